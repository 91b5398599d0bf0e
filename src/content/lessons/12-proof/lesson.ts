import type { Lesson } from '$lib/rooms/lesson/text/lesson';

/** A 4×4 board with two solutions, in whose two branches fewest first takes different cells. */
const PARTING = 'box=2x2&puzzle=.3...1...2.4.42.&goal=all';

export const lesson: Lesson = {
	figures: {
		all: { kind: 'sequence', search: 'example=abc-all&future=shown', wide: true },
		walk: { kind: 'sequence', search: 'example=abc-all', wide: true },
		parting: { kind: 'sudoku', search: `${PARTING}&order=findmin` },
		two: { kind: 'queens', search: 'example=two' },
		filled: { kind: 'making', search: 'making=fill&box=2x2&order=findmin&values=random&seed=4' }
	},
	cues: {
		claims: { figure: 'all', at: 43, is: 'deadend p1' },
		missed: { figure: 'walk', at: 0, is: 'start' },
		'root-splits': { figure: 'walk', at: 1, is: 'choose p1' },
		'a-part': { figure: 'walk', at: 2, is: 'place p1 A' },
		'b-part': { figure: 'walk', at: 23, is: 'place p1 B' },
		'c-part': { figure: 'walk', at: 36, is: 'place p1 C' },
		path: { figure: 'walk', at: 3, is: 'choose p2' },
		'aa-part': { figure: 'walk', at: 4, is: 'reject p2 A' },
		'ab-part': { figure: 'walk', at: 5, is: 'place p2 B' },
		'ac-part': { figure: 'walk', at: 14, is: 'place p2 C' },
		skipped: { figure: 'walk', at: 4, is: 'reject p2 A' },
		'aa-lost': { figure: 'walk', at: 4, is: 'reject p2 A' },
		monotone: { figure: 'walk', at: 2, is: 'place p1 A' },
		changing: { figure: 'parting', at: 1, is: 'choose r1c1' },
		'with-two': { figure: 'parting', at: 3, is: 'place r1c1 2' },
		'then-four': { figure: 'parting', at: 4, is: 'choose r1c4' },
		'which-cell': { figure: 'parting', at: 70, is: 'place r1c1 4' },
		'still-splits': { figure: 'parting', at: 71, is: 'choose r1c3' },
		'same-solutions': { figure: 'parting', at: 71, is: 'choose r1c3' },
		twice: { figure: 'walk', at: 10, is: 'solution' },
		'ab-branch': { figure: 'walk', at: 5, is: 'place p2 B' },
		'ac-branch': { figure: 'walk', at: 14, is: 'place p2 C' },
		once: { figure: 'walk', at: 14, is: 'place p2 C' },
		'never-again': { figure: 'walk', at: 20, is: 'backtrack p2 C' },
		ends: { figure: 'walk', at: 21, is: 'deadend p2' },
		'each-once': { figure: 'walk', at: 22, is: 'backtrack p1 A' },
		'the-end': { figure: 'walk', at: 43, is: 'deadend p1' },
		week: { figure: 'walk', at: 28, is: 'choose p3' },
		together: { figure: 'walk', at: 43, is: 'deadend p1' },
		forgets: { figure: 'two', at: 6, is: 'deadend r2' },
		forgetful: { figure: 'two', at: 6, is: 'deadend r2' },
		'back-one': { figure: 'two', at: 7, is: 'backtrack r1 c1' },
		'other-one': { figure: 'two', at: 8, is: 'place r1 c2' },
		never: { figure: 'two', at: 14, is: 'deadend r1' },
		remembers: { figure: 'two', at: 14, is: 'deadend r1' },
		'in-circles': { figure: 'two', at: 8, is: 'place r1 c2' },
		drawn: { figure: 'filled', at: 47, is: 'solution' },
		keys: { figure: 'two', at: 14, is: 'deadend r1', isHidden: true }
	},
	questions: {
		monotone: { ask: 'choice', right: 'must-enter' },
		'which-cell': { ask: 'variable' },
		'same-solutions': { ask: 'choice', right: 'same-ones' },
		'never-again': { ask: 'value' },
		week: { ask: 'choice', right: 'nothing-yet' },
		forgets: { ask: 'return' },
		'in-circles': { ask: 'choice', right: 'if-forgets' },
		keys: { ask: 'choice', right: 'first-knows' }
	},
	numbers: {
		rows: {
			is: 27,
			of: async (lab) => (await lab.search('sequence', 'alphabet=ABC&rule=any&goal=all')).solutions
		},
		steps: { is: 43, of: async (lab) => (await lab.run('walk')).steps },
		'two-solutions': { is: 2, of: async (lab) => (await lab.search('sudoku', PARTING)).solutions },
		'two-steps': { is: 14, of: async (lab) => (await lab.run('two')).steps }
	},
	links: {
		several: '/studio/sudoku/?example=several&goal=all'
	}
};
