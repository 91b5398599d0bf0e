import { EMPTY } from '$lib/problems/sudoku/board';
import { kind } from '$lib/problems/sudoku/kind';
import { writeAddress, readAddress } from '$lib/state/address';
import type { Puzzle } from './game/game';
import type { WrongHint } from './game/hints';

/** The query for the studio on a puzzle, with entries if there are any. */
export function studioQuery(
	{ givens }: Pick<Puzzle, 'givens'>,
	board = givens,
	settings = ''
): string {
	const entries = board.cells.map((symbol, cell) =>
		givens.cells[cell] === EMPTY ? symbol : EMPTY
	);
	const setup = { givens, entries: { shape: givens.shape, cells: entries } };
	const { address } = readAddress(kind, settings);
	return writeAddress(kind, { ...address, example: null, setup });
}

/**
 * The query for the studio on what a wrong symbol leads to: the search goes on from what was right and
 * from that symbol, and finds no solution.
 */
export function deadEndQuery(puzzle: Puzzle, { board }: WrongHint): string {
	return studioQuery(puzzle, board, 'order=findmin');
}
