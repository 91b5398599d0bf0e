import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Outcome } from '$lib/engine/search/outcome';
import { leftOpen, type LeftOpen } from '../left-open';
import type { SolutionCount } from '../../puzzle/uniqueness.svelte';
import type { NameOf } from './texts';

/** What a search that was cut short leaves open, as the end of a sentence. */
const LEFT_OPEN: Record<LeftOpen, (solutions: { count: number; formatted: string }) => string> = {
	any: () => m.player_status_unknown(),
	further: m.player_status_unknown_more,
	none: () => m.player_left_none(),
	only: () => m.player_left_only(),
	some: () => m.player_left_some(),
	several: () => m.player_left_several(),
	'found-only': () => m.player_left_found_only(),
	'found-one': () => m.player_left_found_one()
};

/**
 * How a search ended, as a sentence. Says that there is no solution only if everything was tried,
 * never for a search that was cut short.
 *
 * @param count how many solutions there are, if that is known from elsewhere
 * @param best what the best solution costs or yields, if it was sought, else null
 * @param isOwn it did not search for a solution: something was made
 */
export function outcomeText(
	outcome: Outcome,
	steps: number,
	solutions: number,
	best: { readonly cost: number; readonly aim: 'most' | 'least' } | null,
	nameOf: NameOf,
	count: Pick<SolutionCount, 'known' | 'found'> | null = null,
	isOwn = false
): string {
	switch (outcome.kind) {
		case 'solved':
			if (isOwn) return m.player_status_made();
			return solutions > 1
				? m.player_status_solved_many(counted(solutions))
				: m.player_status_solved();
		case 'exhausted':
			if (best !== null) return m.player_status_best({ ...best, cost: formatNumber(best.cost) });
			return solutions > 0 ? m.player_status_exhausted(counted(solutions)) : m.player_status_none();
		case 'stuck':
			return m.player_status_stuck({ formatted: formatNumber(outcome.open) });
		case 'stranded':
			return m.player_status_stranded({ formatted: formatNumber(outcome.open) });
		case 'contradiction':
			return m.player_status_contradiction({ cell: isolate(nameOf(outcome.variable)) });
		case 'stopped': {
			const unknown =
				best !== null
					? m.player_status_unknown_best({ ...best, cost: formatNumber(best.cost) })
					: LEFT_OPEN[leftOpen(solutions, count)](counted(solutions));
			const taken = m.player_count_steps(counted(steps));
			const stopped = {
				steps: () => m.player_status_stopped_steps(counted(steps)),
				backtracks: () => m.player_status_stopped_backtracks({ steps: taken }),
				placements: () => m.player_status_stopped_placements({ steps: taken }),
				time: () => m.player_status_stopped_time({ steps: taken }),
				memory: () => m.player_status_stopped_memory({ steps: taken }),
				failure: () => m.player_status_stopped_failure({ steps: taken }),
				user: () => m.player_status_stopped_user({ steps: taken }),
				trace: () => m.player_status_stopped_trace({ steps: taken })
			}[outcome.by]();
			return isOwn ? stopped : `${stopped}; ${unknown}`;
		}
	}
}
