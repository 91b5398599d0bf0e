import { aimOf, worthOf, type CostScale } from '$lib/engine/problem';
import type { Outcome } from '$lib/engine/search/outcome';
import type { Statistics } from '$lib/engine/trace/statistics';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { SolutionCount } from '../run/protocol';

export type EndClaim = typeof endClaim;

/** What a trace says of its end, as a claim of its own; without a full stop. */
export function endClaim(
	outcome: Outcome,
	{ steps, solutions, best }: Pick<Statistics, 'steps' | 'solutions' | 'best'>,
	/** It looked for the best solution. */
	isBest: boolean,
	scale: CostScale,
	nameOf: (variable: number) => string,
	/** How many solutions there are, if that is known from elsewhere. */
	count: Pick<SolutionCount, 'known' | 'found'> | null
): string {
	const worth = () => ({ formatted: formatNumber(worthOf(scale, best)), aim: aimOf(scale) });
	switch (outcome.kind) {
		case 'exhausted':
			if (isBest && best >= 0) return m.watch_claim_best(worth());
			return solutions === 0 ? m.watch_claim_none() : m.watch_claim_all(counted(solutions));
		case 'solved':
			return solutions === 0 ? m.watch_claim_found_none() : m.watch_claim_found(counted(solutions));
		case 'stuck':
			return m.watch_claim_stuck({ formatted: formatNumber(outcome.open) });
		case 'stranded':
			return m.watch_claim_stranded({ formatted: formatNumber(outcome.open) });
		case 'contradiction':
			return m.watch_claim_contradiction({ variable: nameOf(outcome.variable) });
		case 'stopped': {
			const taken = m.player_count_steps(counted(steps));
			const stopped =
				outcome.by === 'trace'
					? m.player_status_stopped_trace({ steps: taken })
					: m.watch_claim_cut({ steps: taken });
			if (isBest && best >= 0) return `${stopped}; ${m.watch_claim_best_yet(worth())}`;
			if (solutions > 0) return `${stopped}; ${m.watch_claim_further(counted(solutions))}`;
			const isKnown = count !== null && (count.known || count.found > 0);
			return isKnown ? stopped : `${stopped}; ${m.player_status_unknown()}`;
		}
	}
}
