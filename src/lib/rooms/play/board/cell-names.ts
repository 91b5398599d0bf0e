import { squareName } from '$lib/stage/board/square-texts';
import * as m from '$lib/i18n/compiled/messages';
import { listValues } from '$lib/engine/problem';
import { sizeOf, type BoxShape } from '$lib/kinds/sudoku/shape';
import { symbolText } from '$lib/kinds/sudoku/symbols';
import { colourName } from './colours';
import type { PlaySquare } from './squares';

/** The accessible name of a cell: "row 1, column 3: 5, entered by you, in conflict". */
export function cellName(shape: BoxShape, square: PlaySquare): string {
	const { symbol, notes } = square;
	const texts = [contentOf(square)];
	if (symbol < 0 && notes !== 0)
		texts.push(m.play_game_cell_notes({ list: listValues(notes).map(symbolText).join(' ') }));
	if (square.isConflict) texts.push(m.board_square_conflict());
	if (square.isWrong) texts.push(m.play_game_cell_wrong());
	if (square.colour > 0) texts.push(m.play_game_cell_colour({ colour: colourName(square.colour) }));
	return squareName(sizeOf(shape), square.cell, texts.join(', '));
}

function contentOf({ symbol, isGiven, isSolvers }: PlaySquare): string {
	if (symbol < 0) return m.board_square_open();
	const text = symbolText(symbol);
	if (isSolvers) return m.play_game_cell_solver({ symbol: text });
	return isGiven
		? m.sudoku_board_cell_given({ symbol: text })
		: m.sudoku_board_cell_entry({ symbol: text });
}
