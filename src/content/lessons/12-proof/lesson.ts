import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		all: { kind: 'sequence', search: 'example=abc-all&future=shown', wide: true },
		walk: { kind: 'sequence', search: 'example=abc-all', wide: true },
		two: { kind: 'queens', search: 'example=two' },
		fill: { kind: 'sudoku', search: 'example=size-4' }
	},
	cues: {
		claims: { figure: 'all', at: 43, is: 'deadend p1' },
		missed: { figure: 'walk', at: 0, is: 'start' },
		'root-splits': { figure: 'walk', at: 1, is: 'choose p1' },
		'a-part': { figure: 'walk', at: 2, is: 'place p1 A' },
		'b-part': { figure: 'walk', at: 23, is: 'place p1 B' },
		'c-part': { figure: 'walk', at: 36, is: 'place p1 C' },
		skipped: { figure: 'walk', at: 4, is: 'reject p2 A' },
		'aa-lost': { figure: 'walk', at: 4, is: 'reject p2 A' },
		monotone: { figure: 'walk', at: 4, is: 'reject p2 A' },
		twice: { figure: 'walk', at: 10, is: 'solution' },
		'ab-branch': { figure: 'walk', at: 5, is: 'place p2 B' },
		'ac-branch': { figure: 'walk', at: 14, is: 'place p2 C' },
		'never-again': { figure: 'walk', at: 20, is: 'backtrack p2 C' },
		ends: { figure: 'walk', at: 21, is: 'deadend p2' },
		'each-once': { figure: 'walk', at: 22, is: 'backtrack p1 A' },
		'the-end': { figure: 'walk', at: 43, is: 'deadend p1' },
		together: { figure: 'walk', at: 43, is: 'deadend p1' },
		forgets: { figure: 'two', at: 6, is: 'deadend r2' },
		'back-one': { figure: 'two', at: 7, is: 'backtrack r1 c1' },
		'other-one': { figure: 'two', at: 8, is: 'place r1 c2' },
		forgetful: { figure: 'two', at: 7, is: 'backtrack r1 c1' },
		never: { figure: 'two', at: 14, is: 'deadend r1' },
		remembers: { figure: 'two', at: 14, is: 'deadend r1' },
		drawn: { figure: 'fill', at: 0, is: 'start' },
		keys: { figure: 'fill', at: 0, is: 'start' }
	},
	questions: {
		monotone: { ask: 'think' },
		'never-again': { ask: 'value' },
		forgets: { ask: 'return' },
		keys: { ask: 'think' }
	},
	numbers: {
		rows: {
			is: 27,
			of: async (lab) => (await lab.search('sequence', 'alphabet=ABC&rule=any&goal=all')).solutions
		},
		steps: { is: 43, of: async (lab) => (await lab.run('walk')).steps },
		'two-steps': { is: 14, of: async (lab) => (await lab.run('two')).steps }
	},
	links: {
		several: '/studio/sudoku/?example=several&goal=all',
		redraw: '/studio/making/?example=redraw'
	}
};
