import { mix } from '$lib/engine/seeded';
import { neighbourOf, type Size } from './grid';
import type { CarveSetup, SolveSetup } from './setup';

/** The maze square of a cell: walls fill squares, so n cells take 2n + 1 squares. */
export function squareOfCell({ columns }: Size, cell: number): number {
	const row = Math.floor(cell / columns);
	return (2 * row + 1) * (2 * columns + 1) + 2 * (cell % columns) + 1;
}

/** The square between two adjacent cells: a wall or a carved passage. */
export function wallBetween(size: Size, cell: number, other: number): number {
	return (squareOfCell(size, cell) + squareOfCell(size, other)) / 2;
}

/**
 * The carved maze, from the first cell to the last. Cells that were never entered are solid;
 * {@link loopWalls} are removed.
 *
 * @param from for each cell the neighbouring cell from which it was first entered, −1 for none.
 */
export function carvedMaze(carving: CarveSetup, from: ArrayLike<number>): SolveSetup {
	const columns = 2 * carving.columns + 1;
	const rows = 2 * carving.rows + 1;
	const last = carving.columns * carving.rows - 1;
	const walls = passagesOf(carving, from);
	for (const wall of loopWalls(carving, from)) walls[wall] = 0;
	walls[squareOfCell(carving, last)] = 0;
	return {
		mode: 'solve',
		columns,
		rows,
		walls,
		start: squareOfCell(carving, 0),
		goal: squareOfCell(carving, last),
		directions: carving.directions,
		manhattanBound: false
	};
}

/**
 * The squares of the walls that are removed after carving to make loops: as many walls between two
 * carved cells as requested, or all if there are fewer. They are drawn from a hash of the carving:
 * the same passages have the same loops.
 *
 * @param from as for {@link carvedMaze}.
 */
export function loopWalls(carving: CarveSetup, from: ArrayLike<number>): number[] {
	const left = wallsLeft(carving, passagesOf(carving, from));
	const seed = Array.from(from).reduce((hash, cell) => mix(hash, cell + 2), 0);
	const count = Math.min(carving.loops, left.length);
	for (let taken = 0; taken < count; taken++) {
		// Draw one of those not taken yet (Fisher and Yates).
		const drawn = taken + (mix(seed, taken + 1) % (left.length - taken));
		[left[taken], left[drawn]] = [left[drawn], left[taken]];
	}
	return left.slice(0, count);
}

/** Walls everywhere except in entered cells and the passages through which they were entered. */
function passagesOf(carving: CarveSetup, from: ArrayLike<number>): Uint8Array {
	const walls = new Uint8Array((2 * carving.columns + 1) * (2 * carving.rows + 1)).fill(1);
	walls[squareOfCell(carving, 0)] = 0;
	for (let cell = 0; cell < carving.columns * carving.rows; cell++) {
		if (!(from[cell] >= 0)) continue;
		walls[squareOfCell(carving, cell)] = 0;
		walls[wallBetween(carving, cell, from[cell])] = 0;
	}
	return walls;
}

/** The squares of the walls between two open cells, in reading order of the first cell. */
function wallsLeft(carving: CarveSetup, walls: Uint8Array): number[] {
	const left: number[] = [];
	for (let cell = 0; cell < carving.columns * carving.rows; cell++) {
		for (const direction of 'ES') {
			const other = neighbourOf(carving, cell, direction);
			if (other < 0) continue;
			const wall = wallBetween(carving, cell, other);
			const areOpen =
				walls[squareOfCell(carving, cell)] === 0 && walls[squareOfCell(carving, other)] === 0;
			if (areOpen && walls[wall] === 1) left.push(wall);
		}
	}
	return left;
}
