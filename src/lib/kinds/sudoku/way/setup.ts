import type { Board } from '../board';
import { setupOf, type SudokuSetup } from '../setup';
import type { Way } from './way';

/** A Sudoku, and what a player did with it. The entries are empty: the moves say what was entered. */
export interface WaySetup extends SudokuSetup {
	readonly moves: Way;
}

/** A player's way through the puzzle of a board. */
export function wayOn(givens: Board, moves: Way): WaySetup {
	return { ...setupOf(givens), moves };
}
