/** The room around a board: for the corners of a solution and the strong line. */
export const EDGE = 'max(8px, 1.8cqmin)';
