import { clampRate, nextRate } from './rate';

/** Milliseconds over which the effective rate is measured: long enough to read without flicker. */
const WINDOW = 500;

/** The requested rate and the rate actually reached. Both are reactive. */
export class RateMeter {
	#rate = $state(5);
	#effective = $state(5);
	#window: { readonly since: number; moves: number; behind: boolean } | null = null;

	/** Moves per second, 0.5 … 100 million. */
	get rate(): number {
		return this.#rate;
	}
	set rate(rate: number) {
		this.#rate = clampRate(rate);
		this.restart();
	}

	/** Moves per second actually made: less than `rate` if time or the recording is too short. */
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
	 * @param behind time or the recording was too short for all moves that were due.
	 * @param now the time in milliseconds.
	 */
	count(moves: number, behind: boolean, now: number): void {
		const window = (this.#window ??= { since: now, moves: 0, behind: false });
		window.moves += moves;
		window.behind ||= behind;
		const passed = now - window.since;
		if (passed < WINDOW) return;
		const measured = (window.moves * 1000) / passed;
		this.#effective = window.behind ? Math.min(this.#rate, measured) : this.#rate;
		this.#window = { since: now, moves: 0, behind: false };
	}
}
