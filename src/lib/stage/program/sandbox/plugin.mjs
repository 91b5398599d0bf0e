import path from 'node:path';
import { build } from 'vite';
import { frameDocument } from './document.mjs';

const SCRIPT = '?script';
const FRAME = '/boot.js?frame';
const lib = path.resolve(import.meta.dirname, '../../..');

/**
 * Bundles a module and all that it imports into the text of one classic script.
 *
 * @param {string} file
 * @param {boolean} minify
 * @returns {Promise<{ text: string; files: string[] }>} and the files that it is made of
 */
async function bundled(file, minify) {
	const result = await build({
		configFile: false,
		logLevel: 'error',
		resolve: { alias: { $lib: lib } },
		// A script that is not from an address has none; and it is not for Node, where MicroPython awaits modules.
		define: { 'import.meta.url': 'undefined', process: 'undefined' },
		build: {
			write: false,
			minify,
			rolldownOptions: { input: file, output: { format: 'iife', codeSplitting: false } }
		}
	});
	const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
	const [script] = output;
	// What the bundler adds has no file.
	const files = Object.keys(script.modules).filter((file) => !file.startsWith('\0'));
	return { text: script.code, files };
}

/**
 * Vite plugin for what runs readers' programs: `import text from './some.worker.ts?script'` gives the text of
 * a worker's script, and `import html from './boot.js?frame'` the document of the frame that starts it.
 *
 * @returns {import('vite').Plugin}
 */
export function programScripts() {
	let minify = false;
	return {
		name: 'program-scripts',
		enforce: 'pre',
		configResolved: ({ isProduction }) => void (minify = isProduction),
		load: {
			filter: { id: /\?script$|\/boot\.js\?frame$/ },
			async handler(id) {
				let text = frameDocument;
				if (!id.endsWith(FRAME)) {
					const script = await bundled(id.slice(0, -SCRIPT.length), minify);
					for (const file of script.files) this.addWatchFile(file);
					text = script.text;
				}
				return { code: `export default ${JSON.stringify(text)};`, moduleType: 'js', map: null };
			}
		}
	};
}
