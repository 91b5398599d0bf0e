/** Which of many rows of equal height are worth drawing. */
export interface RowWindow {
	/** The first row drawn, and the one after the last. */
	readonly from: number;
	readonly to: number;
}

/**
 * The rows that can be seen, and some more to either side, so that scrolling and tabbing meet no gap.
 *
 * @param rows how many there are
 * @param rowHeight of each, in CSS pixels, not 0
 * @param top how far down the view is scrolled, and `height` how high it is, in CSS pixels
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
