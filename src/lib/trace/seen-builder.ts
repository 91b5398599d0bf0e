import type { Walk } from '../problems/problem';
import type { ResumePoint } from './checkpoint';
import { nothingSeen, type Seen } from './seen';

/** Follows a walk as a search goes. */
export class SeenBuilder {
	readonly #seen: Seen;
	/** The place at each depth of the path. */
	#path: Int32Array = new Int32Array(256);

	/** @param from the point from which the search goes on, when it does not start anew. */
	constructor(
		private readonly walk: Walk,
		from: ResumePoint | null
	) {
		this.#seen = nothingSeen(walk);
		if (from?.seen !== undefined) this.#keep(from.seen, from.statistics.steps);
		this.#path[0] = walk.start;
		const { decisions, statistics } = from ?? { decisions: [], statistics: { steps: 0 } };
		for (let i = 0; i < decisions.length; i += 2)
			this.enter(i / 2 + 1, decisions[i + 1], statistics.steps);
	}

	/** A placement of `value` has led to `position`, `depth` deep. */
	enter(depth: number, value: number, position: number): void {
		if (depth === this.#path.length) {
			const longer = new Int32Array(depth * 2);
			longer.set(this.#path);
			this.#path = longer;
		}
		const from = this.#path[depth - 1];
		const place = from < 0 ? -1 : this.walk.next(from, value);
		this.#path[depth] = place;
		if (place < 0 || this.#seen.since[place] <= position) return;
		this.#seen.since[place] = position;
		this.#seen.from[place] = from;
	}

	/** A copy of what was seen so far. */
	snapshot(): Seen {
		return { since: this.#seen.since.slice(), from: this.#seen.from.slice() };
	}

	/** Takes over what is known to have been seen by a position. */
	#keep({ since, from }: Seen, position: number): void {
		since.forEach((entered, place) => {
			if (entered > position) return;
			this.#seen.since[place] = entered;
			this.#seen.from[place] = from[place];
		});
	}
}
