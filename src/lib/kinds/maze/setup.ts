import { DIRECTIONS, type Size } from './grid';

/** A maze and how to search it. */
export interface SolveSetup extends Size {
	readonly mode: 'solve';
	/** For each square 1 if a wall fills it, else 0. Outside the grid everything is wall. */
	readonly walls: Uint8Array;
	/** Two different open squares. */
	readonly start: number;
	readonly goal: number;
	/** A permutation of {@link DIRECTIONS}: value 0 means the first of them, and so on. */
	readonly directions: string;
	/** Branch and bound adds the Manhattan distance to the goal to the steps made so far. */
	readonly manhattanBound: boolean;
}

/** A maze to carve: cells with thin walls between them. */
export interface CarveSetup extends Size {
	readonly mode: 'carve';
	/** Walls removed at the end, 0 … {@link MAX_LOOPS}: each makes a loop. */
	readonly loops: number;
	readonly directions: string;
}

export type MazeSetup = SolveSetup | CarveSetup;

/** Maximum number of squares per side of a maze. */
export const MAX_SIDE = 61;
/** Minimum and maximum number of cells per side of a carved maze. */
export const MIN_CELLS = 2;
export const MAX_CELLS = 30;
export const MAX_LOOPS = 99;

/** Whether the sides are whole numbers within bounds, with room for a start and a goal. */
export function isMazeSize({ columns, rows }: Size): boolean {
	return isWithin(columns, 1, MAX_SIDE) && isWithin(rows, 1, MAX_SIDE) && columns * rows > 1;
}

/** Whether a maze of this many cells can be carved. */
export function isCarveSize({ columns, rows }: Size): boolean {
	return isWithin(columns, MIN_CELLS, MAX_CELLS) && isWithin(rows, MIN_CELLS, MAX_CELLS);
}

/** Whether a value is a whole number from `from` to `to`, both included. */
export function isWithin(value: number, from: number, to: number): boolean {
	return Number.isInteger(value) && value >= from && value <= to;
}

/**
 * A maze without walls, from the first square to the last.
 * @throws RangeError if there is no maze of this size.
 */
export function emptyMaze(columns: number, rows: number): SolveSetup {
	if (!isMazeSize({ columns, rows })) throw new RangeError(`No maze is ${columns} × ${rows}`);
	return {
		mode: 'solve',
		columns,
		rows,
		walls: new Uint8Array(columns * rows),
		start: 0,
		goal: columns * rows - 1,
		directions: DIRECTIONS,
		manhattanBound: false
	};
}
