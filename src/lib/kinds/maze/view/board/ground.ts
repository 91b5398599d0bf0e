import type { Size } from '../../grid';
import type { MazeSetup } from '../../setup';

/**
 * How places are arranged in the picture, in squares. The squares of a maze are adjacent; the cells
 * of a carving have a square of wall between them, as in the resulting maze.
 */
export interface Ground extends Size {
	/** The distance between the middles of adjacent places. */
	readonly pitch: 1 | 2;
	/** The size of the whole picture. */
	readonly width: number;
	readonly height: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export function groundOf({ mode, columns, rows }: MazeSetup): Ground {
	return mode === 'solve'
		? { columns, rows, pitch: 1, width: columns, height: rows }
		: { columns, rows, pitch: 2, width: 2 * columns + 1, height: 2 * rows + 1 };
}

/** The middle of a place. */
export function centreOf({ columns, pitch }: Size & Pick<Ground, 'pitch'>, place: number): Point {
	return {
		x: pitch * (place % columns) + pitch - 0.5,
		y: pitch * Math.floor(place / columns) + pitch - 0.5
	};
}

/** The place at a point of the picture; a cell includes half of the walls around it; −1 for outside. */
export function placeAt({ columns, rows, pitch }: Ground, x: number, y: number): number {
	const margin = (pitch - 1) / 2;
	const column = Math.floor((x - margin) / pitch);
	const row = Math.floor((y - margin) / pitch);
	return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
}

/** The places on a straight line from one place to another, both included, without gaps. */
export function placesBetween({ columns }: Size, from: number, to: number): number[] {
	const [x, y] = [from % columns, Math.floor(from / columns)];
	const across = (to % columns) - x;
	const down = Math.floor(to / columns) - y;
	const steps = Math.max(Math.abs(across), Math.abs(down));
	return Array.from({ length: steps + 1 }, (_, step) => {
		const part = steps === 0 ? 0 : step / steps;
		return Math.round(y + down * part) * columns + Math.round(x + across * part);
	});
}
