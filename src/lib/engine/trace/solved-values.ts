/**
 * Which values of each variable on the stack led to a solution. The mask of a variable is at the
 * depth of its frame and includes the value in place.
 */
export class SolvedValues {
	readonly #masks: number[];

	/** @param masks of the variables on the stack, from the root. */
	constructor(masks: readonly number[] = []) {
		this.#masks = masks.slice();
	}

	/** A variable is chosen at `depth`: none of its values has been tried. */
	open(depth: number): void {
		this.#masks[depth] = 0;
	}

	/** A solution is found below the first `depth` placements. */
	solve(depth: number, valueAt: (depth: number) => number): void {
		// If a solution was found below a placement before, one was found below those above it.
		for (let at = depth - 1; at >= 0 && !this.has(at, valueAt(at)); at--)
			this.#masks[at] |= 1 << valueAt(at);
	}

	has(depth: number, value: number): boolean {
		return ((this.#masks[depth] >>> value) & 1) !== 0;
	}

	mask(depth: number): number {
		return this.#masks[depth];
	}
}
