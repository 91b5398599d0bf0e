import { Drawing } from './drawing';
import type { DrawSetup } from './setup';

/** How many tries are counted. */
export const TRIES = 1000;

/** Many tries of a method that draws, each up to its first dead end. */
export interface Tries {
	/** For each number of filled cells, how many tries ended there. */
	readonly reached: readonly number[];
	readonly count: number;
	/** How many filled the board. */
	readonly full: number;
	/** Filled cells on average. */
	readonly average: number;
	/** The fewest and the most filled cells. */
	readonly least: number;
	readonly most: number;
}

/** How many cells a method fills before its first dead end; all if there is none. */
export function reachOf(setup: DrawSetup): number {
	let filled = 0;
	for (const { kind } of new Drawing(setup).ownSearch()) {
		if (kind === 'place') filled++;
		if (kind === 'deadend') break;
	}
	return filled;
}

/** The setups of the tries: the seed, and the seeds after it. */
export function triesOf(setup: DrawSetup, count = TRIES): DrawSetup[] {
	return Array.from({ length: count }, (_, index) => ({ ...setup, seed: setup.seed + index }));
}

/** Sums up tries by how far each one came. @param cells the number of cells of the board. */
export function summaryOf(reaches: readonly number[], cells: number): Tries {
	const reached = new Array<number>(cells + 1).fill(0);
	for (const filled of reaches) reached[filled]++;
	return {
		reached,
		count: reaches.length,
		full: reached[cells],
		average: reaches.reduce((sum, filled) => sum + filled, 0) / Math.max(1, reaches.length),
		least: reached.findIndex((count) => count > 0),
		most: reached.findLastIndex((count) => count > 0)
	};
}
