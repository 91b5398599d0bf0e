import type { Problem } from '../problems/problem';
import type { Outcome } from './outcome';
import { ownSearch } from './own-search';
import { search, type Batches, type SearchOptions } from './search';
import { BACKTRACK, SOLUTION, stepKind, type StepBatch } from './step';
import type { Strategy } from './strategy';

/** The search of a problem without the limits of its strategy. */
export function unlimitedSearch(
	problem: Problem,
	strategy: Strategy,
	options: SearchOptions = {}
): Batches {
	return problem.ownSearch === undefined
		? search(problem, strategy, options)
		: ownSearch(problem, strategy, options.from ?? null);
}

/**
 * The search of a problem, cut off at exactly the n-th step, backtrack or solution where its strategy
 * says so. A search knows no clock: whoever iterates it holds the limit on time.
 */
export function limitedSearch(
	problem: Problem,
	strategy: Strategy,
	options: SearchOptions = {}
): Batches {
	const { goal, limits } = strategy;
	let batches = unlimitedSearch(problem, strategy, options);
	if (goal === 'all' && limits.solutions !== undefined)
		batches = endAtSolution(batches, limits.solutions);
	if (limits.backtracks !== undefined) batches = stopAfterBacktracks(batches, limits.backtracks);
	if (limits.steps !== undefined) batches = stopAfterSteps(batches, limits.steps);
	return batches;
}

function stopAfterSteps(batches: Batches, most: number): Batches {
	let left = most;
	return cutOff(batches, { kind: 'stopped', by: 'steps' }, ({ length }) => {
		if (length > left) return left;
		left -= length;
		return null;
	});
}

/** Stops where one more backtrack would follow. */
function stopAfterBacktracks(batches: Batches, most: number): Batches {
	let left = most;
	return cutOff(batches, { kind: 'stopped', by: 'backtracks' }, ({ steps, length }) => {
		for (let i = 0; i < length; i++) if (stepKind(steps[i]) === BACKTRACK && left-- === 0) return i;
		return null;
	});
}

function endAtSolution(batches: Batches, last: number): Batches {
	let left = last;
	return cutOff(batches, { kind: 'solved' }, ({ steps, length }) => {
		for (let i = 0; i < length; i++)
			if (stepKind(steps[i]) === SOLUTION && --left === 0) return i + 1;
		return null;
	});
}

/**
 * Hands on batches until one is to be cut.
 * @param cut how many steps of a batch are left when the search ends there, null where it goes on.
 * @returns how the search ended by itself, or `outcome` where it was cut off.
 */
function* cutOff(
	batches: Batches,
	outcome: Outcome,
	cut: (batch: StepBatch) => number | null
): Batches {
	for (;;) {
		const { done, value } = batches.next();
		if (done) return value;
		const kept = cut(value);
		value.length = kept ?? value.length;
		if (value.length > 0) yield value;
		if (kept !== null) return outcome;
	}
}
