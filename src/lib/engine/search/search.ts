import { allValues, type Problem } from '../problem';
import { Elimination } from './elimination';
import { judgeFor } from './judge';
import { selectionFor } from './orderings';
import type { Outcome } from './outcome';
import { FORCED, startOf } from './position';
import { retrace } from './retrace';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	NO_VALUE_BITS,
	PLACE,
	REJECT,
	SOLUTION,
	STUCK,
	packStep,
	stepBatch,
	unpackStep,
	type Step,
	type StepBatch
} from './step';
import type { Strategy } from './strategy';
import { valueOrderFor } from './value-orderings';

/** A node of the decision tree at which a search resumes. */
export interface SearchPoint {
	/** The decisions that lead there, from the root: variable, value, variable, … */
	readonly decisions: ArrayLike<number>;
	/** The lowest cost of a solution found so far, −1 for none. */
	readonly best: number;
	/** The number of steps taken to get there. */
	readonly steps: number;
}

export interface SearchOptions {
	/** Minimum number of steps in a batch. */
	readonly batchSize?: number;
	/** Where to resume. The first batch then holds the steps that lead there. */
	readonly from?: SearchPoint | null;
	/** Search only what is below `from`. */
	readonly within?: boolean;
}

/** Yields steps in batches, then returns how the search ended. The batch object is reused. */
export type Batches = Generator<StepBatch, Outcome, void>;

/**
 * Backtracking search for every problem and every strategy: BACKTRACKING-SEARCH of Russell and
 * Norvig (AIMA, 4th ed., figure 6.5) with an explicit stack instead of recursion. Limits are in
 * limits.ts.
 *
 * @throws RangeError when `from` is not a path of this search.
 */
export function* search(
	problem: Problem,
	strategy: Strategy,
	{ batchSize = 1 << 13, from = null, within = false }: SearchOptions = {}
): Batches {
	const { variableCount, valueCount } = problem;
	const position = startOf(problem, strategy);
	const { model, assignment, path, legalAt, triedAt } = position;
	let depth = 0;

	const elimination = strategy.elimination === 'none' ? null : new Elimination(position);
	const alone = elimination !== null && strategy.eliminate === 'alone';
	const propagates = elimination !== null && strategy.eliminate === 'every';
	const { domains } = position;
	const isPlain = elimination === null && strategy.values === 'ascending';
	const all = allValues(valueCount);
	const select = selectionFor(problem, strategy);
	const values = valueOrderFor(problem, strategy);
	const { order, stride, sort } = values;
	const judge = judgeFor(model, strategy);
	const atLeaf = model.isSolution === undefined ? SOLUTION : DEADEND;
	let best = from === null || from.best < 0 ? Infinity : from.best;

	// Room for the most steps that one pass of the inner loop can write, and for the path to `from`.
	const reserve = valueCount + 4 + (elimination === null ? 0 : variableCount * (valueCount + 2));
	const retraced = from === null ? 0 : 2 * variableCount * (valueCount + 1);
	const batch = stepBatch(Math.max(batchSize, reserve + retraced));
	const { steps, causes } = batch;
	const full = steps.length - reserve;
	let length = 0;

	let consistent = true;
	let outcome: Outcome | null = null;
	if (elimination !== null) {
		depth = elimination.start(batch);
		length = batch.length;
		consistent = elimination.consistent;
		if (alone) outcome = elimination.outcome();
		if (outcome?.kind === 'stuck') steps[length++] = packStep(STUCK, -1, -1);
	}

	if (from !== null) {
		batch.length = length;
		depth = retrace(from.decisions, position, depth, elimination, values, batch);
		yield batch;
		length = 0;
	}
	const floor = within ? depth : 0;

	// Invariant: the placements on the stack break no constraint, and every value tried before the
	// current one was rejected or failed.
	node: while (outcome === null) {
		// A new node: choose a variable, or close the node.
		let variable = -1;
		if (consistent) {
			let kind: number = judge === null ? CHOOSE : judge(best);
			if (kind === CHOOSE) variable = select(position, depth);
			if (kind === CHOOSE && variable < 0) kind = atLeaf;
			steps[length] = kind | NO_VALUE_BITS | (variable << 10);
			if (kind === CHOOSE) {
				path[depth] = variable;
				legalAt[depth] = model.legal(variable) & (domains === null ? all : domains[variable]);
				triedAt[depth] = 0;
				sort?.(order, depth * stride, position, variable, depth);
			} else {
				const cost = kind !== DEADEND && model.bound !== undefined ? model.bound() : -1;
				causes[length] = cost;
				if (kind === SOLUTION) {
					if (cost >= 0 && cost < best) best = cost;
					if (strategy.goal === 'first' || alone) outcome = { kind: 'solved' };
				}
			}
			length++;
		}
		consistent = true;

		// Try the values of the variable; when none is left, backtrack to the previous one.
		while (outcome === null) {
			if (length > full) {
				batch.length = length;
				yield batch;
				length = 0;
			}
			if (variable >= 0) {
				const legal = legalAt[depth];
				let tried = triedAt[depth];
				let value = -1;
				if (isPlain) {
					// Hot loop: most of a search's time is spent here.
					let step = REJECT | (tried << 4) | (variable << 10);
					for (; tried < valueCount && ((legal >>> tried) & 1) === 0; tried++, step += 16)
						steps[length++] = step;
					if (tried < valueCount) value = tried++;
				} else {
					const domain = domains === null ? all : domains[variable];
					const base = depth * stride;
					while (tried < valueCount) {
						value = order[base + tried++];
						if ((legal >>> value) & 1) break;
						if ((domain >>> value) & 1) steps[length++] = REJECT | (value << 4) | (variable << 10);
						value = -1;
					}
				}
				if (value >= 0) {
					steps[length++] = PLACE | (value << 4) | (variable << 10);
					triedAt[depth++] = tried;
					model.place(variable, value);
					assignment[variable] = value;
					position.firstOpen = variable;
					if (propagates) {
						batch.length = length;
						depth = elimination.follow(depth, batch);
						length = batch.length;
						consistent = elimination.consistent;
					}
					continue node;
				}
				causes[length] = -1;
				steps[length++] = DEADEND | NO_VALUE_BITS | (variable << 10);
			}
			do {
				if (depth === floor) {
					outcome = { kind: 'exhausted' };
					break;
				}
				variable = path[--depth];
				const value = assignment[variable];
				steps[length++] = BACKTRACK | (value << 4) | (variable << 10);
				model.unplace(variable, value);
				assignment[variable] = -1;
				if (propagates) elimination.restore(depth);
			} while (triedAt[depth] === FORCED);
		}
	}
	batch.length = length;
	if (length > 0) yield batch;
	return outcome;
}

/** The same search, one step at a time. */
export function* steps(problem: Problem, strategy: Strategy): Generator<Step, Outcome, void> {
	const batches = search(problem, strategy);
	for (;;) {
		const { done, value } = batches.next();
		if (done) return value;
		const { steps, causes, length } = value;
		for (let i = 0; i < length; i++) yield unpackStep(steps[i], causes[i]);
	}
}
