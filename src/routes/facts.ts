/**
 * Where the home page says to start, and what it says about these searches. `facts.test.ts` opens
 * each link and runs its search.
 */

export const STARTS = {
	letters: '/studio/sequence',
	queens: '/studio/queens',
	orders: '/studio/sudoku?example=raster&order=findmin',
	own: '/studio/sudoku?open=1'
} as const;

/** The steps of the first dead end and the first backtrack of the letters. */
export const FIRST_BACKTRACK = { deadend: 7, backtrack: 8 };

/** Queens that are taken back before all eight stand. */
export const QUEENS_UNDOS = 105;

/** Steps until the Sudoku is solved, by ordering. */
export const RASTER_STEPS = { naive: 2008, findmin: 376 };
