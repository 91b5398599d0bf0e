import { countFilled, type Board } from '../board';
import { easyClues, type Level } from './levels';
import { hiddenSinglesSolve, Singles } from './singles';
import { solutionsOf } from './solutions';

/** What makes a puzzle hard, measured. */
export interface Rating {
	/**
	 * - `easy`: hidden singles alone solve it, and at least {@link easyClues} are given;
	 * - `medium`: singles alone solve it;
	 * - `hard`: it takes locked candidates or pairs too, and no guess;
	 * - `extreme`: these do not solve it, so it takes a guess.
	 */
	readonly level: Level;
	readonly clues: number;
	/**
	 * What solves it without a guess: hidden singles; all singles, hidden and naked; these with locked
	 * candidates, naked and hidden pairs; or none of them.
	 */
	readonly techniques: 'hidden-singles' | 'singles' | 'pairs' | 'none';
	/** The guesses needed in the best case, with all techniques before and after each; 3: three or more. */
	readonly guesses: number;
	/** It may take more guesses: three were not tried, or there were too many pairs to try all. */
	readonly isAtLeast: boolean;
}

/** Pairs of guesses to try: nearly always enough for all of them, up to 12 × 12. */
const PAIRS = 5000;

/**
 * Rates a puzzle of any shape.
 *
 * @returns null if it does not have exactly one solution, or if the search gave up.
 */
export function rate(board: Board): Rating | null {
	const { count, isKnown, boards } = solutionsOf(board, 2);
	return count === 1 && isKnown ? rateSolved(board, boards[0]) : null;
}

/** Rates a puzzle whose only solution is known. */
export function rateSolved(board: Board, solution: Int8Array): Rating {
	const clues = countFilled(board);
	const techniques = techniquesOf(board);
	const level = levelBy(techniques, board);
	if (techniques !== 'none') return { level, clues, techniques, guesses: 0, isAtLeast: false };
	const tests = new Guesses(new Singles(board), solution, 'pairs');
	if (tests.open.some((cell) => tests.leftAfter(cell) === 0))
		return { level, clues, techniques, guesses: 1, isAtLeast: false };
	return { level, clues, techniques, ...twoOrMore(tests) };
}

/** Only the level of a puzzle with one solution, which is much faster than the whole rating. */
export function levelOf(board: Board): Level {
	return levelBy(techniquesOf(board), board);
}

function levelBy(techniques: Rating['techniques'], board: Board): Level {
	if (techniques === 'none') return 'extreme';
	if (techniques === 'pairs') return 'hard';
	const isEasy = countFilled(board) >= easyClues(board.cells.length);
	return techniques === 'hidden-singles' && isEasy ? 'easy' : 'medium';
}

function techniquesOf(board: Board): Rating['techniques'] {
	if (hiddenSinglesSolve(board)) return 'hidden-singles';
	const singles = new Singles(board);
	singles.propagate();
	if (singles.sets.every(isSingle)) return 'singles';
	singles.reason();
	return singles.sets.every(isSingle) ? 'pairs' : 'none';
}

/**
 * How easily a puzzle gives way to a single guess, with singles alone: the number of cells in which one
 * suffices, plus a tenth of what the others settle, as a share. Infinity if it takes no guess. 0 for the
 * hardest puzzles: extreme ones that take two guesses with singles alone. Puzzles that come close to that
 * have a low number.
 *
 * @param most stop counting beyond this.
 */
export function weakness(board: Board, solution: Int8Array, most = Infinity): number {
	const tests = new Guesses(new Singles(board), solution, 'singles');
	if (tests.open.length === 0) return Infinity;
	let takesTwo = true;
	let sum = 0;
	for (const cell of tests.open) {
		const left = tests.leftAfter(cell);
		if (left === 0) takesTwo = false;
		sum += left === 0 ? 1 : (1 - left / tests.open.length) / 10;
		if (sum > most) return sum;
	}
	if (!takesTwo) return sum;
	return techniquesOf(board) === 'none' ? 0 : sum;
}

/**
 * What right guesses lead to, with what follows by singles, or by locked candidates and pairs too,
 * before and after each. Only right ones count: a level is about the best case.
 */
export class Guesses {
	/** The cells that are open before a guess. */
	readonly open: readonly number[];
	readonly #start: Int32Array;
	readonly #after: Int32Array;

	/** @param singles what is known so far; the object is reused. */
	constructor(
		private readonly singles: Singles,
		private readonly solution: Int8Array,
		private readonly techniques: 'singles' | 'pairs'
	) {
		this.#conclude();
		this.#start = singles.sets;
		this.#after = this.#start.slice();
		this.open = Array.from(this.#start.keys()).filter((cell) => !isSingle(this.#start[cell]));
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
		this.singles.use(this.#after);
		this.singles.narrow(cell, 1 << this.solution[cell]);
		this.#conclude();
		let left = 0;
		// Iterating with `of` would take as long as all the rest.
		this.#after.forEach((set) => {
			if (!isSingle(set)) left++;
		});
		return left;
	}

	#conclude(): void {
		if (this.techniques === 'singles') this.singles.propagate();
		else this.singles.reason();
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
			if (done.has(second) || isSingle(sets[second])) continue;
			if (++tried > PAIRS) return { guesses: 2, isAtLeast: true };
			if (tests.leftAfterSecond(sets, second) === 0) return { guesses: 2, isAtLeast: false };
		}
	}
	return { guesses: 3, isAtLeast: true };
}

function isSingle(set: number): boolean {
	return (set & (set - 1)) === 0;
}
