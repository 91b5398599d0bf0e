import { deductions, TECHNIQUES, type Deduction } from '$lib/kinds/sudoku/make/deductions';
import { geometryOf } from '$lib/kinds/sudoku/make/geometry';
import { Guesses } from '$lib/kinds/sudoku/make/rating';
import { Singles } from '$lib/kinds/sudoku/make/singles';
import { listValues } from '$lib/engine/problem';
import { EMPTY } from '$lib/kinds/sudoku/board';
import type { House } from '$lib/kinds/sudoku/shape';
import type { Game } from './game';
import { singleIn } from './hint-singles';

/** Candidates that cannot hold: a symbol is locked where two houses cross, or two cells are a pair. */
export interface Elimination {
	readonly technique: Deduction['technique'];
	/** Where to look. */
	readonly house: House;
	/** The house that crosses it, if a symbol is locked; null for a pair. */
	readonly other: House | null;
	/** The symbols that it is about, ascending: one, or two for a pair. */
	readonly symbols: readonly number[];
	/** Their places in the house, ascending. */
	readonly cells: readonly number[];
	/** What to cross out, by cells, ascending: masks of symbols. */
	readonly removed: Deduction['removed'];
	/** Some of these cells have no notes yet, so crossing out writes what is left. */
	readonly writesNotes: boolean;
}

/** Neither singles nor eliminations are left: a search has to guess. */
export interface Guess {
	readonly technique: 'guess';
	/** The cell in which the right guess settles most cells. */
	readonly cell: number;
	/** Its candidates, ascending, two or more. */
	readonly candidates: readonly number[];
	/** The right one. */
	readonly symbol: number;
	/** How many other cells follow from it without a further guess. */
	readonly follow: number;
	/** Whether these are all that are open. */
	readonly solves: boolean;
}

/**
 * The easiest elimination; among equally easy ones, one that leads to a single.
 *
 * @param known for each empty cell the mask of its candidates, as far as the player knows.
 */
export function elimination(
	game: Game,
	known: Int32Array,
	houses: readonly House[]
): Elimination | null {
	const geometry = geometryOf(game.board.shape);
	for (const technique of TECHNIQUES) {
		const found = [...deductions(known, geometry, [technique])];
		if (found.length === 0) continue;
		const best = found.find((one) => singleIn(without(known, one), houses) !== null) ?? found[0];
		return {
			technique,
			house: houses[best.house],
			other: best.other < 0 ? null : houses[best.other],
			symbols: listValues(best.symbols),
			cells: best.cells,
			removed: best.removed,
			writesNotes: best.removed.some(({ cell }) => game.position.notes[cell] === 0)
		};
	}
	return null;
}

function without(known: Int32Array, { removed }: Deduction): Int32Array {
	const left = known.slice();
	for (const { cell, symbols } of removed) left[cell] &= ~symbols;
	return left;
}

/** Guesses that are tried, for each 81 cells of a board: all on 9 × 9, few on large boards. */
const TRIED = 81;

/** The guess that settles most cells; among equals the one with the fewest candidates, then the first. */
export function guess({ board, puzzle }: Game, known: Int32Array): Guess {
	const singles = new Singles(board);
	for (const [cell, mask] of known.entries())
		if (board.cells[cell] === EMPTY) singles.narrow(cell, mask);
	const tests = new Guesses(singles, puzzle.solution, 'pairs');
	const count = (cell: number) => listValues(known[cell]).length;
	const tried = tests.open
		.toSorted((a, b) => count(a) - count(b) || a - b)
		.slice(0, Math.ceil(TRIED ** 2 / known.length));
	let cell = tried[0];
	let fewest = Infinity;
	for (const one of tried) {
		const left = tests.leftAfter(one);
		if (left >= fewest) continue;
		[cell, fewest] = [one, left];
	}
	return {
		technique: 'guess',
		cell,
		candidates: listValues(known[cell]),
		symbol: puzzle.solution[cell],
		follow: tests.open.length - fewest - 1,
		solves: fewest === 0
	};
}
