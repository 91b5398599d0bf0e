import type { ParseError } from '../kind';
import type { UnreadableError } from '../text';
import type { TextLine } from './lines';

/** What any text can have, whatever is read from it: nothing but blank lines is `empty`. */
export type AnyTextError = UnreadableError | { readonly code: 'empty' };

/** Something wrong in a line. */
export interface LineError<Code extends string> extends ParseError {
	readonly code: Code;
	/** From 1. */
	readonly line: number;
}

/** More or fewer than there should be. */
export interface CountError<Code extends string> extends LineError<Code> {
	readonly found: number;
	readonly expected: number;
}

/** Something that means nothing there; `found` is quoted from the text, shortened. */
export interface QuoteError<Code extends string> extends LineError<Code> {
	readonly found: string;
}

/** The same, and its column in the text, from 1. */
export interface PlaceError<Code extends string> extends QuoteError<Code> {
	readonly column: number;
}

/** A text as an error quotes it. */
export const quoted = (text: string): string => text.slice(0, 40);

/** The error that something in a line means nothing there, the whole line if nothing else is named. */
export function quote<Code extends string>(
	code: Code,
	{ text, line }: TextLine,
	found = text
): QuoteError<Code> {
	return { code, line, found: quoted(found) };
}
