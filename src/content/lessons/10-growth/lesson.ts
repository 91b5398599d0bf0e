import type { Lab, Lesson, NumberFact, PossibleDive } from '$lib/rooms/lesson/text/lesson';

const KNUTH = 'Donald E. Knuth, Estimating the efficiency of backtrack programs, 1975';

/** The search for all ways to place so many queens. */
const queens = (lab: Lab, size: number) =>
	size > 10 ? lab.queens(size) : lab.search('queens', `size=${size}&goal=all`);

/** For each size: its queens, the placements of that search, times the row before, its solutions. */
const QUEENS = [
	['four', 4, 16, 0, 2],
	['five', 5, 53, 3.3, 10],
	['six', 6, 152, 2.9, 4],
	['seven', 7, 551, 3.6, 40],
	['eight', 8, 2_056, 3.7, 92],
	['nine', 9, 8_393, 4.1, 352],
	['ten', 10, 35_538, 4.2, 724],
	['eleven', 11, 166_925, 4.7, 2_680],
	['twelve', 12, 856_188, 5.1, 14_200],
	['thirteen', 13, 4_674_889, 5.5, 73_712],
	['fourteen', 14, 27_358_552, 5.9, 365_596]
] as const;

function queensFacts(): Record<string, NumberFact> {
	const rows = QUEENS.map(([name, size, placements, times, solutions]) => {
		const facts: [string, NumberFact][] = [
			[
				`placed-${name}`,
				{ is: placements, of: async (lab) => (await queens(lab, size)).placements }
			],
			[`found-${name}`, { is: solutions, of: async (lab) => (await queens(lab, size)).solutions }]
		];
		if (size > 9)
			facts.push([
				`n-${name}`,
				{ is: size, of: async (lab) => (await lab.search('queens', `size=${size}`)).deepest }
			]);
		if (times > 0)
			facts.push([
				`times-${name}`,
				{
					is: times,
					of: async (lab) => {
						const before = await queens(lab, size - 1);
						return Number(((await queens(lab, size)).placements / before.placements).toFixed(1));
					}
				}
			]);
		return facts;
	});
	return Object.fromEntries(rows.flat());
}

/** The guess that a share of the dives does not exceed. */
function quantile(dives: readonly PossibleDive[], share: number): number {
	let sum = 0;
	const ascending = [...dives].sort((a, b) => a.guess - b.guess);
	return ascending.find(({ chance }) => (sum += chance) >= share)!.guess;
}

/** How likely it is that a dive's guess is below the true size. */
function below(dives: readonly PossibleDive[], size: number): number {
	return dives.reduce((sum, { guess, chance }) => sum + (guess < size ? chance : 0), 0);
}

export const lesson: Lesson = {
	figures: {
		rows: {
			kind: 'sequence',
			search: 'alphabet=ABC&rule=any&goal=all&whole=1',
			wide: true,
			overview: true
		},
		letters: { kind: 'sequence', search: 'example=abc-all', wide: true },
		raster: { kind: 'sudoku', search: 'example=raster&goal=all', parts: ['board'] },
		six: {
			kind: 'queens',
			search: 'example=six&goal=all&whole=1',
			parts: ['tree'],
			overview: true
		},
		eight: { kind: 'queens', search: 'example=eight-all', parts: ['board'] },
		four: { kind: 'queens', search: 'example=four&goal=all&future=shown', overview: true }
	},
	cues: {
		rows: { figure: 'rows', at: 131, is: 'deadend p1' },
		fourth: { figure: 'rows', at: 131, is: 'deadend p1' },
		exponential: { figure: 'rows', at: 131, is: 'deadend p1' },
		machine: { figure: 'rows', at: 131, is: 'deadend p1' },
		board: { figure: 'raster', at: 0, is: 'start' },
		pruning: { figure: 'letters', at: 4, is: 'reject p2 A' },
		'pruned-a': { figure: 'letters', at: 4, is: 'reject p2 A' },
		'pruned-all': { figure: 'letters', at: 43, is: 'deadend p1' },
		'where-cut': { figure: 'letters', at: 43, is: 'deadend p1' },
		'guess-twelve': { figure: 'six', at: 1348, is: 'deadend r1' },
		queens: { figure: 'six', at: 1348, is: 'deadend r1' },
		wish: { figure: 'four', at: 0, is: 'start' },
		dive: { figure: 'four', at: 0, is: 'start' },
		'dive-one': { figure: 'four', at: 2, is: 'place r1 c1' },
		'dive-two': { figure: 'four', at: 6, is: 'place r2 c3' },
		'dive-end': { figure: 'four', at: 12, is: 'deadend r3' },
		second: { figure: 'four', at: 0, is: 'start' },
		average: { figure: 'four', at: 108, is: 'deadend r1' },
		'column-two': { figure: 'four', at: 43, is: 'solution' },
		why: { figure: 'four', at: 17, is: 'place r3 c2' },
		passed: { figure: 'four', at: 17, is: 'place r3 c2' },
		'ten-dives': { figure: 'eight', at: 0, is: 'start' },
		'guess-often': { figure: 'raster', at: 0, is: 'start' },
		wild: { figure: 'raster', at: 28, is: 'deadend r1c6' },
		low: { figure: 'raster', at: 28, is: 'deadend r1c6' },
		use: { figure: 'six', at: 1348, is: 'deadend r1' },
		padlock: { figure: 'six', at: 1348, is: 'deadend r1', isHidden: true }
	},
	questions: {
		fourth: { ask: 'number', number: 'rows-four' },
		machine: { ask: 'number', number: 'more-places' },
		'guess-twelve': { ask: 'guess', number: 'placed-twelve' },
		'where-cut': { ask: 'choice', right: 'near-root' },
		second: { ask: 'number', number: 'second-dive' },
		passed: { ask: 'number', number: 'passed' },
		'guess-often': { ask: 'guess', number: 'raster-middle' },
		low: { ask: 'choice', right: 'cannot-say' },
		padlock: { ask: 'number', number: 'lock-times' }
	},
	numbers: {
		'rows-three': { is: 27, of: async (lab) => (await lab.run('rows')).solutions },
		'rows-four': {
			is: 81,
			of: async (lab) =>
				(await lab.search('sequence', 'alphabet=ABC&length=4&rule=any&goal=all')).solutions
		},
		'rows-ten': { is: 59_049, of: () => 3 ** 10 },
		'rows-twenty': { is: 3_486_784_401, of: () => 3 ** 20 },
		/** Three times three is not yet ten, and three times that is more. */
		'more-places': { is: 2, of: () => Math.floor(Math.log(10) / Math.log(3)) },
		empty: { is: 54, of: async (lab) => (await lab.search('sudoku', 'example=raster')).deepest },
		digits: { is: 52, of: () => String(9n ** 54n).length },
		'raster-first': {
			is: 194,
			of: async (lab) => (await lab.search('sudoku', 'example=raster')).placements
		},
		'free-placements': { is: 39, of: async (lab) => (await lab.run('rows')).placements },
		'ruled-placements': { is: 7, of: async (lab) => (await lab.run('letters')).placements },
		arrangements: { is: 16_777_216, of: () => 8 ** 8 },
		...queensFacts(),
		year: { is: 1975, style: 'year', source: KNUTH },
		'first-dive': { is: 12, of: () => 4 + 4 * 2 },
		'second-dive': { is: 20, of: () => 4 + 4 * 2 + 4 * 2 * 1 },
		'third-dive': { is: 16, of: () => 4 + 4 + 4 + 4 },
		'average-dive': {
			is: 16,
			of: async (lab) =>
				(await lab.dives('four')).reduce((sum, { guess, chance }) => sum + guess * chance, 0)
		},
		passed: { is: 100, of: () => 800 / (4 * 2 * 1) },
		'eight-least': { is: 488, of: async (lab) => quantile(await lab.dives('eight'), 0) },
		'eight-most': {
			is: 7_408,
			of: async (lab) => Math.max(...(await lab.dives('eight')).map(({ guess }) => guess))
		},
		'raster-all': { is: 3_248, of: async (lab) => (await lab.run('raster')).placements },
		'raster-middle': { is: 7, of: async (lab) => quantile(await lab.dives('raster'), 0.5) },
		'raster-most': {
			is: 10_209_987,
			of: async (lab) => Math.max(...(await lab.dives('raster')).map(({ guess }) => guess))
		},
		'raster-low': {
			is: 97,
			of: async (lab) =>
				Math.round(100 * below(await lab.dives('raster'), (await lab.run('raster')).placements))
		},
		sixteen: { is: 1_141_190_302, source: 'OEIS A319236, without the root' },
		'lock-times': { is: 100, of: () => 10 ** 6 / 10 ** 4 },
		'lock-clicks': { is: 60, of: () => 6 * 10 }
	},
	links: {
		sizes: '/compare/experiment/?preset=queens'
	}
};
