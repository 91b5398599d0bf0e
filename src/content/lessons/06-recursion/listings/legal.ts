type Board = number[][];

function isLegal(
	board: Board,
	box: number,
	row: number,
	column: number,
	value: number
): boolean {
	const size = box * box;
	for (let i = 0; i < size; i++) {
		if (board[row][i] === value) return false; // @row
		if (board[i][column] === value) return false; // @column
	}
	const top = row - (row % box); // @corner
	const left = column - (column % box);
	for (let r = top; r < top + box; r++) {
		for (let c = left; c < left + box; c++) {
			if (board[r][c] === value) return false; // @box
		}
	}
	return true; // @legal
}

// @hidden
export { isLegal, type Board };
