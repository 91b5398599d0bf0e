import type { Mini } from '$lib/stage/board/mini/mini';
import { boardOf, type SudokuSetup } from '../kind';
import { smallBoard } from './board/small-board';

/** A small board of a setup, with the placements of the search. */
export const mini: Mini<SudokuSetup> = {
	draw: (setup, placed, highlight) =>
		smallBoard(setup.givens.shape, boardOf(setup).cells, placed, highlight)
};
