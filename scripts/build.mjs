/**
 * Builds the site into `build/`: `npm run build`, or `BASE_PATH=/some/folder npm run build` for a
 * site that is not at the root of its server.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressSite } from './compress.mjs';
import { ensureInstalled, root } from './install.mjs';
import { Phases } from './phases.mjs';
import { forgetUnused } from './remember.mjs';
import { listFiles } from './site-files.mjs';

/** The inputs of a build. */
const sources = [
	'package.json',
	'package-lock.json',
	'scripts/chunks.mjs',
	'scripts/compress.mjs',
	'scripts/groups.mjs',
	'scripts/icons.mjs',
	'scripts/loads.mjs',
	'scripts/messages',
	'scripts/messages.mjs',
	'scripts/pages.mjs',
	'scripts/phases.mjs',
	'scripts/plain-scripts.mjs',
	'scripts/remember.mjs',
	'scripts/scopes.mjs',
	'scripts/server-assets.mjs',
	'scripts/site-files.mjs',
	'scripts/workers.mjs',
	'src',
	'static',
	'svelte.config.js',
	'tsconfig.json',
	'vite.config.ts'
];

/** Tests and generated files do not affect a build. */
const irrelevant = /\.test\.ts$|^src\/lib\/i18n\/compiled\//;

/**
 * The files under some names, relative to the root, with slashes, sorted.
 *
 * @param {string[]} names
 * @returns {string[]}
 */
function filesUnder(names) {
	return names.flatMap((name) => {
		const file = path.join(root, name);
		if (irrelevant.test(name) || !existsSync(file)) return [];
		if (!statSync(file).isDirectory()) return [name];
		return filesUnder(
			readdirSync(file)
				.sort()
				.map((inside) => `${name}/${inside}`)
		);
	});
}

/**
 * A digest of a build's inputs. It uses contents, not dates, because checking out an older version
 * is also a change.
 *
 * @param {string} base
 */
function digest(base) {
	const hash = createHash('sha256');
	const { SITE_ORIGIN, TEST_LANGUAGE } = process.env;
	hash.update([base, SITE_ORIGIN, TEST_LANGUAGE, process.versions.node].join('\0'));
	for (const name of filesUnder(sources)) {
		hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
	}
	return hash.digest('hex');
}

/** The path on its server of the site that {@link ensureBuiltUnderPath} builds. */
export const subPath = '/courses/backtrail';

/**
 * Builds unless the last build was made from the same sources. It builds in a copy of them, because
 * compiled messages differ between a build, a development server and another base path, and other
 * processes may be using the sources. Exits if the build fails.
 *
 * @param {object} options
 * @param {string} options.base the folder on the server, empty or `/like/this`
 * @param {string} options.workshop the name of the copy in `.cache`
 * @param {string} options.site where the result goes
 * @param {boolean} [options.always] build even if nothing has changed
 */
async function buildSite({ base, workshop, site, always = false }) {
	const copy = path.join(root, '.cache', workshop);
	const stamp = path.join(copy, 'built-from');
	const wanted = digest(base);
	const built = existsSync(path.join(site, 'index.html')) && existsSync(stamp);
	if (!always && built && readFileSync(stamp, 'utf8') === wanted) {
		console.log(`${path.relative(root, site)}/ is up to date.`);
		return;
	}

	mkdirSync(copy, { recursive: true });
	for (const name of ['built-from', 'src', 'static']) {
		rmSync(path.join(copy, name), { recursive: true, force: true });
	}
	for (const name of filesUnder(sources)) cpSync(path.join(root, name), path.join(copy, name));
	const modules = path.join(copy, 'node_modules');
	if (!existsSync(modules)) symlinkSync(path.join(root, 'node_modules'), modules, 'junction');

	const start = Date.now();
	const phases = new Phases();
	const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
	const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
		cwd: copy,
		env: { ...process.env, BASE_PATH: base, BUILT_FROM: wanted, NODE_ENV: 'production' },
		stdio: 'inherit'
	});
	if (status !== 0) process.exit(status ?? 1);
	forgetUnused(copy, start);

	phases.end('both, and the pages');
	const made = path.join(copy, 'build');
	const { writeLanguages } = await import('./messages/per-language.mjs'); // needs installed packages
	await writeLanguages({ site: made, base });
	phases.end('the scripts of each language');
	const { finishPages } = await import('./pages.mjs');
	finishPages({ site: made, base });
	listFiles(made);
	phases.end('the styles of each page');
	await compressSite(made, site);
	phases.end('compressed files');
	rmSync(site, { recursive: true, force: true });
	renameSync(made, site);
	writeFileSync(stamp, wanted);
}

/**
 * The site in `build/`, for the path in `BASE_PATH`.
 *
 * @param {boolean} [always] build even if nothing has changed
 * @returns {Promise<{ site: string; base: string }>}
 */
export async function ensureBuilt(always) {
	const site = path.join(root, 'build');
	const base = process.env.BASE_PATH ?? '';
	await buildSite({ base, workshop: 'build', site, always });
	return { site, base };
}

/** The site built for a path on a server, for the tests, in `.cache/site-under-path/`. */
export async function ensureBuiltUnderPath() {
	const site = path.join(root, '.cache', 'site-under-path');
	await buildSite({ base: subPath, workshop: 'build-under-path', site });
	return { site, base: subPath };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	ensureInstalled();
	if (process.argv.includes('--under-path')) await ensureBuiltUnderPath();
	else await ensureBuilt(!process.argv.includes('--if-changed'));
}
