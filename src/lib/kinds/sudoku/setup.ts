import { EMPTY, emptyBoard, type Board } from './board';

/** A board as it was loaded, and the entries typed on it since, of the same shape. */
export interface SudokuSetup {
	readonly givens: Board;
	readonly entries: Board;
	/** For each cell the mask of the symbols that its pencil marks allow; absent: all of them. */
	readonly candidates?: Int32Array;
}

/** A board without entries. It is copied, so later changes by the caller are not edits. */
export function setupOf({ shape, cells }: Board): SudokuSetup {
	return { givens: { shape, cells: cells.slice() }, entries: emptyBoard(shape) };
}

/** Givens and entries together: the board to solve. */
export function boardOf({ givens, entries }: SudokuSetup): Board {
	const cells = givens.cells.map((symbol, cell) =>
		symbol === EMPTY ? entries.cells[cell] : symbol
	);
	return { shape: givens.shape, cells };
}
