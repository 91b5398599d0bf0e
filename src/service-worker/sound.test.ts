import { describe, expect, it } from 'vitest';
import { isSound } from './sound';

const script = 'export const one = 1;';
// echo -n 'export const one = 1;' | openssl dgst -sha256 -binary | base64
const hash = 'zLgEZzJvFv7uWcKQ4Mnh8pGXPuHqNMEwkMp90jp8rHY=';
const answer = (body: string, type: string, status = 200) =>
	new Response(body, { status, headers: { 'content-type': type } });

describe('what a service worker may keep', () => {
	it.each([
		['the file', '/a.js', answer(script, 'text/javascript; charset=utf-8'), hash, true],
		['a page under the name of a script', '/a.js', answer('<html>', 'text/html'), undefined, false],
		['a page with the type of a script', '/a.js', answer('<html>', 'text/javascript'), hash, false],
		['a page under the name of a style sheet', '/a.css', answer('', 'text/html'), undefined, false],
		['half a file', '/a.woff2', answer(script.slice(9), 'font/woff2'), hash, false],
		['a file of any type that is as it was built', '/a.woff2', answer(script, ''), hash, true],
		['a page', '/learn/', answer('<html>', 'text/html'), undefined, true],
		['an error', '/learn/', answer('<html>', 'text/html', 404), undefined, false]
	])('%s', async (_, path, response, known, expected) => {
		expect(await isSound(path, response, known)).toBe(expected);
		// Its content can still be kept.
		expect(response.bodyUsed).toBe(false);
	});
});
