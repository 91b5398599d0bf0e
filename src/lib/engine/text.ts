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

/**
 * A text without the characters at its ends that the patterns fit, each a pattern of one character.
 * Looks at each character once; a pattern for the end of a text begins anew at each one.
 */
export function trimmed(text: string, start: RegExp, end: RegExp): string {
	let from = 0;
	let to = text.length;
	while (from < to && start.test(text[from])) from++;
	while (to > from && end.test(text[to - 1])) to--;
	return text.slice(from, to);
}

/** A table of comma-separated values with other headings, which hold no comma, quote or line break. */
export function withHeadings(table: string, headings: readonly string[]): string {
	const end = table.indexOf('\n');
	return `${headings.join(',')}${table.slice(end === -1 ? table.length : end)}`;
}
