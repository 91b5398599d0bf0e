import { clampRate, nextRate } from './rate';

/** Milliseconds over which the effective rate is measured: long enough to read without flicker. */
const WINDOW = 500;

/** The requested rate and the rate actually reached. Both are reactive. */
export class RateMeter {
	#rate = $state(5);
	#effective = $state(5);
	#window: { readonly since: number; moves: number; late: boolean } | null = null;

	/** Moves per second, 0.5 … 100 million. */
	get rate(): number {
		return this.#rate;
	}
	set rate(rate: number) {
		this.#rate = clampRate(rate);
		this.restart();
	}

	/** Moves per second actually made: less than `rate` if there is not enough time. */
	get effective(): number {
		return this.#effective;
	}

	/** Discards the measurement; until the next one, the effective rate is the rate. */
	restart(): void {
		this.#window = null;
		this.#effective = this.#rate;
	}

	/** Picks the next rate in the series, higher (1) or lower (−1). */
	change(direction: 1 | -1): void {
		this.rate = nextRate(this.#rate, direction);
	}

	/**
	 * Counts the moves of one frame.
	 * @param late there was not enough time for all moves that were due.
	 * @param now the time in milliseconds.
	 */
	count(moves: number, late: boolean, now: number): void {
		const window = (this.#window ??= { since: now, moves: 0, late: false });
		window.moves += moves;
		window.late ||= late;
		const passed = now - window.since;
		if (passed < WINDOW) return;
		const measured = (window.moves * 1000) / passed;
		this.#effective = window.late ? Math.min(this.#rate, measured) : this.#rate;
		this.#window = { since: now, moves: 0, late: false };
	}
}
