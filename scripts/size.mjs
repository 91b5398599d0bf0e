/**
 * The JavaScript that each page loads first: the scripts that its HTML preloads and starts, with
 * all static imports, gzipped individually as a server sends them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './install.mjs';

const site = path.join(root, 'build');
/** The bundler's map from sources to files. */
const manifest = path.join(root, '.cache/build/.svelte-kit/output/client/.vite/manifest.json');
/** Bytes, gzipped. */
const limit = 150_000;

/**
 * The pages, each with the extra source that it needs before it shows anything: a studio loads the
 * view of its problem.
 *
 * @type {{ page: string; source?: string }[]}
 */
const pages = [
	{ page: 'index.html' },
	...readdirSync(path.join(site, 'studio')).map((kind) => ({
		page: `studio/${kind}/index.html`,
		source: `src/lib/problems/${kind}/view/index.ts`
	}))
];

/**
 * @param {string} page relative to the site
 * @param {string} [source] what it loads in addition
 * @returns {{ file: string; bytes: number }[]} largest first
 */
function firstLoad(page, source) {
	const html = readFileSync(path.join(site, page), 'utf8');
	const found = new Set(
		[...html.matchAll(/["'](\/[^"']+?\.js)["']/g)]
			.map((match) => match[1] ?? '')
			.filter((address) => address !== '/service-worker.js') // loaded after the page, in another thread
			.map((address) => path.join(site, address))
	);
	if (source !== undefined) {
		/** @type {Record<string, { file: string }>} */
		const files = JSON.parse(readFileSync(manifest, 'utf8'));
		const view = files[source];
		if (!view) throw new Error(`The site has no ${source}.`);
		found.add(path.join(site, view.file));
	}
	// the set grows during the loop
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

for (const { page, source } of pages) {
	const files = firstLoad(page, source);
	const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
	const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
	console.log(`${page}: ${kb(total)} of JavaScript, gzipped, in ${files.length} files.`);
	if (total > limit) {
		console.error(`That is more than ${kb(limit)}. The largest:`);
		for (const { file, bytes } of files.slice(0, 10)) console.error(`  ${kb(bytes)}  ${file}`);
		process.exitCode = 1;
	}
}
