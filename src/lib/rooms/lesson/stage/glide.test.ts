import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { kind } from '$lib/kinds/sudoku/kind';
import { record } from '../../../../../tests/fixtures/recordings';
import { wayBetween } from './glide';

const { setup } = kind.examples.find(({ id }) => id === 'tree')!;
const { trace } = record(kind.problem(setup), DEFAULT_STRATEGY);
const kindAt = (position: number) => trace.at(position).step!.kind;

describe('the way from one moment to another', () => {
	it('leads there, each moment nearer than the one before', () => {
		const anyPosition = fc.nat(trace.length);
		fc.assert(
			fc.property(anyPosition, anyPosition, (from, to) => {
				const way = wayBetween(trace, from, to);
				expect(way.at(-1)).toBe(to);
				expect(way.length).toBeLessThanOrEqual(41);
				const left = way.map((position) => Math.abs(to - position));
				expect(left).toEqual([...new Set(left)].sort((a, b) => b - a));
				if (way.length > 1) expect(left[0]).toBeLessThan(Math.abs(to - from));
			})
		);
	});

	it('is every step of a short way', () => {
		expect(wayBetween(trace, 3, 7)).toEqual([4, 5, 6, 7]);
		expect(wayBetween(trace, 7, 3)).toEqual([6, 5, 4, 3]);
	});

	it('is every step back of a long return', () => {
		// The tree chapter: from the dead end at r6c7 to r2c7.
		const way = wayBetween(trace, 261, 382);
		const back = way.filter((position) => kindAt(position) === 'backtrack');
		expect(back).toHaveLength(trace.at(382).statistics.undos - trace.at(261).statistics.undos);
		expect(back.length).toBeGreaterThan(10);
		expect(way.filter((position) => kindAt(position) === 'reject')).toEqual([]);
	});

	it('is jumped if it has too much to show', () => {
		expect(wayBetween(trace, 0, trace.length)).toEqual([trace.length]);
	});
});
