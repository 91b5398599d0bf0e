import type { Lesson } from '$lib/rooms/lesson/text/lesson';

/** The raster board with its rows, columns and symbols exchanged. */
const REWRITTEN =
	'puzzle=....59.....8..32..92.8..........842......1..6.....637.6.14..5...4..32.6.2.....9.8';
/** Fewest candidates first takes more placements here than reading order. */
const LOST =
	'puzzle=7.6.1...895....76......9..2..39....6....2.8.4.8...31....4....8.8..7..3...9..4....';

export const lesson: Lesson = {
	figures: {
		marks: { kind: 'sudoku', search: 'example=raster&pencil=all', parts: ['board'] },
		naive: { kind: 'sudoku', search: 'example=raster' },
		findmin: { kind: 'sudoku', search: 'example=raster&order=findmin&pencil=all' },
		rewritten: { kind: 'sudoku', search: `${REWRITTEN}&order=findmin` },
		'small-naive': { kind: 'sudoku', search: 'example=size-4' },
		'small-findmin': { kind: 'sudoku', search: 'example=size-4&order=findmin' },
		'small-findmax': { kind: 'sudoku', search: 'example=size-4&order=findmax' },
		lost: { kind: 'sudoku', search: `${LOST}&order=findmin` }
	},
	cues: {
		question: { figure: 'naive', at: 0, is: 'start' },
		count: { figure: 'marks', at: 0, is: 'start' },
		'count-five': { figure: 'marks', at: 0, is: 'start', light: 'r3c2' },
		'count-one': { figure: 'marks', at: 0, is: 'start', light: 'r1c1' },
		program: { figure: 'marks', at: 0, is: 'start' },
		'in-solve': { figure: 'marks', at: 0, is: 'start' },
		tie: { figure: 'findmin', at: 0, is: 'start' },
		'first-min': { figure: 'findmin', at: 1, is: 'choose r1c1' },
		'which-cell': { figure: 'findmin', at: 9, is: 'place r1c1 8' },
		jumps: { figure: 'findmin', at: 16, is: 'choose r1c5' },
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
		rewritten: { figure: 'rewritten', at: 0, is: 'start' },
		findmax: { figure: 'small-findmax', at: 1, is: 'choose r1c1' },
		'small-max': { figure: 'small-findmax', at: 1806, is: 'solution' },
		'small-min': { figure: 'small-findmin', at: 42, is: 'solution' },
		'small-plain': { figure: 'small-naive', at: 119, is: 'solution' },
		yourself: { figure: 'small-findmin', at: 0, is: 'start' },
		loses: { figure: 'lost', at: 3254, is: 'solution' },
		time: { figure: 'lost', at: 3254, is: 'solution' },
		luggage: { figure: 'lost', at: 3254, is: 'solution' }
	},
	questions: {
		'which-cell': { ask: 'variable' },
		'back-where': { ask: 'return' },
		luggage: { ask: 'think' }
	},
	numbers: {
		'naive-placements': { is: 194, of: async (lab) => (await lab.run('naive')).placements },
		'naive-undos': { is: 140, of: async (lab) => (await lab.run('naive')).undos },
		'min-placements': { is: 58, of: async (lab) => (await lab.run('findmin')).placements },
		'min-undos': { is: 4, of: async (lab) => (await lab.run('findmin')).undos },
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
		'rewritten-naive': {
			is: 443_961,
			of: async (lab) => (await lab.search('sudoku', REWRITTEN)).placements
		},
		'rewritten-min': { is: 54, of: async (lab) => (await lab.run('rewritten')).placements },
		'small-naive': { is: 23, of: async (lab) => (await lab.run('small-naive')).placements },
		'small-min': { is: 12, of: async (lab) => (await lab.run('small-findmin')).placements },
		'small-max': { is: 264, of: async (lab) => (await lab.run('small-findmax')).placements },
		'lost-naive': { is: 210, of: async (lab) => (await lab.search('sudoku', LOST)).placements },
		'lost-min': { is: 300, of: async (lab) => (await lab.run('lost')).placements }
	},
	links: {
		race: '/compare/',
		easy: '/compare/experiment/?preset=easy50&run=1',
		rewritings: '/compare/experiment/?preset=rewritten&run=1',
		max: '/compare/experiment/?preset=findmax'
	}
};
