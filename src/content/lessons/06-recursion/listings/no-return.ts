// @hidden
import { isLegal, type Board } from './legal';

// @hidden
function solve(board: Board, box: number, at = 0): boolean {
	const size = box * box;
	if (at === size * size) return true;

	// @hidden
	const row = Math.floor(at / size);
	const column = at % size;

	if (board[row][column] !== 0) solve(board, box, at + 1); // @bug

	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue;
		board[row][column] = value;
		if (solve(board, box, at + 1)) return true;
		board[row][column] = 0;
	}
	return false;

	// @hidden
}

// @hidden
export { solve };
