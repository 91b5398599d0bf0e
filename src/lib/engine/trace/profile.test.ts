import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { record } from '../../../../tests/fixtures/recordings';
import { kind as queens } from '../../kinds/queens/kind';
import { DEFAULT_STRATEGY } from '../search/strategy';
import { BACKTRACK, PLACE, stepKind } from '../search/step';
import { peakOf, ProfileBuilder } from './profile';

describe('the depth profile', () => {
	it('has a bin for every position of a short run', () => {
		const builder = new ProfileBuilder();
		[1, 2, 3, 2, 1, 2].forEach((depth, i) => builder.mark(i + 1, depth));
		const { width, length, shallowest, deepest } = builder.snapshot(6);
		expect([width, length]).toEqual([1, 7]);
		expect([...deepest]).toEqual([0, 1, 2, 3, 2, 1, 2]);
		expect([...shallowest]).toEqual([0, 1, 2, 3, 2, 1, 2]);
	});

	it('tells the greatest depth in its first steps', () => {
		const builder = new ProfileBuilder();
		[1, 2, 3, 2, 1, 2].forEach((depth, i) => builder.mark(i + 1, depth));
		const profile = builder.snapshot(6);
		expect([0, 1, 2, 3, 6].map((length) => peakOf(profile, length))).toEqual([0, 1, 2, 3, 3]);
	});

	it('holds the least and the greatest depth of the positions in each bin', () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean()), { maxLength: 900 }),
				fc.nat(50),
				(moves, rest) => {
					const builder = new ProfileBuilder();
					const depths = [0];
					let depth = 0;
					for (const [gap, down] of moves) {
						for (let i = 1; i < gap; i++) depths.push(depth);
						depth = down || depth === 0 ? depth + 1 : depth - 1;
						builder.mark(depths.length, depth);
						depths.push(depth);
					}
					for (let i = 0; i < rest; i++) depths.push(depth);
					const { width, length, shallowest, deepest } = builder.snapshot(depths.length - 1);
					expect(length).toBe(Math.ceil(depths.length / width));
					const snapshot = { width, length, shallowest, deepest };
					expect(peakOf(snapshot, depths.length - 1)).toBe(Math.max(...depths));
					for (let bin = 0; bin < length; bin++) {
						const inside = depths.slice(bin * width, (bin + 1) * width);
						expect(deepest[bin]).toBe(Math.max(...inside));
						expect(shallowest[bin]).toBe(Math.min(...inside));
					}
				}
			),
			{ numRuns: 60 }
		);
	});

	it('is the same when a recorder marks whole bins, however the steps come in batches', () => {
		const problem = queens.problem(queens.examples[0].setup);
		const strategy = { ...DEFAULT_STRATEGY, goal: 'all' as const };
		for (const batch of [1, 60, 7777]) {
			const { trace, steps } = record(problem, strategy, batch);
			const builder = new ProfileBuilder();
			let depth = 0;
			steps.forEach((step, i) => {
				const kind = stepKind(step);
				if (kind === PLACE) depth++;
				if (kind === BACKTRACK) depth--;
				if (kind === PLACE || kind === BACKTRACK) builder.mark(i + 1, depth);
			});
			expect(trace.profile.width).toBeGreaterThan(4);
			expect(trace.profile).toEqual(builder.snapshot(steps.length));
		}
	});
});
