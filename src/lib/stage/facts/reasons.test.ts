import { describe, expect, test } from 'vitest';
import { listValues } from '$lib/engine/problem';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Frame } from '$lib/engine/search/frame';
import type { Moment } from '$lib/engine/trace/moment';
import { runOf, type Run } from '../../../../tests/fixtures/moments';
import { legalMasks } from './candidates';
import {
	candidatesOf,
	isContradiction,
	markerOf,
	lastPlacement,
	findHiddenDeadEnd,
	nextValue,
	ranked,
	sharedUnit,
	valueReports
} from './reasons';

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';

describe('candidates', () => {
	test('are the values that are legal given all placements', () => {
		const { problem, moments } = runOf(RASTER);
		for (const moment of moments.slice(0, 200)) {
			for (const { variable, mask, count } of candidatesOf(problem, moment)) {
				const legal = Array.from({ length: 9 }, (_, value) => value).filter(
					(value) => problem.clashes(moment.assignment, variable, value).length === 0
				);
				expect(listValues(mask)).toEqual(legal);
				expect(count).toBe(legal.length);
			}
		}
	});

	test('are what elimination left, if there is elimination', () => {
		const { problem, moments } = runOf(RASTER, { elimination: 'naked' });
		const moment = moments.find(({ step }) => step?.kind === 'choose')!;
		for (const { variable, mask } of candidatesOf(problem, moment))
			expect(mask).toBe(moment.domains![variable]);
	});

	test.each(['findmin', 'findmax'] as const)('ranked first is what %s chose', (ordering) => {
		const { problem, moments } = runOf(RASTER, { ordering });
		const choices = moments.filter(({ step }) => step?.kind === 'choose');
		expect(choices.length).toBeGreaterThan(20);
		for (const moment of choices) {
			const [best] = ranked(candidatesOf(problem, moment), ordering);
			expect(best.variable).toBe(moment.step!.variable);
		}
	});
});

test('two cells share a row, a column or a box, in this order, or nothing', () => {
	const { problem } = runOf(RASTER);
	expect(sharedUnit(problem, 0, 1, 4)).toMatchObject({ name: 'row', index: 0, value: 4 });
	expect(sharedUnit(problem, 0, 9, 4)).toMatchObject({ name: 'column', index: 0 });
	expect(sharedUnit(problem, 0, 10, 4)).toMatchObject({ name: 'box', index: 0 });
	expect(sharedUnit(problem, 0, 80, 4)).toBeNull();
});

describe('a variable without a candidate', () => {
	const deadEndIn = ({ problem, strategy }: Run, moment: Moment) =>
		findHiddenDeadEnd(problem, strategy, moment, legalMasks(problem, moment.assignment));

	test('is the one that findmin would choose, and the search is not there', () => {
		const run = runOf(RASTER);
		const found = run.moments.filter((moment) => deadEndIn(run, moment) >= 0);
		expect(found.length).toBeGreaterThan(100);
		for (const moment of run.moments) {
			const deadEnd = deadEndIn(run, moment);
			const [best] = ranked(candidatesOf(run.problem, moment), 'findmin');
			if (deadEnd < 0) continue;
			expect(best).toMatchObject({ variable: deadEnd, count: 0 });
			expect(moment.frames.at(-1)!.variable).not.toBe(deadEnd);
			expect(['deadend', 'backtrack']).not.toContain(moment.step!.kind);
		}
	});

	test('is what findmin chooses next', () => {
		const run = runOf(RASTER, { ordering: 'findmin' });
		const found = run.moments.filter((moment) => deadEndIn(run, moment) >= 0);
		expect(found).not.toEqual([]);
		for (const moment of found)
			expect(run.moments[moment.position + 1].step).toMatchObject({
				kind: 'choose',
				variable: deadEndIn(run, moment)
			});
	});

	test('is known to elimination', () => {
		const run = runOf(RASTER, { elimination: 'naked', ordering: 'findmax' });
		expect(run.moments.every((moment) => deadEndIn(run, moment) < 0)).toBe(true);
	});
});

describe('the next value', () => {
	const frame: Frame = {
		variable: 0,
		value: -1,
		forced: false,
		rejected: 1,
		failed: 0,
		solved: 0,
		skipped: 0,
		left: 0b1010
	};

	test('follows the value ordering', () => {
		expect(nextValue(frame, { ...DEFAULT_STRATEGY, values: 'ascending' })).toBe(1);
		expect(nextValue(frame, { ...DEFAULT_STRATEGY, values: 'descending' })).toBe(3);
	});

	test('is unknown if the order depends on more', () => {
		expect(nextValue(frame, { ...DEFAULT_STRATEGY, values: 'random' })).toBeNull();
		expect(nextValue({ ...frame, left: 2 }, { ...DEFAULT_STRATEGY, values: 'random' })).toBe(1);
	});

	test('is null when nothing is left', () => {
		expect(nextValue({ ...frame, left: 0 }, DEFAULT_STRATEGY)).toBeNull();
	});
});

describe('the state of the values', () => {
	test('at a dead end each clashes or has failed', () => {
		const { problem, moments } = runOf(RASTER);
		const reports = valueReports(problem, moments[70])!;
		expect(reports.map(({ state }) => state)).toEqual([
			...Array<string>(7).fill('rejected'),
			'failed',
			'rejected'
		]);
		expect(reports[0].clashes).toEqual([21]);
		expect(reports[7].clashes).toEqual([]);
	});

	test('earlier in the search some are left, and one is current', () => {
		const { problem, moments } = runOf(RASTER);
		const reports = valueReports(problem, moments[3])!;
		expect(reports.map(({ state }) => state)).toEqual([
			'rejected',
			'rejected',
			...Array<string>(7).fill('left')
		]);
		expect(reports.filter(({ current }) => current).map(({ value }) => value)).toEqual([1]);
		expect(valueReports(problem, moments[9])![7].state).toBe('placed');
	});

	test('elimination crosses out values, with the reason', () => {
		const { problem, moments } = runOf(RASTER, { elimination: 'naked' });
		const reports = valueReports(problem, moments[2])!;
		expect(reports.map(({ state }) => state)).toEqual([
			'crossed',
			'crossed',
			...Array<string>(7).fill('left')
		]);
		expect(reports[0].clashes).toContain(36);
	});

	test('is null without a variable', () => {
		const { problem, moments } = runOf(RASTER, { ordering: 'findmin' });
		expect(valueReports(problem, moments[0])).toBeNull();
		expect(valueReports(problem, moments.at(-1)!)).toBeNull();
	});
});

test('dead ends by trial and by elimination are distinguished', () => {
	const tried = runOf(RASTER).moments.find(({ step }) => step?.kind === 'deadend')!;
	expect(isContradiction(tried)).toBe(false);
	expect(lastPlacement(tried)?.variable).toBe(4);
	const eliminated = runOf(RASTER, { elimination: 'hidden', values: 'descending' }).moments.find(
		({ step }) => step?.kind === 'deadend'
	)!;
	expect(isContradiction(eliminated)).toBe(true);
	expect([tried, eliminated].map(markerOf)).toEqual(['deadend', 'contradiction']);
});

test('what elimination placed before the search is taken back on a line of its own', () => {
	const strategy = { elimination: 'naked', goal: 'all' } as const;
	const { moments } = runOf('1230000000010000', strategy);
	const markers = moments.filter(({ step }) => step?.kind === 'backtrack').map(markerOf);
	const unwound = markers.filter((marker) => marker === 'unwind').length;
	const start = moments.findIndex(({ step }) => step?.kind === 'choose');
	expect(unwound).toBe(moments[start].statistics.forced);
	expect(unwound).toBeGreaterThan(0);
	expect(markers.slice(-unwound)).toEqual(new Array(unwound).fill('unwind'));
	expect(markers.length).toBeGreaterThan(unwound);
});

test('what a jump passes over is on another line than where it lands', () => {
	const backs = runOf(RASTER, { back: 'jump' }).moments.filter(
		({ step }) => step?.kind === 'backtrack'
	);
	const { skipped, undos } = backs.at(-1)!.statistics;
	const markers = backs.map(markerOf);
	expect(markers.filter((marker) => marker === 'skip')).toHaveLength(skipped);
	expect(markers.filter((marker) => marker === 'backtrack')).toHaveLength(undos - skipped);
});
