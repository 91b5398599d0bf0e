import type { NamedSetup, ParseError, ParseNote } from '$lib/engine/kind';
import type { UnreadableError } from '$lib/engine/text';
import type { SolveSetup } from '../setup';

/** Lines and columns of the text count from 1. */
export type MazeError = ParseError &
	(
		| UnreadableError
		| { readonly code: 'empty' }
		/** No line looks like part of a maze; the line is the first that is not blank. */
		| { readonly code: 'no-maze'; readonly line: number }
		/** Fewer than two open squares: no room for a start and a goal. */
		| { readonly code: 'closed'; readonly line: number }
		/** A side of more squares than allowed. */
		| {
				readonly code: 'size';
				readonly columns: number;
				readonly rows: number;
				readonly expected: number;
		  }
		/** The same for a maze with thin walls, in cells: each takes two squares. */
		| {
				readonly code: 'cells';
				readonly columns: number;
				readonly rows: number;
				readonly expected: number;
		  }
		/** The position and the character of the second one. */
		| {
				readonly code: 'two-starts' | 'two-goals';
				readonly line: number;
				readonly column: number;
				readonly found: string;
		  }
		/** A character that is not a square. */
		| {
				readonly code: 'symbol';
				readonly line: number;
				readonly column: number;
				readonly found: string;
		  }
		/** Thin walls that do not meet on a regular grid of cells: the first place that does not fit. */
		| {
				readonly code: 'lines';
				readonly line: number;
				readonly column: number;
				readonly found: string;
		  }
	);

/**
 * What the maze does not have of its text: `no-ends`, `no-start` and `no-goal` were missing and are
 * proposed; `short` lines were filled with walls, `short-open` ones with open squares; `ones` says how 0 and 1 were read; `wide` squares
 * are drawn two characters wide; `left-out` lines do not belong to a maze.
 */
export interface MazeNote extends ParseNote {
	readonly code:
		'no-ends' | 'no-start' | 'no-goal' | 'short' | 'short-open' | 'ones' | 'wide' | 'left-out';
	/** For `ones`: whether 1 is a wall and 0 an open square, or the other way round. */
	readonly oneIsWall?: boolean;
}

export type ParsedMaze =
	| {
			readonly puzzles: readonly NamedSetup<SolveSetup>[];
			readonly cut: boolean;
			readonly notes?: readonly MazeNote[];
	  }
	| { readonly error: MazeError };

/** A row of the drawing. */
export interface Row {
	readonly text: string;
	/** The line of the text, from 1. */
	readonly line: number;
	/** The column of the first character in the text, from 1. */
	readonly from: number;
	/** The columns of all characters, if they are not adjacent. */
	readonly columns?: readonly number[];
}

/** The column in the text of a character of a row, from 1. */
export function columnOf({ from, columns }: Row, index: number): number {
	return columns?.[index] ?? from + index;
}

/** A drawing converted to squares: "#" is a wall, a space an open square, anything else a mark. */
export interface Squares {
	readonly columns: number;
	readonly rows: number;
	readonly squares: readonly string[];
	/** Where the mark on a square is in the text. */
	place(square: number): { readonly line: number; readonly column: number };
	readonly notes: readonly MazeNote[];
}
