import type { Problem } from '../problem';
import { Conflicts, jumps, type JumpChoice } from '../search/conflicts';
import { weightsFor, type Weights } from '../search/weights';
import type { Strategy } from '../search/strategy';
import {
	BACKTRACK,
	DEADEND,
	PRUNE,
	SOLUTION,
	stepKind,
	stepValue,
	stepVariable
} from '../search/step';
import { FollowedStack } from './followed-stack';

/** The placements from which a dead end follows. */
export interface ConflictSet {
	/** The variable that has no value left. */
	readonly of: number;
	/** The variables of the placements, in the order of the stack. */
	readonly set: readonly number[];
}

/** The part of a strategy that says what a search learns. */
export type LearningChoice = JumpChoice & Pick<Strategy, 'ordering'>;

/**
 * What a search has learnt on its way, apart from its counts: at which variables it came to dead ends,
 * what an ordering that learns has made of them, and, if it jumps back, why values have failed. Follows the
 * steps of the search.
 */
export class Learnt {
	/** For each variable, how many dead ends were found at it. */
	readonly deadEnds: Int32Array;
	/** What a search that jumps knows of the dead end from which it goes back; absent once it goes on. */
	conflict: ConflictSet | undefined;
	/** Null if the ordering learns nothing. */
	readonly weights: Weights | null;
	readonly #conflicts: Conflicts | null;
	readonly #stack: FollowedStack;

	/**
	 * @param way the steps that lead to where it begins; none for the beginning.
	 * @param learnt what {@link entries} were there.
	 */
	constructor(
		problem: Problem,
		strategy: LearningChoice,
		way: Iterable<number> = [],
		learnt: readonly number[] = []
	) {
		const { variableCount } = problem;
		this.deadEnds = new Int32Array(variableCount);
		this.#stack = new FollowedStack(problem);
		this.#conflicts = jumps(strategy) ? new Conflicts(problem, this.#stack) : null;
		this.weights = weightsFor(problem, strategy);
		if (this.#conflicts !== null) for (const step of way) this.#stack.follow(step);
		const parts = partsOf(learnt, variableCount);
		for (let at = 0; at < parts.deadEnds.length; at += 2)
			this.deadEnds[parts.deadEnds[at]] = parts.deadEnds[at + 1];
		this.#conflicts?.recall(parts.conflicts);
		this.weights?.recall(parts.weights);
	}

	/** What must be followed: every step, only dead ends, or nothing if `deadEnds` are counted elsewhere. */
	get follows(): 'steps' | 'dead ends' | 'nothing' {
		if (this.#conflicts !== null) return 'steps';
		return this.weights === null ? 'nothing' : 'dead ends';
	}

	/** Follows a packed step and its cause. */
	follow(step: number, cause: number): void {
		const kind = stepKind(step);
		if (kind === DEADEND && step >= 0) {
			this.deadEnds[stepVariable(step)]++;
			if (cause >= 0 && stepValue(step) < 0) this.weights?.add(stepVariable(step), cause);
		}
		const conflicts = this.#conflicts;
		if (conflicts === null) return;
		if (kind === DEADEND) {
			const of = stepVariable(step);
			this.conflict = { of, set: conflicts.of(of).map((depth) => this.#stack.path[depth]) };
			conflicts.back(of);
			return;
		}
		if (kind !== BACKTRACK) this.conflict = undefined;
		if (kind === SOLUTION || kind === PRUNE) conflicts.back(-1);
		else this.#stack.follow(step);
	}

	/** All of it as pairs, an index and a number that is not 0, for a checkpoint. */
	entries(): number[] {
		const { deadEnds } = this;
		const entries: number[] = [];
		for (let variable = 0; variable < deadEnds.length; variable++)
			if (deadEnds[variable] > 0) entries.push(variable, deadEnds[variable]);
		shift(entries, this.weights?.learnt ?? [], deadEnds.length);
		shift(entries, this.#conflicts?.learnt ?? [], deadEnds.length + deadEnds.length ** 2);
		return entries;
	}
}

/** What {@link Learnt.entries} has written, in parts: see `Weights.learnt` and `Conflicts.learnt`. */
export function partsOf(entries: readonly number[], variableCount: number) {
	const part = (start: number, end: number) => {
		const pairs: number[] = [];
		for (let at = 0; at < entries.length; at += 2)
			if (entries[at] >= start && entries[at] < end)
				pairs.push(entries[at] - start, entries[at + 1]);
		return pairs;
	};
	const conflictsAt = variableCount + variableCount ** 2;
	return {
		deadEnds: part(0, variableCount),
		weights: part(variableCount, conflictsAt),
		conflicts: part(conflictsAt, Infinity)
	};
}

/** Appends pairs whose indices begin at `start`. */
function shift(entries: number[], pairs: readonly number[], start: number): void {
	for (let at = 0; at < pairs.length; at += 2) entries.push(pairs[at] + start, pairs[at + 1]);
}
