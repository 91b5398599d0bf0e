/** Says how long each phase of a build takes. */

/** A clock that starts anew with each phase. */
export class Phases {
	#since = performance.now();

	begin() {
		this.#since = performance.now();
	}

	/** Prints the seconds since the phase began. @param {string} phase */
	end(phase) {
		console.log(`${((performance.now() - this.#since) / 1000).toFixed(1).padStart(7)} s  ${phase}`);
		this.begin();
	}
}

/**
 * The plugin that times what Vite does. SvelteKit builds the server's part first, then the browser's, then the pages.
 *
 * @returns {import('vite').Plugin}
 */
export function phases() {
	const clock = new Phases();
	let isForServer = false;
	return {
		name: 'phases',
		apply: 'build',
		configResolved: ({ build }) => void (isForServer = Boolean(build.ssr)),
		buildStart: () => {
			clock.begin();
		},
		generateBundle: () => {
			clock.end(isForServer ? 'the server’s part' : 'the browser’s part');
		}
	};
}
