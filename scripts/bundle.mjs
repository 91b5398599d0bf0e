/** Bundles TypeScript for Node. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** Writes the settings that `tsconfig.json` extends: a fresh checkout has none. */
function ensureSettings() {
	if (existsSync(path.join(root, '.svelte-kit', 'tsconfig.json'))) return;
	const kit = path.join(root, 'node_modules', '@sveltejs', 'kit', 'svelte-kit.js');
	const { status } = spawnSync(process.execPath, [kit, 'sync'], { cwd: root, stdio: 'inherit' });
	if (status !== 0) process.exit(status ?? 1);
}

/**
 * Bundles modules so that Node can import them.
 *
 * @param {Record<string, string>} input the files by the names of their bundles, which get `.js`
 * @param {string} outDir is emptied first; inside the project, where its packages are found
 */
export async function bundle(input, outDir) {
	ensureSettings();
	const { build } = await import('vite');
	await build({
		configFile: false,
		root,
		logLevel: 'warn',
		resolve: { alias: { $lib: path.join(root, 'src', 'lib') } },
		// Node finds no named exports in it.
		ssr: { noExternal: ['lz-string'] },
		build: {
			ssr: true,
			outDir,
			emptyOutDir: true,
			// What it takes long for on a busy machine is no message of the command.
			rolldownOptions: { input, checks: { pluginTimings: false } }
		}
	});
}
