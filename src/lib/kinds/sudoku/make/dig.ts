import { countFilled, EMPTY, type Board } from '../board';
import { mix, shuffle } from '$lib/engine/seeded';
import { otherSolution, solutionsOf, without } from './solutions';
import { orbitsOf, type Symmetry } from './symmetry';

/** Guesses for each question: a sixteenth of a second on a board of 25 × 25. */
const DIG_BUDGET = 2000;

/** How digits are taken away from a full board. */
export interface Digging {
	readonly full: Board;
	/** Cells that belong together under this symmetry are emptied together. */
	readonly symmetry: Symmetry;
	/** Decides the order in which cells are tried. */
	readonly seed: number;
	/** Stop after so many digits that had to stay; Infinity: when no more can be taken away. */
	readonly attempts: number;
	/** Never fewer clues than this; 0: as few as it gets. */
	readonly target: number;
}

/** A question of digging: with these cells empty, is the solution still the only one? */
export interface DigAttempt {
	readonly cells: readonly number[];
	/** Unknown: the search gave up, and the digits are kept to be safe. */
	readonly verdict: 'taken' | 'kept' | 'unknown';
	/** A second solution, if the digits had to stay. */
	readonly other: Int8Array | null;
}

/**
 * Takes digits away while the solution stays the only one. A digit that has to stay now also has
 * to stay later, when there are fewer, so each is tried once. What is left in the end is minimal unless
 * an answer was unknown. With a symmetry, that means that no set of cells that belong together can be
 * emptied; a single one of them might be.
 *
 * @param budget guesses for each question; on boards beyond 12 × 12 some stay unknown, whatever it is.
 * @returns what is left.
 */
export function* digging(
	{ full, symmetry, seed, attempts, target }: Digging,
	budget = DIG_BUDGET
): Generator<DigAttempt, Board> {
	let board: Board = { shape: full.shape, cells: full.cells.slice() };
	let clues = countFilled(board);
	const orbits = orbitsOf(full.shape, symmetry).map((orbit) =>
		orbit.filter((cell) => full.cells[cell] !== EMPTY)
	);
	const order = new Uint16Array(orbits.length);
	shuffle(order, mix(seed, DIG));
	let failed = 0;
	for (const index of order) {
		if (failed >= attempts || clues <= target) break;
		const orbit = orbits[index];
		if (orbit.length === 0 || clues - orbit.length < target) continue;
		const { verdict, other, left } = takeOrbit(board, orbit, budget);
		if (verdict === 'taken') {
			board = left;
			clues -= orbit.length;
		} else failed++;
		yield { cells: orbit, verdict, other };
	}
	return board;
}

/** Keeps the order of digging independent of other choices from the same seed. */
const DIG = 0x6469;

/** Empties cells one after the other: after each, the solution must still be the only one. */
export function takeOrbit(board: Board, orbit: readonly number[], budget?: number) {
	const left = without(board, []);
	let isKnown = true;
	for (const cell of orbit) {
		const symbol = left.cells[cell];
		left.cells[cell] = EMPTY;
		const answer = otherSolution(left, cell, symbol, budget);
		if (answer.board) return { verdict: 'kept', other: answer.board, left } as const;
		if (!answer.isKnown) isKnown = false;
	}
	return { verdict: isKnown ? 'taken' : 'unknown', other: null, left } as const;
}

/**
 * Whether a board has exactly one solution and no clue can be taken away without a second one; with a
 * symmetry: no set of clues that belong together. False if it cannot be found out.
 */
export function isMinimal(board: Board, symmetry: Symmetry = 'none'): boolean {
	const { count, isKnown } = solutionsOf(board, 2);
	if (count !== 1 || !isKnown) return false;
	return orbitsOf(board.shape, symmetry)
		.map((orbit) => orbit.filter((cell) => board.cells[cell] !== EMPTY))
		.every((orbit) => orbit.length === 0 || takeOrbit(board, orbit).verdict === 'kept');
}
