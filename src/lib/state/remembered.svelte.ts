/** Whether the browser has refused to store something since the page was opened. */
export const storage = $state({ refused: false });

/** Reads what {@link remember} stored; null if there is nothing, or storage is refused. */
export function remembered(key: string): string | null {
	try {
		return localStorage.getItem(`backtrail-${key}`);
	} catch {
		return null;
	}
}

/** Stores a text for the next visit, if the browser allows it; null removes what was stored. */
export function remember(key: string, text: string | null): void {
	try {
		if (text === null) localStorage.removeItem(`backtrail-${key}`);
		else localStorage.setItem(`backtrail-${key}`, text);
	} catch {
		// The user is told that the setting lasts only until the page is left.
		storage.refused = true;
	}
}
