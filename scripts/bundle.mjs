/** Bundles TypeScript for Node. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';
import { compileMessages } from './messages.mjs';

const i18n = path.join(root, 'src', 'lib', 'i18n');

/** Writes the settings that `tsconfig.json` extends: a fresh checkout has none. */
function ensureSettings() {
	if (existsSync(path.join(root, '.svelte-kit', 'tsconfig.json'))) return;
	const kit = path.join(root, 'node_modules', '@sveltejs', 'kit', 'svelte-kit.js');
	// Its messages are not part of the command's output.
	const { status } = spawnSync(process.execPath, [kit, 'sync'], {
		cwd: root,
		stdio: ['ignore', process.stderr, process.stderr]
	});
	if (status !== 0) process.exit(status ?? 1);
}

/**
 * @param {import('vite').InlineConfig} config
 * @param {import('vite').Rolldown.RolldownOptions} rolldownOptions
 */
async function buildForNode({ build, ...config }, rolldownOptions) {
	ensureSettings();
	await compileMessages();
	const vite = await import('vite');
	return vite.build({
		configFile: false,
		root,
		logLevel: 'warn',
		resolve: {
			alias: [
				// Commands and benchmarks speak English.
				{ find: /^.*\/compiled\/messages$/, replacement: path.join(i18n, 'compiled', 'en.js') },
				{ find: '$lib', replacement: path.join(root, 'src', 'lib') }
			]
		},
		...config,
		build: {
			ssr: true,
			...build,
			// What it takes long for on a busy machine is no message of the command.
			rolldownOptions: { ...rolldownOptions, checks: { bundlerTimings: false } }
		}
	});
}

/**
 * Bundles modules so that Node can import them.
 *
 * @param {Record<string, string>} input the files by the names of their bundles, which get `.js`
 * @param {string} outDir is emptied first; inside the project, where its packages are found
 */
export async function bundle(input, outDir) {
	// Node finds no named exports in it.
	const ssr = { noExternal: ['lz-string'] };
	await buildForNode({ ssr, build: { outDir, emptyOutDir: true } }, { input });
}

/**
 * Bundles a module with all that it imports, packages too.
 *
 * @param {string} entry its path in the project
 * @param {Record<string, unknown>} [constants] what names that are nowhere declared stand for
 * @returns {Promise<string>} one module, the same on every machine
 */
export async function bundleWhole(entry, constants = {}) {
	/** @type {Record<string, string>} */
	const define = {};
	for (const [name, value] of Object.entries(constants)) define[name] = JSON.stringify(value);
	const built = await buildForNode(
		{
			define,
			ssr: { noExternal: true },
			build: { write: false, minify: true, target: 'node20.19' }
		},
		{ input: path.join(root, entry), output: { codeSplitting: false } }
	);
	const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
	return output[0].code;
}
