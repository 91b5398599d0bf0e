// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';

type Cell = [row: number, column: number];

function countLegal(
	board: Board,
	box: number,
	[row, column]: Cell
): number {
	let count = 0;
	for (let value = 1; value <= box * box; value++) {
		if (isLegal(board, box, row, column, value)) count++; // @count
	}
	return count;
}

function findMin(board: Board, box: number): Cell | null {
	let best: Cell | null = null; // @nothing
	let fewest = box * box + 1; // @higher
	for (let row = 0; row < box * box; row++) {
		for (let column = 0; column < box * box; column++) {
			if (board[row][column] !== 0) continue; // @given
			const count = countLegal(board, box, [row, column]);
			if (count < fewest) {
				best = [row, column]; // @fewer
				fewest = count;
			}
		}
	}
	return best; // @choose
}

// @hidden
export { countLegal, findMin };
