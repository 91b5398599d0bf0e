import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
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
	errorText: messagesIn<QueensError>({
		size: m.queens_error_size,
		'row-length': m.queens_error_row_length,
		'row-count': m.queens_error_row_count,
		'two-queens': m.queens_error_two_queens,
		symbol: m.queens_error_symbol,
		'no-board': m.queens_error_no_board,
		piece: m.queens_error_piece,
		row: m.queens_error_row,
		column: m.queens_error_column
	}),
	noteText: messagesIn<QueensNote>({
		'from-zero': m.queens_read_from_zero,
		'row-first': m.queens_read_row_first,
		smallest: m.queens_read_smallest,
		'queen-symbol': m.queens_read_symbol,
		'one-a-line': m.queens_read_one_a_line
	}),
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
