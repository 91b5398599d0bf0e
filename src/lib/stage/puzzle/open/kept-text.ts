const keyOf = (kind: string) => `backtrail-text-${kind}`;

/** Keeps a text that was not opened yet while the page is reloaded. */
export function keepText(kind: string, text: string): void {
	try {
		if (text !== '') sessionStorage.setItem(keyOf(kind), text);
	} catch {
		// Too long, or storage is refused: nothing else can keep it.
	}
}

/** The text that was kept, once; empty if there is none. */
export function keptText(kind: string): string {
	try {
		const text = sessionStorage.getItem(keyOf(kind)) ?? '';
		sessionStorage.removeItem(keyOf(kind));
		return text;
	} catch {
		return '';
	}
}
