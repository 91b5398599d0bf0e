import type { Lab, Lesson } from '$lib/rooms/lesson/text/lesson';

const CELLS = 81;

/** What 'dig' has left when the 3 of r3c3 is gone, and when the 4 of r2c3 is gone as well. */
const SINGLE = 'box=2x2&puzzle=.3.2.14.....3...&goal=all';
const TWIN = 'box=2x2&puzzle=.3.2.1......3...&goal=all';

/** The clues left after a number of digits that had to stay; 0: every digit is asked about. */
async function cluesLeft(lab: Lab, attempts: number, seed = 7): Promise<number> {
	const search = `making=dig&draw=${seed}&attempts=${attempts}`;
	const { placements, undos } = await lab.search('making', search);
	return CELLS - placements + undos;
}

/** The same for twenty boards, ascending. */
async function cluesOfTwenty(lab: Lab, attempts: number): Promise<number[]> {
	const clues: number[] = [];
	for (let seed = 1; seed <= 20; seed++) clues.push(await cluesLeft(lab, attempts, seed));
	return clues.sort((a, b) => a - b);
}

/** How many cells each of a thousand tries by chance alone has filled; the first one is 'blind'. */
async function blindTries(lab: Lab): Promise<number[]> {
	const filled: number[] = [];
	for (let seed = 7; seed < 1007; seed++)
		filled.push((await lab.search('making', `making=blind&draw=${seed}`)).placements);
	return filled;
}

export const lesson: Lesson = {
	figures: {
		several: { kind: 'sudoku', search: 'example=several&goal=all' },
		blind: { kind: 'making', search: 'example=blind', parts: ['board'] },
		fill: { kind: 'making', search: 'example=fill' },
		redraw: { kind: 'making', search: 'example=redraw' },
		/** Every digit of a 4×4 board is asked about. */
		dig: { kind: 'making', search: 'making=dig&box=2x2&draw=1&attempts=0', parts: ['board'] },
		single: { kind: 'sudoku', search: SINGLE },
		/** Stops at the second of three solutions. */
		twin: { kind: 'sudoku', search: `${TWIN}&solutions=2` },
		minimal: { kind: 'making', search: 'making=dig&draw=7&attempts=0', parts: ['board'] }
	},
	cues: {
		promise: { figure: 'several', at: 0, is: 'start' },
		loose: { figure: 'several', at: 0, is: 'start' },
		kept: { figure: 'several', at: 1096, is: 'solution' },
		blind: { figure: 'blind', at: 0, is: 'start' },
		'how-far': { figure: 'blind', at: 0, is: 'start' },
		stuck: { figure: 'blind', at: 107, is: 'deadend r8c8' },
		'blind-end': { figure: 'blind', at: 107, is: 'deadend r8c8' },
		fill: { figure: 'fill', at: 0, is: 'start' },
		'fill-dead': { figure: 'fill', at: 87, is: 'deadend r2c9' },
		'fill-back': { figure: 'fill', at: 88, is: 'backtrack r2c8 9' },
		'fill-full': { figure: 'fill', at: 436, is: 'solution' },
		'no-chance': { figure: 'fill', at: 0, is: 'start' },
		redraw: { figure: 'redraw', at: 75, is: 'place r2c5 3' },
		'redraw-dead': { figure: 'redraw', at: 86, is: 'deadend r2c6' },
		'drawn-again': { figure: 'redraw', at: 88, is: 'choose r2c5' },
		'same-again': { figure: 'redraw', at: 91, is: 'place r2c5 3' },
		'redraw-second': { figure: 'redraw', at: 102, is: 'deadend r2c6' },
		'redraw-third': { figure: 'redraw', at: 120, is: 'deadend r2c6' },
		dig: { figure: 'dig', at: 0, is: 'start' },
		'dig-full': { figure: 'dig', at: 0, is: 'start' },
		'dig-first': { figure: 'dig', at: 2, is: 'place r3c2 2' },
		'how-sure': { figure: 'dig', at: 2, is: 'place r3c2 2' },
		single: { figure: 'single', at: 0, is: 'start' },
		'single-found': { figure: 'single', at: 39, is: 'solution' },
		'single-end': { figure: 'single', at: 99, is: 'deadend r1c1' },
		'goes-or-stays': { figure: 'dig', at: 24, is: 'place r2c3 4' },
		twin: { figure: 'twin', at: 0, is: 'start' },
		'twin-first': { figure: 'twin', at: 44, is: 'solution' },
		'twin-second': { figure: 'twin', at: 81, is: 'solution' },
		'must-stay': { figure: 'dig', at: 25, is: 'deadend' },
		'put-back': { figure: 'dig', at: 26, is: 'backtrack r2c3 4' },
		'again-later': { figure: 'dig', at: 26, is: 'backtrack r2c3 4' },
		minimal: { figure: 'dig', at: 40, is: 'backtrack r1c4 2' },
		'dig-end': { figure: 'dig', at: 41, is: 'solution' },
		'how-few': { figure: 'minimal', at: 0, is: 'start' },
		attempts: { figure: 'minimal', at: 65, is: 'deadend' },
		'big-end': { figure: 'minimal', at: 213, is: 'solution' },
		rough: { figure: 'minimal', at: 213, is: 'solution' },
		play: { figure: 'minimal', at: 213, is: 'solution' },
		hints: { figure: 'dig', at: 24, is: 'place r2c3 4', isHidden: true }
	},
	questions: {
		kept: { ask: 'choice', right: 'kept-unknown' },
		'how-far': { ask: 'guess', number: 'blind-filled' },
		'no-chance': { ask: 'choice', right: 'no-chance-same' },
		'drawn-again': { ask: 'value' },
		'how-sure': { ask: 'choice', right: 'counts-two' },
		'goes-or-stays': { ask: 'choice', right: 'either-way' },
		'again-later': { ask: 'choice', right: 'again-no' },
		'how-few': { ask: 'guess', number: 'left-every' },
		hints: { ask: 'choice', right: 'hints-second' }
	},
	numbers: {
		several: { is: 4, of: async (lab) => (await lab.run('several')).solutions },
		cells: { is: CELLS, of: async (lab) => (await lab.run('fill')).deepest },
		'blind-filled': { is: 35, of: async (lab) => (await lab.run('blind')).placements },
		'blind-average': {
			is: 42,
			async of(lab) {
				const tries = await blindTries(lab);
				return Math.round(tries.reduce((sum, one) => sum + one, 0) / tries.length);
			}
		},
		'blind-most': { is: 63, of: async (lab) => Math.max(...(await blindTries(lab))) },
		'fill-placements': { is: 86, of: async (lab) => (await lab.run('fill')).placements },
		'fill-undos': { is: 5, of: async (lab) => (await lab.run('fill')).undos },
		'plain-placements': {
			is: 81,
			async of(lab) {
				const { placements, undos } = await lab.search('making', 'making=fill&order=findmin');
				return undos === 0 ? placements : NaN;
			}
		},
		'redraw-deadends': { is: 365, of: async (lab) => (await lab.run('redraw')).deadends },
		'twin-solutions': { is: 3, of: async (lab) => (await lab.search('sudoku', TWIN)).solutions },
		'small-left': {
			is: 4,
			async of(lab) {
				const { placements, undos } = await lab.run('dig');
				return 16 - placements + undos;
			}
		},
		'left-one': { is: 50, of: (lab) => cluesLeft(lab, 1) },
		'left-ten': { is: 30, of: (lab) => cluesLeft(lab, 10) },
		'left-every': { is: 25, of: (lab) => cluesLeft(lab, 0) },
		'one-least': { is: 33, of: async (lab) => (await cluesOfTwenty(lab, 1))[0] },
		'one-most': { is: 54, of: async (lab) => (await cluesOfTwenty(lab, 1))[19] },
		'ten-least': { is: 25, of: async (lab) => (await cluesOfTwenty(lab, 10))[0] },
		'ten-most': { is: 30, of: async (lab) => (await cluesOfTwenty(lab, 10))[19] },
		'every-least': { is: 22, of: async (lab) => (await cluesOfTwenty(lab, 0))[0] },
		'every-most': { is: 26, of: async (lab) => (await cluesOfTwenty(lab, 0))[19] }
	},
	links: {
		'blind-studio': '/studio/making/?example=blind',
		'redraw-studio': '/studio/making/?example=redraw',
		'dig-studio': '/studio/making/?example=dig',
		pairs: '/studio/making/?example=half-turn',
		'play-door': '/play/'
	}
};
