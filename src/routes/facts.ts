/**
 * Numbers on the home page. Each is the result of a real search, which `facts.test.ts` runs.
 */

/** Tries until the solution of the example `raster`, by ordering. */
export const RASTER_TRIES = { naive: 1533, findmin: 309 };
