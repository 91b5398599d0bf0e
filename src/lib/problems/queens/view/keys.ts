import { letterOf, type Key } from '$lib/board-kit/keys';

/** What a key does to the queens. */
export type Edit = 'toggle' | 'remove';

/**
 * What a key means on the board, or null when it means nothing there: then it is left to the page,
 * as Space is, which plays. Letters count by their place where a keyboard writes another script.
 */
export function editOf(key: Key): Edit | null {
	if (key.altKey || key.shiftKey || key.ctrlKey || key.metaKey) return null;
	// A Hebrew keyboard has a slash in the place of the Q.
	const isQ = letterOf(key) === 'q' || (key.key === '/' && key.code === 'KeyQ');
	if (key.key === 'Enter' || isQ) return 'toggle';
	return key.key === 'Delete' || key.key === 'Backspace' ? 'remove' : null;
}
