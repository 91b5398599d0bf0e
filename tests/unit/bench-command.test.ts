import { execFile } from 'node:child_process';
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const checkout = mkdtempSync(path.join(tmpdir(), 'bench-'));
afterAll(() => rmSync(checkout, { recursive: true }));

it('npm run bench compiles the messages, which a checkout does not have before its first test', async () => {
	const i18n = path.join('src', 'lib', 'i18n');
	mkdirSync(path.join(checkout, 'tests', 'bench'), { recursive: true });
	for (const name of ['scripts', 'package.json', 'package-lock.json'])
		cpSync(path.join(root, name), path.join(checkout, name), { recursive: true });
	for (const name of ['messages', 'project.inlang'])
		cpSync(path.join(root, i18n, name), path.join(checkout, i18n, name), { recursive: true });
	// One file of messages shows it, and all of them take seconds.
	const settings = path.join(checkout, i18n, 'project.inlang', 'settings.json');
	const project = JSON.parse(readFileSync(settings, 'utf8')) as Record<string, unknown>;
	const one = { pathPattern: ['./messages/{locale}/tour.json'] };
	writeFileSync(settings, JSON.stringify({ ...project, 'plugin.inlang.messageFormat': one }));
	symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
	const ended = await new Promise<{ code: number | null; err: string }>((resolve) => {
		const script = path.join(checkout, 'scripts', 'bench.mjs');
		const child = execFile(process.execPath, [script, 'none'], { cwd: tmpdir() }, (_, __, err) =>
			resolve({ code: child.exitCode, err })
		);
	});
	expect(ended).toMatchObject({ code: 2, err: expect.stringContaining('none') as string });
	expect(existsSync(path.join(checkout, i18n, 'paraglide', 'messages.js'))).toBe(true);
});
