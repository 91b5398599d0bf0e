import { isWithin, type SolveSetup } from './setup';

/** The maze with or without a wall at `square`; the same object if nothing changes. */
export function setWall(setup: SolveSetup, square: number, isWall: boolean): SolveSetup {
	const { walls, start, goal } = setup;
	if (!isSquare(setup, square) || square === start || square === goal) return setup;
	return (walls[square] === 1) === isWall
		? setup
		: { ...setup, walls: walls.with(square, isWall ? 1 : 0) };
}

/** The maze with its start at `square`, which becomes open; the same object if that is impossible. */
export function moveStart(setup: SolveSetup, square: number): SolveSetup {
	if (!isFree(setup, square)) return setup;
	return { ...setup, walls: setup.walls.with(square, 0), start: square };
}

/** The maze with its goal at `square`, which becomes open; the same object if that is impossible. */
export function moveGoal(setup: SolveSetup, square: number): SolveSetup {
	if (!isFree(setup, square)) return setup;
	return { ...setup, walls: setup.walls.with(square, 0), goal: square };
}

/**
 * The maze without its walls; the same object if it has none. Keeps a frame: a wall all around,
 * interrupted only by start and goal.
 */
export function clearWalls(setup: SolveSetup): SolveSetup {
	const { columns, rows, walls, start, goal } = setup;
	const isFramed =
		columns > 2 &&
		rows > 2 &&
		walls.every((wall, square) => {
			return wall === 1 || square === start || square === goal || !isOnEdge(setup, square);
		});
	const cleared = walls.map((wall, square) => (isFramed && isOnEdge(setup, square) ? wall : 0));
	return cleared.every((wall, square) => wall === walls[square])
		? setup
		: { ...setup, walls: cleared };
}

function isSquare({ walls }: SolveSetup, square: number): boolean {
	return isWithin(square, 0, walls.length - 1);
}

function isFree(setup: SolveSetup, square: number): boolean {
	return isSquare(setup, square) && square !== setup.start && square !== setup.goal;
}

function isOnEdge({ columns, rows }: SolveSetup, square: number): boolean {
	const column = square % columns;
	const row = Math.floor(square / columns);
	return column === 0 || column === columns - 1 || row === 0 || row === rows - 1;
}

/** The open square nearest to a square, itself if it is open. */
export function nearestOpen({ columns, walls }: SolveSetup, square: number): number {
	let nearest = square;
	let least = Infinity;
	walls.forEach((wall, other) => {
		const across = (other % columns) - (square % columns);
		const down = Math.floor(other / columns) - Math.floor(square / columns);
		const away = across * across + down * down;
		if (wall === 1 || away >= least) return;
		nearest = other;
		least = away;
	});
	return nearest;
}
