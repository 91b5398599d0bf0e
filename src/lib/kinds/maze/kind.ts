import type { ProblemKind } from '$lib/engine/kind';
import { readSetup, writeCarving, writeMaze } from './address';
import { Carving } from './carving';
import { clearWalls } from './edit';
import { EXAMPLES } from './examples';
import { formatMaze } from './format';
import { Maze } from './maze';
import type { MazeSetup } from './setup';

/** Finding the way out of a maze, and carving mazes. Walls are drawn, nothing is typed. */
export const kind: ProblemKind<MazeSetup> = {
	id: 'maze',
	examples: EXAMPLES,
	problem: (setup) => (setup.mode === 'solve' ? new Maze(setup) : new Carving(setup)),
	conflicts: () => [],

	parameters: ['maze', 'carve', 'loops', 'directions', 'lookahead'],
	read: readSetup,
	write: (setup) => (setup.mode === 'solve' ? writeMaze(setup) : writeCarving(setup)),

	type: (setup) => setup,
	isGiven: () => true,
	reset: (setup) => setup,
	clear: (setup) => (setup.mode === 'solve' ? clearWalls(setup) : setup),

	parser: async () => (await import('./parse')).parseMaze,
	formats: [{ id: 'text', extension: 'txt', write: formatMaze }],
	sets: async () => (await import('./sets')).mazeSets(),
	rewriter: async () => ({ rewrite: (await import('./rewrite')).rewritten })
};
