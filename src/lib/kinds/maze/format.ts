import { carvedMaze } from './carved-maze';
import { writeRows } from './rows';
import type { MazeSetup } from './setup';

/**
 * A maze as rows of text: "#" is a wall, a space an open square, "S" the start and "G" the goal.
 * The parser reads it back. If a line ends in an open square, open squares are dots instead,
 * because trailing spaces get lost. An uncarved maze is written in its initial, solid form.
 */
export function formatMaze(setup: MazeSetup): string {
	const maze = setup.mode === 'solve' ? setup : carvedMaze({ ...setup, loops: 0 }, []);
	const rows = writeRows(maze);
	const isClosed = rows.every((row) => !row.startsWith(' ') && !row.endsWith(' '));
	const shown = isClosed ? rows : writeRows(maze, '#', '.');
	return shown.map((row) => `${row}\n`).join('');
}
