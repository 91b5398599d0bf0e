import { symbolOf } from '../symbols';
import type { Key } from './navigation';

/** What a key does to the board that is being edited. */
export type Edit =
	{ readonly kind: 'type'; readonly symbol: number } | { readonly kind: 'erase' | 'undo' | 'redo' };

const ERASING = new Set(['Delete', 'Backspace', '0', '.']);

/**
 * What a key means on a board of `size` symbols, or null when it means nothing there: then it is
 * left to the page. A letter counts by the place of its key when the keyboard writes another
 * script, so that a 16×16 board can be typed on a Hebrew keyboard.
 */
export function editOf(size: number, key: Key & Pick<KeyboardEvent, 'code'>): Edit | null {
	const command = key.ctrlKey || key.metaKey;
	if (key.altKey) return null;
	if (command) {
		const letter = letterOf(key);
		if (letter === 'z') return { kind: key.shiftKey ? 'redo' : 'undo' };
		return letter === 'y' && !key.shiftKey ? { kind: 'redo' } : null;
	}
	if (ERASING.has(key.key)) return { kind: 'erase' };
	const symbol = symbolOf(key.key.length === 1 ? (letterOf(key) ?? key.key) : '');
	return symbol !== -1 && symbol < size ? { kind: 'type', symbol } : null;
}

/** The Latin letter of a key, small, or null when it has none. */
function letterOf({ key, code }: { key: string; code: string }): string | null {
	if (/^[a-z]$/i.test(key)) return key.toLowerCase();
	// Only a letter of another script gives way to its place; a digit or a mark means itself.
	return /^\p{L}$/u.test(key) ? (/^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? null) : null;
}
