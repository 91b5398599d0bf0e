import { variantOf, type Problem } from '../problem';
import { Position } from '../search/position';
import { Propagation } from '../search/propagation';
import { stepsAtOnce } from '../search/search';
import { StepBatch } from '../search/step';
import type { Strategy } from '../search/strategy';
import { assuming } from './assuming';
import { modelsOf, solve, type Effort } from './solve';

/** A placement in force. */
export interface Placed {
	readonly variable: number;
	readonly value: number;
	/** By elimination. */
	readonly forced: boolean;
}

/** A dead end of a search that found no solution below it. */
export interface DeadEnd {
	/** The variable without a value left, −1 for none. */
	readonly variable: number;
	/** The placements in force, the first one first. */
	readonly path: readonly Placed[];
}

/** Givens and placements that lead to a dead end by themselves. Nothing of them can be left out. */
export interface Reasons {
	/** Variables, ascending. */
	readonly givens: readonly number[];
	/** Variables, in the order in which they were placed. */
	readonly placements: readonly number[];
	/** They do not leave a variable without a value, but have no solution: some values had to be tried. */
	readonly isSearched: boolean;
}

/** Whether nothing had to be tried: the placements alone leave the variable without a value. */
export function isPlain(problem: Problem, strategy: Strategy, deadEnd: DeadEnd): boolean {
	const decisions = decisionsOf(deadEnd);
	return leavesNothing(problem, strategy, deadEnd, withDecisions(problem, decisions));
}

/**
 * The reasons of a dead end, found by deletion: each given and each decision is left out for good if the
 * dead end stays without it (Chinneck and Dravnieks, ORSA Journal on Computing 3 (1991), 157–168). The
 * latest placement goes first and givens go last, so what is left was known as early as possible.
 *
 * If the dead end is not {@link isPlain | plain}, what must stay is that there is no solution.
 */
export function* reasonsOf(
	puzzle: Problem,
	strategy: Strategy,
	deadEnd: DeadEnd,
	effort: Effort
): Generator<null, Reasons> {
	const problem = variantOf(puzzle, strategy);
	const models = modelsOf(puzzle);
	const decisions = decisionsOf(deadEnd);
	const kept = withDecisions(problem, decisions);
	const isSeen = isPlain(problem, strategy, deadEnd);
	const isGiven = (one: number) => problem.fixed[one] >= 0;
	const givens = [...problem.fixed.keys()].filter(isGiven);
	const all = [...givens, ...decisions.map(({ variable }) => variable)];
	for (const one of all.toReversed()) {
		const value = kept[one];
		kept[one] = -1;
		const stays = isSeen
			? leavesNothing(problem, strategy, deadEnd, kept)
			: (yield* solve(models, kept.slice(), effort)) === null;
		if (!stays) kept[one] = value;
		yield null;
	}
	const left = all.filter((one) => kept[one] >= 0);
	return {
		givens: left.filter(isGiven),
		placements: left.filter((one) => !isGiven(one)),
		isSearched: !isSeen
	};
}

/** The placements that a search has decided on, which elimination has not made. */
export function decisionsOf({ path }: DeadEnd): readonly Placed[] {
	return path.filter(({ forced }) => !forced);
}

/** The values of the givens and of some placements, −1 for the others. */
export function withDecisions(problem: Problem, decisions: readonly Placed[]): Int8Array {
	const values = Int8Array.from(problem.fixed);
	for (const { variable, value } of decisions) values[variable] = value;
	return values;
}

/** Whether a variable has no value left with what is kept, or elimination comes to a contradiction. */
function leavesNothing(
	problem: Problem,
	strategy: Strategy,
	deadEnd: DeadEnd,
	kept: Int8Array
): boolean {
	const { variable } = deadEnd;
	const { elimination, eliminate } = strategy;
	// Elimination at the start knows the givens only.
	const isLater = (one: number) => eliminate === 'start' && problem.fixed[one] < 0;
	const known = kept.map((value, one) => (isLater(one) ? -1 : value));
	const position = new Position(assuming(problem, known), strategy);
	if (elimination !== 'none') {
		const batch = new StepBatch(stepsAtOnce(problem, strategy));
		if (!new Propagation(position, batch).start()) return true;
	}
	for (const { variable: one, value } of decisionsOf(deadEnd))
		if (kept[one] >= 0 && position.isOpen(one)) position.place(one, value);
	return variable >= 0 && position.isOpen(variable) && position.candidates(variable) === 0;
}
