/**
 * A longer time between two looks at the clock is not time played, because the device slept. The page
 * looks far more often than that.
 */
export const MOST_GAP = 30_000;

/** Counts time played, in milliseconds. It never goes back, whatever the clock does. */
export class Stopwatch {
	#milliseconds: number;
	/** The last reading of the clock; null while the watch is stopped. */
	#last: number | null = null;

	/** @param clock in milliseconds since any moment; preferably one that cannot be set. */
	constructor(
		private readonly clock: () => number,
		milliseconds: number
	) {
		this.#milliseconds = milliseconds;
	}

	get isRunning(): boolean {
		return this.#last !== null;
	}

	start(): void {
		this.#last ??= this.clock();
	}

	stop(): void {
		this.look();
		this.#last = null;
	}

	/** Whole milliseconds so far. */
	look(): number {
		if (this.#last !== null) {
			const now = this.clock();
			const gap = now - this.#last;
			this.#milliseconds += gap > 0 ? Math.min(gap, MOST_GAP) : 0;
			this.#last = now;
		}
		return Math.round(this.#milliseconds);
	}

	/** Takes over what another page has counted, if it is more. */
	catchUp(milliseconds: number): void {
		this.#milliseconds = Math.max(this.#milliseconds, milliseconds);
	}
}
