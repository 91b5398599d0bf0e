import type { ParseNote } from '$lib/engine/kind';
import type { UnreadableError } from '$lib/engine/text';
import type { Board } from '../board';

export interface NamedBoard {
	/** The givens. */
	readonly board: Board;
	/** What was filled in besides the givens, of the same shape. */
	readonly entries?: Board;
	/** For each cell the mask of the symbols that its pencil marks allow. */
	readonly candidates?: Int32Array;
	/** The board's name in the text, if any. */
	readonly name?: string;
	/** What else the text says about it, for example its rating. */
	readonly about?: string;
}

/** The boards in a text, or its first error. */
export type Parsed =
	| {
			readonly boards: readonly NamedBoard[];
			/** The text has more boards than the limit. */
			readonly cut: boolean;
			readonly notes?: readonly SudokuNote[];
	  }
	| { readonly error: ParseError };

export type SudokuNote =
	| (ParseNote & { readonly code: 'left-out' })
	/** Symbols from 0 or from A, which are shown from 1; `last` is the last one in the text. */
	| (ParseNote & {
			readonly code: 'renamed';
			readonly first: string;
			readonly last: string;
			/** What `first` and `last` became. */
			readonly became: readonly [first: string, last: string];
	  });

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
	/** As many rows as `expected`, none of which has more than `found` symbols. */
	| {
			readonly code: 'short-rows';
			readonly line: number;
			readonly found: number;
			readonly expected: number;
	  }
	/** A board of `found` × `found` cells; `expected` is the largest size. */
	| {
			readonly code: 'too-big';
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
	  }
	/** A Sudoku with further rules; `found` names one as the text does. */
	| { readonly code: 'variant'; readonly found: string }
	/** An address without a puzzle that could be read. */
	| { readonly code: 'link' };

/** Maximum number of boards listed from one text. */
export const MAX_BOARDS = 10_000;
