import { expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { kind as maps } from '../../kinds/map-colouring/kind';
import { kind as queens } from '../../kinds/queens/kind';
import { DEFAULT_STRATEGY } from '../search/strategy';
import { isUsedUp } from './moment';

const { setup } = maps.examples.find(({ id }) => id === 'usa')!;
const regions = setup.map.regions;

it('counts dead ends at each variable: step by step the map of the USA fails at Pennsylvania 289 times', () => {
	const { trace } = record(maps.problem(setup), DEFAULT_STRATEGY);
	const { deadEnds, statistics } = trace.at(trace.length);
	expect(deadEnds![regions.indexOf('WV')]).toBe(772);
	expect(deadEnds![regions.indexOf('PA')]).toBe(289);
	expect(deadEnds!.reduce((sum, count) => sum + count, 0)).toBe(statistics.deadends);
	// The same from a checkpoint in the middle.
	const middle = trace.at(Math.floor(trace.length / 2));
	expect(middle.deadEnds!.reduce((sum, count) => sum + count, 0)).toBe(middle.statistics.deadends);
});

it('explains no place whose values have led to solutions', () => {
	const puzzle = queens.problem(queens.examples[0].setup);
	const { trace } = record(puzzle, { ...DEFAULT_STRATEGY, goal: 'all', back: 'jump' });
	const moments = Array.from({ length: trace.length + 1 }, (_, position) => trace.at(position));
	const dead = moments.filter(({ step }) => step?.kind === 'deadend');
	const used = dead.filter(isUsedUp);
	expect(used.length).toBeGreaterThan(0);
	expect(used.every(({ conflict }) => conflict === undefined)).toBe(true);
	const failed = dead.filter((moment) => !isUsedUp(moment));
	expect(failed.length).toBeGreaterThan(0);
	expect(failed.every(({ conflict }) => conflict !== undefined)).toBe(true);
});

it('knows the conflict set of the dead end from which one jump ends that', () => {
	const { trace } = record(maps.problem(setup), { ...DEFAULT_STRATEGY, back: 'jump' });
	const { deadEnds } = trace.at(trace.length);
	expect(deadEnds![regions.indexOf('PA')]).toBeLessThan(5);
});
