import { prune, type Vocabulary } from '$lib/stage/board/vocabulary';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';

/** The narration of a Sudoku. */
export const vocabulary: Vocabulary = {
	genders: () => ({
		variable: m.sudoku_gender_variable(),
		value: m.sudoku_gender_value()
	}),
	start: (open) => (open === 0 ? m.sudoku_says_open_none() : m.sudoku_says_start(counted(open))),
	ruleNaive: () => m.sudoku_says_rule_naive(),
	chooseNaive: (names) => m.sudoku_says_choose_naive(names),
	chooseOnly: (names) => m.sudoku_says_choose_only(names),
	chooseRandom: ({ variable, open, seed }) =>
		m.sudoku_says_choose_random({ variable, seed, ...counted(open) }),
	tie: ({ count, ...names }) => m.sudoku_says_tie({ ...names, ...counted(count) }),
	clash: (clashes) => {
		if (clashes.length === 0) return m.sudoku_says_clash_pencil();
		const list = clashes.map(({ variable, unit }) => {
			switch (unit?.name) {
				case 'row':
					return m.sudoku_says_clash_row({ variable });
				case 'column':
					return m.sudoku_says_clash_column({ variable });
				case 'box':
					return m.sudoku_says_clash_box({ variable });
				default:
					return m.sudoku_says_clash_other({ variable });
			}
		});
		return m.sudoku_says_clash({ list: formatList(list), ...counted(list.length) });
	},
	place: (names) => m.sudoku_says_place(names),
	tries: (order) => m.sudoku_says_tries({ order }),
	open: (open) => (open === 0 ? m.sudoku_says_open_none() : m.sudoku_says_open(counted(open))),
	solution: (number) =>
		number === null
			? m.sudoku_says_solution()
			: m.sudoku_says_solution_number({ formatted: formatNumber(number) }),
	prune,
	stuck: (open) => m.sudoku_says_stuck(counted(open)),
	unit: ({ name, index }) => {
		const number = formatNumber(index + 1);
		switch (name) {
			case 'row':
				return m.sudoku_says_unit_row({ number });
			case 'column':
				return m.sudoku_says_unit_column({ number });
			case 'box':
				return m.sudoku_says_unit_box({ number });
			default:
				return m.explain_plain_unit({ number });
		}
	}
};
