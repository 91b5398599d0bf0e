import { isFrame } from '$lib/site/remembered.svelte';

/** What readers guessed since they opened the site. Only their own tab keeps it. */
const KEY = 'backtrail-guesses';

/** The number that was guessed at a question; null if none was. */
export function guessAt(chapter: string, question: string): number | null {
	const guess = read()[`${chapter}/${question}`];
	return typeof guess === 'number' ? guess : null;
}

/** Keeps a guess until the tab is closed, if the browser allows it. */
export function keepGuess(chapter: string, question: string, guess: number): void {
	if (isFrame) return;
	try {
		const all = { ...read(), [`${chapter}/${question}`]: guess };
		sessionStorage.setItem(KEY, JSON.stringify(all));
	} catch {
		// It is shown until the reader leaves the chapter.
	}
}

function read(): Record<string, unknown> {
	if (isFrame) return {};
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
		return typeof kept === 'object' && kept !== null ? { ...kept } : {};
	} catch {
		return {};
	}
}
