import type { Lesson } from '$lib/rooms/lesson/text/lesson';

/** How many values a program of this chapter writes on its board. */
async function written(name: 'place-first' | 'shallow-copy') {
	const { boardFrom, counted, TREE } = await import('../06-recursion/runs');
	const { solve } = await (name === 'place-first'
		? import('./listings/place-first')
		: import('./listings/shallow-copy'));
	return counted<unknown>(solve, boardFrom(TREE)).placements;
}

const SOLVED = { kind: 'sudoku', search: 'example=tree' };

export const lesson: Lesson = {
	figures: {
		'place-first': { ...SOLVED, parts: ['board', 'code'], listing: 'place-first' },
		copies: { ...SOLVED, parts: ['board', 'code'], listing: 'solve-copy' },
		board: { ...SOLVED, parts: ['board', 'tree'] },
		/** For the branches that leave its root. */
		branches: { ...SOLVED, parts: ['tree'] },
		stack: { ...SOLVED, parts: ['board', 'code'], listing: 'stack' },
		next: { ...SOLVED, parts: ['board', 'code'], listing: 'next-to-try' },
		generator: { ...SOLVED, parts: ['board', 'code'], listing: 'generator' }
	},
	cues: {
		'check-first': { figure: 'place-first', at: 2, is: 'place r1c2 1' },
		'write-first': { figure: 'place-first', at: 10, is: 'place r1c3 7', line: 'place' },
		'not-itself': { figure: 'place-first', at: 10, is: 'place r1c3 7', line: 'itself' },
		'how-many-writes': { figure: 'place-first', at: 0, is: 'start' },

		copy: { figure: 'copies', at: 10, is: 'place r1c3 7' },
		'makes-copy': { figure: 'copies', at: 10, is: 'place r1c3 7', line: 'copy' },
		'returns-board': { figure: 'copies', at: 10, is: 'place r1c3 7', line: 'solution' },
		reference: { figure: 'board', at: 10, is: 'place r1c3 7' },
		shallow: { figure: 'board', at: 10, is: 'place r1c3 7', line: 'bug' },

		'own-stack': { figure: 'stack', at: 49, is: 'place r1c7 4' },
		adds: { figure: 'stack', at: 49, is: 'place r1c7 4', line: 'push' },
		removes: { figure: 'stack', at: 61, is: 'backtrack r1c7 4', line: 'backtrack' },
		'stack-back': { figure: 'stack', at: 60, is: 'deadend r1c9' },
		'next-to-try': { figure: 'next', at: 62, is: 'place r1c7 5' },
		forward: { figure: 'next', at: 62, is: 'place r1c7 5', line: 'forward' },
		backward: { figure: 'next', at: 88, is: 'deadend r2c5', line: 'back' },
		'starts-at-one': { figure: 'next', at: 88, is: 'deadend r2c5', line: 'deadend' },
		'set-back': { figure: 'next', at: 88, is: 'deadend r2c5', line: 'deadend' },
		'as-generator': { figure: 'generator', at: 62, is: 'place r1c7 5' },
		'all-alike': { figure: 'board', at: 613, is: 'solution' },

		print: { figure: 'board', at: 0, is: 'start' },
		machines: { figure: 'branches', at: 3, is: 'choose r1c3' }
	},
	questions: {
		'how-many-writes': { ask: 'guess', number: 'written' },
		'two-names': { ask: 'choice', right: 'now-two' },
		'what-changes': { ask: 'choice', right: 'both-boards' },
		'stack-back': { ask: 'choice', right: 'pops' },
		'set-back': { ask: 'choice', right: 'goes-wrong' },
		'all-alike': { ask: 'choice', right: 'each-of-them' },
		'why-spaces': { ask: 'choice', right: 'twelve' },
		machines: { ask: 'choice', right: 'many-boards' }
	},
	numbers: {
		placements: { is: 73, of: async (lab) => (await lab.run('board')).placements },
		written: { is: 483, of: async () => written('place-first') },
		wiped: {
			is: 410,
			of: async (lab) => (await written('place-first')) - (await lab.run('board')).placements
		},
		'shallow-placements': { is: 5, of: async () => written('shallow-copy') }
	}
};
