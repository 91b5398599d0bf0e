import { describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { Queens } from '$lib/kinds/queens/queens';
import { board } from '$lib/kinds/queens/setup';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Stage } from '../stage';
import type { ExportSource } from './source';
import { momentsOf, nextMoment, usualStretch } from './stretch';

const problem = new Queens(board(6));
const { trace } = record(problem, { ...DEFAULT_STRATEGY, goal: 'all' });
const kindAt = (position: number) => trace.at(position).step?.kind;

function sourceOf(
	positionsAt: readonly ((moment: number) => number)[],
	last: number
): ExportSource {
	const stage = { trace } as unknown as Stage;
	const runs = positionsAt.map((positionAt) => ({ name: '', stage, positionAt }));
	return { title: '', runs, moment: 0, last, marks: [] };
}

const single = sourceOf([(moment) => moment], trace.length);
/** A second lane that is twice as fast and then waits. */
const race = sourceOf(
	[(moment) => moment, (moment) => Math.min(2 * moment, trace.length)],
	trace.length
);

describe('the moments of a stretch', () => {
	it('are all steps, if they are few', () => {
		expect(momentsOf(single, { from: 5, to: 9 }, 5)).toEqual([5, 6, 7, 8, 9]);
	});

	it('are the decisions, and as many of the other steps as there is room for, if there are more', () => {
		const moments = momentsOf(single, { from: 0, to: 100 }, 60);
		expect(moments[0]).toBe(0);
		expect(moments.at(-1)).toBe(100);
		expect(moments).toHaveLength(60);
		expect(moments).toEqual(moments.toSorted((a, b) => a - b));
		const isDecision = (moment: number) =>
			['place', 'backtrack', 'deadend'].includes(kindAt(moment) ?? '');
		const decisions = Array.from({ length: 99 }, (_, at) => at + 1).filter(isDecision);
		expect(decisions.length).toBeGreaterThan(20);
		expect(moments).toEqual(expect.arrayContaining(decisions));
	});

	it('leave no decision out for the sake of other steps', () => {
		const decisions = momentsOf(single, { from: 0, to: trace.length }, 40).slice(1, -1);
		expect(decisions.map(kindAt)).not.toContain('reject');
	});

	it('are thinned evenly to the most, with every solution', () => {
		const moments = momentsOf(single, { from: 0, to: trace.length }, 40);
		expect(moments).toHaveLength(40);
		expect(moments).toEqual(moments.toSorted((a, b) => a - b));
		expect(new Set(moments).size).toBe(40);
		for (const solution of trace.solutions) expect(moments).toContain(solution);
		// No half of the run has much more of them than the other.
		const early = moments.filter((moment) => moment < trace.length / 2).length;
		expect(early).toBeGreaterThan(14);
		expect(early).toBeLessThan(26);
	});

	it('are few even if hardly any are wanted', () => {
		expect(momentsOf(single, { from: 3, to: 300 }, 2)).toEqual([3, 300]);
		expect(momentsOf(single, { from: 3, to: 300 }, 1)).toEqual([300]);
	});

	it('are ticks of a race at which some lane decides', () => {
		const moments = momentsOf(race, { from: 0, to: trace.length }, 50);
		for (const moment of moments.slice(1, -1)) {
			const kinds = [kindAt(moment), kindAt(2 * moment), kindAt(2 * moment - 1)];
			expect(kinds.some((kind) => kind !== 'reject' && kind !== 'choose')).toBe(true);
		}
	});
});

describe('the next moment', () => {
	it('is that of the next solution or backtrack', async () => {
		const [first, second] = trace.solutions;
		expect(await nextMoment(single, 0, 'solution')).toBe(first);
		expect(await nextMoment(single, first, 'solution')).toBe(second);
		expect(kindAt(await nextMoment(single, 0, 'backtrack'))).toBe('backtrack');
	});

	it('is that of the lane that comes to it first', async () => {
		expect(await nextMoment(race, 0, 'solution')).toBe(Math.ceil(trace.solutions[0] / 2));
	});

	it('is not there after the last one', async () => {
		expect(await nextMoment(single, trace.solutions.at(-1)!, 'solution')).toBe(-1);
	});
});

describe('the stretch that is offered first', () => {
	const marks = [10, 50, 900].map((moment) => ({ moment, note: '' }));

	it('goes from a mark to the next one', () => {
		expect(usualStretch({ moment: 30, last: 1000, marks })).toEqual({ from: 10, to: 50 });
		expect(usualStretch({ moment: 50, last: 1000, marks })).toEqual({ from: 50, to: 900 });
	});

	it('begins at the moment where no marks are around it, and ends with the run', () => {
		expect(usualStretch({ moment: 30, last: 1000, marks: [] })).toEqual({ from: 30, to: 50 });
		expect(usualStretch({ moment: 5, last: 1000, marks })).toEqual({ from: 5, to: 25 });
		expect(usualStretch({ moment: 90, last: 100, marks })).toEqual({ from: 90, to: 100 });
	});

	it('begins at the start of a run that is over, and always has two moments', () => {
		expect(usualStretch({ moment: 12, last: 12, marks: [] })).toEqual({ from: 0, to: 12 });
		expect(usualStretch({ moment: 0, last: 0, marks: [] })).toEqual({ from: 0, to: 1 });
	});
});
