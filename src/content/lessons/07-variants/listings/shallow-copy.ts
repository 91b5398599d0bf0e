// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';

// @hidden
function solve(board: Board, box: number, at = 0): Board | null {
	const size = box * box;
	if (at === size * size) return board;

	// @hidden
	const row = Math.floor(at / size);
	const column = at % size;
	if (board[row][column] !== 0) return solve(board, box, at + 1);

	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue;
		const copy = [...board]; // @bug
		copy[row][column] = value;
		const solution = solve(copy, box, at + 1);
		if (solution !== null) return solution;
	}
	return null;

	// @hidden
}

// @hidden
export { solve };
