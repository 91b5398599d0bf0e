/** What the scenes of the home page show. `src/routes/facts.test.ts` runs these searches. */

/**
 * Positions in the search of a Sudoku whose first row looks finished: at `full` it is, and at `torn`
 * the digit that was wrong in its second cell is taken back.
 */
export const TORN_ROW = {
	search: 'example=raster',
	moments: { from: 30, full: 44, near: 150, torn: 179 }
} as const;

/** One puzzle, its rows, columns and digits exchanged in the second, and the placements that each takes. */
export const TWINS = {
	searches: [
		'example=raster',
		'puzzle=....59.....8..32..92.8..........842......1..6.....637.6.14..5...4..32.6.2.....9.8'
	],
	placements: [194, 443_961]
} as const;
