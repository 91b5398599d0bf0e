import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		/** Letters from A to C: ABC is found without a step back. */
		abc: { kind: 'sequence', search: 'example=abc', wide: true },
		/** Letters from C to A: many steps back. */
		backwards: { kind: 'sequence', search: 'example=first-backtrack', wide: true },
		/** The whole tree. */
		all: { kind: 'sequence', search: 'example=abc-all', wide: true },
		/** Each letter only has to differ from the one before. */
		different: { kind: 'sequence', search: 'example=aba', wide: true },
		/** The same search with digits. */
		lock: {
			kind: 'sequence',
			search: 'alphabet=0123456789&values=descending',
			parts: ['board'],
			wide: true
		}
	},
	cues: {
		task: { figure: 'backwards', at: 0, is: 'start' },
		'first-letter': { figure: 'backwards', at: 1, is: 'choose p1' },
		'first-place': { figure: 'backwards', at: 2, is: 'place p1 C' },
		'fits-after-c': { figure: 'backwards', at: 3, is: 'choose p2' },
		'dead-end': { figure: 'backwards', at: 7, is: 'deadend p2' },
		cc: { figure: 'backwards', at: 4, is: 'reject p2 C' },
		cb: { figure: 'backwards', at: 5, is: 'reject p2 B' },
		ca: { figure: 'backwards', at: 6, is: 'reject p2 A' },
		'no-letter': { figure: 'backwards', at: 7, is: 'deadend p2' },
		'where-back': { figure: 'backwards', at: 7, is: 'deadend p2' },
		backtracking: { figure: 'backwards', at: 8, is: 'backtrack p1 C' },
		'c-back': { figure: 'backwards', at: 8, is: 'backtrack p1 C' },
		b: { figure: 'backwards', at: 9, is: 'place p1 B' },

		'two-back': { figure: 'backwards', at: 11, is: 'place p2 C' },
		bc: { figure: 'backwards', at: 11, is: 'place p2 C' },
		'third-dead': { figure: 'backwards', at: 16, is: 'deadend p3' },
		'third-back': { figure: 'backwards', at: 16, is: 'deadend p3' },
		'second-again': { figure: 'backwards', at: 17, is: 'backtrack p2 C' },
		'bc-back': { figure: 'backwards', at: 17, is: 'backtrack p2 C' },
		bb: { figure: 'backwards', at: 18, is: 'reject p2 B' },
		ba: { figure: 'backwards', at: 19, is: 'reject p2 A' },
		'second-dead': { figure: 'backwards', at: 20, is: 'deadend p2' },
		'how-far': { figure: 'backwards', at: 20, is: 'deadend p2' },
		'then-what': { figure: 'backwards', at: 21, is: 'backtrack p1 B' },
		found: { figure: 'backwards', at: 22, is: 'place p1 A' },
		'a-first': { figure: 'backwards', at: 22, is: 'place p1 A' },
		ac: { figure: 'backwards', at: 24, is: 'place p2 C' },
		'ac-dead': { figure: 'backwards', at: 29, is: 'deadend p3' },
		'ab-again': { figure: 'backwards', at: 31, is: 'place p2 B' },
		'abc-again': { figure: 'backwards', at: 34, is: 'solution' },

		forwards: { figure: 'abc', at: 2, is: 'place p1 A' },
		a: { figure: 'abc', at: 2, is: 'place p1 A' },
		'second-place': { figure: 'abc', at: 3, is: 'choose p2' },
		aa: { figure: 'abc', at: 4, is: 'reject p2 A' },
		ab: { figure: 'abc', at: 5, is: 'place p2 B' },
		'third-letter': { figure: 'abc', at: 6, is: 'choose p3' },
		'third-place': { figure: 'abc', at: 7, is: 'reject p3 A' },
		aba: { figure: 'abc', at: 7, is: 'reject p3 A' },
		abb: { figure: 'abc', at: 8, is: 'reject p3 B' },
		abc: { figure: 'abc', at: 9, is: 'place p3 C' },
		solution: { figure: 'abc', at: 10, is: 'solution' },

		'after-solution': { figure: 'all', at: 10, is: 'solution' },
		'looked-at': { figure: 'all', at: 10, is: 'solution' },
		all: { figure: 'all', at: 11, is: 'backtrack p3 C' },
		'give-up': { figure: 'all', at: 11, is: 'backtrack p3 C' },
		'root-dead': { figure: 'all', at: 43, is: 'deadend p1' },
		saved: { figure: 'all', at: 43, is: 'deadend p1' },

		rule: { figure: 'different', at: 0, is: 'start' },
		'different-aa': { figure: 'different', at: 4, is: 'reject p2 A' },
		'different-ab': { figure: 'different', at: 5, is: 'place p2 B' },
		'different-third': { figure: 'different', at: 6, is: 'choose p3' },
		'other-rule': { figure: 'different', at: 7, is: 'place p3 A' },
		'different-aba': { figure: 'different', at: 7, is: 'place p3 A' },
		'different-found': { figure: 'different', at: 8, is: 'solution' },
		lock: { figure: 'lock', at: 0, is: 'start' }
	},
	questions: {
		'first-letter': { ask: 'value' },
		'fits-after-c': { ask: 'value' },
		'where-back': { ask: 'return' },
		'third-back': { ask: 'return' },
		'how-far': { ask: 'return' },
		'then-what': { ask: 'value' },
		'third-letter': { ask: 'value' },
		'after-solution': { ask: 'choice', right: 'take-last' },
		'looked-at': { ask: 'guess', number: 'tries' },
		'different-third': { ask: 'value' },
		lock: { ask: 'choice', right: 'lock-second' }
	},
	numbers: {
		tries: { is: 21, of: async (lab) => (await lab.run('all')).tries },
		rows: {
			is: 27,
			of: async (lab) => (await lab.search('sequence', 'alphabet=ABC&rule=any&goal=all')).solutions
		},
		letters: {
			is: 81,
			of: async (lab) =>
				3 * (await lab.search('sequence', 'alphabet=ABC&rule=any&goal=all')).solutions
		},
		undos: { is: 4, of: async (lab) => (await lab.run('backwards')).undos },
		placements: { is: 7, of: async (lab) => (await lab.run('backwards')).placements },
		'other-tries': { is: 4, of: async (lab) => (await lab.run('different')).tries }
	},
	links: {
		'own-letters': '/studio/sequence/?example=abcde',
		'four-places': '/studio/sequence/?example=no-solution'
	}
};
