import { letterOf, type Key } from '$lib/stage/board/keys';
import { symbolOf } from '../../symbols';

const ERASING = new Set(['Delete', 'Backspace', '0', '.']);

/**
 * The symbol that a key types on a board of `size` symbols, −1 if it clears the cell, or null if
 * the page should handle it. A letter of another script maps to the Latin letter on the same key,
 * so that a 16×16 board can be typed on a Hebrew keyboard.
 */
export function symbolTyped(size: number, key: Key): number | null {
	if (key.altKey || key.ctrlKey || key.metaKey) return null;
	if (ERASING.has(key.key)) return -1;
	const symbol = symbolOf(key.key.length === 1 ? (letterOf(key) ?? key.key) : '');
	return symbol !== -1 && symbol < size ? symbol : null;
}
