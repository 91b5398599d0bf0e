import * as m from '$lib/i18n/paraglide/messages';
import { formatNumber } from '$lib/i18n/format';
import { listValues } from '$lib/problems/problem';
import { columnOf, rowOf, type BoxShape } from '../shape';
import { symbolText } from '../symbols';
import {
	LOOK_BARREN,
	LOOK_CAUSE,
	LOOK_CLASH,
	LOOK_CONFLICT,
	LOOK_CURRENT,
	lookState,
	lookValue,
	type CellState
} from './looks';

const STATE_WORDS: Record<CellState, (inputs: { symbol: string }) => string> = {
	empty: () => m.sudoku_board_cell_empty(),
	given: m.sudoku_board_cell_given,
	entry: m.sudoku_board_cell_entry,
	placed: m.sudoku_board_cell_placed,
	newest: m.sudoku_board_cell_newest,
	forced: m.sudoku_board_cell_forced,
	'forced-newest': m.sudoku_board_cell_forced_newest,
	tried: m.sudoku_board_cell_tried,
	ghost: m.sudoku_board_cell_ghost,
	deadend: () => m.sudoku_board_cell_deadend(),
	solved: m.sudoku_board_cell_solved
};

const FLAG_WORDS: readonly (readonly [flag: number, word: () => string])[] = [
	[LOOK_BARREN, () => m.sudoku_board_cell_barren()],
	[LOOK_CONFLICT, () => m.sudoku_board_cell_conflict()],
	[LOOK_CLASH, () => m.sudoku_board_cell_clash()],
	[LOOK_CAUSE, () => m.sudoku_board_cell_cause()],
	[LOOK_CURRENT, () => m.sudoku_board_cell_current()]
];

/** What a cell shows, in words, without its place. */
export function lookWords(look: number): string {
	const value = lookValue(look);
	const symbol = value < 0 ? '' : symbolText(value);
	const words = [STATE_WORDS[lookState(look)]({ symbol })];
	for (const [flag, word] of FLAG_WORDS) if (look & flag) words.push(word());
	return words.join(', ');
}

/**
 * The accessible name of a cell: "row 1, column 3: 5, given".
 *
 * @param candidates mask of the candidates that are pencilled in
 * @param eliminated the candidate that is being eliminated, −1 for none
 */
export function cellLabel(
	shape: BoxShape,
	cell: number,
	look: number,
	candidates = 0,
	eliminated = -1
): string {
	const words = [lookWords(look)];
	if (eliminated >= 0)
		words.push(m.sudoku_board_cell_eliminated({ symbol: symbolText(eliminated) }));
	if (candidates !== 0) {
		const list = listValues(candidates).map(symbolText).join(' ');
		words.push(m.sudoku_board_cell_candidates({ list }));
	}
	return m.sudoku_board_cell({
		row: formatNumber(rowOf(shape, cell) + 1),
		column: formatNumber(columnOf(shape, cell) + 1),
		content: words.join(', ')
	});
}
