/**
 * How much JavaScript a page loads first: what its HTML preloads and starts, and all that these
 * import statically, gzipped one by one as a server sends them.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const site = path.join(root, 'build');
/** Bytes, gzipped, by page. */
const limits = { 'studio/index.html': 150_000 };

/**
 * @param {string} page relative to the site
 * @returns {{ file: string; bytes: number }[]} the largest first
 */
function firstLoad(page) {
	const html = readFileSync(path.join(site, page), 'utf8');
	const found = new Set(
		[...html.matchAll(/["'](\/[^"']+?\.js)["']/g)]
			.map((match) => match[1] ?? '')
			.filter((address) => address !== '/service-worker.js') // another thread, after the page
			.map((address) => path.join(site, address))
	);
	// a set grows while it is walked
	for (const file of found) {
		const code = readFileSync(file, 'utf8');
		for (const [, specifier] of code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)) {
			found.add(path.resolve(path.dirname(file), specifier ?? ''));
		}
	}
	return [...found]
		.map((file) => ({
			file: path.relative(site, file),
			bytes: gzipSync(readFileSync(file), { level: 9 }).length
		}))
		.sort((a, b) => b.bytes - a.bytes);
}

for (const [page, limit] of Object.entries(limits)) {
	if (!existsSync(path.join(site, page))) {
		console.error(`The site has no ${page}.`);
		process.exitCode = 1;
		continue;
	}
	const files = firstLoad(page);
	const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
	const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
	console.log(`${page}: ${kb(total)} of JavaScript, gzipped, in ${files.length} files.`);
	if (total > limit) {
		console.error(`That is more than ${kb(limit)}. The largest:`);
		for (const { file, bytes } of files.slice(0, 10)) console.error(`  ${kb(bytes)}  ${file}`);
		process.exitCode = 1;
	}
}
