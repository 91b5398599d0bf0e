/**
 * Numbers that the home page tells. Each is the outcome of a real search; `facts.test.ts` runs it.
 */

/** Tries until the solution of the example `raster`, by ordering. */
export const RASTER_TRIES = { naive: 1533, findmin: 309 };
