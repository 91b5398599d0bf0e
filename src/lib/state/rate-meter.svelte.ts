import { clampRate, nextRate } from './rate';

/** The effective rate is measured over so many milliseconds: it should be readable, not flicker. */
const WINDOW = 500;

/** The rate that is asked for, and the rate that is really reached. Both are reactive. */
export class RateMeter {
	#rate = $state(5);
	#effective = $state(5);
	#window: { readonly since: number; moves: number; late: boolean } | null = null;

	/** Moves a second, 0.5 … 100 million. */
	get rate(): number {
		return this.#rate;
	}
	set rate(rate: number) {
		this.#rate = clampRate(rate);
		this.restart();
	}

	/** Moves a second that are really made: less than `rate` where time is too short. */
	get effective(): number {
		return this.#effective;
	}

	/** Forgets what was measured; until the next measurement the effective rate is the rate. */
	restart(): void {
		this.#window = null;
		this.#effective = this.#rate;
	}

	/** The next rate of the series above (1) or below (−1) the present one. */
	change(direction: 1 | -1): void {
		this.rate = nextRate(this.#rate, direction);
	}

	/**
	 * Counts the moves of one frame.
	 * @param late there was no time for all the moves that were due.
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
