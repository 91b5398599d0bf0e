import type { Lesson } from '$lib/rooms/lesson/text/lesson';

export const lesson: Lesson = {
	figures: {
		four: { kind: 'queens', search: 'example=four' },
		/** The answer that the walk does not find, so that it gives nothing away. */
		answer: { kind: 'queens', search: 'example=four&values=descending', parts: ['board'] },
		/** The letters of the chapter before: the reader knows how this search went. */
		letters: { kind: 'sequence', search: 'example=first-backtrack', wide: true },
		two: { kind: 'queens', search: 'example=two' },
		three: { kind: 'queens', search: 'example=three' },
		eight: { kind: 'queens', search: 'example=eight' },
		'eight-all': { kind: 'queens', search: 'example=eight-all' },
		maze: { kind: 'maze', search: 'example=small' },
		knight: { kind: 'knights-tour', search: 'example=eight', parts: ['board'] }
	},
	cues: {
		task: { figure: 'four', at: 0, is: 'start' },
		solved: { figure: 'answer', at: 43, is: 'solution' },
		'four-sentences': { figure: 'letters', at: 0, is: 'start' },
		try: { figure: 'letters', at: 2, is: 'place p1 C' },
		next: { figure: 'letters', at: 3, is: 'choose p2' },
		fails: { figure: 'letters', at: 5, is: 'reject p2 B' },
		back: { figure: 'letters', at: 8, is: 'backtrack p1 C' },

		'first-queen': { figure: 'four', at: 2, is: 'place r1 c1' },
		'second-queen': { figure: 'four', at: 3, is: 'choose r2' },
		'row-two': { figure: 'four', at: 3, is: 'choose r2' },
		'two-one': { figure: 'four', at: 4, is: 'reject r2 c1' },
		'two-two': { figure: 'four', at: 5, is: 'reject r2 c2' },
		'two-three': { figure: 'four', at: 6, is: 'place r2 c3' },
		'row-three': { figure: 'four', at: 12, is: 'deadend r3' },
		'three-dead': { figure: 'four', at: 12, is: 'deadend r3' },
		'two-taken': { figure: 'four', at: 13, is: 'backtrack r2 c3' },
		'which-column': { figure: 'four', at: 13, is: 'backtrack r2 c3' },
		'still-hopeless': { figure: 'four', at: 15, is: 'choose r3' },
		overlooked: { figure: 'four', at: 14, is: 'place r2 c4' },
		'two-four': { figure: 'four', at: 14, is: 'place r2 c4' },
		'three-free': { figure: 'four', at: 15, is: 'choose r3' },
		'is-free': { figure: 'four', at: 17, is: 'place r3 c2' },
		'four-dead': { figure: 'four', at: 23, is: 'deadend r4' },
		'from-four': { figure: 'four', at: 23, is: 'deadend r4' },
		'how-many-back': { figure: 'four', at: 24, is: 'backtrack r3 c2' },
		'all-the-way': { figure: 'four', at: 24, is: 'backtrack r3 c2' },
		'three-taken': { figure: 'four', at: 24, is: 'backtrack r3 c2' },
		'three-used': { figure: 'four', at: 27, is: 'deadend r3' },
		'two-used': { figure: 'four', at: 29, is: 'deadend r2' },
		'one-taken': { figure: 'four', at: 30, is: 'backtrack r1 c1' },
		'row-two-again': { figure: 'four', at: 31, is: 'place r1 c2' },
		'start-again': { figure: 'four', at: 31, is: 'place r1 c2' },
		'one-two': { figure: 'four', at: 31, is: 'place r1 c2' },
		'from-one': { figure: 'four', at: 33, is: 'reject r2 c1' },
		'four-placed': { figure: 'four', at: 36, is: 'place r2 c4' },
		'one-three': { figure: 'four', at: 38, is: 'place r3 c1' },
		'three-four': { figure: 'four', at: 42, is: 'place r4 c3' },
		'four-solved': { figure: 'four', at: 43, is: 'solution' },

		sizes: { figure: 'two', at: 0, is: 'start' },
		'two-queens': { figure: 'two', at: 14, is: 'deadend r1' },
		'three-queens': { figure: 'three', at: 35, is: 'deadend r1' },
		'nothing-found': { figure: 'three', at: 35, is: 'deadend r1' },
		'guess-squares': { figure: 'eight', at: 0, is: 'start' },
		'brute-force': { figure: 'eight', at: 0, is: 'start' },
		eight: { figure: 'eight', at: 0, is: 'start' },
		'eight-first': { figure: 'eight', at: 1200, is: 'solution' },
		'eight-every': { figure: 'eight-all', at: 21798, is: 'deadend r1' },

		maze: { figure: 'maze', at: 0, is: 'start' },
		'maze-right': { figure: 'maze', at: 3, is: 'place s1 →' },
		'maze-first': { figure: 'maze', at: 3, is: 'place s1 →' },
		'maze-dead': { figure: 'maze', at: 20, is: 'deadend s5' },
		'maze-back': { figure: 'maze', at: 31, is: 'backtrack s1 →' },
		'maze-fork': { figure: 'maze', at: 31, is: 'backtrack s1 →' },
		'maze-long': { figure: 'maze', at: 32, is: 'place s1 ↓' },
		'maze-second': { figure: 'maze', at: 84, is: 'deadend s17' },
		'maze-out': { figure: 'maze', at: 119, is: 'solution' },
		knight: { figure: 'knight', at: 0, is: 'start' },
		summary: { figure: 'maze', at: 119, is: 'solution' }
	},
	questions: {
		'second-queen': { ask: 'value' },
		'which-column': { ask: 'value' },
		'still-hopeless': { ask: 'value' },
		'from-four': { ask: 'return' },
		'how-many-back': { ask: 'number', number: 'in-a-row' },
		'row-two-again': { ask: 'choice', right: 'again-first' },
		'nothing-found': { ask: 'choice', right: 'no-solution' },
		'guess-squares': { ask: 'guess', number: 'eight-tries' },
		'brute-force': { ask: 'choice', right: 'skips-lost' },
		'maze-fork': { ask: 'value' },
		knight: { ask: 'choice', right: 'knight-square' }
	},
	numbers: {
		placements: { is: 8, of: async (lab) => (await lab.run('four')).placements },
		undos: { is: 4, of: async (lab) => (await lab.run('four')).undos },
		'in-a-row': { is: 3, of: async (lab) => (await lab.run('four')).longestBack },
		'eight-placements': { is: 113, of: async (lab) => (await lab.run('eight')).placements },
		'eight-undos': { is: 105, of: async (lab) => (await lab.run('eight')).undos },
		'eight-solutions': { is: 92, of: async (lab) => (await lab.run('eight-all')).solutions },
		'eight-tries': { is: 15_720, of: async (lab) => (await lab.run('eight-all')).tries },
		arrangements: {
			is: 16_777_216,
			of: async () => 8 ** 8
		}
	},
	links: {
		'more-queens': '/studio/queens/?example=twelve-all',
		'own-maze': '/studio/maze/?example=two-ways'
	}
};
