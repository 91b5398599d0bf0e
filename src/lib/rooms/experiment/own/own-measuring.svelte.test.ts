import { afterEach, describe, expect, it } from 'vitest';
import { writeCsv } from '../measure/csv';
import { loadSets } from '../measure/boards';
import type { Experiment } from '../measure/experiment';
import { writeExperiment } from '../measure/experiment-file';
import { writeProgram } from '$lib/stage/program/raced/raced-program';
import { raceHref } from '../open/race-link';
import { OwnMeasuring } from './own-measuring.svelte';

const NEXT = `function next(board) {
  for (let row = 0; row < board.length; row++)
    for (let column = 0; column < board.length; column++)
      if (board[row][column] === 0) return [row, column];
}`;
const RASTER = '..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....';
const experiment: Experiment = {
	name: '',
	sets: [
		{
			kind: 'sudoku',
			name: 'two',
			boards: [{ parameters: { puzzle: RASTER } }, { parameters: { puzzle: '.'.repeat(36) } }]
		}
	],
	strategies: [
		{
			ordering: 'naive',
			values: 'ascending',
			elimination: 'none',
			eliminate: 'every',
			back: 'step',
			variant: '',
			goal: 'first'
		}
	],
	seeds: 1,
	rewritings: 0,
	limits: {}
};

let own: OwnMeasuring;
afterEach(() => own.dispose());

async function measured(source: string, changed = experiment) {
	own = new OwnMeasuring();
	const program = { language: 'javascript', given: '', source, roles: {} } as const;
	await own.take((await writeProgram({ name: 'next', program }))!);
	const loaded = await loadSets(changed);
	if ('error' in loaded) throw new Error(loaded.error.code);
	expect(own.measured).toEqual([]);
	await own.measure(changed, loaded.sets);
	return loaded.sets;
}

describe("a reader's ordering in an experiment", () => {
	it('is counted like a strategy, on the boards with square boxes', async () => {
		const sets = await measured(NEXT);
		expect(own.measured.map(({ row }) => row)).toMatchObject([
			{ set: 0, board: 0, strategy: 1, outcome: 'solved', placements: 194, undos: 140, tries: 1533 }
		]);
		expect(own.hasSkipped).toBe(true);
		const joined = own.joined(experiment);
		expect(joined.strategies).toHaveLength(2);
		const csv = writeCsv({ experiment: joined, rows: own.measured.map(({ row }) => row) }, sets);
		expect(csv).toMatch(/,own,ascending,none,every,step,,first,1,solved,0,/);
		// Files know nothing of it.
		expect(writeExperiment(experiment)).not.toContain('own');
	});

	it('is cut off at the limits of the experiment', async () => {
		await measured(NEXT, { ...experiment, limits: { placements: 50 } });
		expect(own.measured.map(({ row }) => row)).toMatchObject([
			{ outcome: 'limit', placements: 50 }
		]);
	});

	it('that breaks off has no counts', async () => {
		await measured('function next() { return 7; }');
		expect(own.measured.map(({ row }) => row)).toMatchObject([
			{ outcome: 'failed', placements: 0 }
		]);
		expect(own.failed).toBe(1);
	});

	it('is no strategy of another experiment', async () => {
		await measured(NEXT);
		const other = { ...experiment, name: 'other' };
		expect(own.joined(other)).toBe(other);
		expect(own.of(other)).toEqual([]);
	});

	it('is a lane of the race of a board', async () => {
		await measured(NEXT);
		const { strategies } = own.joined(experiment);
		const raced = raceHref('sudoku', { puzzle: RASTER }, 0, strategies, 'first', own.fragment);
		expect(raced).toMatch(/&lanes=naive\.ascending\.none\.every\.1\.0~program#program=1/);
		expect(
			raceHref('sudoku', { puzzle: RASTER }, 3, strategies, 'first', own.fragment)
		).not.toContain('program');
	});

	it('is not taken from an address that holds something else', async () => {
		own = new OwnMeasuring();
		const program = { language: 'javascript', given: '', source: NEXT, roles: {} } as const;
		await own.take((await writeProgram({ name: 'solve', program }))!);
		expect(own.program).toBeNull();
		await own.take('#program=1abc');
		expect(own.program).toBeNull();
	});
});
