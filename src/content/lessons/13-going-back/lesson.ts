import type { Lab, Lesson, Measured, NumberFact } from '$lib/rooms/lesson/text/lesson';

const USA = 'example=usa';
const THREE = 'example=usa-three';
/** A Sudoku whose givens leave reading order little to see. */
const SLOW =
	'puzzle=530070000600195000098000060800060003400803001700020006060000280000419005000080079';

const MAP = 'map-colouring';
const SUDOKU = 'sudoku';

type Counter = 'placements' | 'skipped';

/** What a search counts. */
function counted(is: number, kind: string, search: string, of: Counter = 'placements'): NumberFact {
	return { is, of: async (lab) => (await lab.search(kind, search))[of] };
}

/** What the run of a figure counts. */
function inRun(is: number, figure: string, of: keyof Measured): NumberFact {
	return { is, of: async (lab) => Number((await lab.run(figure))[of]) };
}

/** The placements with fewest first, if it takes as many whichever way it goes back; else no number. */
function eitherWay(is: number, kind: string, search: string): NumberFact {
	const count = async (lab: Lab, back: string) =>
		(await lab.search(kind, `${search}&order=findmin${back}`)).placements;
	return {
		is,
		async of(lab) {
			const placements = await count(lab, '');
			return (await count(lab, '&back=jump')) === placements ? placements : NaN;
		}
	};
}

export const lesson: Lesson = {
	figures: {
		step: { kind: MAP, search: USA, wide: true },
		fails: { kind: MAP, search: `${USA}&fails=1`, parts: ['board'], wide: true },
		jump: { kind: MAP, search: `${USA}&back=jump`, wide: true },
		code: { kind: MAP, search: `${USA}&back=jump`, parts: ['board', 'code'], wide: true },
		trees: { kind: MAP, search: USA, parts: ['tree'], beside: 'jump', overview: true },
		australia: { kind: MAP, search: 'example=australia-all&back=jump', wide: true },
		three: {
			kind: MAP,
			search: `${THREE}&order=naive&back=jump`,
			parts: ['board', 'counters'],
			wide: true
		},
		'small-jump': { kind: SUDOKU, search: 'example=tree&back=jump' },
		findmin: { kind: MAP, search: 'example=usa-findmin', wide: true },
		weights: { kind: MAP, search: `${THREE}&order=dom-wdeg`, wide: true },
		arcs: {
			kind: MAP,
			search: `${THREE}&order=naive&elimination=arcs&pencil=all`,
			wide: true
		}
	},
	cues: {
		alphabet: { figure: 'step', at: 0, is: 'start' },
		'all-well': { figure: 'step', at: 107, is: 'place OR yellow' },
		'no-colour': { figure: 'step', at: 113, is: 'deadend PA' },
		pennsylvania: { figure: 'step', at: 113, is: 'deadend PA' },
		'to-blame': { figure: 'step', at: 114, is: 'backtrack OR yellow' },
		'other-side': { figure: 'step', at: 114, is: 'backtrack OR yellow' },
		'oregon-back': { figure: 'step', at: 114, is: 'backtrack OR yellow' },
		'oklahoma-back': { figure: 'step', at: 116, is: 'backtrack OK blue' },
		'oklahoma-yellow': { figure: 'step', at: 117, is: 'reject OK yellow' },
		'ohio-back': { figure: 'step', at: 119, is: 'backtrack OH yellow' },
		'new-york': { figure: 'step', at: 122, is: 'place NY yellow' },
		'penn-coloured': { figure: 'step', at: 140, is: 'place PA blue' },
		'how-often': { figure: 'step', at: 140, is: 'place PA blue' },
		thrashing: { figure: 'fails', at: 1003, is: 'deadend PA' },
		'same-wall': { figure: 'fails', at: 1003, is: 'deadend PA' },
		'same-again': { figure: 'fails', at: 1037, is: 'deadend PA' },
		'where-it-fails': { figure: 'fails', at: 34521, is: 'solution' },

		blame: { figure: 'jump', at: 113, is: 'deadend PA' },
		'new-jersey': { figure: 'jump', at: 113, is: 'deadend PA' },
		'one-jump': { figure: 'jump', at: 114, is: 'backtrack OR yellow' },
		'over-oregon': { figure: 'jump', at: 114, is: 'backtrack OR yellow' },
		'over-oklahoma': { figure: 'jump', at: 115, is: 'backtrack OK blue' },
		'lands-at-ohio': { figure: 'jump', at: 116, is: 'backtrack OH yellow' },
		wyoming: { figure: 'jump', at: 182, is: 'deadend WY' },
		'south-dakota-back': { figure: 'jump', at: 191, is: 'backtrack SD yellow' },
		'far-jump': { figure: 'jump', at: 191, is: 'backtrack SD yellow' },
		'guess-jump': { figure: 'jump', at: 191, is: 'backtrack SD yellow' },
		'two-trees': { figure: 'trees', at: 34521, is: 'solution' },

		inherited: { figure: 'jump', at: 192, is: 'deadend SD' },
		'south-dakota': { figure: 'jump', at: 192, is: 'deadend SD' },
		'to-nebraska': { figure: 'jump', at: 204, is: 'backtrack NE blue' },
		'nebraska-fails': { figure: 'jump', at: 206, is: 'deadend NE' },
		montana: { figure: 'jump', at: 206, is: 'deadend NE' },
		forgets: { figure: 'jump', at: 206, is: 'deadend NE' },
		'montana-back': { figure: 'jump', at: 209, is: 'backtrack MT green' },
		program: { figure: 'code', at: 177, is: 'choose WY' },
		'code-choose': { figure: 'code', at: 177, is: 'choose WY' },
		'code-deadend': { figure: 'code', at: 182, is: 'deadend WY' },
		'code-skip': { figure: 'code', at: 183, is: 'backtrack WV red' },
		'code-back': { figure: 'code', at: 191, is: 'backtrack SD yellow' },
		sound: { figure: 'jump', at: 353, is: 'solution' },
		'all-found': { figure: 'australia', at: 409, is: 'deadend WA' },
		'all-solutions': { figure: 'australia', at: 409, is: 'deadend WA' },

		'guess-three': { figure: 'three', at: 0, is: 'start' },
		gains: { figure: 'three', at: 112761, is: 'deadend AL' },
		little: { figure: 'small-jump', at: 256, is: 'deadend r6c7' },
		'nine-skipped': { figure: 'small-jump', at: 256, is: 'deadend r6c7' },
		'fewest-first': { figure: 'findmin', at: 145, is: 'solution' },
		'min-map': { figure: 'findmin', at: 145, is: 'solution' },
		'why-nothing': { figure: 'findmin', at: 145, is: 'solution' },

		ahead: { figure: 'arcs', at: 0, is: 'start' },
		forward: { figure: 'arcs', at: 20, is: 'place CA green' },
		'california-green': { figure: 'arcs', at: 20, is: 'place CA green' },
		'nevada-loses': { figure: 'arcs', at: 21, is: 'eliminate NV green' },
		arcs: { figure: 'arcs', at: 23, is: 'eliminate ID blue' },
		'idaho-loses': { figure: 'arcs', at: 23, is: 'eliminate ID blue' },
		'oregon-loses': { figure: 'arcs', at: 24, is: 'eliminate OR blue' },
		'utah-loses': { figure: 'arcs', at: 29, is: 'eliminate UT green' },
		'utah-dead': { figure: 'arcs', at: 30, is: 'deadend UT' },
		'guess-arcs': { figure: 'arcs', at: 30, is: 'deadend UT' },
		prices: { figure: 'arcs', at: 404, is: 'deadend AL' },

		twice: { figure: 'jump', at: 256, is: 'deadend PA' },
		'first-time': { figure: 'jump', at: 113, is: 'deadend PA' },
		'second-time': { figure: 'jump', at: 256, is: 'deadend PA' },
		note: { figure: 'jump', at: 260, is: 'deadend OH' },
		learning: { figure: 'jump', at: 353, is: 'solution' },
		weights: { figure: 'weights', at: 55, is: 'deadend IN' },
		'first-weight': { figure: 'weights', at: 55, is: 'deadend IN' },
		'weights-done': { figure: 'weights', at: 437, is: 'deadend MO' },
		exam: { figure: 'jump', at: 353, is: 'solution', isHidden: true },
		reading: { figure: 'jump', at: 353, is: 'solution' }
	},
	questions: {
		pennsylvania: { ask: 'return' },
		'to-blame': { ask: 'cell', is: 'OH' },
		'how-often': { ask: 'guess', number: 'pennsylvania-deadends' },
		'new-jersey': { ask: 'choice', right: 'maryland-first' },
		wyoming: { ask: 'return' },
		'guess-jump': { ask: 'guess', number: 'usa-jump' },
		montana: { ask: 'choice', right: 'blue-failed' },
		forgets: { ask: 'choice', right: 'past-solution' },
		'guess-three': { ask: 'guess', number: 'three-jump' },
		'why-nothing': { ask: 'choice', right: 'nothing-left' },
		'guess-arcs': { ask: 'guess', number: 'three-arcs' },
		note: { ask: 'choice', right: 'blue-refused' },
		exam: { ask: 'choice', right: 'chemistry' }
	},
	numbers: {
		'first-run': inRun(35, 'step', 'longestForward'),
		states: inRun(48, 'step', 'deepest'),
		'usa-step': inRun(4_957, 'step', 'placements'),
		'usa-undos': inRun(4_909, 'step', 'undos'),
		'pennsylvania-deadends': { is: 289, of: (lab) => lab.deadends('step', 'PA') },
		'west-virginia-deadends': { is: 772, of: (lab) => lab.deadends('step', 'WV') },
		'usa-jump': inRun(86, 'jump', 'placements'),
		'usa-skipped': inRun(30, 'jump', 'skipped'),
		'usa-untried': inRun(41, 'jump', 'untried'),
		'usa-findmin': eitherWay(48, MAP, USA),
		'australia-solutions': inRun(18, 'australia', 'solutions'),
		'australia-jump': inRun(87, 'australia', 'placements'),
		'australia-step': {
			is: 117,
			async of(lab) {
				const { placements, solutions } = await lab.search(MAP, 'example=australia-all');
				return solutions === (await lab.run('australia')).solutions ? placements : NaN;
			}
		},
		'three-step': { is: 134_393_511, of: (lab) => lab.exhausted(MAP, `${THREE}&order=naive`) },
		'three-jump': inRun(27_470, 'three', 'placements'),
		'three-skipped': inRun(23_976, 'three', 'skipped'),
		'three-findmin': eitherWay(159, MAP, THREE),
		'min-skipped': counted(90, MAP, `${THREE}&back=jump`, 'skipped'),
		'slow-step': counted(4_208, SUDOKU, SLOW),
		'slow-jump': counted(1_965, SUDOKU, `${SLOW}&back=jump`),
		'slow-skipped': counted(925, SUDOKU, `${SLOW}&back=jump`, 'skipped'),
		'slow-findmin': eitherWay(51, SUDOKU, SLOW),
		'raster-step': counted(194, SUDOKU, 'example=raster'),
		'raster-jump': counted(181, SUDOKU, 'example=raster&back=jump'),
		'raster-skipped': counted(57, SUDOKU, 'example=raster&back=jump', 'skipped'),
		'raster-findmin': eitherWay(58, SUDOKU, 'example=raster'),
		'small-step': counted(73, SUDOKU, 'example=tree'),
		'small-jump': inRun(72, 'small-jump', 'placements'),
		'small-skipped': inRun(16, 'small-jump', 'skipped'),
		'small-untried': inRun(73, 'small-jump', 'untried'),
		'small-findmin': eitherWay(45, SUDOKU, 'example=tree'),
		'usa-forward': counted(683, MAP, `${USA}&elimination=forward`),
		'usa-arcs': counted(48, MAP, `${USA}&elimination=arcs`),
		'three-forward': counted(1_247_007, MAP, `${THREE}&order=naive&elimination=forward`),
		'three-arcs': inRun(39, 'arcs', 'placements'),
		'three-arcs-findmin': counted(9, MAP, `${THREE}&elimination=arcs`),
		'same-nogood': { is: 73, of: (lab) => lab.repeats('step', 113) },
		'three-weights': inRun(72, 'weights', 'placements'),
		'clues-findmin': counted(89_056, SUDOKU, 'example=clues-17&order=findmin'),
		'clues-weights': counted(1_812, SUDOKU, 'example=clues-17&order=dom-wdeg'),
		'raster-weights': counted(173, SUDOKU, 'example=raster&order=dom-wdeg'),
		'prosser-year': {
			is: 1993,
			style: 'year',
			source: 'P. Prosser: Hybrid algorithms for the constraint satisfaction problem (1993)'
		}
	},
	links: {
		'fails-studio': '/studio/map-colouring/?example=usa&fails=1&at=34521',
		'jump-studio': '/studio/map-colouring/?example=usa&back=jump&at=113',
		'same-studio': '/studio/map-colouring/?example=usa&at=113',
		'weights-studio': '/studio/map-colouring/?example=usa-three&order=dom-wdeg',
		race: '/compare/?kind=map-colouring&example=usa&lanes=naive.ascending.none.every.1.0~naive.ascending.none.every.1.0.jump~findmin.ascending.none.every.1.0',
		'ahead-race':
			'/compare/?kind=map-colouring&example=usa&lanes=naive.ascending.none.every.1.0~naive.ascending.forward.every.1.0~naive.ascending.arcs.every.1.0'
	}
};
