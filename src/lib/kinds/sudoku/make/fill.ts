import { emptyBoard, type Board } from '../board';
import type { BoxShape } from '../shape';
import { mix } from '$lib/engine/seeded';
import { hunt } from './any-size';

/** Guesses in all before filling gives up. */
const BUDGET = 20_000;
/** Guesses for each cell before it starts afresh: a wrong guess near the top is expensive. */
const PATIENCE = 2;

/**
 * Fills a board, always in the same way for the same seed: it puts a random candidate into the empty
 * cell that has the fewest, and at a dead end takes the last placement back.
 *
 * @param budget guesses in all.
 * @returns null if it gave up, which does not happen up to 16 × 16.
 */
export function filled(shape: BoxShape, seed: number, budget = BUDGET): Board | null {
	const empty = emptyBoard(shape);
	const patience = PATIENCE * empty.cells.length;
	for (let left = budget, start = 0; left > 0; left -= patience, start++) {
		const { boards } = hunt(empty, {
			limit: 1,
			budget: Math.min(left, patience),
			seed: mix(seed, start)
		});
		if (boards.length > 0) return { shape, cells: boards[0] };
	}
	return null;
}
