import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		/** The raster walk. */
		raster: { kind: 'sudoku', search: 'example=raster' },
		/** Far into a long search: row four, with three rows above it full. */
		thesis: { kind: 'sudoku', search: 'example=thesis' },
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
		'only-under': { figure: 'raster', at: 45, is: 'choose r2c3' },
		'two-in': { figure: 'raster', at: 47, is: 'place r2c3 2' },
		'two-taken': { figure: 'raster', at: 50, is: 'reject r2c4 2' },
		'nine-in': { figure: 'raster', at: 78, is: 'place r2c3 9' },
		'two-again': { figure: 'raster', at: 79, is: 'choose r2c4' },
		'holds-only': { figure: 'raster', at: 81, is: 'place r2c4 2' },
		'two-fits': { figure: 'raster', at: 81, is: 'place r2c4 2' },
		'dead-again': { figure: 'raster', at: 103, is: 'deadend r2c9' },
		'then-tried': { figure: 'raster', at: 104, is: 'backtrack r2c8 1' },
		later: { figure: 'raster', at: 114, is: 'backtrack r2c5 8' },
		'row-two-fails': { figure: 'raster', at: 163, is: 'deadend r2c3' },
		torn: { figure: 'raster', at: 163, is: 'deadend r2c3' },
		'torn-open': { figure: 'raster', at: 164, is: 'backtrack r1c7 6' },
		'six-out': { figure: 'raster', at: 164, is: 'backtrack r1c7 6' },
		'five-out': { figure: 'raster', at: 169, is: 'backtrack r1c6 5' },
		'seven-out': { figure: 'raster', at: 175, is: 'backtrack r1c5 7' },
		'one-out': { figure: 'raster', at: 179, is: 'backtrack r1c2 1' },
		'six-there': { figure: 'raster', at: 184, is: 'place r1c2 6' },
		'one-there': { figure: 'raster', at: 212, is: 'place r1c7 1' },

		thesis: { figure: 'thesis', at: 33166, is: 'choose r4c2' },
		'fourth-one': { figure: 'thesis', at: 33167, is: 'place r4c2 1' },
		'fourth-five': { figure: 'thesis', at: 33173, is: 'place r4c3 5' },
		'fourth-clash': { figure: 'thesis', at: 33179, is: 'reject r4c4 5' },
		'fourth-seven': { figure: 'thesis', at: 33181, is: 'place r4c4 7' },
		'fourth-dead': { figure: 'thesis', at: 33192, is: 'deadend r4c6' },
		'over-a-given': { figure: 'thesis', at: 33192, is: 'deadend r4c6' },
		'fourth-back': { figure: 'thesis', at: 33193, is: 'backtrack r4c4 7' },
		'seven-back': { figure: 'thesis', at: 33193, is: 'backtrack r4c4 7' },
		'five-back': { figure: 'thesis', at: 33197, is: 'backtrack r4c3 5' },
		'one-back': { figure: 'thesis', at: 33335, is: 'backtrack r4c2 1' },
		'fourth-two': { figure: 'thesis', at: 33336, is: 'place r4c2 2' },
		'five-once-more': { figure: 'thesis', at: 33446, is: 'backtrack r4c3 1' },

		legal: { figure: 'raster', at: 8, is: 'reject r1c1 7' },
		'small-boxes': { figure: 'small', at: 0, is: 'start' },
		'box-rows': { figure: 'raster', at: 0, is: 'start' },
		'box-end': { figure: 'raster', at: 0, is: 'start' },
		'box-start': { figure: 'raster', at: 0, is: 'start', light: 'r8c5' },
		'box-rule': { figure: 'raster', at: 0, is: 'start' },
		wide: { figure: 'wide', at: 0, is: 'start' },
		'only-placed': { figure: 'raster', at: 9, is: 'place r1c1 8' },

		'how-many': { figure: 'raster', at: 212, is: 'place r1c7 1' },
		end: { figure: 'raster', at: 212, is: 'place r1c7 1' },
		solved: { figure: 'raster', at: 2008, is: 'solution' },
		'no-solution': { figure: 'impossible', at: 1, is: 'choose r1c1' },
		'all-four': { figure: 'impossible', at: 5, is: 'reject r1c1 4' },
		nowhere: { figure: 'impossible', at: 6, is: 'deadend r1c1' },
		latin: { figure: 'small', at: 0, is: 'start', isHidden: true }
	},
	questions: {
		'is-dead': { ask: 'deadend' },
		'back-to': { ask: 'return' },
		'after-five': { ask: 'value' },
		'is-it-right': { ask: 'choice', right: 'cannot-tell' },
		'two-again': { ask: 'value' },
		'dead-again': { ask: 'return' },
		'then-tried': { ask: 'value' },
		torn: { ask: 'choice', right: 'last-digit' },
		'over-a-given': { ask: 'return' },
		'five-once-more': { ask: 'value' },
		'box-rows': { ask: 'number', number: 'sixteen' },
		'box-end': { ask: 'choice', right: 'end-right' },
		'box-start': { ask: 'number', number: 'begin' },
		'box-rule': { ask: 'choice', right: 'rule-right' },
		'how-many': { ask: 'guess', number: 'placements' },
		nowhere: { ask: 'return' },
		latin: { ask: 'choice', right: 'latin-clash' }
	},
	numbers: {
		open: { is: 54, of: async (lab) => (await lab.run('raster')).deepest },
		placements: { is: 194, of: async (lab) => (await lab.run('raster')).placements },
		undos: { is: 140, of: async (lab) => (await lab.run('raster')).undos },
		/** The rows of a box on a board of 16 rows. */
		sixteen: { is: 4, of: () => Math.sqrt(16) },
		/** Where the box of row 8 begins, counted from 1. */
		begin: { is: 7, of: () => 7 - (7 % 3) + 1 },
		peers: { is: 20, of: (lab) => lab.peers('raster') }
	},
	links: {
		'raster-studio': '/studio/sudoku/?example=raster&play=1',
		'own-puzzle': '/studio/sudoku/?open=1'
	}
};
