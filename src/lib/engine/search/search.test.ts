import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counted, searched } from '../../../../tests/fixtures/searches';
import { sudokuOf } from '../../../../tests/fixtures/sudokus';
import type { Statistics } from '../trace/statistics';
import { singleSteps } from './limits';
import { unpackStep } from './step';
import { DEFAULT_STRATEGY } from './strategy';

const counts = ({ tries, placements, undos }: Statistics) => [tries, placements, undos];

describe('search on the boards of the texts (docs/known-answers.md)', () => {
	const FIRST = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
	const THESIS =
		'530070000600195000098000060800060003400803001700920006060000280000419005000080079';
	const RASTER =
		'003900024750004300000160007006000701190000000500700060400508000600307000200040000';
	const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
	const IMPOSSIBLE = '0123040032144030';
	const BLANK_ROW =
		'..53.....8......2..7..1.5..4....53...1..7...6..32...8..6.5....9..4....3......97..';
	const SEVENTEEN =
		'48.3............71.2.......7.5....6....2..8.............1.76...3.....4......5....';
	// Both with naive order: tests/bench/known.bench.ts.
	const HARD = '..5..8..18......9.......78....4.....64....9......53..2.6.........138..5....9.714.';
	const AGAINST_NAIVE =
		'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

	it.each([
		[FIRST, 'naive', 37_652, 4_208, 4_157],
		[FIRST, 'findmin', 239, 51, 0],
		[THESIS, 'naive', 26_258, 2_942, 2_892],
		[THESIS, 'findmin', 230, 50, 0],
		[RASTER, 'naive', 1_533, 194, 140],
		[RASTER, 'findmin', 309, 58, 4],
		[TREE, 'naive', 483, 73, 28],
		[TREE, 'findmin', 231, 45, 0],
		[IMPOSSIBLE, 'naive', 4, 0, 0],
		[IMPOSSIBLE, 'findmin', 4, 0, 0],
		[BLANK_ROW, 'naive', 89_833, 10_007, 9_949],
		[BLANK_ROW, 'findmin', 4_648, 542, 484],
		[SEVENTEEN, 'naive', 3_535_715, 392_885, 392_821],
		[SEVENTEEN, 'findmin', 801_254, 89_056, 88_992],
		[HARD, 'findmin', 31_071, 3_479, 3_421],
		[AGAINST_NAIVE, 'findmin', 407_156, 45_267, 45_203]
	] as const)('%s by %s takes the known number of steps', (cells, ordering, ...known) => {
		const { statistics, outcome } = counted(sudokuOf(cells), { ordering });
		expect(counts(statistics)).toEqual(known);
		expect(outcome.kind).toBe(cells === IMPOSSIBLE ? 'exhausted' : 'solved');
	});

	it('yields the same steps one by one as in batches', () => {
		const problem = sudokuOf(RASTER);
		const batches = searched(problem);
		const oneByOne = [...singleSteps(problem, DEFAULT_STRATEGY)];
		expect(oneByOne).toEqual(batches.steps.map((step, i) => unpackStep(step, batches.causes[i])));
	});
});

describe('search on published puzzle lists', () => {
	const linesOf = (list: string, cells: number) =>
		readFileSync(`src/lib/kinds/sudoku/sets/${list}.txt`, 'utf8')
			.split('\n')
			.filter((line) => line.length === cells && !line.startsWith('#'));

	it('solves all of 16x16 with findmin and hidden singles in at most 3,000 placements', () => {
		const most = linesOf('16x16', 256).map((line) => {
			const strategy = { ordering: 'findmin', elimination: 'hidden', eliminate: 'every' } as const;
			const { statistics, outcome } = counted(sudokuOf(line), strategy);
			expect(outcome.kind).toBe('solved');
			return statistics.placements;
		});
		expect(most).toHaveLength(55);
		expect(Math.max(...most)).toBeLessThan(3000);
	}, 60_000);

	// easy50 and hardest11: src/lib/experiment/known.test.ts
	it('top95 by findmin takes the known number of steps', () => {
		const sums = [0, 0, 0];
		for (const line of linesOf('top95', 81)) {
			const { statistics } = counted(sudokuOf(line), { ordering: 'findmin' });
			counts(statistics).forEach((count, i) => (sums[i] += count));
		}
		expect(sums).toEqual([15_339_445, 1_706_908, 1_701_166]);
	});
});
