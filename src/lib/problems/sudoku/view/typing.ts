import { letterOf, type Key } from '$lib/board-kit/keys';
import { symbolOf } from '../symbols';

const ERASING = new Set(['Delete', 'Backspace', '0', '.']);

/**
 * The symbol that a key types on a board of `size` symbols, −1 where it empties the cell, or null when
 * it means nothing there: then it is left to the page. A letter counts by the place of its key when
 * the keyboard writes another script, so that a 16×16 board can be typed on a Hebrew keyboard.
 */
export function symbolTyped(size: number, key: Key): number | null {
	if (key.altKey || key.ctrlKey || key.metaKey) return null;
	if (ERASING.has(key.key)) return -1;
	const symbol = symbolOf(key.key.length === 1 ? (letterOf(key) ?? key.key) : '');
	return symbol !== -1 && symbol < size ? symbol : null;
}
