import { MAX_TEXT } from './kind';

/** Why a text cannot be read. */
export type UnreadableError =
	/** More characters than the limit. */
	| { readonly code: 'too-large'; readonly found: number; readonly expected: number }
	/** An image or another file that is not text. */
	| { readonly code: 'not-text' };

/** What is wrong with a text, independent of its format; null if nothing. */
export function unreadable(text: string): UnreadableError | null {
	if (text.length > MAX_TEXT) return { code: 'too-large', found: text.length, expected: MAX_TEXT };
	return text.slice(0, 4096).includes('\0') ? { code: 'not-text' } : null;
}

/** A file name without folder and extension, used as a puzzle name; undefined if nothing is left. */
export function nameOfFile(name: string | undefined): string | undefined {
	const base = name
		?.split(/[\\/]/)
		.at(-1)
		?.replace(/(?!^)\.[^.]*$/, '')
		.trim();
	return base === '' || base === undefined ? undefined : beginning(base, 80);
}

/** The beginning of a text, at most `length` long, that ends with a whole character. */
export function beginning(text: string, length: number): string {
	const cut = text.slice(0, length);
	return text.length > length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}
