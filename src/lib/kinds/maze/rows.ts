import { DIRECTIONS } from './grid';
import { isMazeSize, type SolveSetup } from './setup';

/**
 * The maze in rows of characters: "#" is a wall, a space an open square, "S" the start and "G" the
 * goal. Null if the rows differ in length, are too many or contain anything else.
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

/** Writes rows of characters: those that {@link readRows} reads, unless others are given. */
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
