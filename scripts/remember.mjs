/**
 * What a build computes from the text of a file, kept in `.cache/` for the next build: compiled components, parsed
 * chapters and highlighted programs. The next build then computes what has changed.
 */
import { createHash } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync
} from 'node:fs';
import path from 'node:path';

/** @import { Plugin } from 'vite' */

/** In the folder that is built, beside its sources. */
const FOLDER = '.remembered';

/**
 * The folder, and a digest of what every result depends on; null while nothing is remembered, as in development.
 *
 * @type {{ folder: string; makers: string } | null}
 */
let memory = null;

/**
 * What a function makes of its inputs: from an earlier build if they and the code that builds are the same.
 *
 * @template Made JSON must be able to hold it
 * @param {readonly string[]} inputs all that it depends on, after the name of what makes it
 * @param {() => Made | Promise<Made>} make
 * @returns {Promise<Made>}
 */
export async function remember(inputs, make) {
	if (memory === null) return make();
	const file = path.join(memory.folder, digest([memory.makers, ...inputs]));
	if (existsSync(file)) {
		const now = new Date();
		utimesSync(file, now, now);
		return /** @type {Made} */ (JSON.parse(readFileSync(file, 'utf8')));
	}
	const made = await make();
	// A build that is stopped leaves no half of a file.
	writeFileSync(`${file}.new`, JSON.stringify(made));
	renameSync(`${file}.new`, file);
	return made;
}

/**
 * Removes what the last build has not used.
 *
 * @param {string} root the folder that was built
 * @param {number} start when that build began, in milliseconds
 */
export function forgetUnused(root, start) {
	const folder = path.join(root, FOLDER);
	for (const name of readdirSync(folder)) {
		const file = path.join(folder, name);
		if (statSync(file).mtimeMs < start) rmSync(file);
	}
}

/**
 * The plugin that makes a build remember, components included, which SvelteKit's plugins compile.
 *
 * @returns {Plugin}
 */
export function remembering() {
	return {
		name: 'remembering',
		apply: 'build',
		configResolved({ root, configFileDependencies, plugins }) {
			const folder = path.join(root, FOLDER);
			mkdirSync(folder, { recursive: true });
			// Vite lists the files of its own configuration. The versions of packages are in the lockfile.
			const others = ['package-lock.json', 'svelte.config.js', 'scripts/scopes.mjs'];
			const files = [...configFileDependencies, ...others].sort();
			const texts = files.map((file) => readFileSync(path.resolve(root, file), 'utf8'));
			memory = { folder, makers: digest([process.version, ...texts]) };
			for (const plugin of plugins)
				if (plugin.name.startsWith('vite-plugin-svelte:compile')) rememberTransform(plugin);
		}
	};
}

/** Source maps are left out, because the site has none. @param {Plugin} plugin */
function rememberTransform({ name, transform }) {
	if (typeof transform !== 'object') throw new Error(`${name} has no handler to remember.`);
	const { handler } = transform;
	transform.handler = async function (code, id, ...rest) {
		const side = this.environment.name;
		const made = await remember([name, side, path.relative('', id), code], async () => {
			const result = await handler.call(this, code, id, ...rest);
			return typeof result === 'object' && result !== null ? { ...result, map: null } : null;
		});
		return made ?? undefined;
	};
}

/** @param {readonly string[]} texts */
function digest(texts) {
	return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
