// @hidden
import type { Board } from '../../06-recursion/listings/legal';

function fits(
	board: Board,
	box: number,
	row: number,
	column: number
): boolean {
	const size = box * box;
	const value = board[row][column];
	for (let r = 0; r < size; r++) {
		for (let c = 0; c < size; c++) {
			if (r === row && c === column) continue; // @itself
			const sameBox =
				Math.floor(r / box) === Math.floor(row / box) &&
				Math.floor(c / box) === Math.floor(column / box);
			const isPeer = r === row || c === column || sameBox;
			if (isPeer && board[r][c] === value) return false;
		}
	}
	return true;
}

function solve(board: Board, box: number, at = 0): boolean {
	const size = box * box;
	if (at === size * size) return true; // @solution

	const row = Math.floor(at / size); // @choose
	const column = at % size;
	if (board[row][column] !== 0) {
		return solve(board, box, at + 1); // @given
	}

	for (let value = 1; value <= size; value++) {
		board[row][column] = value; // @place
		const isLegal = fits(board, box, row, column); // @reject
		if (isLegal && solve(board, box, at + 1)) return true; // @return
		board[row][column] = 0; // @backtrack
	}
	return false; // @deadend
}

// @hidden
export { solve };
