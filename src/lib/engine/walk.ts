import type { Model, Walk } from './problem';

/** The places of a walk in order, the start first, as far as its steps follow one another. */
export function placesOf(
	{ walk }: { readonly walk?: Walk },
	assignment: ArrayLike<number>
): number[] {
	if (walk === undefined) return [];
	const places = [walk.start];
	for (let step = 0; step < assignment.length && assignment[step] >= 0; step++) {
		const next = walk.next(places[step], assignment[step]);
		if (next < 0) break;
		places.push(next);
	}
	return places;
}

/** A walk that never enters a place twice. Hot code: typed arrays, no allocation. */
export class WalkModel implements Model {
	/** The last place of the walk, and the number of steps to it. */
	protected here: number;
	protected steps = 0;
	/** The places of the walk in order, and for each place whether the walk is on it. */
	readonly #path: Int16Array;
	protected readonly isOnPath: Uint8Array;

	/**
	 * @param next where each value leads from each place, −1 for nowhere.
	 * @param values how many values there are.
	 */
	constructor(
		protected readonly next: Int16Array,
		protected readonly values: number,
		start: number
	) {
		const places = next.length / values;
		this.#path = new Int16Array(places);
		this.isOnPath = new Uint8Array(places);
		this.#path[0] = start;
		this.isOnPath[start] = 1;
		this.here = start;
	}

	legal(step: number): number {
		return step === this.steps ? this.onward(this.here) : 0;
	}

	/** The values that lead from a place to where the walk has not been. */
	protected onward(from: number): number {
		const { next, values, isOnPath } = this;
		let mask = 0;
		for (let value = 0; value < values; value++) {
			const place = next[values * from + value];
			if (place >= 0 && isOnPath[place] === 0) mask |= 1 << value;
		}
		return mask;
	}

	place(_step: number, value: number): void {
		this.here = this.next[this.values * this.here + value];
		this.isOnPath[this.here] = 1;
		this.#path[++this.steps] = this.here;
	}

	takeBack(): void {
		this.isOnPath[this.here] = 0;
		this.here = this.#path[--this.steps];
	}
}
