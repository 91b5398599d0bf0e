import { allValues, type Problem } from '../problems/problem';
import { Elimination, FORCED } from './elimination';
import { judgeFor } from './judge';
import { selectionFor, type Position } from './orderings';
import type { Outcome } from './outcome';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	NO_VALUE_BITS,
	PLACE,
	REJECT,
	SOLUTION,
	stepBatch,
	unpackStep,
	type Step,
	type StepBatch
} from './step';
import type { Strategy } from './strategy';
import { valueOrderingFor } from './value-orderings';

/** A node of the decision tree from which a search goes on. */
export interface SearchPoint {
	/** The decisions that lead there, the root's first: variable, value, variable, … */
	readonly decisions: ArrayLike<number>;
	/** The least cost of a solution found so far, −1 for none. */
	readonly best: number;
	/** How many steps were made until there. */
	readonly steps: number;
}

export interface SearchOptions {
	/** Steps in a batch at least. */
	readonly batchSize?: number;
	/** Where to go on. The first batch then holds the steps that lead there. */
	readonly from?: SearchPoint | null;
	/** Search only what is below `from`. */
	readonly within?: boolean;
}

/** Steps of the search, in batches, and then how it ended. A batch is reused for the next one. */
export type Batches = Generator<StepBatch, Outcome, void>;

/**
 * Backtracking search, one for every problem and every strategy: BACKTRACKING-SEARCH of Russell and
 * Norvig (AIMA, 4th ed., figure 6.5) with a stack of its own in place of recursion. Its limits are
 * in limits.ts.
 *
 * @throws RangeError when `from` is not a path of this search.
 */
export function* search(
	problem: Problem,
	strategy: Strategy,
	{ batchSize = 1 << 13, from = null, within = false }: SearchOptions = {}
): Batches {
	const { variableCount, valueCount } = problem;
	const model = problem.model();
	const assignment = Int8Array.from(problem.fixed);

	// The stack. For each placement: its variable, the values that were legal there, and how many
	// values have been tried.
	const path = new Int32Array(variableCount + 1);
	const legalAt = new Int32Array(variableCount + 1);
	const triedAt = new Uint8Array(variableCount + 1);
	let depth = 0;

	const elimination = Elimination.of({ strategy, problem, model, assignment, path, triedAt });
	const alone = elimination !== null && strategy.eliminate === 'alone';
	const propagates = elimination !== null && strategy.eliminate === 'every';
	const domains = elimination?.domains ?? null;
	const isPlain = elimination === null && strategy.values === 'ascending';
	const all = allValues(valueCount);
	const position: Position = { problem, model, assignment, domains, path, strategy, firstOpen: 0 };
	const select = selectionFor(problem, strategy);
	const { order, stride, sort } = valueOrderingFor(problem, strategy);
	const judge = judgeFor(model, strategy);
	const atLeaf = model.isSolution === undefined ? SOLUTION : DEADEND;
	let best = from === null || from.best < 0 ? Infinity : from.best;

	// Room for the most steps that one round of the inner loop can write, and for the way to `from`.
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
	}

	if (from !== null) {
		for (let i = 0; i < from.decisions.length; i += 2) {
			const [variable, value] = [from.decisions[i], from.decisions[i + 1]];
			if (consistent && assignment[variable] === value) continue; // placed by elimination
			if (!consistent || select(position, depth) !== variable) throw notOnPath(i);
			const domain = domains === null ? all : domains[variable];
			const legal = model.legal(variable) & domain;
			if (((legal >>> value) & 1) === 0) throw notOnPath(i);
			steps[length++] = CHOOSE | NO_VALUE_BITS | (variable << 10);
			const base = depth * stride;
			sort?.(order, base, position, variable, depth);
			let tried = 0;
			for (let other; (other = order[base + tried++]) !== value;) {
				const step = (other << 4) | (variable << 10);
				if ((legal >>> other) & 1) {
					steps[length++] = PLACE | step;
					steps[length++] = BACKTRACK | step;
				} else if ((domain >>> other) & 1) steps[length++] = REJECT | step;
			}
			steps[length++] = PLACE | (value << 4) | (variable << 10);
			path[depth] = variable;
			legalAt[depth] = legal;
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
		}
		batch.length = length;
		yield batch;
		length = 0;
	}
	const floor = within ? depth : 0;

	// Invariant: the placements on the stack break no constraint; every value tried before the one in
	// place was rejected, or has failed.
	node: while (outcome === null) {
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

		while (outcome === null) {
			if (length > full) {
				batch.length = length;
				yield batch;
				length = 0;
			}
			if (variable >= 0) {
				const legal = legalAt[depth];
				const domain = domains === null ? all : domains[variable];
				const base = depth * stride;
				let tried = triedAt[depth];
				let value = -1;
				if (isPlain) {
					// Most of a search's time is spent here.
					let step = REJECT | (tried << 4) | (variable << 10);
					for (; tried < valueCount && ((legal >>> tried) & 1) === 0; tried++, step += 16)
						steps[length++] = step;
					if (tried < valueCount) value = tried++;
				} else
					while (tried < valueCount) {
						value = order[base + tried++];
						if ((legal >>> value) & 1) break;
						if ((domain >>> value) & 1) steps[length++] = REJECT | (value << 4) | (variable << 10);
						value = -1;
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

/** The same search, step by step. */
export function* steps(problem: Problem, strategy: Strategy): Generator<Step, Outcome, void> {
	const batches = search(problem, strategy);
	for (;;) {
		const { done, value } = batches.next();
		if (done) return value;
		for (let i = 0; i < value.length; i++) yield unpackStep(value.steps[i], value.causes[i]);
	}
}

function notOnPath(index: number): RangeError {
	return new RangeError(`decision ${index / 2} of the path is not one that this search makes`);
}
