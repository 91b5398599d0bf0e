import type { Notes, NoteTaker, Walk } from '$lib/engine/problem';

/** When and from where each place of a walk was first entered, and when it led to a solution. */
export interface Seen extends Notes {
	/** The position at which a place was entered: 0 for the start, Infinity for never. */
	readonly since: Float64Array;
	/** The place from which it was entered, −1 for the start and for those never entered. */
	readonly from: Int32Array;
	/** The position of the first solution whose path goes through a place, Infinity for none. */
	readonly solved: Float64Array;
}

/** Tracks a walk during a search. */
export class WalkNotes implements NoteTaker {
	readonly #seen: Seen;
	/** The place at each depth of the path. */
	readonly #path: Int32Array;
	/** The places up to this depth are known to be on the path of a solution. */
	#solvedDepth = -1;
	#hasChanged = true;

	constructor(private readonly walk: Walk) {
		const { places, start } = walk;
		this.#seen = {
			since: new Float64Array(places).fill(Infinity),
			from: new Int32Array(places).fill(-1),
			solved: new Float64Array(places).fill(Infinity)
		};
		this.#seen.since[start] = 0;
		this.#path = new Int32Array(places + 1);
		this.#path[0] = start;
	}

	place(_step: number, value: number, depth: number, position: number): void {
		if (this.#solvedDepth >= depth) this.#solvedDepth = depth - 1;
		const from = this.#path[depth - 1];
		const place = from < 0 ? -1 : this.walk.next(from, value);
		this.#path[depth] = place;
		if (place < 0 || this.#seen.since[place] <= position) return;
		this.#seen.since[place] = position;
		this.#seen.from[place] = from;
		this.#hasChanged = true;
	}

	solve(depth: number, position: number): void {
		const { solved } = this.#seen;
		for (let i = this.#solvedDepth + 1; i <= depth; i++) {
			const place = this.#path[i];
			if (place < 0 || solved[place] <= position) continue;
			solved[place] = position;
			this.#hasChanged = true;
		}
		this.#solvedDepth = depth;
	}

	snapshot(): Seen | null {
		if (!this.#hasChanged) return null;
		this.#hasChanged = false;
		const { since, from, solved } = this.#seen;
		return { since: since.slice(), from: from.slice(), solved: solved.slice() };
	}
}

/** The notes of a run of a maze; null if there are none. */
export function seenIn(notes: Notes | null | undefined): Seen | null {
	return notes?.since instanceof Float64Array ? (notes as Seen) : null;
}
