import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { withOwnMenus } from '$lib/stage/board/default-menus';
import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { kind } from '../kind';
import type { SubsetError } from '../parse';
import { MAX_NUMBER, type SubsetSetup } from '../setup';
import Board from './Board.svelte';
import { card } from './card';
import { miniature } from './miniature';
import { nameOf, subsetFacts, valueName } from './picture';
import { contradiction, vocabularyOf } from './vocabulary';

/** For each example, its name and what it shows. */
const EXAMPLES: Readonly<Record<string, readonly [name: () => string, line: () => string]>> = {
	six: [m.subset_example_six, m.subset_example_six_line],
	'six-plain': [m.subset_example_six_plain, m.subset_example_six_plain_line],
	none: [m.subset_example_none, m.subset_example_none_line],
	four: [m.subset_example_four, m.subset_example_four_line],
	eight: [m.subset_example_eight, m.subset_example_eight_line],
	'eight-mixed': [m.subset_example_eight_mixed, m.subset_example_eight_mixed_line]
};

const VARIANT_HINTS: Readonly<Record<string, () => string>> = {
	over: m.subset_variant_over_hint,
	left: m.subset_variant_left_hint,
	next: m.subset_variant_next_hint,
	fractional: m.subset_variant_fractional_hint
};

/** What is wrong with a text. */
export const errorText = messagesIn<SubsetError>({
	item: ({ found }) => m.subset_error_item({ found, most: formatNumber(MAX_NUMBER) }),
	target: m.subset_error_target,
	many: m.subset_error_many,
	rows: m.subset_error_rows,
	mixed: () => m.subset_error_mixed(),
	'no-target': () => m.subset_error_no_target(),
	'no-items': () => m.subset_error_no_items()
});

/** The lanes of a race with these models and orders of values. */
function lanes(variants: readonly string[], values: readonly string[] = ['ascending']): string {
	return variants
		.flatMap((variant) => values.map((order) => `naive.${order}.none.every.1.0${variant}`))
		.join('~');
}

const menus = withOwnMenus<SubsetSetup>({
	factsOf: subsetFacts,
	exampleLine: (id) => EXAMPLES[id][1](),
	errorText,
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

export default {
	kind,
	card,
	description: () => m.subset_description(),
	nameOf: subsetFacts,
	exampleName: (id) => EXAMPLES[id][0](),
	menus: async () => ({ default: menus }),
	names: (setup) => ({ variable: (variable) => nameOf(setup, variable), value: valueName }),
	vocabulary: vocabularyOf,
	contradiction,
	Board,
	mini: miniature.mini,
	overlay: () => import('./Overlay.svelte'),
	drawing: () => import('./drawing'),
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
		names: () => ({
			over: m.subset_variant_over(),
			left: m.subset_variant_left(),
			next: m.subset_variant_next(),
			fractional: m.subset_variant_fractional()
		}),
		hint: (variant) => VARIANT_HINTS[variant]?.() ?? ''
	},
	bestName: () => m.subset_best(),
	pencil: 'all',
	selectHint: () => m.subset_select_hint()
} satisfies ProblemView<SubsetSetup>;
