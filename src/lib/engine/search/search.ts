import type { Problem } from '../problem';
import { nodesOf } from './at-node';
import { Conflicts, jumps } from './conflicts';
import { selectionFor, type Selection } from './orderings';
import type { Outcome } from './outcome';
import { FORCED, Position } from './position';
import { Propagation } from './propagation';
import { retrace } from './retrace';
import { BACKTRACK, CHOOSE, DEADEND, NO_VALUE, PLACE, REJECT, SOLUTION, StepBatch } from './step';
import type { Strategy } from './strategy';
import { valueOrderFor, type ValueOrder } from './value-orderings';

/** A node of the decision tree at which a search resumes. */
export interface SearchPoint {
	/** The decisions that lead there, from the root: variable, value, variable, … */
	readonly decisions: ArrayLike<number>;
	/** The lowest cost of a solution found so far, −1 for none. */
	readonly best: number;
	/** The number of steps taken to get there. */
	readonly steps: number;
	/** What a search that jumps back knew there ({@link Conflicts.learnt}); absent for nothing. */
	readonly learnt?: readonly number[];
	/** What its ordering had learnt ({@link Weights.learnt}); absent for nothing. */
	readonly weights?: readonly number[];
}

export interface SearchOptions {
	/** Minimum number of steps in a batch. */
	readonly batchSize?: number;
	/** Where to resume. The first batch then holds the steps that lead there. */
	readonly from?: SearchPoint | null;
	/** Search only what is below `from`. */
	readonly within?: boolean;
	/** In place of the ordering of the strategy: it picks an open variable, or −1 if none is open. */
	readonly select?: Selection;
	/** In place of the value ordering of the strategy. */
	readonly values?: ValueOrder;
}

/** Yields steps in batches, then returns how the search ended. The batch object is reused. */
export type Batches = Generator<StepBatch, Outcome, void>;

/**
 * Backtracking search for every problem and every strategy: BACKTRACKING-SEARCH of Russell and
 * Norvig (AIMA, 4th ed., figure 6.5) with an explicit stack instead of recursion. Limits are in
 * limits.ts, elimination without search in elimination-alone.ts.
 *
 * @throws RangeError when `from` is not a path of this search.
 */
export function* search(
	problem: Problem,
	strategy: Strategy,
	{ batchSize = 1 << 13, from = null, within = false, ...own }: SearchOptions = {}
): Batches {
	const { valueCount } = problem;
	const position = new Position(problem, strategy);
	const { model, assignment, domains, path, legalAt, triedAt, weights } = position;
	const values = own.values ?? valueOrderFor(problem, strategy);
	const { order, stride, sort } = values;
	const select = own.select ?? selectionFor(problem, strategy);
	const atNode = nodesOf(position, from?.best ?? -1);
	const isPlain =
		strategy.elimination === 'none' && strategy.values === 'ascending' && own.values === undefined;
	const isSolvedWhenFull = strategy.goal !== 'best' && model.isSolution === undefined;

	const room = stepsAtOnce(problem, strategy);
	const batch = new StepBatch(Math.max(batchSize, room + stepsRetraced(problem, from)));
	const { steps, causes } = batch;
	const full = steps.length - room;
	const elimination = strategy.elimination === 'none' ? null : new Propagation(position, batch);
	const propagation = strategy.eliminate === 'every' ? elimination : null;
	const conflicts = jumps(strategy) ? new Conflicts(problem, position, values) : null;
	let isConsistent = elimination === null || elimination.start();
	if (from !== null) {
		retrace(from.decisions, position, values, propagation, batch);
		conflicts?.recall(from.learnt ?? []);
		weights?.recall(from.weights ?? []);
		yield batch;
		batch.length = 0;
	}
	let { length } = batch;
	let { depth } = position;
	const floor = within ? depth : 0;
	let isSolved = false;

	// Invariant: the placements on the stack break no constraint, and every value tried before the
	// current one was rejected or failed.
	node: for (;;) {
		// A new node: choose a variable, or close the node.
		let variable = isConsistent ? select(position) : -1;
		if (isConsistent) {
			const kind = isSolvedWhenFull && variable >= 0 ? CHOOSE : atNode(variable);
			if (kind === CHOOSE) position.expand(variable, sort);
			else {
				variable = -1;
				causes[length] = kind === DEADEND ? -1 : (model.bound?.() ?? -1);
			}
			steps[length++] = kind | (NO_VALUE << 4) | (variable << 10);
			isSolved = kind === SOLUTION && strategy.goal === 'first';
			if (isSolved) break;
		}

		// Try the values of the variable; when none is left, backtrack to the previous one.
		for (;;) {
			if (length > full) {
				batch.length = length;
				yield batch;
				length = 0;
			}
			if (variable >= 0) {
				const legal = legalAt[depth];
				let tried = triedAt[depth];
				const firstRejected = length;
				if (isPlain) {
					// Hot loop: most of a search's time is spent here.
					let step = REJECT | (tried << 4) | (variable << 10);
					for (; tried < valueCount && ((legal >>> tried) & 1) === 0; tried++, step += 16)
						steps[length++] = step;
				} else {
					const domain = domains === null ? -1 : domains[variable];
					for (; tried < valueCount; tried++) {
						const value = order[depth * stride + tried];
						if ((legal >>> value) & 1) break;
						if ((domain >>> value) & 1) steps[length++] = REJECT | (value << 4) | (variable << 10);
					}
				}
				// If nothing was rejected, the next step overwrites this, or has no cause.
				causes[firstRejected] = length - firstRejected - 1;
				if (tried < valueCount) {
					const value = isPlain ? tried : order[depth * stride + tried];
					steps[length++] = PLACE | (value << 4) | (variable << 10);
					triedAt[depth++] = tried + 1;
					position.place(variable, value);
					if (propagation !== null) {
						batch.length = length;
						isConsistent = propagation.follow();
						({ length } = batch);
						({ depth } = position);
					}
					continue node;
				}
				causes[length] = weights?.blame(position, variable) ?? -1;
				steps[length++] = DEADEND | (NO_VALUE << 4) | (variable << 10);
			}
			conflicts?.back(isConsistent || variable >= 0 ? variable : elimination!.deadend);
			do {
				if (depth === floor) break node;
				variable = path[--depth];
				steps[length] = BACKTRACK | (assignment[variable] << 4) | (variable << 10);
				position.takeBack();
				propagation?.restore();
				causes[length++] = conflicts === null ? -1 : conflicts.skipped(variable);
			} while (triedAt[depth] === FORCED || causes[length - 1] >= 0);
		}
	}
	batch.length = length;
	if (length > 0) yield batch;
	return { kind: isSolved ? 'solved' : 'exhausted' };
}

/** The most steps that a search writes between two looks at whether its batch is full. */
export function stepsAtOnce({ variableCount, valueCount }: Problem, strategy: Strategy): number {
	const eliminated = strategy.elimination === 'none' ? 0 : variableCount * (valueCount + 2);
	return valueCount + 4 + eliminated + (jumps(strategy) ? variableCount : 0);
}

/** The most steps that lead to where a search resumes. */
function stepsRetraced({ variableCount, valueCount }: Problem, from: SearchPoint | null): number {
	return from === null ? 0 : 2 * variableCount * (valueCount + 1);
}
