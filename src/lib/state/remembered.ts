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
		// Storage is refused or full: it holds until the page is left.
	}
}
