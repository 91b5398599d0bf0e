import type { Problem } from '../problem';
import { Conflicts } from '../search/conflicts';
import { FORCED } from '../search/position';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	FORCE,
	PLACE,
	PRUNE,
	SOLUTION,
	stepKind,
	stepVariable
} from '../search/step';
import { FollowedStack } from '../trace/followed-stack';
import type { Placed } from './reasons';

/** Depths of the stack. */
type Depths = ReadonlySet<number>;

/**
 * Follows the steps of a search and says why each dead end failed: the placements without which it would not
 * have (a nogood: R. Dechter, "Enhancement schemes for constraint processing: backjumping, learning, and
 * cutset decomposition", Artificial Intelligence 41 (1990), 273–312).
 *
 * These are the conflict sets of conflict-directed backjumping, whether the search jumps or not. When it does
 * not, and a decision has no part in why the search failed below it, then neither do its other values: the
 * node fails for that same reason.
 */
export class Failures {
	/** The node of the latest dead end: the position of the placement that leads there, 0 for the root. */
	node = 0;
	/** The latest dead end failed for a reason of its own, not for that of a dead end below it. */
	isNew = false;
	/** The steps followed so far. */
	position = 0;
	readonly #conflicts: Conflicts;
	readonly #stack: FollowedStack;
	/** For each depth, the position of the placement below it. */
	readonly #placedAt: number[] = [0];
	/** For each depth, the variable that is decided there, −1 for none. */
	readonly #chosen: number[] = [];
	/** For each depth, why the values tried there have failed. */
	readonly #failed: Depths[] = [];
	/** For each depth, why nothing there can succeed, if that is known before its values are tried. */
	readonly #doomed: (Depths | null)[] = [];
	/** Why the latest dead end failed; with a solution, all placements. */
	#reason: Depths = new Set();

	constructor(problem: Problem) {
		this.#stack = new FollowedStack(problem);
		this.#conflicts = new Conflicts(problem, this.#stack);
	}

	/** Follows a packed step. */
	follow(step: number): void {
		this.position++;
		const { depth } = this.#stack;
		this.#stack.follow(step);
		const variable = stepVariable(step);
		switch (stepKind(step)) {
			case CHOOSE:
				this.#chosen[depth] = variable;
				this.#failed[depth] = new Set();
				this.#doomed[depth] = null;
				break;
			case PLACE:
			case FORCE:
				this.#chosen[depth + 1] = -1;
				this.#placedAt[depth + 1] = this.position;
				break;
			case DEADEND: {
				this.node = this.#placedAt[depth];
				const isDecided = this.#chosen[depth] === variable;
				const doomed = isDecided ? this.#doomed[depth] : null;
				const tried = isDecided ? this.#failed[depth] : [];
				this.#reason = doomed ?? new Set([...tried, ...this.#conflicts.against(variable, depth)]);
				this.isNew = doomed === null;
				break;
			}
			case SOLUTION:
			case PRUNE:
				this.#reason = new Set(Array.from({ length: depth }, (_, below) => below));
				break;
			case BACKTRACK:
				this.#takeBack(variable);
				break;
		}
	}

	/** Whether the reason of the latest dead end was these placements and no others. */
	isBecauseOf(placements: readonly Placed[]): boolean {
		const { path, assignment } = this.#stack;
		const values = new Map(placements.map(({ variable, value }) => [variable, value]));
		return (
			this.#reason.size === placements.length &&
			[...this.#reason].every((depth) => values.get(path[depth]) === assignment[path[depth]])
		);
	}

	/** The placements that were the reason of the latest dead end, in the order of the stack. */
	reason(): Placed[] {
		const { path, assignment, triedAt } = this.#stack;
		return [...this.#reason]
			.sort((a, b) => a - b)
			.map((depth) => ({
				variable: path[depth],
				value: assignment[path[depth]],
				forced: triedAt[depth] === FORCED
			}));
	}

	/** A variable has been taken back. */
	#takeBack(variable: number): void {
		const { depth, triedAt } = this.#stack;
		const hasPart = this.#reason.has(depth);
		const others = new Set(this.#reason);
		others.delete(depth);
		if (triedAt[depth] === FORCED) {
			if (hasPart) for (const below of this.#conflicts.against(variable, depth)) others.add(below);
		} else if (hasPart) this.#failed[depth] = new Set([...this.#failed[depth], ...others]);
		else this.#doomed[depth] ??= others;
		this.#reason = others;
	}
}
