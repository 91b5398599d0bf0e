import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { NONE, type SubsetSetup } from '../setup';
import { sumOf, TAKE } from '../subset';
import { layoutOf, type Layout } from './layout';

const VALUES = [m.subset_take, m.subset_leave];

export function valueName(value: number): string {
	return VALUES[value]();
}

/** The words on a board. */
export function boardWords() {
	return {
		names: { weight: m.subset_weight(), profit: m.subset_profit() },
		words: [m.subset_legend_taken(), m.subset_legend_left()]
	};
}

/** "Target 30, numbers: 6". */
export function subsetFacts({ weights, profits, target }: SubsetSetup): string {
	const inputs = { target: formatNumber(target), formatted: formatNumber(weights.length) };
	return profits === null ? m.subset_facts(inputs) : m.subset_facts_knapsack(inputs);
}

/** What the board of a moment shows. */
export function layoutAt(facts: MomentFacts<SubsetSetup>): Layout {
	const { setup, states, assignment, watched, best, strategy } = facts;
	return layoutOf({
		...{ setup, states, assignment, variant: strategy.variant },
		order: (watched?.frames ?? []).flatMap(({ variable, value }) => (value < 0 ? [] : [variable])),
		best:
			setup.profits === null || best === null
				? NONE
				: sumOf(
						setup.profits,
						[...setup.weights.keys()].filter((at) => best[at] === TAKE)
					),
		...boardWords()
	});
}
