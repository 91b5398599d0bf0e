import { letterOf, type Key } from '$lib/stage/board/keys';

/** What a key does on a square; null if it does nothing there and the page should handle it. */
export function editOf(key: Key): 'toggle' | 'remove' | null {
	if (key.altKey || key.shiftKey || key.ctrlKey || key.metaKey) return null;
	// A Hebrew keyboard has a slash on the Q key.
	const isQ = letterOf(key) === 'q' || (key.key === '/' && key.code === 'KeyQ');
	if (key.key === 'Enter' || isQ) return 'toggle';
	return key.key === 'Delete' || key.key === 'Backspace' ? 'remove' : null;
}
