import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ExampleId } from '../examples';
import type { BoxShape } from '../shape';

/** What the examples are called. */
const EXAMPLES: Readonly<Record<ExampleId, () => string>> = {
	easy: m.sudoku_example_easy,
	hard: m.sudoku_example_hard,
	'clues-17': m.sudoku_example_clues_17,
	raster: m.sudoku_example_raster,
	tree: m.sudoku_example_tree,
	thesis: m.sudoku_example_thesis,
	'no-solution': m.sudoku_example_no_solution,
	several: m.sudoku_example_several,
	'against-naive': m.sudoku_example_against_naive,
	'size-4': m.sudoku_example_size_4,
	'size-6': m.sudoku_example_size_6,
	'size-12': m.sudoku_example_size_12,
	'size-16': m.sudoku_example_size_16,
	'size-25': m.sudoku_example_size_25
};

/** The name of an example. */
export function exampleName(id: string): string {
	return EXAMPLES[id as ExampleId]();
}

/** "9×9". */
export function sizeName(size: number): string {
	return m.sudoku_size_name({ size: formatNumber(size) });
}

/** "2 rows × 3 columns", of a box. */
export function boxesName({ rows, columns }: BoxShape): string {
	return m.sudoku_boxes_name({ rows: formatNumber(rows), columns: formatNumber(columns) });
}
