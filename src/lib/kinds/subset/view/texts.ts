import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { messagesIn } from '$lib/stage/board/message-table';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import { MAX_NUMBER, NONE, type SubsetSetup } from '../setup';
import type { SubsetError } from '../parse';
import { placesOf, sumOf, TAKE } from '../subset';
import { layoutOf, type Layout } from './layout';

/** A sum of more numbers is shortened. */
const TERMS = 6;
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

/** "6 numbers, target 30". */
export function subsetFacts({ weights, profits, target }: SubsetSetup): string {
	const inputs = { target: formatNumber(target), ...counted(weights.length) };
	return profits === null ? m.subset_facts(inputs) : m.subset_facts_knapsack(inputs);
}

/** "31 + 7 = 38"; of many numbers, all but the last are one. */
export function sumText(numbers: readonly number[], places: readonly number[]): string {
	let terms = places.map((at) => numbers[at]);
	const sum = sumOf(numbers, places);
	if (terms.length > TERMS) terms = [sum - terms.at(-1)!, terms.at(-1)!];
	const written = terms.map(formatNumber).join(' + ');
	return isolate(terms.length < 2 ? formatNumber(sum) : `${written} = ${formatNumber(sum)}`);
}

/** Why what was decided by hand leads nowhere. */
export function contradiction({ weights, target, chosen }: SubsetSetup): string {
	const { taken, open } = placesOf(chosen);
	const inputs = { sum: sumText(weights, taken), target: formatNumber(target) };
	return sumOf(weights, taken) > target
		? m.subset_too_much(inputs)
		: m.subset_too_little({ ...inputs, reach: formatNumber(sumOf(weights, [...taken, ...open])) });
}

/** What is wrong with a text. */
export const errorText = messagesIn<SubsetError>({
	item: ({ found }) => m.subset_error_item({ found, most: formatNumber(MAX_NUMBER) }),
	number: ({ found }) => m.subset_error_number({ found, most: formatNumber(MAX_NUMBER) }),
	target: m.subset_error_target,
	many: m.subset_error_many,
	rows: m.subset_error_rows,
	mixed: () => m.subset_error_mixed(),
	'no-target': () => m.subset_error_no_target(),
	'no-items': () => m.subset_error_no_items()
});

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
