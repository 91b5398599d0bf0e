/** Says how long each phase of a build takes. */

/** A clock that starts anew with each phase. */
export class Phases {
	#since = performance.now();

	/**
	 * Prints the seconds since the phase before this one ended.
	 *
	 * @param {string} phase
	 */
	end(phase) {
		const now = performance.now();
		console.log(`${((now - this.#since) / 1000).toFixed(1).padStart(7)} s  ${phase}`);
		this.#since = now;
	}
}

/**
 * The plugin that times what Vite does. SvelteKit builds the server's part first, and the pages last.
 *
 * @returns {import('vite').Plugin}
 */
export function phases() {
	const phases = new Phases();
	let part = '';
	return {
		name: 'phases',
		apply: 'build',
		configResolved: ({ build }) =>
			void (part = build.ssr ? 'the server’s part' : 'the browser’s part'),
		buildStart: () => {
			phases.end(`before ${part}`);
		},
		generateBundle: () => {
			phases.end(part);
		}
	};
}
