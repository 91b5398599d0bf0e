import { overGrid, type OverGrid } from '../../scene/over-grid';
import type { Headings } from '../../scene/scene';
import { CELL, type Drawing, type Mark } from '../drawing';
import { boardWithNames } from './names';
import { drawn } from './scene-drawing';

/** A board of squares, from the ground up. */
export interface GridBoard extends Omit<OverGrid, 'lines'> {
	/** Below and in the squares, in units from the corner of the board. */
	readonly marks: readonly Mark[];
	/** The lines between the squares, in units; none if absent. */
	readonly lines?: readonly Mark[];
	readonly headings?: Headings;
}

/** The drawing of a board of squares with everything around and over it. */
export function gridBoard({ marks, lines = [], headings, ...over }: GridBoard): Drawing {
	const { columns, rows } = over;
	const [width, height] = [columns * CELL, rows * CELL];
	const all = [...marks, ...lines, ...drawn(overGrid(over))];
	return boardWithNames({ width, height, marks: all }, over, headings);
}
