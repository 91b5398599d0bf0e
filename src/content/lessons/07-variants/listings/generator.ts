// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';

interface Step {
	kind: 'place' | 'backtrack';
	row: number;
	column: number;
	value: number;
}

function* solve(
	board: Board,
	box: number,
	at = 0
): Generator<Step, boolean> {
	const size = box * box;
	if (at === size * size) return true; // @solution

	const row = Math.floor(at / size); // @choose
	const column = at % size;
	if (board[row][column] !== 0) {
		return yield* solve(board, box, at + 1); // @given
	}

	for (let value = 1; value <= size; value++) {
		if (!isLegal(board, box, row, column, value)) continue; // @reject
		board[row][column] = value;
		yield { kind: 'place', row, column, value }; // @place
		if (yield* solve(board, box, at + 1)) return true; // @return
		board[row][column] = 0;
		yield { kind: 'backtrack', row, column, value }; // @backtrack
	}
	return false; // @deadend
}

// @hidden
export { solve };
