import type { Lesson, NumberFact } from '$lib/rooms/lesson/text/lesson';

/** The raster board with its rows, columns and symbols exchanged. */
const REWRITTEN =
	'puzzle=....59.....8..32..92.8..........842......1..6.....637.6.14..5...4..32.6.2.....9.8';

const THESIS = 'The Serbian thesis on a Sudoku web application: its table of measurements';

/** A figure that the thesis printed. */
function printed(is: number): NumberFact {
	return { is, source: THESIS };
}

/** The median of our ten boards with so many clues. */
function median(clues: number, ordering: string, is: number): NumberFact {
	return { is, of: (lab) => lab.median('clues', ordering, clues) };
}

export const lesson: Lesson = {
	figures: {
		letters: { kind: 'sequence', search: 'example=abc-all', wide: true },
		queens: { kind: 'queens', search: 'example=eight-all', parts: ['board', 'counters'] },
		six: {
			kind: 'queens',
			search: 'example=six&goal=all&whole=1',
			parts: ['tree'],
			overview: true
		},
		raster: { kind: 'sudoku', search: 'example=raster', parts: ['board', 'counters'] },
		givens: { kind: 'sudoku', search: 'example=raster', parts: ['board'] },
		seventeen: {
			kind: 'sudoku',
			search: 'example=against-naive&placements=1000',
			parts: ['board']
		},
		twin: { kind: 'sudoku', search: REWRITTEN, parts: ['board'] },
		rewritten: { kind: 'sudoku', search: REWRITTEN, parts: ['board', 'counters'] },
		limited: {
			kind: 'sudoku',
			search: 'example=against-naive&placements=1000',
			parts: ['board', 'counters']
		},
		ways: { kind: 'maze', search: 'example=all&whole=1', wide: true, overview: true },
		best: { kind: 'maze', search: 'example=two-ways', wide: true }
	},
	cues: {
		count: { figure: 'letters', at: 43, is: 'deadend p1' },
		tries: { figure: 'letters', at: 2, is: 'place p1 A', light: 'reject' },
		'how-often': { figure: 'letters', at: 43, is: 'deadend p1' },
		widest: { figure: 'queens', at: 0, is: 'start' },
		shape: { figure: 'six', at: 1348, is: 'deadend r1' },
		forward: { figure: 'raster', at: 0, is: 'start' },
		'forward-one': { figure: 'raster', at: 9, is: 'place r1c1 8' },
		'back-one': { figure: 'raster', at: 29, is: 'backtrack r1c5 5' },
		'all-moves': { figure: 'raster', at: 2008, is: 'solution' },
		streaks: { figure: 'raster', at: 2008, is: 'solution' },
		'how-far-back': { figure: 'raster', at: 28, is: 'deadend r1c6' },
		clues: { figure: 'givens', at: 0, is: 'start' },
		fewer: { figure: 'givens', at: 0, is: 'start' },
		table: { figure: 'givens', at: 0, is: 'start' },
		'guess-seventeen': { figure: 'seventeen', at: 0, is: 'start' },
		'few-boards': { figure: 'seventeen', at: 0, is: 'start' },
		alike: { figure: 'givens', at: 0, is: 'start' },
		symmetric: { figure: 'givens', at: 0, is: 'start' },
		'guess-twin': { figure: 'twin', at: 0, is: 'start' },
		twins: { figure: 'rewritten', at: 5327211, is: 'solution' },
		'twin-one': { figure: 'raster', at: 2008, is: 'solution' },
		'twin-two': { figure: 'rewritten', at: 5327211, is: 'solution' },
		unfair: { figure: 'twin', at: 0, is: 'start' },
		limit: { figure: 'limited', at: 11800, is: 'backtrack r6c1 6' },
		stopped: { figure: 'limited', at: 11800, is: 'backtrack r6c1 6' },
		goals: { figure: 'ways', at: 53, is: 'solution' },
		'first-way': { figure: 'ways', at: 53, is: 'solution' },
		'all-ways': { figure: 'ways', at: 420, is: 'deadend s1' },
		'best-way': { figure: 'best', at: 134, is: 'solution' },
		pruned: { figure: 'best', at: 165, is: 'prune' },
		'day-out': { figure: 'best', at: 165, is: 'prune', isHidden: true }
	},
	questions: {
		'how-often': { ask: 'number', number: 'abc-undos' },
		widest: { ask: 'guess', number: 'widest' },
		'how-far-back': { ask: 'return' },
		fewer: { ask: 'choice', right: 'more-work' },
		'guess-seventeen': { ask: 'guess', number: 'min-seventeen' },
		'few-boards': { ask: 'choice', right: 'few-lucky' },
		symmetric: { ask: 'choice', right: 'nothing-shown' },
		'guess-twin': { ask: 'guess', number: 'rewritten-placements' },
		unfair: { ask: 'choice', right: 'where-givens-lie' },
		stopped: { ask: 'choice', right: 'not-known' },
		'day-out': { ask: 'choice', right: 'for-cheapest' }
	},
	numbers: {
		'abc-tries': { is: 21, of: async (lab) => (await lab.run('letters')).tries },
		'abc-placements': { is: 7, of: async (lab) => (await lab.run('letters')).placements },
		'abc-undos': { is: 7, of: async (lab) => (await lab.run('letters')).undos },
		'queens-tries': { is: 15_720, of: async (lab) => (await lab.run('queens')).tries },
		'queens-placements': { is: 2_056, of: async (lab) => (await lab.run('queens')).placements },
		'queens-solutions': { is: 92, of: async (lab) => (await lab.run('queens')).solutions },
		widest: {
			is: 5,
			of: async (lab) => {
				const { nodes } = await lab.run('queens');
				return nodes.indexOf(Math.max(...nodes));
			}
		},
		...Object.fromEntries(
			[8, 42, 140, 344, 568, 550, 312, 92].map((is, i): [string, NumberFact] => [
				`depth-${'bcdefghi'[i]}`,
				{ is, of: async (lab) => (await lab.run('queens')).nodes[i + 1] }
			])
		),
		placements: { is: 194, of: async (lab) => (await lab.run('raster')).placements },
		undos: { is: 140, of: async (lab) => (await lab.run('raster')).undos },
		empty: { is: 54, of: async (lab) => (await lab.run('raster')).deepest },
		'longest-forward': { is: 25, of: async (lab) => (await lab.run('raster')).longestForward },
		'longest-back': { is: 11, of: async (lab) => (await lab.run('raster')).longestBack },
		'printed-sixty-two': printed(81),
		'printed-fifty-three': printed(112),
		'printed-forty-four': printed(443),
		'printed-thirty-five': printed(1_788),
		'printed-thirty': printed(166),
		'printed-twenty-seven': printed(1_074),
		'printed-twenty-six': printed(1_074),
		'printed-seventeen': printed(765),
		'clues-sixty-two': { is: 62, source: THESIS },
		'clues-fifty-three': { is: 53, source: THESIS },
		'clues-forty-four': { is: 44, source: THESIS },
		'clues-thirty-five': { is: 35, source: THESIS },
		'clues-thirty': { is: 30, source: THESIS },
		'clues-twenty-seven': { is: 27, source: THESIS },
		'clues-twenty-six': { is: 26, source: THESIS },
		'clues-seventeen': { is: 17, source: THESIS },
		'naive-sixty-two': median(62, 'naive', 19),
		'naive-fifty-three': median(53, 'naive', 32),
		'naive-forty-four': median(44, 'naive', 51),
		'naive-thirty-five': median(35, 'naive', 520.5),
		'naive-thirty': median(30, 'naive', 1737.5),
		'naive-twenty-seven': median(27, 'naive', 5770),
		'naive-twenty-six': median(26, 'naive', 8262),
		'min-sixty-two': median(62, 'findmin', 19),
		'min-fifty-three': median(53, 'findmin', 28),
		'min-forty-four': median(44, 'findmin', 37),
		'min-thirty-five': median(35, 'findmin', 46),
		'min-thirty': median(30, 'findmin', 54),
		'min-twenty-seven': median(27, 'findmin', 83),
		'min-twenty-six': median(26, 'findmin', 106),
		'min-seventeen': median(17, 'findmin', 10_292),
		'thesis-slow': printed(3_780_823),
		'thesis-fast': printed(36_368),
		'diagonal-sum': {
			is: 6_496,
			of: async (lab) => (await lab.set('diagonal', 'findmin')).placements
		},
		'scattered-sum': {
			is: 7_328,
			of: async (lab) => (await lab.set('scattered', 'findmin')).placements
		},
		'diagonal-median': { is: 105.5, of: (lab) => lab.median('diagonal', 'findmin') },
		'scattered-median': { is: 82, of: (lab) => lab.median('scattered', 'findmin') },
		'rewritten-placements': {
			is: 443_961,
			of: async (lab) => (await lab.run('rewritten')).placements
		},
		'rewritten-min': {
			is: 54,
			of: async (lab) => (await lab.search('sudoku', `${REWRITTEN}&order=findmin`)).placements
		},
		'whole-one': {
			is: 3_248,
			of: async (lab) => (await lab.search('sudoku', 'example=raster&goal=all')).placements
		},
		'whole-two': {
			is: 504_250,
			of: async (lab) => (await lab.search('sudoku', `${REWRITTEN}&goal=all`)).placements
		},
		limit: { is: 1_000, of: async (lab) => (await lab.run('limited')).placements },
		'unlimited-min': {
			is: 45_267,
			of: async (lab) =>
				(await lab.search('sudoku', 'example=against-naive&order=findmin')).placements
		},
		ways: { is: 4, of: async (lab) => (await lab.run('ways')).solutions },
		'best-cost': { is: 12, of: async (lab) => (await lab.run('best')).best },
		'first-cost': {
			is: 16,
			of: async (lab) => (await lab.search('maze', 'example=two-ways&goal=first')).best
		}
	},
	links: {
		depths: '/studio/queens/?example=eight-all&side=counters',
		thesis: '/compare/experiment/?preset=thesis',
		diagonal: '/compare/experiment/?preset=diagonal',
		rewritings: '/compare/experiment/?preset=rewritten&run=1'
	}
};
