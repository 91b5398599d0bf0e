import type { Lesson } from '$lib/rooms/lesson/text/lesson';
import { calls } from './calls';
import type { MISTAKEN } from './runs';

/** What one of the programs with a mistake did on the board of the chapter on Sudoku. */
async function mistaken(name: keyof typeof MISTAKEN) {
	const runs = await import('./runs');
	return runs.counted(runs.MISTAKEN[name], runs.boardFrom(runs.RASTER));
}

const CELLS = 81;

export const lesson: Lesson = {
	figures: {
		/** The places of the three letters. */
		places: { kind: 'sequence', search: 'example=abc', parts: ['board'], wide: true },
		/** Its tree has a mark for each call of `fill`. */
		letters: { kind: 'sequence', search: 'example=first-backtrack', wide: true },
		/** Too many loops; and what the mistakes are made on. */
		raster: { kind: 'sudoku', search: 'example=raster', parts: ['board'] },
		board: { kind: 'sudoku', search: 'example=tree', parts: ['board'] },
		code: {
			kind: 'sudoku',
			search: 'example=tree',
			parts: ['board', 'code'],
			listing: 'solve'
		},
		returns: { kind: 'sudoku', search: 'example=tree', parts: ['stack', 'tree'] },
		/** The letters as another problem. */
		row: { kind: 'sequence', search: 'example=first-backtrack', parts: ['board'], wide: true }
	},
	cues: {
		loops: { figure: 'places', at: 0, is: 'start' },
		// At the start, the sentence below the board tells how many cells are empty.
		'how-many-loops': { figure: 'raster', at: 1, is: 'choose r1c1' },
		unknown: { figure: 'raster', at: 1, is: 'choose r1c1' },
		'other-board': { figure: 'board', at: 0, is: 'start' },
		small: { figure: 'board', at: 0, is: 'start' },
		fill: { figure: 'letters', at: 34, is: 'solution' },

		interface: { figure: 'board', at: 0, is: 'start' },
		check: { figure: 'code', at: 4, is: 'reject r1c3 1' },
		'three-cases': { figure: 'code', at: 0, is: 'start' },
		'case-full': { figure: 'code', at: 0, is: 'start', line: 'solution' },
		'case-given': { figure: 'code', at: 0, is: 'start', line: 'given' },
		'case-empty': { figure: 'code', at: 1, is: 'choose r1c2' },
		'try-each': { figure: 'code', at: 1, is: 'choose r1c2' },
		'code-place': { figure: 'code', at: 2, is: 'place r1c2 1' },
		'code-undo': { figure: 'code', at: 33, is: 'backtrack r1c7 4' },
		'code-dead': { figure: 'code', at: 39, is: 'deadend r1c7' },
		'true-means': { figure: 'code', at: 0, is: 'start', light: 'r5c5' },

		calls: { figure: 'returns', at: 16, is: 'place r1c4 5' },
		'three-calls': { figure: 'returns', at: 16, is: 'place r1c4 5' },
		'four-calls': { figure: 'returns', at: 21, is: 'place r1c7 4' },
		'own-variables': { figure: 'returns', at: 21, is: 'place r1c7 4' },
		'what-returns': { figure: 'returns', at: 31, is: 'reject r1c9 9' },
		'ends-program': { figure: 'returns', at: 32, is: 'deadend r1c9' },
		'whose-value': { figure: 'returns', at: 32, is: 'deadend r1c9' },
		'value-up': { figure: 'returns', at: 32, is: 'deadend r1c9' },
		wakes: { figure: 'returns', at: 33, is: 'backtrack r1c7 4' },
		'second-false': { figure: 'returns', at: 39, is: 'deadend r1c7' },
		whom: { figure: 'returns', at: 39, is: 'deadend r1c7' },
		'goes-on': { figure: 'returns', at: 40, is: 'backtrack r1c4 5' },
		'five-gone': { figure: 'returns', at: 40, is: 'backtrack r1c4 5' },
		'nine-next': { figure: 'returns', at: 44, is: 'place r1c4 9' },
		'at-the-end': { figure: 'returns', at: 612, is: 'place r9c9 7' },
		'who-clears': { figure: 'returns', at: 613, is: 'solution' },
		success: { figure: 'returns', at: 613, is: 'solution', returned: 0 },
		'up-one': { figure: 'returns', at: 613, is: 'solution', returned: 1 },
		'up-ten': { figure: 'returns', at: 613, is: 'solution', returned: 10 },
		'up-all': { figure: 'returns', at: 613, is: 'solution', returned: 45 },

		mistakes: { figure: 'raster', at: 0, is: 'start' },
		'ignored-return': { figure: 'raster', at: 0, is: 'start', line: 'bug' },
		'returned-at-once': { figure: 'raster', at: 0, is: 'start', line: 'bug' },
		'false-in-loop': { figure: 'raster', at: 0, is: 'start', line: 'bug' },
		'no-return': { figure: 'raster', at: 0, is: 'start', line: 'bug' },
		leak: { figure: 'raster', at: 0, is: 'start', line: 'bug' },
		/** Not beside the finished program. */
		slips: { figure: 'returns', at: 33, is: 'backtrack r1c7 4' },
		letters: { figure: 'row', at: 0, is: 'start' },
		summary: { figure: 'returns', at: 33, is: 'backtrack r1c7 4' }
	},
	questions: {
		'how-many-loops': { ask: 'number', number: 'raster-open' },
		'next-line': { ask: 'choice', right: 'caller-goes-on' },
		'one-call': { ask: 'number', number: 'rest-of-row' },
		'always-nine': { ask: 'choice', right: 'too-large' },
		'true-means': { ask: 'choice', right: 'rest-filled' },
		'what-returns': { ask: 'result' },
		'ends-program': { ask: 'choice', right: 'only-call' },
		'whose-value': { ask: 'choice', right: 'still-four' },
		whom: { ask: 'return' },
		'at-the-end': { ask: 'result' },
		'who-clears': { ask: 'choice', right: 'none-clears' },
		'what-it-says': { ask: 'choice', right: 'says-false' },
		diagnosis: { ask: 'choice', right: 'is-false' },
		letters: { ask: 'choice', right: 'hands-on' }
	},
	calls,
	orders: {
		solve: {
			figure: 'raster',
			lines: [
				'define',
				'size',
				'full-row',
				'full',
				'cell',
				'given',
				'each',
				'check-exchanged',
				'check',
				'place',
				'call',
				'give-up',
				'hand-on',
				'take-back',
				'take-back',
				'fail'
			]
		}
	},
	numbers: {
		cells: { is: CELLS, of: () => 9 * 9 },
		'raster-givens': { is: 27, of: async (lab) => CELLS - (await lab.run('raster')).deepest },
		'raster-open': { is: 54, of: async (lab) => (await lab.run('raster')).deepest },
		'raster-placements': { is: 194, of: async (lab) => (await lab.run('raster')).placements },
		'tree-open': { is: 45, of: async (lab) => (await lab.run('code')).deepest },
		'rest-of-row': {
			is: 1,
			of: async () => (await import('./listings/count-empty')).countEmpty([0, 4, 0, 1], 1)
		},
		'ignored-placements': {
			is: 3248,
			of: async () => (await mistaken('ignored-return')).placements
		},
		'returned-placements': {
			is: 3,
			of: async () => (await mistaken('returned-at-once')).placements
		},
		'false-placements': { is: 3, of: async () => (await mistaken('false-in-loop')).placements },
		'first-spoilt': { is: 13, of: async () => (await mistaken('no-return')).spoiltAt },
		'stopped-after': { is: 100_000, of: async () => (await mistaken('no-return')).placements },
		'leak-placements': { is: 11, of: async () => (await mistaken('not-taken-back')).placements }
	},
	links: {
		'stack-studio': '/studio/sudoku/?example=tree&side=stack&at=32'
	}
};
