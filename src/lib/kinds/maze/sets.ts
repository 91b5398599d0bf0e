import type { PuzzleSet } from '$lib/engine/kind';
import { DIRECTIONS } from './grid';
import { newMaze } from './new-maze';
import type { MazeSetup } from './setup';

/** Cells per side. */
const SIDES = [4, 6, 9, 12, 15, 18, 21, 24, 27, 30];
/** Mazes of each size. */
const EACH = 3;

/**
 * The built-in sets: square mazes by size, named by size and number. Between two cells of `perfect`
 * there is one path; `loops` are the same mazes with a loop for each cell of a side.
 */
export function mazeSets(): PuzzleSet<MazeSetup>[] {
	const mazes = (loops: boolean) =>
		SIDES.flatMap((side) =>
			Array.from({ length: EACH }, (_, i) => {
				const size = { columns: side, rows: side, loops: loops ? side : 0 };
				const setup = newMaze({ mode: 'carve', ...size, directions: DIRECTIONS }, i + 1);
				return { setup, name: `${side}×${side}-${i + 1}` };
			})
		);
	return [
		{ id: 'perfect', puzzles: mazes(false) },
		{ id: 'loops', puzzles: mazes(true) }
	];
}
