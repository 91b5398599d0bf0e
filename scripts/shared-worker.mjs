/**
 * The search worker shares its scripts with the page: both search, so a worker bundled by itself
 * would load most of the page's search a second time. `import address from './x.worker.ts?address'`
 * is the address of such a worker, for `new Worker(address, { type: 'module' })`.
 */
const SUFFIX = '?address';

/** @returns {import('vite').Plugin} */
export function sharedWorker() {
	let isSite = false;
	let isBuild = false;
	return {
		name: 'shared-worker',
		enforce: 'pre',
		config: () => ({
			build: {
				// Lists of scripts to preload would make every page heavier, and a worker has no document for
				// the links. What is loaded later finds its scripts itself.
				modulePreload: { resolveDependencies: () => [] }
			}
		}),
		configResolved({ command, build }) {
			isBuild = command === 'build';
			isSite = isBuild && !build.ssr;
		},
		load(id) {
			if (!id.endsWith(SUFFIX)) return null;
			const file = id.slice(0, -SUFFIX.length);
			if (isSite) {
				const chunk = this.emitFile({ type: 'chunk', id: file });
				return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
			}
			// Pages are rendered without workers.
			return isBuild
				? `export default '';`
				: `export { default } from ${JSON.stringify(`${file}?worker&url`)};`;
		}
	};
}
