import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { withOwnMenus, type ExampleTexts } from '$lib/stage/board/default-menus';
import { extendVocabulary, openText, ownTexts } from '$lib/stage/board/default-vocabulary';
import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { onPaper } from '$lib/stage/scene/on-paper';
import type { Tried, Vocabulary } from '$lib/stage/board/vocabulary';
import { kind } from '../kind';
import type { SubsetError } from '../line';
import type { SubsetNote } from '../parse';
import { MAX_NUMBER, placesOf, type SubsetSetup, sumOf, TAKE } from '../subset';
import Board from './Board.svelte';
import { card } from './card';
import { nameOf, scene, subsetFacts, valueName } from './scene';

const EXAMPLES: ExampleTexts = {
	six: [m.subset_example_six, m.subset_example_six_line],
	'six-plain': [m.subset_example_six_plain, m.subset_example_six_plain_line],
	none: [m.subset_example_none, m.subset_example_none_line],
	four: [m.subset_example_four, m.subset_example_four_line],
	eight: [m.subset_example_eight, m.subset_example_eight_line],
	'eight-mixed': [m.subset_example_eight_mixed, m.subset_example_eight_mixed_line]
};

/** What is wrong with a text. */
export const errorText = messagesIn<SubsetError>({
	item: ({ found }) => m.subset_error_item({ found, most: formatNumber(MAX_NUMBER) }),
	target: m.subset_error_target,
	many: m.subset_error_many,
	rows: m.subset_error_rows,
	count: m.subset_error_count,
	row: ({ found }) => m.subset_error_row({ found, most: formatNumber(MAX_NUMBER) }),
	pisinger: m.subset_error_pisinger,
	mixed: () => m.subset_error_mixed(),
	'no-capacity': () => m.subset_error_no_capacity(),
	'no-target': () => m.subset_error_no_target(),
	'no-items': () => m.subset_error_no_items()
});

/** The lanes of a race with these models and orders of values. */
function lanes(variants: readonly string[], values: readonly string[] = ['ascending']): string {
	return variants
		.flatMap((variant) => values.map((order) => `naive.${order}.none.every.1.0${variant}`))
		.join('~');
}

const menus = withOwnMenus<SubsetSetup>(EXAMPLES, {
	factsOf: subsetFacts,
	errorText,
	noteText: messagesIn<SubsetNote>({ readings: () => m.subset_note_readings() }),
	openPlaceholder: () => '5 10 12 13 15 18 → 30',
	openHint: () => m.subset_open_hint(),
	races: [
		{
			title: m.subset_race_sums,
			line: m.subset_race_sums_line,
			search: `example=none&lanes=${lanes(['', '.step.left', '.step.next'])}`
		},
		{
			title: m.subset_race_bounds,
			line: m.subset_race_bounds_line,
			search: `example=eight&goal=best&lanes=${lanes(['', '.step.left', '.step.fractional'])}`
		},
		{
			title: m.subset_race_first,
			line: m.subset_race_first_line,
			search: `example=eight-mixed&goal=best&lanes=${lanes(['.step.fractional'], ['descending', 'ascending', 'preferred'])}`
		}
	]
});

/** A sum of more numbers is shortened. */
const TERMS = 6;

/** "31 + 7 = 38"; of many numbers, all but the last are one. */
function sumText(numbers: readonly number[], places: readonly number[]): string {
	let terms = places.map((at) => numbers[at]);
	const sum = sumOf(numbers, places);
	if (terms.length > TERMS) terms = [sum - terms.at(-1)!, terms.at(-1)!];
	const written = terms.map(formatNumber).join(' + ');
	return isolate(terms.length < 2 ? formatNumber(sum) : `${written} = ${formatNumber(sum)}`);
}

/** Why what was decided by hand leads nowhere. */
function contradiction({ weights, target, typed }: SubsetSetup): string {
	const { taken, open } = placesOf(typed);
	const inputs = { sum: sumText(weights, taken), target: formatNumber(target) };
	return sumOf(weights, taken) > target
		? m.subset_too_much(inputs)
		: m.subset_too_little({ ...inputs, reach: formatNumber(sumOf(weights, [...taken, ...open])) });
}

/** The narration: what is taken, what the sum is, and why a number is too much or is needed. */
function vocabularyOf(setup: SubsetSetup): Vocabulary {
	const { weights, profits, target } = setup;
	const targetName = formatNumber(target);
	function clash({ variable, value, assignment }: Tried): string {
		const { taken, left, open } = placesOf(assignment, variable);
		if (value === TAKE) {
			if (weights[variable] > target)
				return m.subset_says_alone({ weight: formatNumber(weights[variable]), target: targetName });
			const all = [...taken, variable];
			if (sumOf(weights, all) > target)
				return m.subset_says_over({ sum: sumText(weights, all), target: targetName });
			taken.push(variable);
		} else left.push(variable);
		const sum = sumOf(weights, taken);
		if (open.length === 0)
			return m.subset_says_last({ sum: sumText(weights, taken), target: targetName });
		const reach = sum + sumOf(weights, open);
		if (reach < target)
			return m.subset_says_under({ reach: formatNumber(reach), target: targetName });
		return m.subset_says_next({ missing: formatNumber(target - sum), sum: formatNumber(sum) });
	}

	return extendVocabulary({
		start: () => {
			return profits === null
				? m.subset_says_start({ formatted: targetName })
				: m.subset_says_start_knapsack({ target: targetName });
		},
		ruleNaive: () => m.subset_says_rule(),
		...ownTexts({
			random: m.subset_says_choose_random,
			stuck: m.subset_says_stuck,
			tries: m.subset_says_tries
		}),
		chooseNaive: (names) => m.subset_says_choose(names),
		chooseOnly: (names) => m.subset_says_choose_only(names),
		clash: (_, tried) => clash(tried),
		reject: ({ variable, clash }, { value }) =>
			value === TAKE
				? m.subset_says_no_take({ variable, clash })
				: m.subset_says_no_leave({ variable, clash }),
		place: ({ variable }, { variable: at, value, assignment }) => {
			const taken = placesOf(assignment, at).taken;
			if (value !== TAKE) return m.subset_says_leave({ variable });
			const sum = sumText(weights, [...taken, at]);
			return profits === null
				? m.subset_says_take({ variable, sum, target: targetName })
				: m.subset_says_pack({
						...{ variable, sum, target: targetName },
						profit: formatNumber(sumOf(profits, [...taken, at]))
					});
		},
		deadend: ({ variable }) => m.subset_says_deadend({ variable }),
		open: openText(m.subset_says_open_none, m.subset_says_open),
		solution: (number, assignment) => {
			const { taken } = placesOf(assignment);
			const told =
				profits === null
					? m.subset_says_solution({ sum: sumText(weights, taken) })
					: m.subset_says_packed({ sum: sumText(weights, taken), profit: sumText(profits, taken) });
			return number === null
				? told
				: `${told} ${m.subset_says_solution_number({ formatted: formatNumber(number) })}`;
		},
		object: (value) => m.subset_says_object({ value })
	});
}

export default {
	kind,
	card,
	description: () => m.subset_description(),
	nameOf: subsetFacts,
	...menus,
	names: (setup) => ({ variable: (variable) => nameOf(setup, variable), value: valueName }),
	vocabulary: vocabularyOf,
	contradiction,
	Board,
	mini: { load: async () => (await import('./miniature')).miniature },
	overlay: () => import('./Overlay.svelte'),
	drawing: onPaper(scene),
	legend: () => import('./Legend.svelte'),
	questions: async () => ({
		default: {
			variable: m.subset_ask_variable,
			value: m.subset_ask_value,
			deadend: m.subset_ask_deadend,
			return: m.subset_ask_return
		}
	}),
	valueOrderings: {
		ascending: () => m.subset_values_ascending(),
		descending: () => m.subset_values_descending(),
		preferred: () => m.subset_values_preferred()
	},
	variants: {
		label: () => m.subset_variant(),
		texts: {
			over: [m.subset_variant_over, m.subset_variant_over_hint],
			left: [m.subset_variant_left, m.subset_variant_left_hint],
			next: [m.subset_variant_next, m.subset_variant_next_hint],
			fractional: [m.subset_variant_fractional, m.subset_variant_fractional_hint]
		}
	},
	bestName: () => m.subset_best(),
	pencil: 'all',
	selectHint: () => m.subset_select_hint()
} satisfies ProblemView<SubsetSetup>;
