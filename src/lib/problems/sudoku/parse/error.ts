import type { UnreadableError } from '../../text';
import type { Board } from '../board';

export interface NamedBoard {
	readonly board: Board;
	/** The board's name in the text, if any. */
	readonly name?: string;
}

/** The boards in a text, or its first error. */
export type Parsed =
	| {
			readonly boards: readonly NamedBoard[];
			/** The text has more boards than the limit. */
			readonly cut: boolean;
	  }
	| { readonly error: ParseError };

/** Lines of the text, rows and columns of the board count from 1. */
export type ParseError =
	| UnreadableError
	/** Nothing but blank lines and comments. */
	| { readonly code: 'empty' }
	/** Text, but not a board: prose or the like. */
	| { readonly code: 'no-board'; readonly line: number }
	/** A board on one line with too few or too many symbols; `size` is the expected one. */
	| {
			readonly code: 'length';
			readonly line: number;
			readonly found: number;
			readonly expected: number;
			readonly size: number;
	  }
	| {
			readonly code: 'row-length';
			readonly line: number;
			readonly row: number;
			readonly found: number;
			readonly expected: number;
	  }
	| {
			readonly code: 'row-count';
			readonly line: number;
			readonly found: number;
			readonly expected: number;
	  }
	/** The text of a cell is not a symbol of a board of this size. */
	| {
			readonly code: 'symbol';
			readonly line: number;
			readonly row: number;
			readonly column: number;
			readonly found: string;
			readonly size: number;
	  }
	/** An unclosed list, or one with unexpected content. */
	| {
			readonly code: 'syntax';
			readonly line: number;
			readonly column: number;
			/** Empty at the end of the text. */
			readonly found: string;
	  };

/** Maximum number of boards listed from one text. */
export const MAX_BOARDS = 10_000;
