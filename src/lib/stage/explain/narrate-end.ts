import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { aimOf, worthOf, type CostScale } from '$lib/engine/problem';
import type { StopReason } from '$lib/engine/search/outcome';
import type { Strategy } from '$lib/engine/search/strategy';
import type { SolutionCount } from '../puzzle/uniqueness.svelte';
import type { ToldStrategy } from '../facts/moment-facts.svelte';
import type { Moment } from '$lib/engine/trace/moment';
import type { Statistics } from '$lib/engine/trace/statistics';

/** How many solutions there are, if that is known. */
export type Count = Pick<SolutionCount, 'known' | 'found'> | null;

/** How the search ended, and what that means; empty if it has not, or if the last step says so. */
export function endSentence(
	{ outcome, statistics }: Moment,
	strategy: ToldStrategy,
	count: Count,
	nameOf: (variable: number) => string,
	problem: CostScale
): string {
	const { endClaim, goal } = strategy;
	if (endClaim && outcome !== null && outcome.kind !== 'stuck')
		return `${endClaim(outcome, statistics, goal === 'best', problem, nameOf, count)}.`;
	switch (outcome?.kind) {
		case undefined:
		case 'stuck':
			return '';
		case 'stranded':
			return m.explain_outcome_stranded(counted(outcome.open));
		case 'solved':
			if (strategy.elimination !== 'none' && strategy.eliminate === 'alone')
				return m.explain_outcome_alone();
			return strategy.goal === 'all'
				? m.explain_outcome_enough(counted(statistics.solutions))
				: m.explain_outcome_solved(counted(statistics.steps));
		case 'exhausted':
			if (strategy.goal === 'best' && statistics.best >= 0)
				return m.explain_outcome_best(worth(problem, statistics.best));
			return statistics.solutions === 0
				? m.explain_outcome_none()
				: m.explain_outcome_exact(counted(statistics.solutions));
		case 'stopped': {
			const stopped = stoppedText(outcome.by, statistics);
			const unknown = unknownText(statistics, strategy, count, problem);
			return unknown === '' ? `${stopped}.` : m.explain_outcome_stopped({ stopped, unknown });
		}
		case 'contradiction':
			return m.explain_outcome_contradiction({ variable: nameOf(outcome.variable) });
	}
}

/** What a search that was cut short leaves unknown; empty if more is known from elsewhere. */
function unknownText(
	{ solutions, best }: Readonly<Statistics>,
	{ goal }: Strategy,
	count: Count,
	problem: CostScale
): string {
	const { known = false, found = 0 } = count ?? {};
	if (goal === 'best' && best >= 0) return m.explain_unknown_better(worth(problem, best));
	if (solutions < 2 && (known || found > solutions)) return '';
	return solutions === 0 ? m.explain_unknown() : m.explain_unknown_further();
}

function worth(problem: CostScale, cost: number) {
	return { formatted: formatNumber(worthOf(problem, cost)), aim: aimOf(problem) };
}

function stoppedText(by: StopReason, { steps, undos, placements }: Readonly<Statistics>): string {
	switch (by) {
		case 'steps':
			return m.explain_stopped_steps(counted(steps));
		case 'backtracks':
			return m.explain_stopped_backtracks(counted(undos));
		case 'placements':
			return m.explain_stopped_placements(counted(placements));
		case 'time':
			return m.explain_stopped_time(counted(steps));
		case 'memory':
			return m.explain_stopped_memory(counted(steps));
		case 'failure':
			return steps === 0 ? m.explain_stopped_at_start() : m.explain_stopped_failure();
		case 'user':
			return m.explain_stopped_user(counted(steps));
		case 'trace':
			return m.explain_stopped_trace(counted(steps));
	}
}
