import type { Problem } from '../problems/problem';
import type { Outcome } from './outcome';
import { ownSearch } from './own-search';
import { search, type Batches, type SearchOptions } from './search';
import { BACKTRACK, FORCE, PLACE, SOLUTION, stepKind, type StepBatch } from './step';
import type { Strategy } from './strategy';

/** The search of a problem, ignoring the limits of its strategy. */
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
 * The search of a problem, cut off at exactly the n-th step, backtrack, placement or solution if its
 * strategy says so. The search has no clock: the caller that iterates it enforces the time limit.
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
	if (limits.placements !== undefined) batches = stopAfterPlacements(batches, limits.placements);
	if (limits.steps !== undefined) batches = stopAfterSteps(batches, limits.steps);
	return batches;
}

function stopAfterSteps(batches: Batches, max: number): Batches {
	let left = max;
	return cutOff(batches, { kind: 'stopped', by: 'steps' }, ({ length }) => {
		if (length > left) return left;
		left -= length;
		return null;
	});
}

/** Stops before the first backtrack over the limit. */
function stopAfterBacktracks(batches: Batches, max: number): Batches {
	let left = max;
	return cutOff(batches, { kind: 'stopped', by: 'backtracks' }, ({ steps, length }) => {
		for (let i = 0; i < length; i++) if (stepKind(steps[i]) === BACKTRACK && left-- === 0) return i;
		return null;
	});
}

/** Stops before the first placement over the limit. */
function stopAfterPlacements(batches: Batches, max: number): Batches {
	let left = max;
	return cutOff(batches, { kind: 'stopped', by: 'placements' }, ({ steps, length }) => {
		for (let i = 0; i < length; i++) {
			const kind = stepKind(steps[i]);
			if ((kind === PLACE || kind === FORCE) && left-- === 0) return i;
		}
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
 * Passes batches on until one must be cut.
 * @param cut returns how many steps of a batch to keep if the search ends there, null to continue.
 * @returns how the search ended by itself, or `outcome` if it was cut off.
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
