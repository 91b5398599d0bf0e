import { letterOf, type Key } from '$lib/stage/board/keys';

export type Edit = 'toggle' | 'erase' | 'start' | 'goal';

/**
 * What a key does to the maze; null if it does nothing there and the page should handle it. A
 * letter of another script maps to the Latin letter on the same key.
 */
export function editOf(key: Key): Edit | null {
	if (key.altKey || key.shiftKey || key.ctrlKey || key.metaKey) return null;
	if (key.key === 'Enter') return 'toggle';
	if (key.key === 'Delete' || key.key === 'Backspace') return 'erase';
	const letter = letterOf(key);
	if (letter === 's') return 'start';
	return letter === 'g' ? 'goal' : null;
}
