import type { Problem } from '$lib/engine/problem';
import { fitStrategy } from '$lib/engine/search/choices';
import { limitedSearch } from '$lib/engine/search/limits';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Outcome } from '$lib/engine/search/outcome';
import { countBatch } from '$lib/engine/trace/count-batch';
import { noStatistics, type Statistics } from '$lib/engine/trace/statistics';
import type { Experiment, RowOutcome, RunKey, RunRow } from './experiment';

/** The strategy of a run, fitted to its problem. */
export function strategyOfRun(
	{ strategies, limits }: Pick<Experiment, 'strategies' | 'limits'>,
	{ strategy, seed }: Pick<RunKey, 'strategy' | 'seed'>,
	problem: Problem
): Strategy {
	return fitStrategy(problem, { ...strategies[strategy], seed, limits });
}

/**
 * Searches and counts. Yields the counts so far after every few thousand steps, always the same
 * object, and returns how the run ended. The caller enforces the limit of time and may stop at any
 * time: the counts are lower bounds then.
 */
export function* measure(
	problem: Problem,
	strategy: Strategy
): Generator<Readonly<Statistics>, RowOutcome, void> {
	const statistics = noStatistics();
	const batches = limitedSearch(problem, strategy);
	for (;;) {
		const { done, value } = batches.next();
		if (done) return rowOutcome(value);
		countBatch(statistics, value);
		yield statistics;
	}
}

/** The row of a run. @param counts null if nothing is known about it. */
export function rowOf(
	{ set, board, rewriting, strategy, seed }: RunKey,
	counts: Readonly<Statistics> | null,
	outcome: RowOutcome
): RunRow {
	const { steps, tries, placements, forced, undos, jumps, skipped, ...rest } =
		counts ?? noStatistics();
	const { deadends, eliminations, solutions, deepest, longestForward, longestBack } = rest;
	return {
		...{ set, board, rewriting, strategy, seed, outcome },
		...{ steps, tries, placements, forced, undos, jumps, skipped },
		...{ deadends, eliminations, solutions, deepest, longestForward, longestBack }
	};
}

/** A run that fails or is stopped has the outcome that its caller knows. */
function rowOutcome(outcome: Outcome): RowOutcome {
	if (outcome.kind === 'stranded') return 'stuck';
	return outcome.kind === 'stopped' ? 'limit' : outcome.kind;
}
