import type { Symmetry } from '../make/symmetry';
import type { Board } from '../board';
import { sizeOf, type BoxShape } from '../shape';

/**
 * How a board is made: `fill` by the ordinary search; `blind` by random draws that are never taken
 * back; `redraw` by draws that take the last one back and forget it; `dig` by taking
 * digits away from a full board.
 */
export const MODES = ['fill', 'blind', 'redraw', 'dig'] as const;
export type Mode = (typeof MODES)[number];

/** Which empty cell is filled next: the one with the fewest candidates, any, or the first one. */
export const CELL_ORDERS = ['fewest', 'random', 'reading'] as const;
export type CellOrder = (typeof CELL_ORDERS)[number];

interface Making {
	readonly shape: BoxShape;
}

/** The search of the empty board; its seed is that of the strategy. */
export interface FillSetup extends Making {
	readonly mode: 'fill';
}

export interface BlindSetup extends Making {
	readonly mode: 'blind';
	readonly seed: number;
}

export interface RedrawSetup extends Making {
	readonly mode: 'redraw';
	readonly seed: number;
	readonly order: CellOrder;
	/** Digits are tried in ascending order instead of a random one. */
	readonly ascending: boolean;
}

export interface DigSetup extends Making {
	readonly mode: 'dig';
	/** Draws the order of the cells, and the full board if none is given. */
	readonly seed: number;
	/** The full board to dig in; null: one filled with the seed. */
	readonly full: Board | null;
	readonly symmetry: Symmetry;
	/** How many digits may turn out to have to stay; 0: no limit. */
	readonly attempts: number;
	/** The number of clues to stop at; 0: none. */
	readonly clues: number;
}

export type MakingSetup = FillSetup | BlindSetup | RedrawSetup | DigSetup;

/** A method that only draws: no search. */
export type DrawSetup = BlindSetup | RedrawSetup;

export const NINE: BoxShape = { rows: 3, columns: 3 };
export const DEFAULT_ATTEMPTS = 10;
export const MAX_ATTEMPTS = 999;
export const MAX_SEED = 2 ** 31 - 1;

/** The least and the most symbols of a board that is made. */
export const MIN_SIZE = 4;
export const MAX_SIZE = 25;

/** Whether a board of this shape can be made. */
export function isMakingShape(shape: BoxShape): boolean {
	return sizeOf(shape) >= MIN_SIZE && sizeOf(shape) <= MAX_SIZE;
}

/** A making of this mode with the usual choices. */
export function makingOf(mode: Mode, shape: BoxShape, seed: number): MakingSetup {
	switch (mode) {
		case 'fill':
			return { mode, shape };
		case 'blind':
			return { mode, shape, seed };
		case 'redraw':
			return { mode, shape, seed, order: 'fewest', ascending: false };
		case 'dig':
			return {
				mode,
				shape,
				seed,
				full: null,
				symmetry: 'none',
				attempts: DEFAULT_ATTEMPTS,
				clues: 0
			};
	}
}
