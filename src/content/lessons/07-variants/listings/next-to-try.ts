// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';
import { emptyCells } from './stack';

function solve(board: Board, box: number): boolean {
	const size = box * box;
	const cells = emptyCells(board);
	const next = cells.map(() => 1); // @next
	let at = 0;
	while (at >= 0 && at < cells.length) {
		const [row, column] = cells[at]; // @choose
		board[row][column] = 0; // @backtrack
		const value = next[at];
		if (value > size) {
			next[at] = 1; // @deadend
			at--; // @back
		} else {
			next[at]++; // @reject
			if (!isLegal(board, box, row, column, value)) continue;
			board[row][column] = value; // @place
			at++; // @forward
		}
	}
	return at === cells.length; // @solution
}

// @hidden
export { solve };
