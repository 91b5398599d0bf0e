// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';
import { findMin } from './findmin';

function solve(board: Board, box: number): boolean {
	const cell = findMin(board, box); // @choose
	if (cell === null) return true; // @solution

	const [row, column] = cell;
	for (let value = 1; value <= box * box; value++) {
		if (!isLegal(board, box, row, column, value)) continue; // @reject
		board[row][column] = value; // @place
		if (solve(board, box)) return true; // @return
		board[row][column] = 0; // @backtrack
	}
	return false; // @deadend
}

// @hidden
export { solve };
