/** This page is a frame in another one (`/embed/`): it stores nothing, and reads nothing that was stored. */
export const isFrame =
	typeof document !== 'undefined' && document.documentElement.dataset.frame !== undefined;

/** What a frame remembers, until it is closed. The theme is that of its address. */
const inFrame = new Map<string, string>();
if (isFrame) inFrame.set('theme', document.documentElement.dataset.theme ?? '');

/** Whether the browser has refused to store something since the page was opened. */
export const storage = $state({ refused: false });

/** Reads what {@link remember} stored; null if there is nothing or storage is refused. */
export function remembered(key: string): string | null {
	if (isFrame) return inFrame.get(key) ?? null;
	try {
		return localStorage.getItem(`backtrail-${key}`);
	} catch {
		return null;
	}
}

/** Whether the browser refuses to store anything: it is tried. */
export function refusesStorage(): boolean {
	remember('tried', 'yes');
	remember('tried', null);
	return storage.refused;
}

/** Stores a text for the next visit, if the browser allows it; null removes the stored text. */
export function remember(key: string, text: string | null): void {
	if (isFrame) {
		if (text === null) inFrame.delete(key);
		else inFrame.set(key, text);
		return;
	}
	try {
		if (text === null) localStorage.removeItem(`backtrail-${key}`);
		else localStorage.setItem(`backtrail-${key}`, text);
	} catch {
		// The page warns the user that settings last only until they leave.
		storage.refused = true;
	}
}
