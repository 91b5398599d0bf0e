import type { Parsed, ParseError, ParseNote } from '$lib/engine/kind';
import type {
	AnyTextError,
	CountError,
	LineError,
	PlaceError,
	QuoteError
} from '$lib/engine/reading/errors';
import type { QueensSetup } from '../setup';

/** Lines and characters of the text, and rows and columns of the board, count from 1. */
export type QueensError = ParseError &
	(
		| AnyTextError
		/** No line looks like part of a board; the line is the first that is not blank. */
		| LineError<'no-board' | 'two-queens'>
		/** A board with no squares or too many, or a queen in a column or a row that the board lacks. */
		| (QuoteError<'size' | 'column' | 'row'> & { readonly expected: number })
		/** A row with more or fewer squares than the first one; more or fewer rows than columns. */
		| CountError<'row-length' | 'row-count'>
		/** Neither a square nor a column; `piece` is another chess piece. */
		| PlaceError<'symbol' | 'piece'>
	);

/**
 * What was decided in reading: columns that count `from-zero`; pairs whose first number is the row
 * (`row-first`); the `smallest` board that has all squares named; a queen drawn as `found`
 * (`queen-symbol`); a permutation written as one number a line (`one-a-line`).
 */
export interface QueensNote extends ParseNote {
	readonly code:
		| 'from-zero'
		| 'row-first'
		| 'smallest'
		| 'queen-symbol'
		| 'one-a-line'
		| 'left-out';
	readonly found?: string;
}

export type QueensParsed = Parsed<QueensSetup, QueensError, QueensNote>;

/** A board, or why there is none, and what was decided in reading it. */
export type Read =
	| { readonly setup: QueensSetup; readonly notes?: readonly Omit<QueensNote, 'lines' | 'count'>[] }
	| { readonly error: QueensError };

/** A piece of a line. */
export interface Line {
	/** The line of the text, from 1. */
	readonly number: number;
	/** Without spaces around it; not empty. */
	readonly text: string;
	/** The number of characters before it in the line. */
	readonly indent: number;
}
