import type { Problem } from '../problem';
import type { Placements } from '../search/conflicts';
import { FORCED } from '../search/position';
import { BACKTRACK, FORCE, PLACE, stepKind, stepValue, stepVariable } from '../search/step';

/** The placements in force, in the order of the stack, for whoever follows the steps of a search. */
export class FollowedStack implements Placements {
	readonly assignment: Int8Array;
	readonly path: Int32Array;
	/** Whether elimination made a placement ({@link FORCED}); else 0. */
	readonly triedAt: Uint8Array;
	depth = 0;

	constructor({ variableCount, fixed }: Pick<Problem, 'variableCount' | 'fixed'>) {
		this.assignment = Int8Array.from(fixed);
		this.path = new Int32Array(variableCount + 1);
		this.triedAt = new Uint8Array(variableCount + 1);
	}

	/** Follows a packed step. */
	follow(step: number): void {
		const kind = stepKind(step);
		const variable = stepVariable(step);
		if (kind === PLACE || kind === FORCE) {
			this.triedAt[this.depth] = kind === FORCE ? FORCED : 0;
			this.path[this.depth++] = variable;
			this.assignment[variable] = stepValue(step);
		} else if (kind === BACKTRACK) {
			this.depth--;
			this.assignment[variable] = -1;
		}
	}
}
