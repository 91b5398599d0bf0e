import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		/** The raster walk. */
		raster: { kind: 'sudoku', search: 'example=raster' },
		/** A board of four rows: the same search with other sizes. */
		small: { kind: 'sudoku', search: 'example=size-4' },
		/** Boxes that are wider than high. */
		wide: { kind: 'sudoku', search: 'example=size-6' },
		/** r1c1 has no candidate from the start. */
		impossible: { kind: 'sudoku', search: 'example=no-solution' }
	},
	cues: {
		places: { figure: 'raster', at: 0, is: 'start' },
		'first-open': { figure: 'raster', at: 1, is: 'choose r1c1' },
		'next-open': { figure: 'raster', at: 10, is: 'choose r1c2' },
		'first-cell': { figure: 'raster', at: 1, is: 'choose r1c1' },
		one: { figure: 'raster', at: 2, is: 'reject r1c1 1' },
		two: { figure: 'raster', at: 3, is: 'reject r1c1 2' },
		five: { figure: 'raster', at: 6, is: 'reject r1c1 5' },
		seven: { figure: 'raster', at: 8, is: 'reject r1c1 7' },
		eight: { figure: 'raster', at: 9, is: 'place r1c1 8' },
		'next-cells': { figure: 'raster', at: 11, is: 'place r1c2 1' },
		'cell-two': { figure: 'raster', at: 11, is: 'place r1c2 1' },
		'cell-five': { figure: 'raster', at: 17, is: 'place r1c5 5' },
		'cell-six': { figure: 'raster', at: 18, is: 'choose r1c6' },
		'is-dead': { figure: 'raster', at: 18, is: 'choose r1c6' },
		'back-to': { figure: 'raster', at: 28, is: 'deadend r1c6' },
		'after-five': { figure: 'raster', at: 29, is: 'backtrack r1c5 5' },
		'row-one': { figure: 'raster', at: 31, is: 'place r1c5 7' },
		'not-six': { figure: 'raster', at: 30, is: 'reject r1c5 6' },
		'seven-in': { figure: 'raster', at: 31, is: 'place r1c5 7' },
		'five-again': { figure: 'raster', at: 37, is: 'place r1c6 5' },
		'six-in': { figure: 'raster', at: 44, is: 'place r1c7 6' },

		checkpoint: { figure: 'raster', at: 44, is: 'place r1c7 6' },
		'is-it-right': { figure: 'raster', at: 44, is: 'place r1c7 6' },
		later: { figure: 'raster', at: 163, is: 'deadend r2c3' },
		'row-two-fails': { figure: 'raster', at: 163, is: 'deadend r2c3' },
		'six-out': { figure: 'raster', at: 164, is: 'backtrack r1c7 6' },
		'one-out': { figure: 'raster', at: 179, is: 'backtrack r1c2 1' },
		'six-there': { figure: 'raster', at: 184, is: 'place r1c2 6' },
		'one-there': { figure: 'raster', at: 212, is: 'place r1c7 1' },
		'only-under': { figure: 'raster', at: 48, is: 'choose r2c4' },
		'two-taken': { figure: 'raster', at: 50, is: 'reject r2c4 2' },
		'two-fits': { figure: 'raster', at: 81, is: 'place r2c4 2' },
		'dead-again': { figure: 'raster', at: 103, is: 'deadend r2c9' },
		'then-tried': { figure: 'raster', at: 104, is: 'backtrack r2c8 1' },

		legal: { figure: 'raster', at: 8, is: 'reject r1c1 7' },
		'small-boxes': { figure: 'small', at: 0, is: 'start' },
		'box-rows': { figure: 'raster', at: 0, is: 'start' },
		'box-start': { figure: 'raster', at: 0, is: 'start', light: 'r5c8' },
		wide: { figure: 'wide', at: 0, is: 'start' },
		'only-placed': { figure: 'raster', at: 9, is: 'place r1c1 8' },

		end: { figure: 'raster', at: 2008, is: 'solution' },
		'no-solution': { figure: 'impossible', at: 6, is: 'deadend r1c1' },
		latin: { figure: 'small', at: 0, is: 'start' }
	},
	questions: {
		'is-dead': { ask: 'deadend' },
		'back-to': { ask: 'return' },
		'after-five': { ask: 'value' },
		'is-it-right': { ask: 'think' },
		'dead-again': { ask: 'return' },
		'then-tried': { ask: 'value' },
		'box-rows': { ask: 'think' },
		'box-start': { ask: 'think' },
		latin: { ask: 'think' }
	},
	numbers: {
		open: { is: 54, of: async (lab) => (await lab.run('raster')).deepest },
		placements: { is: 194, of: async (lab) => (await lab.run('raster')).placements },
		undos: { is: 140, of: async (lab) => (await lab.run('raster')).undos },
		peers: { is: 20, of: (lab) => lab.peers('raster') }
	},
	links: {
		'raster-studio': '/studio/sudoku/?example=raster&play=1',
		'own-puzzle': '/studio/sudoku/?open=1'
	}
};
