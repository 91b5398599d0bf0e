/** Whether the browser has refused to keep something, since the page was opened. */
export const storage = $state({ refused: false });

/** Reads what {@link remember} kept; null where there is nothing, or storage is refused. */
export function remembered(key: string): string | null {
	try {
		return localStorage.getItem(`backtrail-${key}`);
	} catch {
		return null;
	}
}

/** Keeps a text for the next visit, where the browser allows it; null forgets what was kept. */
export function remember(key: string, text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(`backtrail-${key}`);
		else localStorage.setItem(`backtrail-${key}`, text);
	} catch {
		// It holds until the page is left, and that is said.
		storage.refused = true;
	}
}
