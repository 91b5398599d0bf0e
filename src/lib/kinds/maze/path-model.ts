import type { Model } from '$lib/engine/problem';

/** A path through a maze that never enters a place twice. Hot code: typed arrays, no allocation. */
export class PathModel implements Model {
	/** The last place of the path, and the number of steps to it. */
	protected here: number;
	protected steps = 0;
	/** The places of the path in order, and for each place whether the path is on it. */
	readonly #path: Int16Array;
	readonly #isOnPath: Uint8Array;

	/** @param next where each of the four values leads from each place, −1 for nowhere. */
	constructor(
		private readonly next: Int16Array,
		start: number
	) {
		const places = next.length / 4;
		this.#path = new Int16Array(places);
		this.#isOnPath = new Uint8Array(places);
		this.#path[0] = start;
		this.#isOnPath[start] = 1;
		this.here = start;
	}

	legal(step: number): number {
		if (step !== this.steps) return 0;
		const from = 4 * this.here;
		return (
			this.#enter(from) | this.#enter(from + 1) | this.#enter(from + 2) | this.#enter(from + 3)
		);
	}

	/** The bit of the value at an index of `next`, 0 if it is not legal. */
	#enter(index: number): number {
		const place = this.next[index];
		return place >= 0 && this.#isOnPath[place] === 0 ? 1 << (index & 3) : 0;
	}

	place(_step: number, value: number): void {
		const place = this.next[4 * this.here + value];
		this.#isOnPath[place] = 1;
		this.#path[++this.steps] = place;
		this.here = place;
	}

	takeBack(): void {
		this.#isOnPath[this.here] = 0;
		this.here = this.#path[--this.steps];
	}
}
