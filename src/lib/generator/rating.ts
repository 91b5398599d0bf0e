import { countFilled, type Board } from '../problems/sudoku/board';
import { easyClues, type Level } from './levels';
import { hiddenSinglesSolve, Singles } from './singles';
import { solutionsOf } from './solutions';

/** What makes a puzzle hard, measured. */
export interface Rating {
	/**
	 * - `easy`: hidden singles alone solve it, and at least {@link easyClues} are given;
	 * - `medium`: singles alone solve it;
	 * - `hard`: with singles and one guess, the best one, it is solved;
	 * - `extreme`: it takes two guesses or more.
	 */
	readonly level: Level;
	readonly clues: number;
	/** Which singles solve it alone: hidden ones, all (hidden and naked), or none do. */
	readonly singles: 'hidden' | 'all' | 'none';
	/** The guesses needed in the best case, with singles before and after each; 3: three or more. */
	readonly guesses: number;
	/** It may take more guesses: three were not tried, or there were too many pairs to try all. */
	readonly isAtLeast: boolean;
}

/** Pairs of guesses that are tried: all of them up to 12 × 12, nearly always. */
const PAIRS = 5000;

/**
 * Rates a puzzle of any shape.
 *
 * @returns null if it has not exactly one solution, or if that is not found out.
 */
export function rate(board: Board): Rating | null {
	const { count, isKnown, boards } = solutionsOf(board, 2);
	return count === 1 && isKnown ? rateSolved(board, boards[0]) : null;
}

/** Rates a puzzle of which it is known that this is its only solution. */
export function rateSolved(board: Board, solution: Int8Array): Rating {
	const clues = countFilled(board);
	if (hiddenSinglesSolve(board)) {
		const level = clues >= easyClues(board.cells.length) ? 'easy' : 'medium';
		return { level, clues, singles: 'hidden', guesses: 0, isAtLeast: false };
	}
	const tests = new Guesses(board, solution);
	if (tests.open.length === 0)
		return { level: 'medium', clues, singles: 'all', guesses: 0, isAtLeast: false };
	if (tests.open.some((cell) => tests.leftAfter(cell) === 0))
		return { level: 'hard', clues, singles: 'none', guesses: 1, isAtLeast: false };
	return { level: 'extreme', clues, singles: 'none', ...twoOrMore(tests) };
}

/** The level alone: for an extreme puzzle it is found much faster than the whole rating. */
export function levelOf(board: Board, solution: Int8Array): Level {
	if (hiddenSinglesSolve(board))
		return countFilled(board) >= easyClues(board.cells.length) ? 'easy' : 'medium';
	const tests = new Guesses(board, solution);
	if (tests.open.length === 0) return 'medium';
	return tests.open.some((cell) => tests.leftAfter(cell) === 0) ? 'hard' : 'extreme';
}

/**
 * How easily a puzzle gives way to a single guess: the number of cells in which one suffices, plus a
 * tenth of what the others settle, as a share. 0 for an extreme puzzle, Infinity if it takes no guess.
 * What is almost extreme has a low one.
 *
 * @param most stop counting beyond this.
 */
export function weakness(board: Board, solution: Int8Array, most = Infinity): number {
	const tests = new Guesses(board, solution);
	if (tests.open.length === 0) return Infinity;
	let isExtreme = true;
	let sum = 0;
	for (const cell of tests.open) {
		const left = tests.leftAfter(cell);
		if (left === 0) isExtreme = false;
		sum += left === 0 ? 1 : (1 - left / tests.open.length) / 10;
		if (sum > most) return sum;
	}
	return isExtreme ? 0 : sum;
}

/**
 * What right guesses lead to, with singles before and after each. Only right ones count: a level is
 * about the best case.
 */
class Guesses {
	/** The cells that singles leave open. */
	readonly open: readonly number[];
	readonly #singles: Singles;
	readonly #start: Int32Array;
	readonly #after: Int32Array;

	constructor(
		board: Board,
		private readonly solution: Int8Array
	) {
		this.#singles = new Singles(board);
		this.#singles.propagate();
		this.#start = this.#singles.sets;
		this.#after = this.#start.slice();
		this.open = Array.from(this.#start.keys()).filter((cell) => !isSettled(this.#start[cell]));
	}

	/** How many cells are open after a guess in this cell. */
	leftAfter(cell: number): number {
		return this.#guess(this.#start, cell);
	}

	/** The candidates after a guess in this cell. */
	setsAfter(cell: number): Int32Array {
		this.#guess(this.#start, cell);
		return this.#after.slice();
	}

	/** How many cells are open after a further guess. */
	leftAfterSecond(sets: Int32Array, cell: number): number {
		return this.#guess(sets, cell);
	}

	#guess(sets: Int32Array, cell: number): number {
		this.#after.set(sets);
		this.#singles.use(this.#after);
		this.#singles.narrow(cell, 1 << this.solution[cell]);
		this.#singles.propagate();
		let left = 0;
		for (const set of this.#after) if (!isSettled(set)) left++;
		return left;
	}
}

/** Whether two guesses suffice. The first ones are tried first that settle most. */
function twoOrMore(tests: Guesses): { readonly guesses: number; readonly isAtLeast: boolean } {
	const firsts = tests.open.map((cell) => ({ cell, left: tests.leftAfter(cell) }));
	firsts.sort((a, b) => a.left - b.left || a.cell - b.cell);
	const done = new Set<number>();
	let tried = 0;
	for (const { cell } of firsts) {
		done.add(cell);
		const sets = tests.setsAfter(cell);
		for (const second of tests.open) {
			if (done.has(second) || isSettled(sets[second])) continue;
			if (++tried > PAIRS) return { guesses: 2, isAtLeast: true };
			if (tests.leftAfterSecond(sets, second) === 0) return { guesses: 2, isAtLeast: false };
		}
	}
	return { guesses: 3, isAtLeast: true };
}

function isSettled(set: number): boolean {
	return (set & (set - 1)) === 0;
}
