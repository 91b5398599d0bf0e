import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildExperiment } from '../../scripts/experiment-file.mjs';
import { mix } from '../../src/lib/engine/seeded';
import { writeExperiment } from '../../src/lib/rooms/experiment/measure/experiment-file';
import { MIXED } from '../fixtures/experiments';
import { expectSameBytes } from '../fixtures/killed-experiment';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'experiment-more-'));
/** Milliseconds in which the command is killed: it starts, measures or ends. */
const SOON = 700;
let file = '';

beforeAll(async () => {
	file = await buildExperiment(path.join(folder, 'installed'));
	writeFileSync(path.join(folder, 'mixed.json'), writeExperiment(MIXED));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

const run = (...command: string[]) =>
	execFileSync(process.execPath, command, {
		...{ cwd: folder, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' }
	});

describe('npm run experiment', () => {
	it('needs nothing but the files of a fresh checkout and its packages', () => {
		const checkout = path.join(folder, 'checkout');
		mkdirSync(checkout);
		for (const name of ['scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
			cpSync(path.join(root, name), path.join(checkout, name), { recursive: true });
		for (const name of ['svelte.config.js', 'vite.config.ts'])
			cpSync(path.join(root, name), path.join(checkout, name));
		symlinkSync(path.join(root, 'node_modules'), path.join(checkout, 'node_modules'), 'junction');
		const command = path.join(checkout, 'scripts', 'experiment.mjs');
		expect(run(command, 'mixed.json')).toBe(run(file, 'mixed.json'));
	}, 120_000);

	it('gives the same bytes, killed at twenty random moments', async () => {
		const kills = Array.from({ length: 20 }, (_, at) => mix(inject('seed'), at) % SOON);
		await expectSameBytes({ file, folder, kills });
	}, 300_000);
});
