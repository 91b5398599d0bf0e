import { countValues } from '$lib/problems/problem';
import type { Pencil } from '$lib/state/view';
import type { BoxShape } from '../shape';
import { symbolText } from '../symbols';

/** A cell has few candidates up to this many. */
export const FEW = 3;

/** What is pencilled into one board: masks a cell. */
export interface Marks {
	readonly kept: Int32Array;
	readonly struck: Int32Array;
}

/**
 * The pencil marks of every cell that is open. Where only few are shown, what was eliminated is
 * not, for it would be many again.
 *
 * @param open whether a cell shows no value
 */
export function boardMarks(
	pencil: Pencil,
	candidates: ArrayLike<number> | null,
	struck: ArrayLike<number> | null,
	open: (cell: number) => boolean,
	cells: number
): Marks {
	const marks = { kept: new Int32Array(cells), struck: new Int32Array(cells) };
	if (pencil === 'off') return marks;
	for (let cell = 0; cell < cells; cell++) {
		if (!open(cell)) continue;
		const gone = struck === null ? 0 : struck[cell];
		const kept = candidates === null ? 0 : candidates[cell] & ~gone;
		if (pencil === 'few') {
			if (countValues(kept) <= FEW) marks.kept[cell] = kept;
		} else {
			marks.kept[cell] = kept;
			marks.struck[cell] = gone;
		}
	}
	return marks;
}

/**
 * A mask as lines of monospaced text, each value at its own place in the box: one text node a cell
 * however many marks it has.
 *
 * @param glyph what stands for a value
 */
export function markText(
	shape: BoxShape,
	mask: number,
	glyph: (value: number) => string = symbolText
): string {
	let text = '';
	const size = shape.rows * shape.columns;
	for (let value = 0; value < size; value++) {
		if (value > 0 && value % shape.columns === 0) text += '\n';
		text += (mask >>> value) & 1 ? glyph(value) : ' ';
	}
	return text;
}

/** How marks are drawn: in their places, as a row where places are too small, as dots, not at all. */
export type MarkStyle = 'places' | 'row' | 'dots' | 'none';

/** In smaller letters than this many pixels a mark cannot be read. */
const LEGIBLE = 7;

/**
 * How the marks of a board are drawn. The letters are as high as CellFace makes them.
 *
 * @param cell the side of a cell in pixels, 0 while it is not known
 */
export function markStyle(shape: BoxShape, pencil: Pencil, cell: number): MarkStyle {
	const { rows, columns } = shape;
	const few = pencil === 'few' && rows * columns > 16;
	const letters = cell * (few ? 0.46 : Math.min(0.88 / rows, 1.36 / columns, 0.3));
	const isLegible = cell === 0 || letters >= LEGIBLE;
	if (few) return isLegible ? 'row' : 'none';
	return isLegible ? 'places' : 'dots';
}
