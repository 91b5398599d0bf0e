/**
 * Builds the site into `build/`: `npm run build`, or `BASE_PATH=/some/folder npm run build` for a
 * site that will not be at the root of its server.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

/** Everything that a build is made from. */
const sources = [
	'package.json',
	'package-lock.json',
	'scripts/messages.mjs',
	'src',
	'static',
	'svelte.config.js',
	'tsconfig.json',
	'vite.config.ts'
];

/** Tests, and what tools write among the sources, make no difference to a build. */
const irrelevant =
	/\.test\.ts$|^src\/lib\/i18n\/(paraglide|project\.inlang\/(?!settings\.json))|\/_try/;

/**
 * The files under some names relative to the root, with slashes, in a fixed order.
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
 * A digest of what a build is made from: contents, not dates, because a checkout of an older version
 * is a change too.
 *
 * @param {string} base
 */
function digest(base) {
	const hash = createHash('sha256').update(`${base}\0${process.versions.node}`);
	for (const name of filesUnder(sources)) {
		hash.update(`\0${name}\0`).update(readFileSync(path.join(root, name)));
	}
	return hash.digest('hex');
}

/**
 * Runs `vite build` in a folder that holds the sources. Exits when it fails.
 *
 * @param {string} folder
 * @param {string} base
 */
function viteBuild(folder, base) {
	const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
	const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
		cwd: folder,
		env: { ...process.env, BASE_PATH: base, NODE_ENV: 'production' },
		stdio: 'inherit'
	});
	if (status !== 0) process.exit(status ?? 1);
}

/**
 * Builds unless the last build was made from the same sources.
 *
 * @param {object} options
 * @param {string} [options.base] the folder on the server, empty or `/like/this`
 * @param {string} [options.folder] the folder that holds the sources
 * @param {boolean} [options.always] build even if nothing has changed
 * @returns {string} the folder of the site
 */
export function ensureBuilt({ base = '', folder = root, always = false } = {}) {
	const site = path.join(folder, 'build');
	const stamp = path.join(folder, '.svelte-kit', 'built-from');
	const wanted = digest(base);
	const built = existsSync(path.join(site, 'index.html')) && existsSync(stamp);
	if (!always && built && readFileSync(stamp, 'utf8') === wanted) {
		console.log(`${path.relative(root, site)} is up to date.`);
		return site;
	}
	rmSync(stamp, { force: true });
	viteBuild(folder, base);
	writeFileSync(stamp, wanted);
	return site;
}

/** Where the site of {@link ensureBuiltUnderPath} would live on its server. */
export const subPath = '/courses/backtrail';

/**
 * Builds the site for a sub-path, in a copy of the sources, so that it disturbs neither `build/` nor
 * the compiled messages (which know the path).
 *
 * @returns {string} the folder of the site
 */
export function ensureBuiltUnderPath() {
	const folder = path.join(root, '.cache', 'under-path');
	mkdirSync(folder, { recursive: true });
	rmSync(path.join(folder, 'src'), { recursive: true, force: true });
	for (const name of filesUnder(sources)) {
		cpSync(path.join(root, name), path.join(folder, name));
	}
	const modules = path.join(folder, 'node_modules');
	if (!existsSync(modules)) symlinkSync(path.join(root, 'node_modules'), modules, 'junction');
	return ensureBuilt({ base: subPath, folder });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
	ensureInstalled();
	if (process.argv.includes('--under-path')) ensureBuiltUnderPath();
	else if (process.argv.includes('--if-changed')) ensureBuilt();
	else ensureBuilt({ base: process.env.BASE_PATH ?? '', always: true });
}
