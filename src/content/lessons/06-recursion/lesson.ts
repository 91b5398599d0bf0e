import type { Lesson } from '$lib/rooms/lesson/text/lesson';
import { calls } from './calls';

export const lesson: Lesson = {
	figures: {
		code: {
			kind: 'sudoku',
			search: 'example=tree&code=pseudocode',
			parts: ['board', 'code', 'stack']
		},
		returns: { kind: 'sudoku', search: 'example=tree', parts: ['stack', 'tree'] }
	},
	cues: {
		interface: { figure: 'code', at: 0, is: 'start' },
		general: { figure: 'code', at: 0, is: 'start' },
		check: { figure: 'code', at: 4, is: 'reject r1c3 1', light: 'reject' },
		small: { figure: 'code', at: 0, is: 'start' },
		'three-cases': { figure: 'code', at: 1, is: 'choose r1c2', light: 'choose' },
		'try-each': { figure: 'code', at: 1, is: 'choose r1c2' },
		'code-place': { figure: 'code', at: 2, is: 'place r1c2 1', light: 'place' },
		'code-undo': { figure: 'code', at: 33, is: 'backtrack r1c7 4', light: 'backtrack' },
		'code-dead': { figure: 'code', at: 39, is: 'deadend r1c7', light: 'deadend' },

		calls: { figure: 'returns', at: 16, is: 'place r1c4 5' },
		'three-calls': { figure: 'returns', at: 16, is: 'place r1c4 5' },
		'four-calls': { figure: 'returns', at: 21, is: 'place r1c7 4' },
		'what-returns': { figure: 'returns', at: 31, is: 'reject r1c9 9' },
		'value-up': { figure: 'returns', at: 32, is: 'deadend r1c9' },
		wakes: { figure: 'returns', at: 33, is: 'backtrack r1c7 4' },
		'second-false': { figure: 'returns', at: 39, is: 'deadend r1c7' },
		whom: { figure: 'returns', at: 39, is: 'deadend r1c7' },
		'goes-on': { figure: 'returns', at: 40, is: 'backtrack r1c4 5' },
		'five-gone': { figure: 'returns', at: 40, is: 'backtrack r1c4 5' },
		'nine-next': { figure: 'returns', at: 44, is: 'place r1c4 9' },
		success: { figure: 'returns', at: 613, is: 'solution', returned: 0 },
		'up-one': { figure: 'returns', at: 613, is: 'solution', returned: 1 },
		'up-ten': { figure: 'returns', at: 613, is: 'solution', returned: 10 },
		'up-all': { figure: 'returns', at: 613, is: 'solution', returned: 45 },
		'at-the-end': { figure: 'returns', at: 612, is: 'place r9c9 7' },

		'check-first': { figure: 'code', at: 2, is: 'place r1c2 1' },
		copy: { figure: 'code', at: 10, is: 'place r1c3 7' },
		leak: { figure: 'code', at: 33, is: 'backtrack r1c7 4' },
		slips: { figure: 'code', at: 33, is: 'backtrack r1c7 4' },
		'own-stack': { figure: 'code', at: 49, is: 'place r1c7 4' },
		'next-to-try': { figure: 'code', at: 61, is: 'backtrack r1c7 4' },
		'as-generator': { figure: 'code', at: 62, is: 'place r1c7 5' }
	},
	questions: {
		'what-returns': { ask: 'result' },
		whom: { ask: 'return' },
		'at-the-end': { ask: 'result' },
		letters: { ask: 'think' }
	},
	calls,
	numbers: {
		placements: { is: 73, of: async (lab) => (await lab.run('code')).placements }
	}
};
