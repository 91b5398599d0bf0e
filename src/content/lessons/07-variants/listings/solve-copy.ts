// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';

function solve(board: Board, box: number, at = 0): Board | null {
	const size = box * box;
	if (at === size * size) return board; // @solution

	const row = Math.floor(at / size); // @choose
	const column = at % size;
	if (board[row][column] !== 0) {
		return solve(board, box, at + 1); // @given
	}

	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue; // @reject
		const copy = board.map((cells) => [...cells]); // @copy
		copy[row][column] = value; // @place
		const solution = solve(copy, box, at + 1);
		if (solution !== null) return solution; // @return
	}
	return null; // @deadend
}

// @hidden
export { solve };
