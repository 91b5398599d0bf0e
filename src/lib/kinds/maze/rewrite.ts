import type { MazeSetup, SolveSetup } from './setup';

/**
 * The same maze mirrored or turned, so that a search meets its passages in another order. A maze has
 * seven other images: seeds 1 to 7 give each of them, and further seeds start over, with the maze
 * itself. A maze that is yet to be carved has no passages and stays as it is.
 */
export function rewritten(setup: MazeSetup, seed: number): MazeSetup {
	if (setup.mode === 'carve') return setup;
	let image: SolveSetup = setup;
	if ((seed & 1) !== 0) image = mapped(image, false, (row, last) => last - row);
	if ((seed & 2) !== 0) image = mapped(image, false, undefined, (column, last) => last - column);
	if ((seed & 4) !== 0) image = mapped(image, true);
	return image;
}

type Line = (line: number, last: number) => number;
const same: Line = (line) => line;

/** The maze with its rows and columns mapped, and then swapped if asked. */
function mapped(
	setup: SolveSetup,
	swapped: boolean,
	rowTo: Line = same,
	columnTo: Line = same
): SolveSetup {
	const [columns, rows] = swapped ? [setup.rows, setup.columns] : [setup.columns, setup.rows];
	const target = (square: number) => {
		const row = rowTo(Math.floor(square / setup.columns), setup.rows - 1);
		const column = columnTo(square % setup.columns, setup.columns - 1);
		return swapped ? column * columns + row : row * columns + column;
	};
	const walls = new Uint8Array(setup.walls.length);
	setup.walls.forEach((wall, square) => (walls[target(square)] = wall));
	return {
		...setup,
		columns,
		rows,
		walls,
		start: target(setup.start),
		goal: target(setup.goal)
	};
}
