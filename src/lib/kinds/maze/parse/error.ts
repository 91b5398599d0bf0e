import type { Parsed, ParseError, ParseNote } from '$lib/engine/kind';
import type { AnyTextError, LineError, PlaceError } from '$lib/engine/reading/errors';
import type { Size } from '../grid';
import type { SolveSetup } from '../setup';

/** Lines and columns of the text count from 1. */
export type MazeError = ParseError &
	(
		| AnyTextError
		/**
		 * No line looks like part of a maze (the line is the first that is not blank); fewer than two open
		 * squares, so that there is no room for a start and a goal.
		 */
		| LineError<'no-maze' | 'closed'>
		/** A side of more squares than allowed; of a maze with thin walls, of more `cells`: each takes two squares. */
		| (Size & { readonly code: 'size' | 'cells'; readonly expected: number })
		/**
		 * The second start or goal; a character that is not a square; the first place where thin walls do
		 * not meet on a regular grid of cells.
		 */
		| PlaceError<'two-starts' | 'two-goals' | 'symbol' | 'lines'>
	);

/**
 * What the maze does not have of its text: `no-ends`, `no-start` and `no-goal` were missing and are
 * proposed; `short` lines were filled with walls, `short-open` ones with open squares; `ones` says how 0 and 1 were read; `wide` squares
 * are drawn two characters wide; `left-out` lines do not belong to a maze.
 */
export interface MazeNote extends ParseNote {
	readonly code:
		| 'no-ends'
		| 'no-start'
		| 'no-goal'
		| 'short'
		| 'short-open'
		| 'ones'
		| 'wide'
		| 'left-out';
	/** For `ones`: whether 1 is a wall and 0 an open square, or the other way round. */
	readonly oneIsWall?: boolean;
}

export type ParsedMaze = Parsed<SolveSetup, MazeError, MazeNote>;

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
