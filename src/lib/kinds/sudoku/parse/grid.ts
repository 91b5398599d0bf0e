import { defaultShape, isShape, sameShape, type BoxShape } from '../shape';
import { boardOf } from './cells';
import type { Row } from './row';

/** Whether each row can be its own board: no symbol exceeds the square root of its length. */
export function fitSmall(rows: readonly Row[]): boolean {
	const size = Math.sqrt(rows[0].count);
	return rows.every((row) => 'board' in boardOf(defaultShape(size), row.cells));
}

/** Like {@link fitSmall}, and most rows would repeat a symbol if they were one grid. */
export function areSmallBoards(rows: readonly Row[]): boolean {
	if (!fitSmall(rows)) return false;
	const twice = rows.filter((row) => {
		const symbols = row.cells.filter((cell) => /[1-9]/.test(cell));
		return new Set(symbols).size < symbols.length;
	});
	return twice.length > rows.length / 2;
}

/** Mostly letters, so not a board; an error about the first odd letter would not help. */
export function isProse(cells: readonly string[]): boolean {
	const letters = cells.filter((cell) => /^\p{L}+$/u.test(cell)).length;
	return letters > 0.7 * cells.length;
}

/** The box that bars and rulers draw; null if there are none or if boxes are whole lines. */
export function drawnShape(
	size: number,
	rows: readonly Row[],
	rulers: readonly number[]
): BoxShape | null {
	const columns = rows[0].bars[0] ?? size / (rulers[0] ?? NaN);
	const shape = { rows: size / columns, columns };
	if (!isShape(shape) || shape.rows === 1 || shape.columns === 1) return null;
	const regular =
		rows.every((row) => row.bars.every((bar) => bar % shape.columns === 0)) &&
		rulers.every((ruler) => ruler % shape.rows === 0);
	return regular && !sameShape(shape, defaultShape(size)) ? shape : null;
}
