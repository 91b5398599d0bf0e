import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { squareName, stateText } from '$lib/stage/board/square-texts';
import type { PlacementWords } from '$lib/stage/facts/names';
import type { VariableState } from '$lib/stage/facts/variable-states';
import { conflicts } from '../board';
import type { ExampleId } from '../examples';
import { boardOf, type SudokuSetup } from '../setup';
import { sizeOf, type BoxShape, type HouseKind } from '../shape';
import { symbolText } from '../symbols';

/** The names of the examples. */
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

/** The shape of a box: "2 rows × 3 columns". */
export function boxesName({ rows, columns }: BoxShape): string {
	return m.sudoku_boxes_name({ rows: formatNumber(rows), columns: formatNumber(columns) });
}

const CONTRADICTIONS: Readonly<Record<HouseKind, typeof m.sudoku_contradiction_row>> = {
	row: m.sudoku_contradiction_row,
	column: m.sudoku_contradiction_column,
	box: m.sudoku_contradiction_box
};

/** "Row 1 has two 9s. Change one of them." Only the first conflict: they are resolved one by one. */
export function contradiction(setup: SudokuSetup): string {
	const [{ house, index, symbol, cells }] = conflicts(boardOf(setup));
	return CONTRADICTIONS[house]({
		number: formatNumber(index + 1),
		symbol: isolate(symbolText(symbol)),
		...counted(cells.length)
	});
}

/** The accessible name of a cell: "row 1, column 3: 5, given". */
export function cellText(
	shape: BoxShape,
	state: VariableState,
	isGiven: boolean,
	words?: PlacementWords
): string {
	const set = isGiven ? m.sudoku_board_cell_given : m.sudoku_board_cell_entry;
	const texts = stateText(state, symbolText, {
		set: ({ what }) => set({ symbol: what }),
		tried: ({ what }) => m.sudoku_board_cell_tried({ symbol: what }),
		'taken-back': ({ what }) => m.sudoku_board_cell_ghost({ symbol: what }),
		current: m.sudoku_board_cell_current,
		...(words && {
			forced: ({ what }) => m.sudoku_board_cell_forced({ symbol: what, how: words.forced() }),
			'forced-newest': ({ what }) =>
				m.sudoku_board_cell_forced({ symbol: what, how: words.forced() })
		})
	});
	return squareName(sizeOf(shape), state.variable, texts);
}
