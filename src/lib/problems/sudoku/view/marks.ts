import type { Pencil } from '$lib/state/view';
import type { BoxShape } from '../shape';
import { symbolText } from '../symbols';

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
