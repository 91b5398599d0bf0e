import { describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { Queens } from './queens';
import { board } from './setup';
import { fundamentalIn, isFirstOfImages } from './symmetry';

const ALL = { ...DEFAULT_STRATEGY, goal: 'all' } as const;

describe('all solutions of an empty board', () => {
	it.each([
		[4, 2, 1],
		[6, 4, 1],
		[8, 92, 12]
	])('of size %i are told apart by whether they are fundamental', (size, solutions, count) => {
		for (const batch of [50, 5000]) {
			const { trace } = record(new Queens(board(size)), ALL, batch);
			const notes = fundamentalIn(trace.notes)!;
			expect(trace.solutions).toHaveLength(solutions);
			expect(notes.count).toBe(count);
			expect([...notes.fundamental].filter((is) => is === 1)).toHaveLength(count);
			trace.solutions.forEach((position, i) => {
				const { assignment } = trace.at(position);
				expect(isFirstOfImages(assignment)).toBe(notes.fundamental[i] === 1);
			});
			// Knuth, TAOCP 7.2.2.
			const nodes = [1, 8, 42, 140, 344, 568, 550, 312, 92];
			if (size === 8) expect([...trace.nodes]).toEqual(nodes);
		}
	});

	it('are not classified if a hand-set queen breaks the symmetries', () => {
		const { trace } = record(new Queens(board(6, [1])), ALL);
		expect(trace.notes).toBe(null);
	});
});
