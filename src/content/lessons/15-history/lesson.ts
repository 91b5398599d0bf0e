import type { Lesson } from '$lib/rooms/lesson/text/lesson';

/** Minimal, with 40 clues; the first row is empty. */
const FORTY = '000000000012034567034506182001058206008600001020007050003705028080060700207083615';
/** The same without the last clue. */
const WITHOUT = '000000000012034567034506182001058206008600001020007050003705028080060700207083610';
/** Three empty rows, columns and boxes, and one solution. */
const NINE_EMPTY =
	'000000000000018095000045016000000000046000081071000043000000000067059000035086000';

const MCGUIRE =
	'G. McGuire, B. Tugemann, G. Civario: There Is No 16-Clue Sudoku. Experimental Mathematics 23 (2014)';

export const lesson: Lesson = {
	figures: {
		queens: { kind: 'queens', search: 'example=eight&future=shown' },
		empty: { kind: 'sudoku', search: `puzzle=${'.'.repeat(81)}&placements=200`, parts: ['board'] },
		seventeen: { kind: 'sudoku', search: 'example=clues-17&placements=1000', parts: ['board'] },
		forty: { kind: 'sudoku', search: `puzzle=${FORTY}&order=findmin`, parts: ['board'] },
		without: {
			kind: 'sudoku',
			search: `puzzle=${WITHOUT}&order=findmin&goal=all`,
			parts: ['board', 'tree']
		},
		'nine-groups': {
			kind: 'sudoku',
			search: `puzzle=${NINE_EMPTY}&order=findmin&goal=all`,
			parts: ['board']
		},
		map: { kind: 'map-colouring', search: '', wide: true },
		usa: { kind: 'map-colouring', search: 'example=usa&back=jump', wide: true },
		'usa-findmin': { kind: 'map-colouring', search: 'example=usa-findmin', wide: true },
		maze: { kind: 'maze', search: 'example=two-ways', wide: true }
	},
	cues: {
		queens: { figure: 'queens', at: 1200, is: 'solution' },
		'first-printed': { figure: 'empty', at: 0, is: 'start' },
		grids: { figure: 'empty', at: 0, is: 'start' },
		modern: { figure: 'empty', at: 0, is: 'start' },
		seventeen: { figure: 'seventeen', at: 0, is: 'start' },
		forty: { figure: 'forty', at: 0, is: 'start' },
		'one-solution': { figure: 'forty', at: 261, is: 'solution' },
		'with-sixteen': { figure: 'seventeen', at: 0, is: 'start' },
		needed: { figure: 'without', at: 0, is: 'start' },
		empty: { figure: 'nine-groups', at: 0, is: 'start' },
		'nine-empty': { figure: 'nine-groups', at: 0, is: 'start' },
		'nine-one': { figure: 'nine-groups', at: 1997, is: 'solution' },
		hard: { figure: 'seventeen', at: 0, is: 'start' },
		beyond: { figure: 'map', at: 19, is: 'solution' },
		pennsylvania: { figure: 'usa-findmin', at: 145, is: 'solution' },
		'map-findmin': { figure: 'usa-findmin', at: 145, is: 'solution' },
		'depth-first': { figure: 'maze', at: 67, is: 'solution' },
		names: { figure: 'map', at: 0, is: 'start' },
		choir: { figure: 'map', at: 0, is: 'start', isHidden: true },
		ideas: { figure: 'usa-findmin', at: 145, is: 'solution' },
		'further-back': { figure: 'usa', at: 113, is: 'deadend PA' },
		'other-searches': { figure: 'map', at: 19, is: 'solution' },
		'local-hour': { figure: 'map', at: 19, is: 'solution', isHidden: true },
		own: { figure: 'maze', at: 134, is: 'solution' },
		sources: { figure: 'queens', at: 1200, is: 'solution' },
		reading: { figure: 'queens', at: 1200, is: 'solution' }
	},
	questions: {
		'first-printed': { ask: 'choice', right: 'in-america' },
		'with-sixteen': { ask: 'choice', right: 'not-one' },
		needed: { ask: 'choice', right: 'search-second' },
		choir: { ask: 'choice', right: 'slots' },
		'local-hour': { ask: 'choice', right: 'not-yet-known' }
	},
	numbers: {
		'bezzel-year': { is: 1848, style: 'year', source: 'M. Bezzel, Schachzeitung, September 1848' },
		'nauck-year': { is: 1850, style: 'year', source: 'F. Nauck, Illustrirte Zeitung, 1850' },
		solutions: {
			is: 92,
			of: async (lab) => (await lab.search('queens', 'example=eight-all')).solutions
		},
		'euler-year': {
			is: 1782,
			style: 'year',
			source: 'L. Euler: Recherches sur une nouvelle espèce de quarrés magiques (1782)'
		},
		'walker-year': {
			is: 1960,
			style: 'year',
			source: 'R. J. Walker: An enumerative technique for a class of combinatorial problems (1960)'
		},
		'golomb-year': {
			is: 1965,
			style: 'year',
			source: 'S. W. Golomb, L. D. Baumert: Backtrack Programming. JACM 12 (1965)'
		},
		'france-year': { is: 1895, style: 'year', source: 'La France, 6 July 1895' },
		'garns-year': { is: 1979, style: 'year', source: 'Dell Pencil Puzzles & Word Games, May 1979' },
		'nikoli-year': { is: 1984, style: 'year', source: 'Monthly Nikolist, April 1984' },
		'times-year': { is: 2004, style: 'year', source: 'The Times, 12 November 2004' },
		'proof-year': { is: 2012, style: 'year', source: MCGUIRE },
		fewest: { is: 17, source: MCGUIRE },
		sixteen: { is: 16, source: MCGUIRE },
		forty: { is: 40, of: async () => [...FORTY].filter((cell) => cell !== '0').length },
		'without-solutions': { is: 2, of: async (lab) => (await lab.run('without')).solutions },
		'findmin-placements': {
			is: 48,
			async of(lab) {
				const { placements, undos } = await lab.run('usa-findmin');
				return undos === 0 ? placements : NaN;
			}
		}
	},
	links: {
		'seventeen-studio': '/studio/sudoku/?example=clues-17&order=findmin',
		map: '/studio/map-colouring/',
		compare: '/compare/',
		words: '/learn/words/',
		errata: '/learn/errata/'
	}
};
