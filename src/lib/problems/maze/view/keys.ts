import type { Size } from '../grid';

/** What of a key event counts here. */
export type Key = Pick<
	KeyboardEvent,
	'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/**
 * The square that a key leads to, null when it does not move: arrows to the next one, Home and End to
 * the ends of the row, with Ctrl to those of the maze. All stop at the edge; arrows never mirror.
 */
export function nextSquare({ columns, rows }: Size, square: number, key: Key): number | null {
	if (key.altKey || key.shiftKey) return null;
	const column = square % columns;
	const first = square - column;
	const all = key.ctrlKey || key.metaKey;
	if (key.key === 'Home') return all ? 0 : first;
	if (key.key === 'End') return all ? columns * rows - 1 : first + columns - 1;
	if (all) return null;
	switch (key.key) {
		case 'ArrowRight':
			return column === columns - 1 ? square : square + 1;
		case 'ArrowLeft':
			return column === 0 ? square : square - 1;
		case 'ArrowDown':
			return first === columns * (rows - 1) ? square : square + columns;
		case 'ArrowUp':
			return first === 0 ? square : square - columns;
		default:
			return null;
	}
}

export type Edit = 'toggle' | 'erase' | 'start' | 'goal' | 'undo' | 'redo';

/**
 * What a key does to the maze, null when it does nothing there and is left to the page. A letter
 * counts by the place of its key when the keyboard writes another script.
 */
export function editOf(key: Key): Edit | null {
	if (key.altKey) return null;
	const letter = letterOf(key);
	if (key.ctrlKey || key.metaKey) {
		if (letter === 'z') return key.shiftKey ? 'redo' : 'undo';
		return letter === 'y' && !key.shiftKey ? 'redo' : null;
	}
	if (key.shiftKey) return null;
	if (key.key === 'Enter') return 'toggle';
	if (key.key === 'Delete' || key.key === 'Backspace') return 'erase';
	if (letter === 's') return 'start';
	return letter === 'g' ? 'goal' : null;
}

/** The Latin letter of a key, small, or null when it has none. */
function letterOf({ key, code }: Key): string | null {
	if (/^[a-z]$/i.test(key)) return key.toLowerCase();
	return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? null) : null;
}
