import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		/** The candidates in pencil. */
		marks: { kind: 'sudoku', search: 'example=tree&pencil=all' },
		/** Step by step; the tree grows. */
		tree: { kind: 'sudoku', search: 'example=tree&stubs=0' },
		/** The whole tree at once, after the search. */
		whole: { kind: 'sudoku', search: 'example=tree&whole=1&future=shown', overview: true },
		/** What a search keeps in memory. */
		path: { kind: 'sudoku', search: 'example=tree', parts: ['board', 'tree', 'stack'] },
		/** A board that people fill without guessing, and that is long for this search. */
		easy: { kind: 'sudoku', search: 'example=thesis&pencil=all', parts: ['board'] }
	},
	cues: {
		walks: { figure: 'whole', at: 613, is: 'solution' },
		root: { figure: 'marks', at: 0, is: 'start' },
		'first-cell': { figure: 'marks', at: 1, is: 'choose r1c2' },
		'branch-one': { figure: 'marks', at: 2, is: 'place r1c2 1' },
		'two-branches': { figure: 'marks', at: 3, is: 'choose r1c3' },
		'branch-seven': { figure: 'marks', at: 10, is: 'place r1c3 7' },
		'two-again': { figure: 'marks', at: 11, is: 'choose r1c4' },
		beside: { figure: 'marks', at: 11, is: 'choose r1c4' },
		deeper: { figure: 'tree', at: 16, is: 'place r1c4 5' },
		'five-first': { figure: 'tree', at: 16, is: 'place r1c4 5' },
		'four-next': { figure: 'tree', at: 21, is: 'place r1c7 4' },
		'leaf-dead': { figure: 'tree', at: 32, is: 'deadend r1c9' },
		'which-node': { figure: 'tree', at: 32, is: 'deadend r1c9' },
		'next-dead': { figure: 'tree', at: 39, is: 'deadend r1c7' },
		'and-then': { figure: 'tree', at: 39, is: 'deadend r1c7' },
		'other-branch': { figure: 'tree', at: 44, is: 'place r1c4 9' },
		nine: { figure: 'tree', at: 44, is: 'place r1c4 9' },
		'never-seven': { figure: 'tree', at: 40, is: 'backtrack r1c4 5' },
		'long-way': { figure: 'tree', at: 261, is: 'deadend r6c7' },
		'far-down': { figure: 'tree', at: 261, is: 'deadend r6c7' },
		'far-up': { figure: 'tree', at: 382, is: 'backtrack r2c7 6' },
		'which-value': { figure: 'tree', at: 382, is: 'backtrack r2c7 6' },
		'new-branch': { figure: 'tree', at: 383, is: 'place r2c7 7' },

		seeing: { figure: 'path', at: 192, is: 'deadend r4c8' },
		'path-only': { figure: 'path', at: 192, is: 'deadend r4c8', light: 'r1c2' },
		'nine-out': { figure: 'path', at: 193, is: 'backtrack r4c7 4' },
		memory: { figure: 'path', at: 193, is: 'backtrack r4c7 4' },
		set: { figure: 'marks', at: 0, is: 'start' },
		'no-room': { figure: 'marks', at: 16, is: 'place r1c4 5' },
		early: { figure: 'marks', at: 16, is: 'place r1c4 5' },
		'early-four': { figure: 'marks', at: 21, is: 'place r1c7 4' },
		'early-back': { figure: 'marks', at: 40, is: 'backtrack r1c4 5' },
		hard: { figure: 'whole', at: 613, is: 'solution' },
		'easy-board': { figure: 'easy', at: 0, is: 'start' },
		harder: { figure: 'easy', at: 0, is: 'start' },
		'two-hards': { figure: 'easy', at: 0, is: 'start' },
		menu: { figure: 'whole', at: 613, is: 'solution', isHidden: true }
	},
	questions: {
		beside: { ask: 'choice', right: 'comes-next' },
		'which-node': { ask: 'return' },
		'and-then': { ask: 'return' },
		'which-value': { ask: 'value' },
		memory: { ask: 'number', number: 'open' },
		'no-room': { ask: 'choice', right: 'no-nine' },
		harder: { ask: 'choice', right: 'never-guess' },
		menu: { ask: 'number', number: 'menu-nodes' }
	},
	numbers: {
		givens: { is: 36, of: async (lab) => 9 * 9 - (await lab.run('tree')).deepest },
		open: { is: 45, of: async (lab) => (await lab.run('tree')).deepest },
		placements: { is: 73, of: async (lab) => (await lab.run('tree')).placements },
		undos: { is: 28, of: async (lab) => (await lab.run('tree')).undos },
		'raster-placements': {
			is: 194,
			of: async (lab) => (await lab.search('sudoku', 'example=raster')).placements
		},
		'easy-placements': { is: 2942, of: async (lab) => (await lab.run('easy')).placements },
		'undone-in-a-row': { is: 14, of: async (lab) => (await lab.run('tree')).longestBack },
		'menu-mains': { is: 12, of: () => 3 * 4 },
		'menu-desserts': { is: 24, of: () => 3 * 4 * 2 },
		'menu-nodes': { is: 39, of: () => 3 + 3 * 4 + 3 * 4 * 2 }
	},
	links: {
		'tree-studio': '/studio/sudoku/?example=tree&whole=1',
		'all-solutions': '/studio/sudoku/?example=several&goal=all&whole=1'
	}
};
