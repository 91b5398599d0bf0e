/**
 * A Vite plugin: the build for the server names its assets as the one for browsers does (chunks.mjs). SvelteKit
 * adds the server's to the site unless they are there by the same name, so each was there twice.
 *
 * @returns {import('vite').Plugin}
 */
export function serverAssets() {
	let isForServer = false;
	return {
		name: 'server-assets',
		configResolved: ({ build }) => void (isForServer = Boolean(build.ssr)),
		outputOptions: (options) => {
			const pattern = options.assetFileNames;
			if (!isForServer || typeof pattern !== 'string') return options;
			return { ...options, assetFileNames: pattern.replace('[hash]', '[hash:7]') };
		}
	};
}
