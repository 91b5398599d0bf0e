/** What a player can do. Cells and symbols are counted from 0, cells in reading order. */
export type Action =
	/** Puts a symbol in a cell; `tidy` takes it out of the notes of the cell's peers. */
	| {
			readonly do: 'place';
			readonly cell: number;
			readonly symbol: number;
			readonly tidy: boolean;
			/** The solver was asked for this cell. */
			readonly by?: 'solver';
	  }
	/** Empties a cell of its symbol, or, if it has none, of its notes. */
	| { readonly do: 'erase'; readonly cell: number }
	/** Writes a note into an empty cell, or removes it. */
	| { readonly do: 'note'; readonly cell: number; readonly symbol: number }
	/**
	 * Takes symbols, a mask for each cell, out of the notes of empty cells. One that has no notes gets all
	 * other candidates that the board leaves it.
	 */
	| {
			readonly do: 'cross-out';
			readonly removed: readonly { readonly cell: number; readonly symbols: number }[];
	  }
	/** Notes in every empty cell all candidates that the board leaves it, instead of what is noted. */
	| { readonly do: 'fill-notes' }
	| { readonly do: 'clear-notes' }
	/** Gives any cell a colour, 1 … {@link COLOURS}; the one that it has, or 0, removes it. */
	| { readonly do: 'colour'; readonly cell: number; readonly colour: number }
	/** Takes back the last action in force that changed something. */
	| { readonly do: 'undo' }
	| { readonly do: 'redo' }
	/** Removes everything but the givens. It can be undone too. */
	| { readonly do: 'reset' }
	/** Has the solver fill every cell that is left. */
	| { readonly do: 'solve' };

/** The number of colours. */
export const COLOURS = 6;

/** An action, and when. */
export interface Logged {
	readonly action: Action;
	/** Milliseconds that had been played. */
	readonly at: number;
}
