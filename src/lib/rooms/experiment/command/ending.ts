/** Milliseconds in which signals are one wish: npm passes on what the terminal has sent already. */
const ONE_WISH = 1000;

/** Ends the command so that what is done is kept, when somebody wants it to end. */
export class Ending {
	#stop: () => void = () => process.exit(1);
	#askedAt = Infinity;

	constructor() {
		for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
			process.on(signal, () => this.#ask());
	}

	/** @param stop what the first wish does; the second ends the command at once */
	by(stop: () => void): void {
		this.#stop = stop;
	}

	#ask(): void {
		if (this.#askedAt === Infinity) {
			this.#askedAt = performance.now();
			this.#stop();
		} else if (performance.now() - this.#askedAt > ONE_WISH) process.exit(1);
	}
}
