/** A chessboard of size × size squares, and the queens set by hand. */
export interface QueensSetup {
	/** From 1 to {@link MAX_SIZE}. */
	readonly size: number;
	/** For each row the column of its queen, {@link NONE} for none. */
	readonly queens: Int8Array;
}

export const NONE = -1;

/** A row has one value per column, and a set of values is one 32-bit word. */
export const MAX_SIZE = 32;

/** Whether a board can have this size. */
export function isSize(size: number): boolean {
	return Number.isInteger(size) && size >= 1 && size <= MAX_SIZE;
}

/** A board with the queens of `columns` in its first rows. */
export function board(size: number, columns: readonly number[] = []): QueensSetup {
	const queens = new Int8Array(size).fill(NONE);
	queens.set(columns);
	return { size, queens };
}

/**
 * The board with a queen at a square, or with none in the row (column {@link NONE}); the same
 * object if there is no such square or nothing changes.
 */
export function withQueen(setup: QueensSetup, row: number, column: number): QueensSetup {
	const { size, queens } = setup;
	const isColumn = Number.isInteger(column) && column >= NONE && column < size;
	if (!isColumn || queens[row] === undefined || queens[row] === column) return setup;
	const changed = queens.slice();
	changed[row] = column;
	return { size, queens: changed };
}

/** The board without its queens; the same object if there are none. */
export function withoutQueens(setup: QueensSetup): QueensSetup {
	return setup.queens.every((column) => column === NONE) ? setup : board(setup.size);
}
