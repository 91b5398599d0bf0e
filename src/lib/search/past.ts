import type { Walk } from '../problems/problem';
import type { Seen } from '../trace/seen';

/**
 * What was legal along a path when a walk that remembers went it: places were seen since, so the
 * model cannot tell any more.
 */
export class Past {
	#place: number;

	constructor(
		private readonly walk: Walk,
		private readonly seen: Seen,
		private readonly position: number
	) {
		this.#place = walk.start;
	}

	/**
	 * The values up to `last` of `order` that were legal where the path has led: those by which a
	 * place was first entered. @returns a bit mask.
	 */
	legal(order: ArrayLike<number>, last: number): number {
		const entered: number[] = [];
		let legal = 0;
		for (let i = 0; i <= last; i++) {
			const place = this.walk.next(this.#place, order[i]);
			const isFirst =
				place >= 0 &&
				this.seen.from[place] === this.#place &&
				this.seen.since[place] <= this.position &&
				!entered.includes(place);
			if (!isFirst) continue;
			entered.push(place);
			legal |= 1 << order[i];
		}
		return legal;
	}

	/** The path goes on by `value`. */
	enter(value: number): void {
		this.#place = this.walk.next(this.#place, value);
	}
}
