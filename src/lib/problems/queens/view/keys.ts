/** What of a key event counts here. */
export type Key = Pick<
	KeyboardEvent,
	'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/**
 * The square that a key leads to from `square`, or null when the key does not move. Arrows go to
 * the next square, Home and End to the ends of the row, with Ctrl to the ends of the board, PageUp
 * and PageDown to the ends of the column; all stop at the edge. Arrows never mirror. With Shift or
 * Alt, and arrows with Ctrl, they are someone else's.
 */
export function nextSquare(size: number, square: number, key: Key): number | null {
	if (key.altKey || key.shiftKey) return null;
	const row = Math.floor(square / size);
	const column = square % size;
	const last = size - 1;
	const at = (toRow: number, toColumn: number) =>
		Math.min(Math.max(toRow, 0), last) * size + Math.min(Math.max(toColumn, 0), last);
	const all = key.ctrlKey || key.metaKey;
	if (key.key === 'Home') return all ? 0 : at(row, 0);
	if (key.key === 'End') return all ? size * size - 1 : at(row, last);
	if (all) return null;
	switch (key.key) {
		case 'ArrowRight':
			return at(row, column + 1);
		case 'ArrowLeft':
			return at(row, column - 1);
		case 'ArrowDown':
			return at(row + 1, column);
		case 'ArrowUp':
			return at(row - 1, column);
		case 'PageDown':
			return at(last, column);
		case 'PageUp':
			return at(0, column);
		default:
			return null;
	}
}

/** What a key does to the queens. */
export type Edit = 'toggle' | 'remove' | 'undo' | 'redo';

/**
 * What a key means on the board, or null when it means nothing there: then it is left to the page,
 * as Space is, which plays. Letters count by their place where a keyboard writes another script.
 */
export function editOf(key: Key): Edit | null {
	if (key.altKey) return null;
	const isLetter = (letter: string) =>
		key.key.toLowerCase() === letter ||
		(!/^[a-z]$/i.test(key.key) && key.code === `Key${letter.toUpperCase()}`);
	if (key.ctrlKey || key.metaKey) {
		if (isLetter('z')) return key.shiftKey ? 'redo' : 'undo';
		return isLetter('y') && !key.shiftKey ? 'redo' : null;
	}
	if (key.shiftKey) return null;
	if (key.key === 'Enter' || isLetter('q')) return 'toggle';
	return key.key === 'Delete' || key.key === 'Backspace' ? 'remove' : null;
}
