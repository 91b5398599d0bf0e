// @hidden
import { isLegal, type Board } from '../listings/legal';

function solve(board: Board, box: number, at = 0): boolean {
	const size = box * box;
	// @when stops-early: if (at === size) return true;
	if (at === size * size) return true; // @swap
	const [row, column] = [Math.floor(at / size), at % size]; // @swap
	if (board[row][column] !== 0) return solve(board, box, at + 1);
	for (let value = 1; value <= size; value++) {
		// @when column-for-row: if (!isLegal(board, box, column, row, value)) continue;
		if (!isLegal(board, box, row, column, value)) continue;
		board[row][column] = value;
		// @when ignores: solve(board, box, at + 1);
		// @when gives-up: if (!solve(board, box, at + 1)) return false;
		if (solve(board, box, at + 1)) return true;
		board[row][column] = 0; // @backtrack
	}
	// @when after-loop: board[row][column] = 0; // @backtrack
	return false;
}

// @hidden
export { solve };
