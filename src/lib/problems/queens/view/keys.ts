import { letterOf, type Key } from '$lib/board-kit/keys';

/** What a key does on a square: null when it means nothing there and is left to the page. */
export function editOf(key: Key): 'toggle' | 'remove' | null {
	if (key.altKey || key.shiftKey || key.ctrlKey || key.metaKey) return null;
	// A Hebrew keyboard has a slash in the place of the Q.
	const isQ = letterOf(key) === 'q' || (key.key === '/' && key.code === 'KeyQ');
	if (key.key === 'Enter' || isQ) return 'toggle';
	return key.key === 'Delete' || key.key === 'Backspace' ? 'remove' : null;
}
