import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

const site = mkdtempSync(path.join(tmpdir(), 'serve-'));
mkdirSync(path.join(site, 'about'));
for (const [name, text] of [
	['index.html', 'home'],
	['about/index.html', 'about'],
	['404.html', 'not here']
] as const)
	writeFileSync(path.join(site, name), text);
afterAll(() => rmSync(site, { recursive: true }));

it.each(['', '/courses/backtrail'])('a site at "%s/" is served like a folder', async (base) => {
	const server = await serve({ site, base });
	try {
		expect(new URL(server.url).pathname).toBe(`${base}/`);
		for (const [address, status, text] of [
			['', 200, 'home'],
			['?at=3', 200, 'home'],
			['about/', 200, 'about'],
			['about/index.html', 200, 'about'],
			['nowhere/', 404, 'not here'],
			['..%2fserve.mjs', 404, 'not here'],
			// They cannot be decoded.
			['%', 404, 'not here'],
			['a%2', 404, 'not here']
		] as const) {
			const response = await fetch(server.url + address);
			expect([response.status, await response.text()], address).toEqual([status, text]);
		}
		if (base !== '') expect((await fetch(new URL('/', server.url))).status).toBe(404);
	} finally {
		await server.close();
	}
});

it.each(['bytes=5-1', 'bytes=9-', 'bytes=-2', 'bytes=a-b', 'lines=1-2', ''])(
	'a request for the range "%s" gets the whole file',
	async (range) => {
		const server = await serve({ site });
		try {
			const response = await fetch(server.url, { headers: { range } });
			expect([response.status, await response.text()]).toEqual([200, 'home']);
		} finally {
			await server.close();
		}
	}
);

it('a port that is in use is followed by the next free one', async () => {
	const first = await serve({ site });
	const port = Number(new URL(first.url).port);
	const second = await serve({ site, port });
	try {
		expect(Number(new URL(second.url).port)).toBeGreaterThan(port);
		expect(await (await fetch(second.url)).text()).toBe('home');
	} finally {
		await Promise.all([first.close(), second.close()]);
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
