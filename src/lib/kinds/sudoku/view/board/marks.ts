import type { Pencil } from '$lib/stage/facts/view';
import type { BoxShape } from '../../shape';
import { symbolText } from '../../symbols';

/**
 * A mask as lines of monospaced text, each value at its own place in the box: one text node per
 * cell, however many marks it has.
 *
 * @param glyph the text for a value
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

/** How marks are drawn: in their places, as a row if the places are too small, as dots, or not at all. */
export type MarkStyle = 'places' | 'row' | 'dots' | 'none';

/** Below this letter size in pixels, marks are illegible. */
const LEGIBLE = 7;

/**
 * How the marks of a board are drawn. Letters are as high as CellFace makes them.
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
