import type { Model, Problem } from '../problem';
import { mix } from '../seeded';
import type { Strategy } from './strategy';

/** The state of a search: its assignment and its stack. Orderings read it, elimination places on it. */
export interface Position {
	readonly problem: Problem;
	readonly strategy: Strategy;
	readonly model: Model;
	/** The value of each variable, −1 if it is open. */
	readonly assignment: Int8Array;
	/** Bit mask of the candidates that elimination has left for each variable; null without elimination. */
	domains: Int32Array | null;
	/** The stack. For each placement, its variable … */
	readonly path: Int32Array;
	/** … the values that were legal for it … */
	readonly legalAt: Int32Array;
	/** … and how many values were tried, or {@link FORCED}. */
	readonly triedAt: Uint8Array;
	/** No variable before this one, in reading order, is open. */
	firstOpen: number;
}

/** Elimination placed the value: there is no other value to try. */
export const FORCED = 255;

/** The start of a search: only the fixed variables have values. */
export function startOf(problem: Problem, strategy: Strategy): Position {
	const placements = problem.variableCount + 1;
	return {
		problem,
		strategy,
		model: problem.model(),
		assignment: Int8Array.from(problem.fixed),
		domains: null,
		path: new Int32Array(placements),
		legalAt: new Int32Array(placements),
		triedAt: new Uint8Array(placements),
		firstOpen: 0
	};
}

/**
 * A seed derived from the strategy's seed and the first `depth` placements. Random choices are
 * drawn from it, so the same path always leads to the same choices.
 */
export function pathSeed({ problem, strategy, assignment, path }: Position, depth: number): number {
	let seed = mix(strategy.seed, 0);
	for (let i = 0; i < depth; i++)
		seed = mix(seed, path[i] * problem.valueCount + assignment[path[i]] + 1);
	return seed;
}
