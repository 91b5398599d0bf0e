import type { Lesson } from '$lib/rooms/lesson/text/lesson';

/**
 * The raster board, turned by half a turn. The first cell in its reading order is the last one on the
 * raster board, so fewest first breaks ties here as a program with `<=` for `<` breaks them there.
 */
const TURNED =
	'puzzle=....4...2...7.3..6...8.5..4.6...7..5.......911.7...6..7...61.....34...5742...93..';
/** Fewest candidates first takes more placements here than reading order. */
const LOST =
	'puzzle=7.6.1...895....76......9..2..39....6....2.8.4.8...31....4....8.8..7..3...9..4....';

export const lesson: Lesson = {
	figures: {
		marks: { kind: 'sudoku', search: 'example=raster&pencil=all', parts: ['board'] },
		naive: { kind: 'sudoku', search: 'example=raster' },
		findmin: { kind: 'sudoku', search: 'example=raster&order=findmin&pencil=all' },
		trees: { kind: 'sudoku', search: 'example=raster', parts: ['tree'], beside: 'findmin' },
		thesis: { kind: 'sudoku', search: 'example=thesis', parts: ['board'] },
		'small-naive': { kind: 'sudoku', search: 'example=size-4' },
		'small-findmin': { kind: 'sudoku', search: 'example=size-4&order=findmin' },
		'small-findmax': { kind: 'sudoku', search: 'example=size-4&order=findmax' },
		lost: { kind: 'sudoku', search: `${LOST}&order=findmin` }
	},
	cues: {
		question: { figure: 'naive', at: 0, is: 'start' },
		'same-solution': { figure: 'naive', at: 0, is: 'start' },
		count: { figure: 'marks', at: 0, is: 'start' },
		'count-five': { figure: 'marks', at: 0, is: 'start', light: 'r3c2' },
		'count-one': { figure: 'marks', at: 0, is: 'start', light: 'r1c1' },
		program: { figure: 'marks', at: 0, is: 'start' },
		nothing: { figure: 'marks', at: 0, is: 'start' },
		'in-solve': { figure: 'marks', at: 0, is: 'start' },
		ten: { figure: 'marks', at: 0, is: 'start' },
		'guess-min': { figure: 'marks', at: 0, is: 'start' },
		tie: { figure: 'findmin', at: 0, is: 'start' },
		'first-min': { figure: 'findmin', at: 1, is: 'choose r1c1' },
		'which-cell': { figure: 'findmin', at: 9, is: 'place r1c1 8' },
		jumps: { figure: 'findmin', at: 10, is: 'choose r1c6' },
		'second-min': { figure: 'findmin', at: 10, is: 'choose r1c6' },
		'third-min': { figure: 'findmin', at: 16, is: 'choose r1c5' },
		why: { figure: 'findmin', at: 46, is: 'place r1c2 1' },
		guess: { figure: 'findmin', at: 46, is: 'place r1c2 1' },
		trouble: { figure: 'findmin', at: 76, is: 'deadend r2c5' },
		'back-where': { figure: 'findmin', at: 76, is: 'deadend r2c5' },
		same: { figure: 'findmin', at: 94, is: 'backtrack r1c2 1' },
		'guess-out': { figure: 'findmin', at: 94, is: 'backtrack r1c2 1' },
		'min-done': { figure: 'findmin', at: 376, is: 'solution' },
		'naive-done': { figure: 'naive', at: 2008, is: 'solution' },
		trees: { figure: 'trees', at: 2008, is: 'solution' },
		sets: { figure: 'trees', at: 2008, is: 'solution' },
		'or-equal': { figure: 'findmin', at: 1, is: 'choose r1c1' },
		comparable: { figure: 'findmin', at: 1, is: 'choose r1c1' },
		reasons: { figure: 'findmin', at: 76, is: 'deadend r2c5' },
		missed: { figure: 'findmin', at: 376, is: 'solution' },
		longer: { figure: 'thesis', at: 0, is: 'start' },
		'guess-max': { figure: 'small-findmin', at: 0, is: 'start' },
		findmax: { figure: 'small-findmax', at: 1806, is: 'solution' },
		'small-max': { figure: 'small-findmax', at: 1806, is: 'solution' },
		'small-min': { figure: 'small-findmin', at: 42, is: 'solution' },
		'small-plain': { figure: 'small-naive', at: 119, is: 'solution' },
		yourself: { figure: 'small-findmin', at: 0, is: 'start' },
		loses: { figure: 'lost', at: 3254, is: 'solution' },
		faster: { figure: 'lost', at: 3254, is: 'solution' },
		luggage: { figure: 'lost', at: 3254, is: 'solution', isHidden: true }
	},
	questions: {
		'same-solution': { ask: 'choice', right: 'one-solution' },
		ten: { ask: 'choice', right: 'empty-is-solved' },
		'guess-min': { ask: 'guess', number: 'min-placements' },
		'which-cell': { ask: 'variable' },
		'back-where': { ask: 'return' },
		'or-equal': { ask: 'choice', right: 'last-tied' },
		longer: { ask: 'choice', right: 'depends' },
		'guess-max': { ask: 'guess', number: 'small-max' },
		faster: { ask: 'choice', right: 'unknown' },
		luggage: { ask: 'choice', right: 'largest' }
	},
	numbers: {
		empty: { is: 54, of: async (lab) => (await lab.run('naive')).deepest },
		'naive-placements': { is: 194, of: async (lab) => (await lab.run('naive')).placements },
		'naive-undos': { is: 140, of: async (lab) => (await lab.run('naive')).undos },
		'min-placements': { is: 58, of: async (lab) => (await lab.run('findmin')).placements },
		'min-undos': { is: 4, of: async (lab) => (await lab.run('findmin')).undos },
		'last-placements': {
			is: 329,
			of: async (lab) => (await lab.search('sudoku', `${TURNED}&order=findmin`)).placements
		},
		'easy-naive': {
			is: 1_224_660,
			of: async (lab) => (await lab.set('easy50', 'naive')).placements
		},
		'easy-min': { is: 8_405, of: async (lab) => (await lab.set('easy50', 'findmin')).placements },
		'hardest-naive': {
			is: 1_049_996,
			of: async (lab) => (await lab.set('hardest11', 'naive')).placements
		},
		'hardest-min': {
			is: 7_254,
			of: async (lab) => (await lab.set('hardest11', 'findmin')).placements
		},
		'easy-naive-middle': {
			is: 3_860,
			of: (lab) => lab.median('easy50', 'naive')
		},
		'easy-min-middle': {
			is: 73,
			of: (lab) => lab.median('easy50', 'findmin')
		},
		'hardest-naive-middle': {
			is: 61_372,
			of: (lab) => lab.median('hardest11', 'naive')
		},
		'hardest-min-middle': {
			is: 217,
			of: (lab) => lab.median('hardest11', 'findmin')
		},
		'thesis-naive': { is: 2_942, of: async (lab) => (await lab.run('thesis')).placements },
		'thesis-min': {
			is: 50,
			of: async (lab) => (await lab.search('sudoku', 'example=thesis&order=findmin')).placements
		},
		'small-naive': { is: 23, of: async (lab) => (await lab.run('small-naive')).placements },
		'small-min': { is: 12, of: async (lab) => (await lab.run('small-findmin')).placements },
		'small-max': { is: 264, of: async (lab) => (await lab.run('small-findmax')).placements },
		'lost-naive': { is: 210, of: async (lab) => (await lab.search('sudoku', LOST)).placements },
		'lost-min': { is: 300, of: async (lab) => (await lab.run('lost')).placements }
	},
	links: {
		race: '/compare/',
		easy: '/compare/experiment/?preset=easy50&run=1',
		max: '/compare/experiment/?preset=findmax'
	}
};
