/** Measured counts against the known ones, and against a solver that shares nothing with the search. */
import { describe, expect, it } from 'vitest';
import { experimentOf, measured, methodOf } from '../../../../../tests/fixtures/experiments';
import { solvePlainly } from '../../../../../tests/fixtures/plain-solver';
import { formatLine } from '$lib/kinds/sudoku/line';
import { kind } from '$lib/kinds/sudoku/kind';
import type { RunRow } from './experiment';
import { byBoard, byRewriting, bySet } from './summary';

const STRATEGIES = ['naive', 'findmin'] as const;
const strategies = STRATEGIES.map((ordering) => methodOf({ ordering }));

const measuredSets = new Map<string, ReturnType<typeof measured>>();

/** The runs of a built-in set by both strategies. Each set is measured once. */
function rowsOf(name: string): ReturnType<typeof measured> {
	const rows =
		measuredSets.get(name) ??
		measured(experimentOf({ sets: [{ kind: 'sudoku', name, boards: null }], strategies }));
	measuredSets.set(name, rows);
	return rows;
}

const countsOf = ({ tries, placements, undos }: RunRow) => [tries, placements, undos];

async function linesOf(name: string) {
	const set = (await kind.sets!()).find(({ id }) => id === name)!;
	return set.puzzles.map(({ setup }) => formatLine(setup.givens));
}

describe('the counts of the built-in sets', () => {
	it.each([
		['easy50', 'naive', [11_011_447, 1_224_660, 1_222_028]],
		['easy50', 'findmin', [65_152, 8_405, 5_773]],
		['hardest11', 'naive', [9_447_476, 1_049_996, 1_049_375]],
		['hardest11', 'findmin', [62_798, 7_254, 6_633]]
	] as const)(
		'%s by %s: each board as a plain solver counts, and the known sums',
		async (...row) => {
			const [name, ordering, known] = row;
			const rows = (await rowsOf(name)).filter(({ strategy }) => STRATEGIES[strategy] === ordering);
			const plain = (await linesOf(name)).map((line) => solvePlainly(line, ordering));
			expect(rows.map(countsOf)).toEqual(
				plain.map(({ tries, placements, undos }) => [tries, placements, undos])
			);
			expect(rows.every(({ outcome }) => outcome === 'solved')).toBe(true);
			const sums = rows.map(countsOf).reduce((a, b) => a.map((count, i) => count + b[i]));
			expect(sums).toEqual(known);
		}
	);

	it('span what the summary says', async () => {
		const spans = async (name: string) =>
			bySet(byBoard(await rowsOf(name)), 'placements').map(({ summary: { min, median, max } }) => [
				min.value,
				median.value,
				max.value
			]);
		const easy = await spans('easy50');
		expect(easy.map(([least, , most]) => [least, most])).toEqual([
			[57, 243_098],
			[45, 654]
		]);
		expect(await spans('hardest11')).toEqual([
			[955, 61_372, 335_637],
			[78, 217, 4_036]
		]);
	});
});

describe('effort belongs to the order of search more than to the puzzle', () => {
	it('varies over the rewritings of one board, of naive order by far more than of findmin', async () => {
		const puzzle =
			'..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....';
		const rows = await measured(
			experimentOf({
				sets: [{ kind: 'sudoku', name: 'raster', boards: [{ parameters: { puzzle } }] }],
				strategies,
				rewritings: 16
			})
		);
		expect(rows).toHaveLength(2 * 17);
		const [naive, findmin] = byRewriting(byBoard(rows), 'placements');
		expect([naive.printed!.value, findmin.printed!.value]).toEqual([194, 58]);
		expect(naive.factor!.value).toBeGreaterThan(100);
		expect(findmin.factor!.value).toBeLessThan(30);
		expect(findmin.factor!.value).toBeGreaterThan(3);
	});
});

describe('fewest candidates first does not always win', () => {
	it.each([
		[
			'a board of 17 clues',
			'3...6.......5...9.2......4..5.4.1.........6.3......8..7...3.2...4.1..............',
			[7_873, 11_413]
		],
		[
			'a hard board, rewritten',
			'..43...9.6...2.8...3......1..7.9..4.8.....6...9...5...2...5.....4...89....14....7',
			[127, 1_082]
		]
	] as const)('and loses to naive order on %s', async (_, puzzle, placements) => {
		const rows = await measured(
			experimentOf({
				sets: [{ kind: 'sudoku', name: 'one', boards: [{ parameters: { puzzle } }] }],
				strategies
			})
		);
		expect(rows.map((row) => row.placements)).toEqual(placements);
		expect(STRATEGIES.map((ordering) => solvePlainly(puzzle, ordering).placements)).toEqual(
			placements
		);
	});
});
