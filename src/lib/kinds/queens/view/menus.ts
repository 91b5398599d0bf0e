import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError, ParseNote } from '$lib/engine/kind';
import type { QueensError, QueensNote } from '../parse';
import { NONE, type QueensSetup } from '../setup';

/** What each example shows. */
const LINES: Readonly<Record<string, () => string>> = {
	eight: m.queens_example_eight_line,
	'eight-all': m.queens_example_eight_all_line,
	four: m.queens_example_four_line,
	'four-thesis': m.queens_example_four_thesis_line,
	two: m.queens_example_two_line,
	three: m.queens_example_three_line,
	six: m.queens_example_six_line,
	'twelve-all': m.queens_example_twelve_all_line,
	twenty: m.queens_example_twenty_line,
	'sixteen-findmin': m.queens_example_sixteen_findmin_line,
	centre: m.queens_example_centre_line
};

const FORMATS: Record<string, () => string> = {
	columns: m.queens_format_columns,
	board: m.queens_format_board
};

export default {
	exampleLine: (id) => LINES[id](),
	factsOf: boardFacts,
	errorText,
	noteText,
	formatName: (id) => FORMATS[id](),
	openPlaceholder: () => m.queens_open_placeholder(),
	openHint: () => m.queens_open_hint(),
	openFiles: ['.fen', '.json', '.csv']
} satisfies ProblemMenus<QueensSetup>;

/** "8×8, 2 queens set". */
function boardFacts({ size, queens }: QueensSetup): string {
	const count = queens.filter((column) => column !== NONE).length;
	return m.queens_facts({ size: formatNumber(size), ...counted(count) });
}

/** What is wrong with a text. */
function errorText(any: ParseError): string {
	const error = any as QueensError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has texts for errors that any text can have.
			return '';
		case 'size':
			return m.queens_error_size({
				found: isolate(error.found),
				expected: formatNumber(error.expected)
			});
		case 'row-length':
			return m.queens_error_row_length({
				...counted(error.found),
				expected: formatNumber(error.expected)
			});
		case 'row-count':
			return m.queens_error_row_count({
				formatted: formatNumber(error.found),
				expected: formatNumber(error.expected)
			});
		case 'two-queens':
			return m.queens_error_two_queens();
		case 'symbol':
			return m.queens_error_symbol({
				column: formatNumber(error.column),
				found: isolate(error.found)
			});
		case 'no-board':
			return m.queens_error_no_board();
		case 'piece':
			return m.queens_error_piece({
				column: formatNumber(error.column),
				found: isolate(error.found)
			});
		case 'row':
			return m.queens_error_row({
				found: isolate(error.found),
				expected: formatNumber(error.expected)
			});
		case 'column':
			return m.queens_error_column({
				found: isolate(error.found),
				expected: formatNumber(error.expected)
			});
	}
}

/** What was decided in reading a text. */
function noteText(any: ParseNote): string {
	const note = any as QueensNote;
	switch (note.code) {
		case 'left-out':
			// The studio has a text for this note, which any text can have.
			return '';
		case 'from-zero':
			return m.queens_read_from_zero();
		case 'row-first':
			return m.queens_read_row_first();
		case 'smallest':
			return m.queens_read_smallest();
		case 'queen-symbol':
			return m.queens_read_symbol({ found: isolate(note.found ?? '') });
		case 'one-a-line':
			return m.queens_read_one_a_line();
	}
}
