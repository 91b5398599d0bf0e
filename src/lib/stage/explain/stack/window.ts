/** The rows to draw out of many rows of equal height. */
export interface RowWindow {
	/** The first row to draw, and the one after the last. */
	readonly from: number;
	readonly to: number;
}

/**
 * The visible rows and some more on each side, so that scrolling and tabbing leave no gap.
 *
 * @param rows the number of rows
 * @param rowHeight the height of each, in CSS pixels, not 0
 * @param top how far the view is scrolled, and `height` its height, in CSS pixels
 */
export function rowWindow(
	rows: number,
	rowHeight: number,
	top: number,
	height: number,
	margin = 8
): RowWindow {
	const first = Math.floor(top / rowHeight) - margin;
	const last = Math.ceil((top + height) / rowHeight) + margin;
	const to = Math.max(0, Math.min(rows, last));
	return { from: Math.max(0, Math.min(first, to)), to };
}
