import { EMPTY, type Board } from '../board';
import { sameShape, type BoxShape } from '../shape';
import { hunt } from './any-size';
import { otherNine, solutionsNine } from './nine';

/** Guesses before a search gives up: about a second on a board of 25 × 25, more than a puzzle of 9 × 9 needs. */
export const BUDGET = 20_000;

/** The solutions of a board, up to a limit. */
export interface Solutions {
	/** At most the limit. */
	readonly count: number;
	/** False if the search gave up: there may be more solutions than `count`. */
	readonly isKnown: boolean;
	/** The first `count` solutions: every cell its symbol. */
	readonly boards: readonly Int8Array[];
}

/**
 * The solutions of a board of any shape; none if it breaks the rules.
 * @param limit stop after this many solutions.
 * @param budget give up after this many guesses.
 */
export function solutionsOf(board: Board, limit: number, budget = BUDGET): Solutions {
	const { boards, isKnown } = isUsual(board.shape)
		? solutionsNine(board.cells, limit, budget)
		: hunt(board, { limit, budget });
	return { count: boards.length, isKnown, boards };
}

/** Whether there is a solution with another symbol somewhere. */
export interface Other {
	readonly isKnown: boolean;
	/** Null if there is none, or if it is not known. */
	readonly board: Int8Array | null;
}

/**
 * A solution that has another symbol than `symbol` in an empty cell. When a clue is taken from a board
 * with one solution, all further solutions are such: asking for them alone takes half of the time.
 */
export function otherSolution(board: Board, cell: number, symbol: number, budget = BUDGET): Other {
	const { boards, isKnown } = isUsual(board.shape)
		? otherNine(board.cells, cell, symbol, budget)
		: hunt(board, { limit: 1, budget, without: { cell, symbol } });
	return { isKnown, board: boards[0] ?? null };
}

/** A copy of a board in which these cells are empty. */
export function without({ shape, cells }: Board, emptied: readonly number[]): Board {
	const copy = cells.slice();
	for (const cell of emptied) copy[cell] = EMPTY;
	return { shape, cells: copy };
}

/** Whether a board is of the shape that the fast solver is for. */
function isUsual(shape: BoxShape): boolean {
	return sameShape(shape, { rows: 3, columns: 3 });
}
