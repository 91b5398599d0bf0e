/**
 * `npm run bench`: runs tests/bench and prints a table. `npm run bench -- layout` runs those whose
 * name contains a word.
 *
 * A benchmark is a module `name.bench.ts` that exports `run(): Promise<Row[]>`
 * (tests/bench/measure.ts). It is bundled first and runs in its own process, because loading
 * TypeScript module by module, as test runners do, adds a lookup to every call of an imported
 * function and slows down inner loops. `name.page.bench.ts` measures in a browser: it finds the
 * built site at `SITE_URL` and the browser at `CHROMIUM_PATH`.
 */
import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureChromium } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { bundle } from './bundle.mjs';
import { ensureInstalled, root } from './install.mjs';
import { serve } from './serve.mjs';

/** @typedef {{ name: string; ratio: number; bound: number | null; detail: string }} Row */

const source = path.join(root, 'tests', 'bench');
const bundles = path.join(root, '.cache', 'bench');

/**
 * @param {string} name
 * @returns {Promise<Row[]>}
 */
function run(name) {
	return new Promise((resolve, reject) => {
		const file = pathToFileURL(path.join(bundles, `${name}.js`)).href;
		const child = fork(path.join(root, 'scripts', 'bench.mjs'), ['--run', file]);
		child.once('message', (rows) => resolve(/** @type {Row[]} */ (rows)));
		child.once('exit', (code) => reject(new Error(`${name} ended with ${String(code)}`)));
	});
}

/** @param {Row} row */
const line = ({ name, ratio, bound, detail }) =>
	`| ${name} | ${ratio.toPrecision(3)} | ${bound ?? '–'} | ${bound === null ? '' : ratio <= bound ? '✓' : '✗'} | ${detail} |`;

const [flag, file] = process.argv.slice(2);
if (flag === '--run' && file) {
	/** @type {{ run: () => Promise<Row[]> }} */
	const benchmark = await import(file);
	process.send?.(await benchmark.run());
	process.disconnect();
} else {
	ensureInstalled({ all: true });
	process.chdir(root);
	const names = readdirSync(source)
		.filter((name) => name.endsWith('.bench.ts') && name.includes(flag ?? ''))
		.map((name) => path.basename(name, '.ts'));
	if (names.length === 0) {
		console.error(`There is no benchmark with ${flag} in its name.`);
		process.exit(2);
	}
	await bundle(
		Object.fromEntries(names.map((name) => [name, path.join(source, `${name}.ts`)])),
		bundles
	);

	/** @type {Awaited<ReturnType<typeof serve>> | undefined} */
	let server;
	if (names.some((name) => name.endsWith('.page.bench'))) {
		await ensureChromium();
		server = await serve(await ensureBuilt());
		process.env.SITE_URL = server.url;
	}
	console.log('| what | measured | at most | | |\n| --- | ---: | ---: | --- | --- |');
	for (const name of names) for (const row of await run(name)) console.log(line(row));
	await server?.close();
}
