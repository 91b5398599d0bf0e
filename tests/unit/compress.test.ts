import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressSite } from '../../scripts/compress.mjs';
import { serve } from '../../scripts/serve.mjs';

const site = mkdtempSync(path.join(tmpdir(), 'compress-'));
const page = '<p>the same again</p>'.repeat(100);
const noise = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * at * 7919) >> 5));

beforeAll(async () => {
	mkdirSync(path.join(site, 'about'));
	writeFileSync(path.join(site, 'about/index.html'), page);
	writeFileSync(path.join(site, '404.html'), page);
	writeFileSync(path.join(site, 'short.js'), 'export {};');
	writeFileSync(path.join(site, 'font.woff2'), noise);
	await compressSite(site);
});
afterAll(() => rmSync(site, { recursive: true }));

describe('the compressed files of a site', () => {
	it('are beside those that are worth it, and say the same', () => {
		const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
		expect(names.filter((name) => /\.(br|gz)$/.test(name)).sort()).toEqual([
			'404.html.br',
			'404.html.gz',
			path.join('about', 'index.html.br'),
			path.join('about', 'index.html.gz')
		]);
		const about = path.join(site, 'about/index.html');
		expect(brotliDecompressSync(readFileSync(`${about}.br`)).toString()).toBe(page);
		expect(gunzipSync(readFileSync(`${about}.gz`)).toString()).toBe(page);
	});

	it('are taken from a former site where the plain ones are the same', async () => {
		const next = mkdtempSync(path.join(tmpdir(), 'compress-next-'));
		try {
			const changed = page.replaceAll('same', 'other');
			writeFileSync(path.join(next, '404.html'), page);
			writeFileSync(path.join(next, 'changed.html'), changed);
			writeFileSync(path.join(site, 'changed.html'), page);
			writeFileSync(path.join(site, '404.html.gz'), 'as it was');
			await compressSite(next, site);
			expect(readFileSync(path.join(next, '404.html.gz'), 'utf8')).toBe('as it was');
			const made = readFileSync(path.join(next, 'changed.html.gz'));
			expect(gunzipSync(made).toString()).toBe(changed);
		} finally {
			rmSync(next, { recursive: true });
		}
	});

	it('are sent to those who take them, as what they are', async () => {
		const server = await serve({ site });
		try {
			const tags = new Set<string | null>();
			for (const [accepted, encoding] of [
				['br, gzip', 'br'],
				['gzip', 'gzip'],
				['identity', null]
			] as const) {
				const response = await fetch(`${server.url}about/`, {
					headers: { 'accept-encoding': accepted }
				});
				expect(response.headers.get('content-encoding')).toBe(encoding);
				expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
				expect(response.headers.get('vary')).toBe('Accept-Encoding');
				expect(await response.text()).toBe(page);
				tags.add(response.headers.get('etag'));
			}
			expect(tags.size).toBe(3);
		} finally {
			await server.close();
		}
	});
});
