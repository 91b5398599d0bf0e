import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError } from '$lib/problems/kind';
import type { QueensError } from '../parse';
import { NONE, type QueensSetup } from '../setup';

const EXAMPLES: Record<string, { name: () => string; line: () => string }> = {
	eight: { name: m.queens_example_eight, line: m.queens_example_eight_line },
	'eight-all': { name: m.queens_example_eight_all, line: m.queens_example_eight_all_line },
	four: { name: m.queens_example_four, line: m.queens_example_four_line },
	'four-thesis': { name: m.queens_example_four_thesis, line: m.queens_example_four_thesis_line },
	two: { name: m.queens_example_two, line: m.queens_example_two_line },
	three: { name: m.queens_example_three, line: m.queens_example_three_line },
	six: { name: m.queens_example_six, line: m.queens_example_six_line },
	'twelve-all': { name: m.queens_example_twelve_all, line: m.queens_example_twelve_all_line },
	twenty: { name: m.queens_example_twenty, line: m.queens_example_twenty_line },
	'sixteen-findmin': {
		name: m.queens_example_sixteen_findmin,
		line: m.queens_example_sixteen_findmin_line
	},
	centre: { name: m.queens_example_centre, line: m.queens_example_centre_line }
};

const FORMATS: Record<string, () => string> = {
	columns: m.queens_format_columns,
	board: m.queens_format_board
};

/** The name of an example, and in one line what there is to see in it. */
export function exampleWords(id: string): { name: string; line: string } {
	const { name, line } = EXAMPLES[id];
	return { name: name(), line: line() };
}

/** "8 queens". */
export function sizeName({ size }: QueensSetup): string {
	return m.queens_name({ count: size, formatted: formatNumber(size) });
}

/** "8×8, 2 queens set". */
export function boardFacts({ size, queens }: QueensSetup): string {
	const count = queens.filter((column) => column !== NONE).length;
	return m.queens_facts({ size: formatNumber(size), count, formatted: formatNumber(count) });
}

/** What is wrong with a text. */
export function errorText(any: ParseError): string {
	const error = any as QueensError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has words for what can happen to any text.
			return '';
		case 'size':
			return m.queens_error_size({
				found: isolate(error.found),
				expected: formatNumber(error.expected)
			});
		case 'row-length':
			return m.queens_error_row_length({
				count: error.found,
				formatted: formatNumber(error.found),
				expected: formatNumber(error.expected)
			});
		case 'row-count':
			return m.queens_error_row_count({
				count: error.found,
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
		case 'column':
			return m.queens_error_column({
				found: isolate(error.found),
				expected: formatNumber(error.expected)
			});
	}
}

/** What a format is called in a menu. */
export function formatName(id: string): string {
	return FORMATS[id]();
}
