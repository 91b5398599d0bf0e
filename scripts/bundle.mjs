/** Bundles TypeScript for Node. */
import path from 'node:path';
import { root } from './install.mjs';

/**
 * Bundles modules so that Node can import them.
 *
 * @param {Record<string, string>} input the files by the names of their bundles, which get `.js`
 * @param {string} outDir is emptied first; inside the project, where its packages are found
 */
export async function bundle(input, outDir) {
	const { build } = await import('vite');
	await build({
		configFile: false,
		root,
		logLevel: 'warn',
		resolve: { alias: { $lib: path.join(root, 'src', 'lib') } },
		// Node finds no named exports in it.
		ssr: { noExternal: ['lz-string'] },
		build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input } }
	});
}
