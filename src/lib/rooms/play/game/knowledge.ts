import { EMPTY } from '$lib/kinds/sudoku/board';
import type { Game } from './game';

/** The empty cells, ascending, that have notes, but not the solution's symbol among them. */
export function lostNotes({ board, position, puzzle }: Game): number[] {
	const { notes } = position;
	return [...notes.keys()].filter(
		(cell) =>
			board.cells[cell] === EMPTY &&
			notes[cell] !== 0 &&
			((notes[cell] >>> puzzle.solution[cell]) & 1) === 0
	);
}

/**
 * What the player knows: for each empty cell the mask of its legal symbols, and where there are notes,
 * of those that are noted too; 0 for filled cells. Only notes that hold the solution's symbol count.
 */
export function knownCandidates(game: Game): Int32Array {
	const lost = new Set(lostNotes(game));
	const { notes } = game.position;
	return game.candidates.map((legal, cell) =>
		notes[cell] === 0 || lost.has(cell) ? legal : legal & notes[cell]
	);
}
