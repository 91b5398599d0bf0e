import type { Lab, Lesson, NumberFact } from '$lib/rooms/lesson/text/lesson';

const NAKED = 'elimination=naked&eliminate=every';
const HIDDEN = 'elimination=hidden&eliminate=every';

const onHard = (lab: Lab, strategy = '') => lab.search('sudoku', `example=hard&${strategy}`);

/** The placements for the eleven hardest boards together. */
function hardest(is: number, ordering: string, elimination: string): NumberFact {
	return { is, of: async (lab) => (await lab.set('hardest11', ordering, elimination)).placements };
}

export const lesson: Lesson = {
	figures: {
		start: {
			kind: 'sudoku',
			search: 'example=raster&elimination=naked&eliminate=start&pencil=all'
		},
		every: { kind: 'sudoku', search: `example=raster&${NAKED}&pencil=all` },
		plain: { kind: 'sudoku', search: 'example=raster' },
		findmin: { kind: 'sudoku', search: 'example=raster&order=findmin&pencil=all' },
		both: { kind: 'sudoku', search: `example=raster&order=findmin&${NAKED}&pencil=all` },
		hard: {
			kind: 'sudoku',
			search: `example=hard&order=findmin&${HIDDEN}&pencil=all`,
			parts: ['board']
		}
	},
	cues: {
		meet: { figure: 'plain', at: 2008, is: 'solution' },
		before: { figure: 'start', at: 0, is: 'start' },
		'six-placed': { figure: 'start', at: 321, is: 'force r9c4 6' },
		'then-search': { figure: 'start', at: 327, is: 'place r1c2 1' },
		'same-mistake': { figure: 'start', at: 340, is: 'deadend r2c5' },
		'guess-tries': { figure: 'plain', at: 0, is: 'start' },
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
		keep: { figure: 'every', at: 349, is: 'backtrack r1c2 1' },
		entries: { figure: 'every', at: 349, is: 'backtrack r1c2 1' },
		restore: { figure: 'every', at: 349, is: 'backtrack r1c2 1' },
		forgot: { figure: 'every', at: 349, is: 'backtrack r1c2 1' },
		numbers: { figure: 'every', at: 510, is: 'solution' },
		coincidence: { figure: 'findmin', at: 376, is: 'solution' },
		'guess-both': { figure: 'both', at: 0, is: 'start' },
		'hard-both': { figure: 'hard', at: 0, is: 'start' },
		stronger: { figure: 'hard', at: 0, is: 'start' },
		'guess-hidden': { figure: 'hard', at: 0, is: 'start' },
		cost: { figure: 'hard', at: 0, is: 'start' },
		names: { figure: 'every', at: 510, is: 'solution' },
		domain: { figure: 'every', at: 510, is: 'solution' },
		timetable: { figure: 'every', at: 510, is: 'solution', isHidden: true }
	},
	questions: {
		'guess-tries': { ask: 'guess', number: 'every-tries' },
		'what-goes': { ask: 'return' },
		entries: { ask: 'number', number: 'entries' },
		forgot: { ask: 'choice', right: 'no-solution' },
		coincidence: { ask: 'choice', right: 'singles-first' },
		'guess-both': { ask: 'guess', number: 'both-placements' },
		'hard-both': { ask: 'number', number: 'hard-both' },
		'guess-hidden': { ask: 'guess', number: 'hard-both-hidden' },
		domain: { ask: 'choice', right: 'colours' },
		timetable: { ask: 'choice', right: 'with-consequences' }
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
		'min-placements': { is: 58, of: async (lab) => (await lab.run('findmin')).placements },
		'min-undos': { is: 4, of: async (lab) => (await lab.run('findmin')).undos },
		'min-tries': { is: 309, of: async (lab) => (await lab.run('findmin')).tries },
		'both-placements': { is: 58, of: async (lab) => (await lab.run('both')).placements },
		'both-tries': { is: 7, of: async (lab) => (await lab.run('both')).tries },
		/** Nine rows of nine cells with nine digits each. */
		entries: { is: 729, of: () => 9 ** 3 },
		'hard-plain': { is: 10_007, of: async (lab) => (await onHard(lab)).placements },
		'hard-naked': { is: 1_084, of: async (lab) => (await onHard(lab, NAKED)).placements },
		'hard-hidden': { is: 209, of: async (lab) => (await onHard(lab, HIDDEN)).placements },
		'hard-crossed': { is: 3_887, of: async (lab) => (await onHard(lab, NAKED)).eliminations },
		'hard-min': { is: 542, of: async (lab) => (await onHard(lab, 'order=findmin')).placements },
		'hard-min-tries': { is: 4_648, of: async (lab) => (await onHard(lab, 'order=findmin')).tries },
		'hard-both': {
			is: 542,
			of: async (lab) => (await onHard(lab, `order=findmin&${NAKED}`)).placements
		},
		'hard-both-tries': {
			is: 52,
			of: async (lab) => (await onHard(lab, `order=findmin&${NAKED}`)).tries
		},
		'hard-both-hidden': { is: 265, of: async (lab) => (await lab.run('hard')).placements },
		'hardest-plain': hardest(1_049_996, 'naive', 'none'),
		'hardest-naked': hardest(36_082, 'naive', 'naked'),
		'hardest-hidden': hardest(2_803, 'naive', 'hidden'),
		'hardest-min': hardest(7_254, 'findmin', 'none'),
		'hardest-both': hardest(7_254, 'findmin', 'naked'),
		'hardest-both-hidden': hardest(1_559, 'findmin', 'hidden')
	},
	links: {
		studio: '/studio/sudoku/?example=hard&elimination=hidden&eliminate=every&pencil=all',
		race: '/compare/?example=hard&lanes=naive.ascending.none.every.1.0~naive.ascending.hidden.every.1.0'
	}
};
