/**
 * Whether a solution is the first, in lexicographic order of its columns, of the up to eight that
 * the reflections and rotations of the board make of it: one of each class is.
 * @param queens for each row the column of its queen; every column is taken once.
 */
export function isFirstOfImages(queens: ArrayLike<number>): boolean {
	const columns = Array.from(queens);
	// Reflected in the main diagonal, rows are columns.
	const rows = new Array<number>(columns.length);
	columns.forEach((column, row) => (rows[column] = row));
	for (const board of [columns, rows])
		for (const fromBelow of [false, true])
			for (const fromRight of [false, true])
				if (isBefore(board, fromBelow, fromRight, columns)) return false;
	return true;
}

/** Whether a board, read from below or from the right, comes before another. */
function isBefore(
	board: readonly number[],
	fromBelow: boolean,
	fromRight: boolean,
	other: readonly number[]
): boolean {
	const last = board.length - 1;
	for (let row = 0; row <= last; row++) {
		const seen = board[fromBelow ? last - row : row];
		const column = fromRight ? last - seen : seen;
		if (column !== other[row]) return column < other[row];
	}
	return false;
}
