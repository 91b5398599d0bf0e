import {
	extendVocabulary,
	openText,
	ownTexts,
	solutionText
} from '$lib/stage/board/default-vocabulary';
import type { Tried } from '$lib/stage/board/vocabulary';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ValueOrdering } from '$lib/engine/search/strategy';

/** The names of the orders of squares. */
export const valueOrderings: Partial<Record<ValueOrdering, () => string>> = {
	ascending: m.queens_values_ascending,
	descending: m.queens_values_descending,
	preferred: m.queens_values_preferred
};

const open = openText(m.queens_says_open_none, m.queens_says_open);

/** The narration of the queens problem. */
export const vocabulary = extendVocabulary({
	genders: () => ({ variable: m.queens_gender_variable(), value: m.queens_gender_value() }),
	start: open,
	ruleNaive: () => m.queens_says_rule_naive(),
	chooseNaive: (names) => m.queens_says_choose_naive(names),
	chooseOnly: (names) => m.queens_says_choose_only(names),
	clash: (clashes, { value, assignment }) =>
		formatList(
			clashes.map(({ index, variable }) =>
				// No two queens are in one row.
				assignment[index] === value
					? m.queens_says_clash_column({ variable })
					: m.queens_says_clash_diagonal({ variable })
			)
		),
	reject: ({ clash }, tried) => m.queens_says_reject({ clash, square: squareText(tried) }),
	place: (_, placed) => m.queens_says_place({ square: squareText(placed) }),
	...ownTexts({
		random: m.queens_says_choose_random,
		stuck: m.queens_says_stuck,
		tries: m.queens_says_tries
	}),
	open,
	solution: solutionText(m.queens_says_solution, m.queens_says_solution_number),
	unit: ({ index }) => m.queens_says_unit({ number: formatNumber(index + 1) })
});

/** "row 6, column 4" */
function squareText({ variable, value }: Tried): m.Noun {
	return m.queens_says_square({
		row: formatNumber(variable + 1),
		column: formatNumber(value + 1)
	});
}
