import type { ParseNote } from '$lib/engine/kind';
import type { AnyTextError, CountError, LineError, PlaceError } from '$lib/engine/reading/errors';
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
	| AnyTextError
	/** Text, but not a board: prose or the like. */
	| LineError<'no-board'>
	/** A board on one line with too few or too many symbols; `size` is the expected one. */
	| (CountError<'length'> & { readonly size: number })
	| (CountError<'row-length'> & { readonly row: number })
	/**
	 * `short-rows`: as many rows as `expected`, none of which has more than `found` symbols; `too-big`:
	 * a board of `found` × `found` cells, where `expected` is the largest size.
	 */
	| CountError<'row-count' | 'short-rows' | 'too-big'>
	/** The text of a cell is not a symbol of a board of this size. */
	| (PlaceError<'symbol'> & { readonly row: number; readonly size: number })
	/** An unclosed list, or one with unexpected content; `found` is empty at the end of the text. */
	| PlaceError<'syntax'>
	/** A Sudoku with further rules; `found` names one as the text does. */
	| { readonly code: 'variant'; readonly found: string }
	/** An address without a puzzle that could be read. */
	| { readonly code: 'link' };

/** Maximum number of boards listed from one text. */
export const MAX_BOARDS = 10_000;
