/** ARIA's name for a key, and its label on the keyboard. */
const SYMBOLS: Record<string, string> = {
	ArrowLeft: '←',
	ArrowRight: '→',
	ArrowUp: '↑',
	ArrowDown: '↓'
};

/** A shortcut for display: "Shift+ArrowLeft" is "Shift+←". */
export function displayShortcut(shortcut: string): string {
	return Object.entries(SYMBOLS).reduce(
		(text, [name, symbol]) => text.replaceAll(name, symbol),
		shortcut
	);
}

/** A shortcut for `aria-keyshortcuts`: "Shift+←" is "Shift+ArrowLeft". */
export function ariaShortcut(shortcut: string): string {
	return Object.entries(SYMBOLS).reduce(
		(text, [name, symbol]) => text.replaceAll(symbol, name),
		shortcut
	);
}
