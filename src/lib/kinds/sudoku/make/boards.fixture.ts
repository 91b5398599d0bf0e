import * as fc from 'fast-check';
import { EMPTY, type Board } from '../board';
import { shapesOf, type BoxShape } from '../shape';
import { filled } from './fill';

/** Seeds of puzzles. */
export const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** All shapes of boards with these sizes. */
export function shapes(sizes: readonly number[]): fc.Arbitrary<BoxShape> {
	return fc.constantFrom(...sizes.flatMap(shapesOf));
}

/** The full board of a seed. @throws Error if filling gave up. */
export function fullBoard(shape: BoxShape, seed: number): Board {
	const board = filled(shape, seed);
	if (board === null) throw new Error(`${shape.rows}x${shape.columns}: not filled`);
	return board;
}

/**
 * Boards with no, one or many solutions: some symbols of a full board, and sometimes another symbol
 * in one cell.
 */
export function boards(shapes: fc.Arbitrary<BoxShape>): fc.Arbitrary<Board> {
	return fc
		.record({
			shape: shapes,
			seed: seeds,
			share: fc.double({ min: 0.25, max: 1, noNaN: true }),
			chances: fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
			isSpoilt: fc.boolean(),
			spoilt: fc.tuple(fc.nat(), fc.nat())
		})
		.map(({ shape, seed, share, chances, isSpoilt, spoilt }) => {
			const cells = fullBoard(shape, seed).cells.map((symbol) => {
				return chances.next().value! < share ? symbol : EMPTY;
			});
			if (isSpoilt) cells[spoilt[0] % cells.length] = spoilt[1] % (shape.rows * shape.columns);
			return { shape, cells };
		});
}
