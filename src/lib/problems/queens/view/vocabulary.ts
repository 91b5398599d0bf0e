import { prune, type Clash, type Tried, type Vocabulary } from '$lib/board-kit/vocabulary';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ValueOrdering } from '$lib/search/strategy';

const TRIES: Record<ValueOrdering, () => string> = {
	ascending: m.queens_says_tries_ascending,
	descending: m.queens_says_tries_descending,
	random: m.queens_says_tries_random,
	'least-constraining': m.queens_says_tries_least_constraining,
	preferred: m.queens_says_tries_preferred
};

/** The narration of a board of queens. */
export const vocabulary: Vocabulary = {
	genders: () => ({
		variable: m.queens_gender_variable(),
		value: m.queens_gender_value()
	}),
	start: (open) => (open === 0 ? m.queens_says_open_none() : m.queens_says_start(counted(open))),
	ruleNaive: () => m.queens_says_rule_naive(),
	chooseNaive: (names) => m.queens_says_choose_naive(names),
	chooseOnly: (names) => m.queens_says_choose_only(names),
	chooseRandom: ({ variable, open, seed }) =>
		m.queens_says_choose_random({ variable, seed, ...counted(open) }),
	tie: ({ count, ...names }) => m.queens_says_tie({ ...names, ...counted(count) }),
	clash: (clashes, tried) =>
		formatList(
			clashes.map((clash) =>
				isInColumn(clash, tried)
					? m.queens_says_clash_column({ variable: clash.variable })
					: m.queens_says_clash_diagonal({ variable: clash.variable })
			)
		),
	reject: ({ clash }, tried) => m.queens_says_reject({ clash, square: squareName(tried) }),
	place: (_, placed) => m.queens_says_place({ square: squareName(placed) }),
	tries: (values) => TRIES[values](),
	open: (open) => (open === 0 ? m.queens_says_open_none() : m.queens_says_open(counted(open))),
	solution: (number) =>
		number === null
			? m.queens_says_solution()
			: m.queens_says_solution_number({ formatted: formatNumber(number) }),
	prune,
	stuck: (open) => m.queens_says_stuck(counted(open)),
	unit: ({ index }) => m.queens_says_unit({ number: formatNumber(index + 1) })
};

/** "row 6, column 4" */
function squareName({ variable, value }: Tried): string {
	return isolate(
		m.queens_says_square({ row: formatNumber(variable + 1), column: formatNumber(value + 1) })
	);
}

/** Else it attacks along a diagonal: no two queens stand in one row. */
function isInColumn({ index }: Clash, { value, assignment }: Tried): boolean {
	return assignment[index] === value;
}
