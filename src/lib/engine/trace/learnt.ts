import type { Problem } from '../problem';
import { Conflicts, jumps, type JumpChoice, type Placements } from '../search/conflicts';
import { FORCED } from '../search/position';
import {
	BACKTRACK,
	DEADEND,
	FORCE,
	PLACE,
	PRUNE,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable
} from '../search/step';

/**
 * What a search has learnt on its way, apart from its counts: at which variables it came to dead ends,
 * and, if it jumps back, why values have failed. Follows the steps of the search.
 */
export class Learnt {
	/** For each variable, how many dead ends were found at it. */
	readonly deadEnds: Int32Array;
	/** The variables of the conflict set of the latest dead end, in the order of the stack; absent if the search does not jump. */
	conflict: readonly number[] | undefined;
	readonly #conflicts: Conflicts | null;
	readonly #stack: Placements & { depth: number };

	/**
	 * @param way the steps that lead to where it begins; none for the beginning.
	 * @param learnt what {@link entries} were there.
	 */
	constructor(
		problem: Problem,
		strategy: JumpChoice,
		way: Iterable<number> = [],
		learnt: readonly number[] = []
	) {
		const { variableCount, fixed } = problem;
		this.deadEnds = new Int32Array(variableCount);
		this.#stack = {
			assignment: Int8Array.from(fixed),
			path: new Int32Array(variableCount + 1),
			triedAt: new Uint8Array(variableCount + 1),
			depth: 0
		};
		this.#conflicts = jumps(strategy) ? new Conflicts(problem, this.#stack) : null;
		if (this.#conflicts !== null) for (const step of way) this.#move(step);
		let at = 0;
		for (; at < learnt.length && learnt[at] < variableCount; at += 2)
			this.deadEnds[learnt[at]] = learnt[at + 1];
		this.#conflicts?.recall(conflictsIn(learnt.slice(at), variableCount));
	}

	/** Whether every step must be followed; otherwise only dead ends. */
	get jumps(): boolean {
		return this.#conflicts !== null;
	}

	/** Follows a packed step. */
	follow(step: number): void {
		const kind = stepKind(step);
		if (kind === DEADEND && step >= 0) this.deadEnds[stepVariable(step)]++;
		const conflicts = this.#conflicts;
		if (conflicts === null) return;
		if (kind === DEADEND) {
			this.conflict = conflicts.of(stepVariable(step)).map((depth) => this.#stack.path[depth]);
			conflicts.back(stepVariable(step));
		} else if (kind === SOLUTION || kind === PRUNE) conflicts.back(-1);
		else this.#move(step);
	}

	#move(step: number): void {
		const stack = this.#stack;
		const kind = stepKind(step);
		const variable = stepVariable(step);
		if (kind === PLACE || kind === FORCE) {
			stack.triedAt[stack.depth] = kind === FORCE ? FORCED : 0;
			stack.path[stack.depth++] = variable;
			stack.assignment[variable] = stepValue(step);
		} else if (kind === BACKTRACK) {
			stack.depth--;
			stack.assignment[variable] = -1;
		}
	}

	/** All of it as pairs, an index and a number that is not 0, for a checkpoint. */
	entries(): number[] {
		const { deadEnds } = this;
		const entries: number[] = [];
		for (let variable = 0; variable < deadEnds.length; variable++)
			if (deadEnds[variable] > 0) entries.push(variable, deadEnds[variable]);
		const learnt = this.#conflicts?.learnt ?? [];
		for (let at = 0; at < learnt.length; at += 2)
			entries.push(learnt[at] + deadEnds.length, learnt[at + 1]);
		return entries;
	}
}

/** What {@link Conflicts.recall} needs of what {@link Learnt.entries} has written. */
export function conflictsIn(entries: readonly number[], variableCount: number): number[] {
	return Array.from(entries, (entry, at) => (at % 2 === 0 ? entry - variableCount : entry)).filter(
		(_, at) => entries[at - (at % 2)] >= variableCount
	);
}
