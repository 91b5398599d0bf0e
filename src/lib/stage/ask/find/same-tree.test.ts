import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../../tests/fixtures/recordings';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { Queens } from '$lib/kinds/queens/queens';
import { DEFAULT_STRATEGY, ORDERINGS, type Strategy } from '$lib/engine/search/strategy';
import type { Problem } from '$lib/engine/problem';
import { compareTrees } from './same-tree';

const { signal } = new AbortController();
const by = (change: Partial<Strategy>): Strategy => ({ ...DEFAULT_STRATEGY, ...change });
const board = sudokuOf('1.....4..2......');
const queens = new Queens({ size: 6, queens: new Int8Array(6).fill(-1) });

/** The tree of a recording, as what opens, closes and marks its nodes. */
function treeOf(problem: Problem, strategy: Strategy): string[] {
	const { trace } = record(problem, strategy);
	return Array.from({ length: trace.length }, (_, at) => trace.at(at + 1).step!)
		.filter(({ kind }) => ['place', 'force', 'backtrack', 'solution'].includes(kind))
		.map(({ kind, variable, value }) => `${kind} ${variable} ${value}`);
}

describe('two trees', () => {
	it('are the same if and only if what was recorded is', async () => {
		const strategies = fc.record({
			ordering: fc.constantFrom(...ORDERINGS),
			values: fc.constantFrom('ascending' as const, 'descending' as const),
			elimination: fc.constantFrom('none' as const, 'naked' as const)
		});
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom<Problem>(board, queens),
				strategies,
				strategies,
				async (problem, one, other) => {
					const found = await compareTrees(problem, by(one), by(other), signal);
					const [first, second] = [one, other].map((each) => treeOf(problem, by(each)));
					expect(found!.kind === 'same').toBe(first.join() === second.join());
				}
			),
			{ numRuns: 60 }
		);
	});

	it('part at a position from which the first goes on with what is said', async () => {
		const [naive, findmin] = [by({}), by({ ordering: 'findmin' })];
		const found = await compareTrees(board, naive, findmin, signal);
		if (found?.kind !== 'part') throw new Error('they are not the same');
		const { trace } = record(board, naive);
		const rest = Array.from({ length: trace.length - found.position }, (_, at) =>
			trace.at(found.position + at + 1)
		);
		const next = rest.find(({ step }) => step!.kind !== 'choose' && step!.kind !== 'reject');
		const { kind, variable, value } = found.first!;
		expect(next!.step).toMatchObject({ kind, variable, value });
		expect(found.second).not.toEqual(found.first);
	});

	it('are the same for strategies that have nothing to choose', async () => {
		// A board without an open cell has a tree of one node.
		const full = sudokuOf('1234341221434321');
		expect(await compareTrees(full, by({}), by({ ordering: 'findmax' }), signal)).toEqual({
			kind: 'same'
		});
	});

	it('are not compared without end, and that is said', async () => {
		const hard = sudokuOf(
			'003900024750004300000160007006000701190000000500700060400508000600307000200040000'
		);
		const two = [by({ values: 'ascending' }), by({ values: 'preferred' })] as const;
		expect(await compareTrees(hard, ...two, signal, 500)).toEqual({
			kind: 'too-long',
			steps: 500
		});
	});

	it('stop being compared when nobody waits', async () => {
		const stop = new AbortController();
		const ten = new Queens({ size: 12, queens: new Int8Array(12).fill(-1) });
		const compared = compareTrees(ten, by({ goal: 'all' }), by({ goal: 'all' }), stop.signal);
		stop.abort();
		expect(await compared).toBeNull();
	});
});
