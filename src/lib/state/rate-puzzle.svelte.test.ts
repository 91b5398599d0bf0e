import { expect, it } from 'vitest';
import { rateSolved } from '../generator/rating';
import { solveNine } from '../generator/nine';
import { readLine } from '../problems/sudoku/line';
import { ratePuzzle } from './rate-puzzle';

const shape = { rows: 3, columns: 3 };
/** Singles are not enough. */
const HARD = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

function puzzle(line: string) {
	const read = readLine(shape, line);
	if ('error' in read) throw new Error('the line is not read');
	return { board: read.board, solution: solveNine(read.board.cells)! };
}

it('rates in a worker as on the page', async () => {
	const { board, solution } = puzzle(HARD);
	const rating = await ratePuzzle(board, solution, new AbortController().signal);
	expect(rating).toEqual(rateSolved(board, solution));
	expect(rating?.guesses).toBeGreaterThan(0);
});

it('can be canceled', async () => {
	const { board, solution } = puzzle(HARD);
	const stop = new AbortController();
	const rating = ratePuzzle(board, solution, stop.signal);
	stop.abort();
	expect(await rating).toBeNull();
});
