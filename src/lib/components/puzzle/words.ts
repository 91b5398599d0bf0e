import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { countFilled, type Board } from '$lib/problems/sudoku/board';
import type { ExampleId } from '$lib/problems/sudoku/examples';
import { MAX_TEXT, type ParseError } from '$lib/problems/sudoku/parse';
import { sizeOf, type BoxShape } from '$lib/problems/sudoku/shape';

const EXAMPLES: Record<ExampleId, { name: () => string; line: () => string }> = {
	easy: { name: m.sudoku_example_easy, line: m.sudoku_example_easy_line },
	hard: { name: m.sudoku_example_hard, line: m.sudoku_example_hard_line },
	'clues-17': { name: m.sudoku_example_clues_17, line: m.sudoku_example_clues_17_line },
	raster: { name: m.sudoku_example_raster, line: m.sudoku_example_raster_line },
	tree: { name: m.sudoku_example_tree, line: m.sudoku_example_tree_line },
	thesis: { name: m.sudoku_example_thesis, line: m.sudoku_example_thesis_line },
	'no-solution': { name: m.sudoku_example_no_solution, line: m.sudoku_example_no_solution_line },
	several: { name: m.sudoku_example_several, line: m.sudoku_example_several_line },
	'against-naive': {
		name: m.sudoku_example_against_naive,
		line: m.sudoku_example_against_naive_line
	},
	'size-4': { name: m.sudoku_example_size_4, line: m.sudoku_example_size_4_line },
	'size-6': { name: m.sudoku_example_size_6, line: m.sudoku_example_size_6_line },
	'size-12': { name: m.sudoku_example_size_12, line: m.sudoku_example_size_12_line },
	'size-16': { name: m.sudoku_example_size_16, line: m.sudoku_example_size_16_line },
	'size-25': { name: m.sudoku_example_size_25, line: m.sudoku_example_size_25_line }
};

export function exampleName(id: ExampleId): string {
	return EXAMPLES[id].name();
}

/** What there is to see in an example, in one line. */
export function exampleLine(id: ExampleId): string {
	return EXAMPLES[id].line();
}

/** "9×9". */
export function sizeName(size: number): string {
	return m.sudoku_size_name({ size: formatNumber(size) });
}

/** "2 rows × 3 columns", of a box. */
export function boxesName({ rows, columns }: BoxShape): string {
	return m.sudoku_boxes_name({ rows: formatNumber(rows), columns: formatNumber(columns) });
}

/** "9×9, 30 givens". */
export function boardFacts(board: Board): string {
	const count = countFilled(board);
	const size = formatNumber(sizeOf(board.shape));
	return m.sudoku_board_facts({ size, count, formatted: formatNumber(count) });
}

/** What is wrong with a text, with the place in it. */
export function errorText(error: ParseError | { readonly code: 'unreadable' }): string {
	const what = errorWhat(error);
	// A row of the board that is also the line of the text needs no second place.
	if (!('line' in error) || ('row' in error && error.row === error.line)) return what;
	return m.sudoku_error_line({ line: formatNumber(error.line), text: what });
}

function errorWhat(error: ParseError | { readonly code: 'unreadable' }): string {
	switch (error.code) {
		case 'unreadable':
			return m.sudoku_error_unreadable();
		case 'too-large':
			return m.sudoku_error_too_large({ formatted: formatNumber(MAX_TEXT) });
		case 'not-text':
			return m.sudoku_error_not_text();
		case 'empty':
			return m.sudoku_error_empty();
		case 'no-board':
			return m.sudoku_error_no_board();
		case 'length':
			return m.sudoku_error_length({
				...counted(error.found),
				size: formatNumber(error.size),
				expected: formatNumber(error.expected)
			});
		case 'row-length':
			return m.sudoku_error_row_length({
				...counted(error.found),
				row: formatNumber(error.row),
				expected: formatNumber(error.expected)
			});
		case 'row-count':
			return m.sudoku_error_row_count({
				...counted(error.found),
				expected: formatNumber(error.expected)
			});
		case 'symbol':
			return m.sudoku_error_symbol({
				row: formatNumber(error.row),
				column: formatNumber(error.column),
				found: isolate(error.found),
				size: formatNumber(error.size)
			});
		case 'syntax':
			return error.found === ''
				? m.sudoku_error_open_list()
				: m.sudoku_error_syntax({
						column: formatNumber(error.column),
						found: isolate(error.found)
					});
	}
}

function counted(count: number): { count: number; formatted: string } {
	return { count, formatted: formatNumber(count) };
}
