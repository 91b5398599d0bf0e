import type { UnreadableError } from '../../text';
import type { Board } from '../board';

export interface NamedBoard {
	readonly board: Board;
	/** What the text calls the board, where it does. */
	readonly name?: string;
}

/** What a text holds, or the first thing that is wrong with it. */
export type Parsed =
	| {
			readonly boards: readonly NamedBoard[];
			/** The text goes on after the last board that is listed. */
			readonly cut: boolean;
	  }
	| { readonly error: ParseError };

/** Lines of the text, rows and columns of the board count from 1. */
export type ParseError =
	| UnreadableError
	/** Nothing, or nothing but blank lines and comments. */
	| { readonly code: 'empty' }
	/** Text, but prose or the like. */
	| { readonly code: 'no-board'; readonly line: number }
	/** A board on one line that has too few or too many symbols; `size` is of what was expected. */
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
	/** What stands in a cell is no symbol of a board of this size. */
	| {
			readonly code: 'symbol';
			readonly line: number;
			readonly row: number;
			readonly column: number;
			readonly found: string;
			readonly size: number;
	  }
	/** A list that is not closed, or has something in it that does not belong there. */
	| {
			readonly code: 'syntax';
			readonly line: number;
			readonly column: number;
			/** Empty at the end of the text. */
			readonly found: string;
	  };

/** Most boards that are listed from one text. */
export const MAX_BOARDS = 10_000;
