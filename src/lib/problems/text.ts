import { MAX_TEXT } from './kind';

/** Why a text is not looked into. */
export type UnreadableError =
	/** More characters than are looked at. */
	| { readonly code: 'too-large'; readonly found: number; readonly expected: number }
	/** A picture or another file that is no text. */
	| { readonly code: 'not-text' };

/** What is wrong with a text whatever is to be read from it; null when there is nothing. */
export function unreadable(text: string): UnreadableError | null {
	if (text.length > MAX_TEXT) return { code: 'too-large', found: text.length, expected: MAX_TEXT };
	return text.slice(0, 4096).includes('\0') ? { code: 'not-text' } : null;
}

/** A file's name without its folder and its ending, to call a puzzle by; undefined if nothing is left. */
export function nameOfFile(name: string | undefined): string | undefined {
	const base = name
		?.split(/[\\/]/)
		.at(-1)
		?.replace(/(?!^)\.[^.]*$/, '')
		.trim();
	return base === '' ? undefined : base?.slice(0, 80);
}
