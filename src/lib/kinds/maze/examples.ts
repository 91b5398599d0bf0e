import type { Example } from '$lib/engine/kind';
import { DIRECTIONS } from './grid';
import { readRows } from './rows';
import type { CarveSetup, MazeSetup, SolveSetup } from './setup';

export const EXAMPLES: readonly Example<MazeSetup>[] = [
	/** One way out, with two dead ends before it. */
	{
		id: 'small',
		setup: mazeOf([
			'#########',
			'#S  #   #',
			'# # # # #',
			'# # # # #',
			'# ### ###',
			'#      G#',
			'#########'
		])
	},
	/** The first path is 16 steps long, the other 12, so a dead end of that length is cut short. */
	{
		id: 'two-ways',
		setup: mazeOf([
			'###########',
			'#S#     # #',
			'# # ### # #',
			'#     #   #',
			'##### ### #',
			'#        G#',
			'###########'
		]),
		settings: 'goal=best'
	},
	/** Too many paths to look at, but a search that visits only 101 partial solutions. */
	{
		id: 'room',
		setup: {
			...mazeOf([
				'#########',
				'#       #',
				'# S     #',
				'#     # #',
				'#     # #',
				'#   ##G #',
				'#       #',
				'#########'
			]),
			manhattanBound: true
		},
		settings: 'goal=best&values=preferred'
	},
	{ id: 'carve', setup: carvingOf(12, 8), settings: 'values=random' },
	{ id: 'carve-large', setup: carvingOf(24, 16), settings: 'values=random' },
	/** Carved, 20 × 15 cells, with eight loops: the first path is 290 steps long, the shortest 146. */
	{
		id: 'large',
		setup: mazeOf([
			'#########################################',
			'#S  #                 #   #       #     #',
			'### ######### # ##### # # ### # # ### # #',
			'# #     #   # # #   # # #   # # #   # # #',
			'# ##### # # ### ### # # # # # # ### # # #',
			'#       # #   # #   #   # #     # # # # #',
			'# # ##### # # # # ####### ####### # ### #',
			'#   # #   # #   #                 #   # #',
			'### # # # # # ############# # ####### # #',
			'# # #   # #   #           # # #     #   #',
			'# # # ### ##### ######### # ### ### ### #',
			'# # #   #       #         #     # #     #',
			'# # ##### ####### ######### ##### #######',
			'#   #   # #     # #       # #           #',
			'# ### # # # ### # ##### ### # # ####### #',
			'#     # # #   # #     #     # # #       #',
			'####### ##### # # ### ### # # # ##### ###',
			'# #   # #     # #   # #   # # #     # # #',
			'# # # # # ##### ##### # ### ####### # # #',
			'#   # #   # #   #         #         # # #',
			'# ### ##### # ### ##### # ########### # #',
			'# #     #     #   #   # #           #   #',
			'### ### ### # # # # ### ### # ######### #',
			'#   #       # # # #     # # # #       # #',
			'# ########### # # # ##### # ### ##### # #',
			'# #   #       # # #     # #     #     # #',
			'# # # # ######### ##### # ####### ### # #',
			'# # # #   #       #   #   #       #   # #',
			'# # # ### # ####### # ### ### # # ##### #',
			'#   #       #       #         # #      G#',
			'#########################################'
		]),
		settings: 'goal=best&whole=1'
	},
	/** The goal is walled in. */
	{
		id: 'no-way',
		setup: mazeOf([
			'#########',
			'#S  #   #',
			'# # # # #',
			'#     # #',
			'### #####',
			'#   #  G#',
			'#########'
		])
	},
	/** Four paths: 16, 12, 20 and 12 steps. */
	{
		id: 'all',
		setup: mazeOf([
			'###########',
			'#S    #   #',
			'# ### # # #',
			'#   #   # #',
			'# # ### # #',
			'# #      G#',
			'###########'
		]),
		settings: 'goal=all'
	}
];

/** @throws Error if the rows are not a maze. */
function mazeOf(rows: readonly string[]): SolveSetup {
	const maze = readRows(rows);
	if (maze === null) throw new Error(`No maze: ${rows.join('|')}`);
	return maze;
}

function carvingOf(columns: number, rows: number): CarveSetup {
	return { mode: 'carve', columns, rows, loops: 0, directions: DIRECTIONS };
}
