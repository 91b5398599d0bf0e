import type { NamedSetup, ParseError, ParseNote } from '$lib/engine/kind';
import type { UnreadableError } from '$lib/engine/text';
import type { QueensSetup } from '../setup';

/** Lines and characters of the text, and rows and columns of the board, count from 1. */
export type QueensError = ParseError &
	(
		| UnreadableError
		/** Nothing but blank lines. */
		| { readonly code: 'empty' }
		/** No line looks like part of a board; the line is the first that is not blank. */
		| { readonly code: 'no-board'; readonly line: number }
		/** A board with no squares or too many; `found` is quoted from the text. */
		| {
				readonly code: 'size';
				readonly line: number;
				readonly found: string;
				readonly expected: number;
		  }
		/** A row with more or fewer squares than the first one. */
		| {
				readonly code: 'row-length';
				readonly line: number;
				readonly found: number;
				readonly expected: number;
		  }
		/** More or fewer rows than columns; the line is the last row's. */
		| {
				readonly code: 'row-count';
				readonly line: number;
				readonly found: number;
				readonly expected: number;
		  }
		| { readonly code: 'two-queens'; readonly line: number }
		/** Neither a square nor a column; `piece` is another chess piece. */
		| {
				readonly code: 'symbol' | 'piece';
				readonly line: number;
				readonly column: number;
				readonly found: string;
		  }
		/** A queen in a column or a row that the board lacks. */
		| {
				readonly code: 'column' | 'row';
				readonly line: number;
				readonly found: string;
				readonly expected: number;
		  }
	);

/**
 * What was decided in reading: columns that count `from-zero`; pairs whose first number is the row
 * (`row-first`); the `smallest` board that has all squares named; a queen drawn as `found`
 * (`queen-symbol`); a permutation written as one number a line (`one-a-line`).
 */
export interface QueensNote extends ParseNote {
	readonly code:
		'from-zero' | 'row-first' | 'smallest' | 'queen-symbol' | 'one-a-line' | 'left-out';
	readonly found?: string;
}

export type QueensParsed =
	| {
			readonly puzzles: readonly NamedSetup<QueensSetup>[];
			readonly cut: boolean;
			readonly notes?: readonly QueensNote[];
	  }
	| { readonly error: QueensError };

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

/** Maximum length of a quotation in an error. */
const MAX_FOUND = 40;

export const quoted = (text: string) => text.slice(0, MAX_FOUND);
