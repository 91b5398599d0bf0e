import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import { countFilled, type Board } from '../board';
import type { ExampleId } from '../examples';
import type { ParseError as AnyError } from '$lib/problems/kind';
import type { ParseError } from '../parse/error';
import { sizeOf, type BoxShape } from '../shape';

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

const FORMATS: Record<string, () => string> = {
	grid: m.sudoku_format_grid,
	line: m.sudoku_format_line,
	json: m.sudoku_format_json,
	csv: m.sudoku_format_csv
};

/** The name of an example, and in one line what there is to see in it. */
export function exampleWords(id: string): { name: string; line: string } {
	const { name, line } = EXAMPLES[id as ExampleId];
	return { name: name(), line: line() };
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

/** What is wrong with a text. */
export function errorText(any: AnyError): string {
	const error = any as ParseError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has words for what can happen to any text.
			return '';
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

/** What a format is called in a menu. */
export function formatName(id: string): string {
	return FORMATS[id]();
}

function counted(count: number): { count: number; formatted: string } {
	return { count, formatted: formatNumber(count) };
}
