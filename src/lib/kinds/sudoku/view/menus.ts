import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { countFilled } from '../board';
import type { ExampleId } from '../examples';
import type { ParseError, SudokuNote } from '../parse/error';
import { boardOf, type SudokuSetup } from '../kind';
import { sizeOf } from '../shape';
import OpenChoices from './OpenChoices.svelte';
import OpenOther from './OpenOther.svelte';

/** What each example shows. */
const LINES: Readonly<Record<ExampleId, () => string>> = {
	easy: m.sudoku_example_easy_line,
	hard: m.sudoku_example_hard_line,
	'clues-17': m.sudoku_example_clues_17_line,
	raster: m.sudoku_example_raster_line,
	tree: m.sudoku_example_tree_line,
	thesis: m.sudoku_example_thesis_line,
	'no-solution': m.sudoku_example_no_solution_line,
	several: m.sudoku_example_several_line,
	'against-naive': m.sudoku_example_against_naive_line,
	'size-4': m.sudoku_example_size_4_line,
	'size-6': m.sudoku_example_size_6_line,
	'size-12': m.sudoku_example_size_12_line,
	'size-16': m.sudoku_example_size_16_line,
	'size-25': m.sudoku_example_size_25_line
};

const FORMATS: Record<string, () => string> = {
	grid: m.sudoku_format_grid,
	line: m.sudoku_format_line,
	json: m.sudoku_format_json,
	csv: m.sudoku_format_csv
};

/** A board on which findmin loses: hardest11's board 1 in another writing. */
const AGAINST_FINDMIN =
	'..43...9.6...2.8...3......1..7.9..4.8.....6...9...5...2...5.....4...89....14....7';

export default {
	races: [
		{
			title: m.sudoku_race_findmin_loses,
			line: m.sudoku_race_findmin_loses_line,
			search: `puzzle=${AGAINST_FINDMIN}`
		},
		{
			title: m.sudoku_race_against_naive,
			line: m.sudoku_race_against_naive_line,
			search: 'example=against-naive'
		},
		{
			title: m.sudoku_race_jump,
			line: m.sudoku_race_jump_line,
			search:
				'example=tree&lanes=naive.ascending.none.every.1.0~naive.ascending.none.every.1.0.jump~findmin.ascending.none.every.1.0~findmin.ascending.none.every.1.0.jump'
		}
	],
	exampleLine: (id) => LINES[id as ExampleId](),
	factsOf,
	errorText: messagesIn<ParseError>({
		'no-board': m.sudoku_error_no_board,
		length: m.sudoku_error_length,
		'row-length': m.sudoku_error_row_length,
		'row-count': m.sudoku_error_row_count,
		'short-rows': ({ found, expected }) => m.sudoku_error_short_rows({ rows: expected, found }),
		'too-big': m.sudoku_error_too_big,
		variant: m.sudoku_error_variant,
		link: m.sudoku_error_link,
		symbol: m.sudoku_error_symbol,
		syntax: (inputs) =>
			inputs.found === isolate('') ? m.sudoku_error_open_list() : m.sudoku_error_syntax(inputs)
	}),
	noteText: messagesIn<SudokuNote>({
		renamed({ first, last, became: [firstHere, lastHere] }) {
			const here = { firstHere: isolate(firstHere), lastHere: isolate(lastHere) };
			return m.sudoku_note_renamed({ first, last, ...here });
		}
	}),
	formatName: (id) => FORMATS[id](),
	openPlaceholder: () => m.sudoku_open_placeholder(),
	openHint: () => m.sudoku_open_hint(),
	openFiles: [
		...['.sdk', '.sdm', '.sdx', '.ss', '.msk', '.csv', '.tsv', '.json', '.py', '.dzn', '.pl'],
		...['.opensudoku', '.ksudoku', '.xml', 'application/json', 'application/xml']
	],
	OpenOther,
	OpenChoices
} satisfies ProblemMenus<SudokuSetup>;

/** "9×9, 30 givens". */
function factsOf(setup: SudokuSetup): string {
	const board = boardOf(setup);
	const size = formatNumber(sizeOf(board.shape));
	const facts = m.sudoku_board_facts({ size, ...counted(countFilled(board)) });
	return setup.candidates ? m.sudoku_board_facts_pencil({ facts }) : facts;
}
