import type { Pencil } from '$lib/stage/facts/view';
import type { BoxShape } from '../../shape';

/** How marks are drawn: in their places, as a row if the places are too small, as dots, or not at all. */
export type MarkStyle = 'places' | 'row' | 'dots' | 'none';

/** Below this letter size in pixels, marks are illegible. */
const LEGIBLE = 7;

/**
 * How the marks of a board are drawn. Letters are as high as `pencilMarks` makes them.
 *
 * @param cell the side of a cell in pixels, 0 while unknown
 */
export function markStyle(shape: BoxShape, pencil: Pencil, cell: number): MarkStyle {
	const { rows, columns } = shape;
	const few = pencil === 'few' && rows * columns > 16;
	const letters = cell * (few ? 0.46 : Math.min(1.02 / rows, 1.36 / columns, 0.34));
	const isLegible = cell === 0 || letters >= LEGIBLE;
	if (few) return isLegible ? 'row' : 'none';
	return isLegible ? 'places' : 'dots';
}
