/** How ARIA names a key, and how a person sees it on the keyboard. */
const SYMBOLS: Record<string, string> = {
	ArrowLeft: '←',
	ArrowRight: '→',
	ArrowUp: '↑',
	ArrowDown: '↓'
};

/** A shortcut as a person reads it: "Shift+ArrowLeft" is "Shift+←". */
export function displayShortcut(shortcut: string): string {
	return Object.entries(SYMBOLS).reduce(
		(text, [name, symbol]) => text.replaceAll(name, symbol),
		shortcut
	);
}

/** A shortcut as `aria-keyshortcuts` wants it: "Shift+←" is "Shift+ArrowLeft". */
export function ariaShortcut(shortcut: string): string {
	return Object.entries(SYMBOLS).reduce(
		(text, [name, symbol]) => text.replaceAll(symbol, name),
		shortcut
	);
}
