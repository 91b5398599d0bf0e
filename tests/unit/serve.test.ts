import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

it('an address that cannot be decoded is a page that is not there', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'serve-'));
	const site = path.join(folder, 'build');
	mkdirSync(site);
	writeFileSync(path.join(site, 'index.html'), 'home');
	writeFileSync(path.join(site, '404.html'), 'not here');
	const server = await serve({ site });
	try {
		for (const [address, status, text] of [
			['', 200, 'home'],
			['nowhere/', 404, 'not here'],
			['%', 404, 'not here'],
			['a%2', 404, 'not here']
		] as const) {
			const response = await fetch(server.url + address);
			expect([response.status, await response.text()], address).toEqual([status, text]);
		}
	} finally {
		await server.close();
		rmSync(folder, { recursive: true });
	}
});

it.each(['abc', '-1', '70000', '1.5'])('npm start says that PORT=%s is no port', (port) => {
	const start = path.resolve(import.meta.dirname, '../../scripts/start.mjs');
	const { status, stderr } = spawnSync(process.execPath, [start], {
		env: { ...process.env, PORT: port },
		encoding: 'utf8'
	});
	expect(status).toBe(1);
	expect(stderr).toBe(`PORT is "${port}". It must be a number from 0 to 65535.\n`);
});
