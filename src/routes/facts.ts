/**
 * Where the home page says to start, and what it says about these searches. `facts.test.ts` opens
 * each link and runs its search.
 */

export const STARTS = {
	learn: '/learn/letters',
	queens: '/studio/queens',
	orders: '/compare',
	measured: '/compare/experiment?preset=easy50&run=1',
	own: '/studio/sudoku?open=1',
	play: '/play'
} as const;

/** Queens that are taken back before all eight stand. */
export const QUEENS_UNDOS = 105;

/** Placements until the Sudoku of the first race is solved, by ordering. */
export const RACE_PLACEMENTS = { naive: 194, findmin: 58 };

/** Placements for all boards of the first experiment together, by ordering. */
export const MEASURED_PLACEMENTS = { naive: 1_224_660, findmin: 8_405 };
