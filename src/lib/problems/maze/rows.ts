import { DIRECTIONS } from './grid';
import { isMazeSize, type SolveSetup } from './setup';

/**
 * The maze that rows of characters draw: "#" is a wall, a space an open square, "S" the start and
 * "G" the goal. Null when the rows are of different lengths or too many or have anything else in
 * them.
 */
export function readRows(rows: readonly string[]): SolveSetup | null {
	const columns = rows[0]?.length ?? 0;
	if (!isMazeSize({ columns, rows: rows.length })) return null;
	if (rows.some((row) => row.length !== columns)) return null;
	const squares = rows.join('');
	if (!/^[# ]*(?:S[# ]*G|G[# ]*S)[# ]*$/.test(squares)) return null;
	return {
		mode: 'solve',
		columns,
		rows: rows.length,
		walls: Uint8Array.from(squares, (square) => (square === '#' ? 1 : 0)),
		start: squares.indexOf('S'),
		goal: squares.indexOf('G'),
		directions: DIRECTIONS,
		manhattanBound: false
	};
}

/** Rows of characters, what {@link readRows} reads unless others are asked for. */
export function writeRows(
	{ columns, rows, walls, start, goal }: SolveSetup,
	wall = '#',
	open = ' '
): string[] {
	const squares = Array.from(walls, (isWall) => (isWall === 1 ? wall : open));
	squares[start] = 'S';
	squares[goal] = 'G';
	return Array.from({ length: rows }, (_, row) => {
		return squares.slice(row * columns, (row + 1) * columns).join('');
	});
}
