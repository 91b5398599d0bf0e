/**
 * A Vite plugin: a build for browsers makes the workers together with the pages, so that both use the same files.
 * Vite alone bundles each worker apart, with a copy of all that it imports.
 */
import path from 'node:path';

const newWorker =
	/new Worker\(\s*new URL\('(\.[^']+\.worker\.ts)', import\.meta\.url\)(?=,\s*\{\s*type: 'module'\s*\}\s*\))/g;

/** Where Vite's helper for dynamic imports adds links to the page: a worker has no page. */
const asksPage = '__VITE_IS_MODERN__ && deps';

/** @returns {import('vite').Plugin} */
export function workers() {
	let isForBrowsers = false;
	return {
		name: 'workers',
		enforce: 'pre',
		configResolved: ({ build, command }) =>
			void (isForBrowsers = command === 'build' && !build.ssr),
		transform: {
			filter: { code: /new Worker\(|__VITE_IS_MODERN__/ },
			handler(code, id) {
				if (!isForBrowsers) return;
				if (id.includes('preload-helper')) {
					if (!code.includes(asksPage))
						this.error('Vite has changed its helper for dynamic imports.');
					return code
						.replace(asksPage, `typeof document !== 'undefined' && ${asksPage}`)
						.replaceAll('window.dispatchEvent', 'self.dispatchEvent');
				}
				const emitted = code.replaceAll(newWorker, (_, /** @type {string} */ file) => {
					const worker = path.resolve(path.dirname(id), file);
					const name = path.basename(worker, '.ts');
					const reference = this.emitFile({ type: 'chunk', id: worker, name });
					return `new Worker(import.meta.ROLLDOWN_FILE_URL_${reference}`;
				});
				if (/new URL\([^)]*\.worker\.ts/.test(emitted))
					this.error(
						"Write it as new Worker(new URL('./a.worker.ts', import.meta.url), { type: 'module' })."
					);
				return emitted;
			}
		}
	};
}
