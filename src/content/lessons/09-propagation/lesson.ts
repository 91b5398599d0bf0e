import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		start: {
			kind: 'sudoku',
			search: 'example=raster&elimination=naked&eliminate=start&pencil=all'
		},
		every: {
			kind: 'sudoku',
			search: 'example=raster&elimination=naked&eliminate=every&pencil=all'
		},
		plain: { kind: 'sudoku', search: 'example=raster' }
	},
	cues: {
		meet: { figure: 'plain', at: 2008, is: 'solution' },
		before: { figure: 'start', at: 0, is: 'start' },
		'six-placed': { figure: 'start', at: 321, is: 'force r9c4 6' },
		'then-search': { figure: 'start', at: 327, is: 'place r1c2 1' },
		'same-mistake': { figure: 'start', at: 340, is: 'deadend r2c5' },
		during: { figure: 'every', at: 327, is: 'place r1c2 1' },
		'one-placed': { figure: 'every', at: 327, is: 'place r1c2 1' },
		'one-crossed': { figure: 'every', at: 328, is: 'eliminate r1c7 1' },
		'six-forced': { figure: 'every', at: 333, is: 'force r1c7 6' },
		'two-forced': { figure: 'every', at: 336, is: 'force r2c3 2' },
		'eight-forced': { figure: 'every', at: 343, is: 'force r2c4 8' },
		contradiction: { figure: 'every', at: 345, is: 'deadend r2c5' },
		'what-goes': { figure: 'every', at: 345, is: 'deadend r2c5' },
		unwind: { figure: 'every', at: 346, is: 'backtrack r2c4 8' },
		'forced-out': { figure: 'every', at: 346, is: 'backtrack r2c4 8' },
		'guess-out': { figure: 'every', at: 349, is: 'backtrack r1c2 1' },
		'six-instead': { figure: 'every', at: 350, is: 'place r1c2 6' },
		numbers: { figure: 'every', at: 510, is: 'solution' },
		cost: { figure: 'every', at: 510, is: 'solution' },
		names: { figure: 'every', at: 510, is: 'solution' },
		timetable: { figure: 'every', at: 510, is: 'solution' }
	},
	questions: {
		'what-goes': { ask: 'return' },
		timetable: { ask: 'think' }
	},
	numbers: {
		'plain-placements': { is: 194, of: async (lab) => (await lab.run('plain')).placements },
		'plain-undos': { is: 140, of: async (lab) => (await lab.run('plain')).undos },
		'plain-tries': { is: 1_533, of: async (lab) => (await lab.run('plain')).tries },
		'start-placements': { is: 171, of: async (lab) => (await lab.run('start')).placements },
		'start-undos': { is: 117, of: async (lab) => (await lab.run('start')).undos },
		'start-tries': { is: 530, of: async (lab) => (await lab.run('start')).tries },
		'start-crossed': { is: 319, of: async (lab) => (await lab.run('start')).eliminations },
		'every-placements': { is: 58, of: async (lab) => (await lab.run('every')).placements },
		'every-undos': { is: 4, of: async (lab) => (await lab.run('every')).undos },
		'every-tries': { is: 7, of: async (lab) => (await lab.run('every')).tries },
		'every-crossed': { is: 440, of: async (lab) => (await lab.run('every')).eliminations },
		'hard-plain': {
			is: 10_007,
			of: async (lab) => (await lab.search('sudoku', 'example=hard')).placements
		},
		'hard-every': {
			is: 1_084,
			of: async (lab) =>
				(await lab.search('sudoku', 'example=hard&elimination=naked&eliminate=every')).placements
		},
		'hard-hidden': {
			is: 209,
			of: async (lab) =>
				(await lab.search('sudoku', 'example=hard&elimination=hidden&eliminate=every')).placements
		},
		'hard-crossed': {
			is: 3_887,
			of: async (lab) =>
				(await lab.search('sudoku', 'example=hard&elimination=naked&eliminate=every')).eliminations
		}
	},
	links: {
		studio: '/studio/sudoku/?example=hard&elimination=hidden&eliminate=every&pencil=all',
		race: '/compare/?example=hard&lanes=naive.ascending.none.every.1.0~naive.ascending.hidden.every.1.0'
	}
};
