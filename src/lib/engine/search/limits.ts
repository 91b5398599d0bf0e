import { variantOf, type Problem } from '../problem';
import { eliminateAlone } from './elimination-alone';
import type { Outcome } from './outcome';
import { ownSearch } from './own-search';
import { search, type Batches, type SearchOptions } from './search';
import {
	BACKTRACK,
	FORCE,
	PLACE,
	SOLUTION,
	stepKind,
	unpackStep,
	type Step,
	type StepBatch
} from './step';
import type { Strategy } from './strategy';

/** The search of a problem, ignoring the limits of its strategy. */
export function unlimitedSearch(
	puzzle: Problem,
	strategy: Strategy,
	options: SearchOptions = {}
): Batches {
	const problem = variantOf(puzzle, strategy);
	if (problem.ownSearch !== undefined) return ownSearch(problem, strategy, options.from ?? null);
	const isAlone = strategy.elimination !== 'none' && strategy.eliminate === 'alone';
	return isAlone ? eliminateAlone(problem, strategy) : search(problem, strategy, options);
}

/** The same search, one step at a time. */
export function* singleSteps(problem: Problem, strategy: Strategy): Generator<Step, Outcome, void> {
	const batches = unlimitedSearch(problem, strategy);
	for (;;) {
		const { done, value } = batches.next();
		if (done) return value;
		const { steps, causes, length } = value;
		for (let i = 0; i < length; i++) yield unpackStep(steps[i], causes[i]);
	}
}

/**
 * The search of a problem, cut off at exactly the n-th step, backtrack, placement or solution that its
 * strategy allows, or else the problem. Its caller enforces the time limit: the search has no clock.
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
	if (limits.backtracks !== undefined)
		batches = stopBefore(batches, 1 << BACKTRACK, limits.backtracks, 'backtracks');
	if (limits.placements !== undefined)
		batches = stopBefore(batches, (1 << PLACE) | (1 << FORCE), limits.placements, 'placements');
	const steps = limits.steps ?? problem.usualSteps;
	if (steps !== undefined) batches = stopAfterSteps(batches, steps);
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

/** Stops before the first step over the limit whose kind is in a mask of kinds. */
function stopBefore(
	batches: Batches,
	kinds: number,
	max: number,
	by: 'backtracks' | 'placements'
): Batches {
	let left = max;
	return cutOff(batches, { kind: 'stopped', by }, ({ steps, length }) => {
		for (let i = 0; i < length; i++)
			if ((kinds >>> stepKind(steps[i])) & 1 && left-- === 0) return i;
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
