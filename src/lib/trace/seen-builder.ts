import type { Walk } from '../problems/problem';
import type { ResumePoint } from './checkpoint';
import { nothingSeen, type Seen } from './seen';

/** Follows a walk as a search goes. */
export class SeenBuilder {
	readonly #seen: Seen;
	/** The place at each depth of the path. */
	#path: Int32Array = new Int32Array(256);
	/** The places up to this depth are known to lie on the way of a solution. */
	#solved = -1;

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
		if (this.#solved >= depth) this.#solved = depth - 1;
		const from = this.#path[depth - 1];
		const place = from < 0 ? -1 : this.walk.next(from, value);
		this.#path[depth] = place;
		if (place < 0 || this.#seen.since[place] <= position) return;
		this.#seen.since[place] = position;
		this.#seen.from[place] = from;
	}

	/** The path, `depth` deep, is a solution at `position`. */
	solve(depth: number, position: number): void {
		const { solved } = this.#seen;
		for (let i = this.#solved + 1; i <= depth; i++) {
			const place = this.#path[i];
			if (place >= 0 && solved[place] > position) solved[place] = position;
		}
		this.#solved = depth;
	}

	/** A copy of what was seen so far. */
	snapshot(): Seen {
		const { since, from, solved } = this.#seen;
		return { since: since.slice(), from: from.slice(), solved: solved.slice() };
	}

	/** Takes over what is known to have been seen by a position. */
	#keep({ since, from, solved }: Seen, position: number): void {
		solved.forEach((at, place) => {
			if (at <= position) this.#seen.solved[place] = at;
		});
		since.forEach((entered, place) => {
			if (entered > position) return;
			this.#seen.since[place] = entered;
			this.#seen.from[place] = from[place];
		});
	}
}
