import type { Key } from '$lib/stage/board/keys';
import { NONE } from '../../setup';

/**
 * The position that a key leads to, or null if the key does not move. Left and right go to the next
 * one, up and down to the row above and below if there is more than one, Home and End to the ends
 * of the row, with Ctrl to the ends of the strip; all stop at the edge. Arrows never mirror. Keys
 * with Shift or Alt, and arrows with Ctrl, are left to other handlers.
 *
 * @param perRow positions in a row of the strip
 */
export function nextPosition(
	length: number,
	perRow: number,
	position: number,
	key: Key
): number | null {
	if (key.altKey || key.shiftKey) return null;
	const last = length - 1;
	const start = position - (position % perRow);
	const all = key.ctrlKey || key.metaKey;
	if (key.key === 'Home') return all ? 0 : start;
	if (key.key === 'End') return all ? last : Math.min(start + perRow - 1, last);
	if (all) return null;
	switch (key.key) {
		case 'ArrowRight':
			return Math.min(position + 1, last);
		case 'ArrowLeft':
			return Math.max(position - 1, 0);
		case 'ArrowDown':
			if (length <= perRow) return null;
			return position + perRow <= last ? position + perRow : position;
		case 'ArrowUp':
			if (length <= perRow) return null;
			return position >= perRow ? position - perRow : position;
		default:
			return null;
	}
}

/**
 * The letter that a key types at a position, {@link NONE} if it clears it, or null if the page
 * should handle it. A letter matches as it is, else in the other case, else by the position of its
 * key on a keyboard of another script.
 */
export function letterTyped(letters: readonly string[], key: Key): number | null {
	if (key.altKey || key.ctrlKey || key.metaKey) return null;
	if (key.key === 'Delete' || key.key === 'Backspace') return NONE;
	const latin = /^Key([A-Z])$/.exec(key.code)?.[1] ?? '';
	const typed = key.key.normalize('NFC');
	if (Array.from(typed).length !== 1) return null;
	const isForeign = /^\p{L}$/u.test(typed) && !/^\p{Script=Latin}$/u.test(typed);
	for (const meant of isForeign ? [typed, latin] : [typed]) {
		const letter = placeOf(letters, meant);
		if (letter >= 0) return letter;
	}
	return null;
}

function placeOf(letters: readonly string[], typed: string): number {
	if (typed === '') return -1;
	const exact = letters.indexOf(typed);
	if (exact >= 0) return exact;
	return letters.findIndex((letter) => letter.toLowerCase() === typed.toLowerCase());
}
