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
	/** @type {Set<string>} the modules of the workers, and their files */
	const workers = new Set();
	return {
		name: 'shared-worker',
		enforce: 'pre',
		config: () => ({
			build: {
				modulePreload: {
					// A worker has no document for the links that preload.
					resolveDependencies: (_, files, { hostId }) => (workers.has(hostId) ? [] : files)
				}
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
				workers.add(file);
				const chunk = this.emitFile({ type: 'chunk', id: file });
				return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
			}
			// Pages are rendered without workers.
			return isBuild
				? `export default '';`
				: `export { default } from ${JSON.stringify(`${file}?worker&url`)};`;
		},
		generateBundle(_, bundle) {
			for (const [file, made] of Object.entries(bundle))
				if (made.type === 'chunk' && workers.has(made.facadeModuleId ?? '')) workers.add(file);
		}
	};
}
