// @hidden
import {
	isLegal,
	type Board
} from '../../06-recursion/listings/legal';

type Cell = [row: number, column: number];

function emptyCells(board: Board): Cell[] {
	return board.flatMap((cells, row) =>
		cells.flatMap((value, column): Cell[] =>
			value === 0 ? [[row, column]] : []
		)
	);
}

function solve(board: Board, box: number): boolean {
	const size = box * box;
	const cells = emptyCells(board);
	const stack: number[] = []; // @stack
	let value = 1;
	while (stack.length < cells.length) {
		const [row, column] = cells[stack.length]; // @choose
		if (value > size) {
			const last = stack.pop(); // @deadend
			if (last === undefined) return false; // @failed
			const [r, c] = cells[stack.length];
			board[r][c] = 0; // @backtrack
			value = last + 1; // @next
		} else if (isLegal(board, box, row, column, value)) {
			board[row][column] = value; // @place
			stack.push(value); // @push
			value = 1;
		} else value++; // @reject
	}
	return true; // @solution
}

// @hidden
export { emptyCells, solve };
