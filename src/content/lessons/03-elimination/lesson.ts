import type { Lesson } from '$lib/rooms/lesson/text/lesson';

const ALONE = 'elimination=naked&eliminate=alone&pencil=all';

export const lesson: Lesson = {
	figures: {
		/** Falls to elimination alone. */
		easy: { kind: 'sudoku', search: `example=easy&${ALONE}`, parts: ['board'] },
		/** Gets stuck after six placements. */
		raster: { kind: 'sudoku', search: `example=raster&${ALONE}`, parts: ['board'] },
		/** The same with hidden singles. */
		hidden: {
			kind: 'sudoku',
			search: 'example=raster&elimination=hidden&eliminate=alone&pencil=all',
			parts: ['board']
		},
		/** The same board, searched. */
		search: { kind: 'sudoku', search: 'example=raster', parts: ['board', 'tree'] },
		/** Four people, by their initials, on four chairs. */
		seats: {
			kind: 'own',
			search: 'names=A,B,C,D&domain=1,2,3,4&clashes=ve-1rYQhhCGEIbWt',
			parts: ['board']
		}
	},
	cues: {
		rules: { figure: 'easy', at: 0, is: 'start' },
		people: { figure: 'easy', at: 0, is: 'start' },

		candidates: { figure: 'raster', at: 0, is: 'start' },
		'all-nine': { figure: 'raster', at: 0, is: 'start', light: 'r1c1' },
		'one-cell': { figure: 'raster', at: 0, is: 'start', light: 'r1c1' },
		'not-one': { figure: 'raster', at: 1, is: 'eliminate r1c1 1' },
		'not-two': { figure: 'raster', at: 2, is: 'eliminate r1c1 2' },
		'not-three': { figure: 'raster', at: 3, is: 'eliminate r1c1 3' },
		'not-four': { figure: 'raster', at: 4, is: 'eliminate r1c1 4' },
		'not-five': { figure: 'raster', at: 5, is: 'eliminate r1c1 5' },
		'not-six': { figure: 'raster', at: 6, is: 'eliminate r1c1 6' },
		'not-seven': { figure: 'raster', at: 7, is: 'eliminate r1c1 7' },
		'not-nine': { figure: 'raster', at: 8, is: 'eliminate r1c1 9' },
		'only-eight': { figure: 'raster', at: 8, is: 'eliminate r1c1 9', light: 'r1c1=8' },
		'which-left': { figure: 'raster', at: 8, is: 'eliminate r1c1 9', light: 'r1c1' },
		everywhere: { figure: 'raster', at: 293, is: 'eliminate r9c9 7' },
		'eight-in': { figure: 'raster', at: 294, is: 'force r1c1 8' },
		'eight-gone': { figure: 'raster', at: 295, is: 'eliminate r1c2 8' },
		'next-single': { figure: 'raster', at: 302, is: 'eliminate r4c1 8' },

		repeat: { figure: 'easy', at: 283, is: 'force r5c6 4' },
		'easy-first': { figure: 'easy', at: 283, is: 'force r5c6 4' },
		'easy-second': { figure: 'easy', at: 293, is: 'force r5c3 9' },
		'easy-done': { figure: 'easy', at: 442, is: 'solution' },

		'how-many-fall': { figure: 'raster', at: 303, is: 'force r1c6 5' },
		stuck: { figure: 'raster', at: 303, is: 'force r1c6 5' },
		'second-placed': { figure: 'raster', at: 303, is: 'force r1c6 5' },
		'third-placed': { figure: 'raster', at: 309, is: 'force r1c5 7' },
		'fourth-placed': { figure: 'raster', at: 310, is: 'force r3c1 9' },
		'fifth-placed': { figure: 'raster', at: 315, is: 'force r4c1 3' },
		'last-single': { figure: 'raster', at: 320, is: 'eliminate r6c2 3' },
		'stuck-here': { figure: 'raster', at: 321, is: 'force r9c4 6' },
		'last-placed': { figure: 'raster', at: 321, is: 'force r9c4 6' },
		'is-stuck': { figure: 'raster', at: 326, is: 'stuck' },
		'for-good': { figure: 'raster', at: 326, is: 'stuck' },

		places: { figure: 'hidden', at: 325, is: 'eliminate r9c9 6' },
		'hidden-single': { figure: 'hidden', at: 325, is: 'eliminate r9c9 6' },
		'hidden-stuck': { figure: 'hidden', at: 326, is: 'force r2c9 6' },
		'moves-again': { figure: 'hidden', at: 326, is: 'force r2c9 6' },
		'stuck-again': { figure: 'hidden', at: 359, is: 'stuck' },
		wanted: { figure: 'search', at: 0, is: 'start' },
		guess: { figure: 'search', at: 11, is: 'place r1c2 1' },
		seats: { figure: 'seats', at: 0, is: 'start' },
		summary: { figure: 'search', at: 11, is: 'place r1c2 1' }
	},
	questions: {
		'which-left': { ask: 'choice', right: 'never-wrong' },
		'next-single': { ask: 'cell', is: 'r1c6' },
		'how-many-fall': { ask: 'guess', number: 'placed' },
		'last-single': { ask: 'cell', is: 'r9c4' },
		'for-good': { ask: 'choice', right: 'stuck-for-good' },
		'hidden-single': { ask: 'cell', is: 'r2c9' },
		seating: { ask: 'choice', right: 'anna-three' }
	},
	numbers: {
		givens: {
			is: 27,
			of: async (lab) =>
				9 * 9 - (await lab.run('raster')).placements - (await lab.run('raster')).open
		},
		empty: {
			is: 54,
			of: async (lab) => (await lab.run('raster')).placements + (await lab.run('raster')).open
		},
		'easy-placed': { is: 49, of: async (lab) => (await lab.run('easy')).placements },
		placed: { is: 6, of: async (lab) => (await lab.run('raster')).placements },
		open: { is: 48, of: async (lab) => (await lab.run('raster')).open },
		'hidden-placed': { is: 16, of: async (lab) => (await lab.run('hidden')).placements },
		'hidden-open': { is: 38, of: async (lab) => (await lab.run('hidden')).open }
	},
	links: {
		'elimination-studio':
			'/studio/sudoku/?example=easy&elimination=naked&eliminate=alone&pencil=all'
	}
};
