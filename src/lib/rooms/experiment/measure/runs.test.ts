import { describe, expect, it } from 'vitest';
import { kindOf, KINDS } from '$lib/kinds/registry';
import { experimentOf, methodOf, MIXED } from '../../../../../tests/fixtures/experiments';
import { loadSets } from './boards';
import type { Experiment } from './experiment';
import { compareRuns, readRunText, readShard, RunList, runsOf, runText } from './runs';

async function runs(experiment: Experiment) {
	const loaded = await loadSets(experiment);
	if ('error' in loaded) throw new Error(loaded.error.code);
	const listed = runsOf(experiment, loaded.sets);
	if ('error' in listed) throw new Error(listed.error.code);
	const list = new RunList(experiment, loaded.sets);
	expect(listed.runs).toHaveLength(list.length);
	for (const [i, run] of listed.runs.entries()) {
		expect(list.indexOf(run)).toBe(i);
		expect(readRunText(runText(run))).toEqual(run);
	}
	return listed.runs;
}

describe('the runs of an experiment', () => {
	it('are in canonical order: set, board, rewriting, strategy, seed', async () => {
		const all = await runs(MIXED);
		expect(all).toEqual(all.toSorted(compareRuns));
		expect(new Set(all.map(runText)).size).toBe(all.length);
		expect(all.slice(0, 5).map(runText)).toEqual([
			'0.0.0.0.1',
			'0.0.0.1.1',
			'0.0.0.2.1',
			'0.0.0.2.2',
			'0.0.1.0.1'
		]);
	});

	it('are rewritten only where that is possible, and repeated only where chance plays', async () => {
		const maze = { kind: 'maze', name: 'perfect', boards: null };
		const all = await runs({ ...MIXED, sets: [...MIXED.sets, maze] });
		const of = (set: number) => all.filter((run) => run.set === set);
		// Two boards, three ways to write each, four runs of each; queens are not rewritten.
		expect(of(0)).toHaveLength(2 * 3 * 4);
		expect(of(1)).toHaveLength(17 * 4);
		expect(of(2)).toHaveLength(30 * 3 * 4);
	});

	it('of two strategies that are the same both take place', async () => {
		const twice = experimentOf({
			sets: [{ kind: 'maze', name: 'perfect', boards: null }],
			strategies: [methodOf(), methodOf({ ordering: 'findmin' })]
		});
		expect(await runs(twice)).toHaveLength(60);
	});

	it('may be too many', async () => {
		const huge = experimentOf({ rewritings: 10_000, seeds: 1000 });
		const loaded = await loadSets(huge);
		if ('error' in loaded) throw new Error(loaded.error.code);
		expect(runsOf(huge, loaded.sets)).toEqual({
			error: { code: 'too-many-runs', path: '', found: 50 * 10_001 * 2, expected: 1_000_000 }
		});
	});
});

describe('a shard', () => {
	it.each(['1/1', '3/16', '16/16'])('is read: %s', (text) => {
		const [part, of] = text.split('/').map(Number);
		expect(readShard(text)).toEqual({ part, of });
	});

	it.each(['', '3', '0/4', '5/4', '1/0', '-1/4', '1/4/5', '1.5/4', ' 1/4', '01/4', '1/9999999'])(
		'is refused: %s',
		(text) => {
			expect(readShard(text)).toBeNull();
		}
	);

	it('is one of parts that share all runs evenly', async () => {
		const all = await runs(MIXED);
		const loaded = await loadSets(MIXED);
		if ('error' in loaded) throw new Error(loaded.error.code);
		const parts = [1, 2, 3, 4, 5].map((part) => {
			const shard = new RunList(MIXED, loaded.sets, { part, of: 5 });
			const own = all.filter((run) => shard.indexOf(run) >= 0);
			expect([...shard]).toEqual(own);
			expect(own.map((run) => shard.indexOf(run))).toEqual([...own.keys()]);
			expect(shard.at(own.length)).toBeUndefined();
			return own;
		});
		expect(parts.flat().toSorted(compareRuns)).toEqual(all);
		const sizes = parts.map(({ length }) => length);
		expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
		// Runs of the same board are in different shards.
		expect(parts.every((part) => part.some(({ set }) => set === 0))).toBe(true);
	});
});

describe('a list of runs', () => {
	it('knows what is no run', async () => {
		const loaded = await loadSets(MIXED);
		if ('error' in loaded) throw new Error(loaded.error.code);
		const list = new RunList(MIXED, loaded.sets);
		const run = { set: 1, board: 16, rewriting: 0, strategy: 2, seed: 2 };
		expect(list.indexOf(run)).toBe(list.length - 1);
		for (const change of [
			{ set: 2 },
			{ board: 17 },
			{ rewriting: 1 },
			{ strategy: 3 },
			{ seed: 3 }
		])
			expect(list.indexOf({ ...run, ...change })).toBe(-1);
		expect(list.indexOf({ ...run, seed: 0 })).toBe(-1);
		expect(list.at(list.length)).toBeUndefined();
		// More parts than runs: the last ones have none.
		const shard = { part: 200, of: 200 };
		expect(new RunList(MIXED, loaded.sets, shard).length).toBe(0);
		expect(['', '1.2.3.4', '1.2.3.4.5.6', '1.2.3.4.x'].map(readRunText)).toEqual(
			Array(4).fill(null)
		);
	});
});

describe('the sets of an experiment', () => {
	const errorOf = async (sets: Experiment['sets']) => {
		const loaded = await loadSets(experimentOf({ sets }));
		return 'error' in loaded ? loaded.error : null;
	};
	const EASY = { kind: 'sudoku', name: 'easy50', boards: null };
	const board = (puzzle: string, more = {}) => ({ parameters: { puzzle, ...more } });

	it('name a board that cannot be read', async () => {
		const own = { kind: 'sudoku', name: 'mine' };
		const boards = [board('.'.repeat(81)), board('12')];
		expect(await errorOf([EASY, { ...own, boards }])).toEqual({
			code: 'bad-board',
			path: 'sets[1].boards[1]',
			found: 'puzzle'
		});
		expect(await errorOf([{ ...own, boards: [board('.'.repeat(16), { speed: '3' })] }])).toEqual({
			code: 'unknown-field',
			path: 'sets[0].boards[0].parameters.speed',
			found: 'speed',
			expected: (await kindOf('sudoku'))!.parameters.join(' ')
		});
		expect(await errorOf([{ ...own, boards: [{ parameters: {} }] }])).toEqual({
			code: 'bad-board',
			path: 'sets[0].boards[0]'
		});
	});

	it('name a board that breaks the rules, which a search would call solved', async () => {
		const own = { kind: 'sudoku', name: 'mine' };
		const twice = board(`11${'.'.repeat(14)}`);
		expect(await errorOf([EASY, { ...own, boards: [{ ...twice, name: 'two ones' }] }])).toEqual({
			code: 'broken-board',
			path: 'sets[1].boards[0]',
			found: 'two ones'
		});
		expect(await errorOf([{ ...own, boards: [board('.'.repeat(16)), twice] }])).toEqual({
			code: 'broken-board',
			path: 'sets[0].boards[1]',
			found: 2
		});
	});

	it('name an unknown kind and an unknown set', async () => {
		expect(await errorOf([{ ...EASY, kind: 'chess' }])).toEqual({
			code: 'unknown-kind',
			path: 'sets[0].kind',
			found: 'chess',
			expected: KINDS.join(' ')
		});
		expect(await errorOf([EASY, { kind: 'maze', name: 'easy50', boards: null }])).toEqual({
			code: 'unknown-set',
			path: 'sets[1].name',
			found: 'easy50',
			expected: 'perfect loops'
		});
	});
});
