import { expect, it } from 'vitest';
import { rateSolved } from '$lib/kinds/sudoku/make/rating';
import { solveNine } from '$lib/kinds/sudoku/make/nine';
import { readLine } from '$lib/kinds/sudoku/line';
import { ratePuzzle } from './rate-puzzle';

const shape = { rows: 3, columns: 3 };
/** Nothing follows from it without a guess. */
const HARD = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

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
