import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepthProfile } from '$lib/engine/trace/profile';
import { columnsPath, markPlaces, profileColumns } from './profile';

function profile(width: number, deepest: number[], shallowest = deepest): DepthProfile {
	return {
		width,
		length: deepest.length,
		shallowest: Uint16Array.from(shallowest),
		deepest: Uint16Array.from(deepest)
	};
}

describe('profileColumns', () => {
	it('centers the column of each position on it', () => {
		const { edges, deepest } = profileColumns(profile(1, [0, 1, 2, 1, 2]), 4, 400);
		expect([...edges]).toEqual([0, 50, 150, 250, 350, 400]);
		expect([...deepest]).toEqual([0, 1, 2, 1, 2]);
	});

	it('joins columns narrower than a pixel without losing extremes', () => {
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.nat(80), fc.nat(80)), { minLength: 1, maxLength: 2048 }),
				fc.integer({ min: 1, max: 400_000 }),
				fc.integer({ min: 1, max: 1500 }),
				(bins, width, pixels) => {
					const lows = bins.map(([a, b]) => Math.min(a, b));
					const highs = bins.map(([a, b]) => Math.max(a, b));
					const length = bins.length * width - 1;
					const columns = profileColumns(profile(width, highs, lows), length, pixels);
					const { edges, deepest, shallowest } = columns;
					expect(deepest.length).toBeLessThanOrEqual(pixels + 1);
					expect(edges[edges.length - 1]).toBe(pixels);
					expect(edges.every((edge, i) => i === 0 || edge >= edges[i - 1])).toBe(true);
					expect(Math.max(...deepest)).toBe(Math.max(...highs));
					expect(Math.min(...shallowest)).toBe(Math.min(...lows));
				}
			)
		);
	});

	it('does not join what is beyond the length into a narrow last column', () => {
		const { edges, deepest } = profileColumns(profile(1, [0, 1, 2, 50]), 2, 3);
		expect([...edges]).toEqual([0, 2.25, 3]);
		expect([...deepest]).toEqual([1, 2]);
	});

	it('draws nothing if there is no room', () => {
		expect(profileColumns(profile(1, [0, 1]), 1, 0).deepest).toHaveLength(0);
	});

	it('has one column before the first step', () => {
		const { edges, deepest } = profileColumns(profile(1, [0]), 0, 300);
		expect([...edges]).toEqual([0, 300]);
		expect([...deepest]).toEqual([0]);
	});
});

describe('columnsPath', () => {
	const { edges, deepest } = profileColumns(profile(1, [0, 1, 1, 2]), 3, 300);

	it('is a line of steps', () => {
		expect(columnsPath(edges, deepest, 2, 40, false)).toBe('M0,40H50V20H250V0H300');
	});

	it('can be closed at depth 0', () => {
		expect(columnsPath(edges, deepest, 2, 40, true)).toBe('M0,40V40H50V20H250V0H300V40Z');
	});

	it('is empty for no columns', () => {
		expect(columnsPath(new Float64Array(1), new Uint16Array(0), 0, 40, true)).toBe('');
	});
});

describe('markPlaces', () => {
	it('puts a mark at each position', () => {
		expect(markPlaces(Float64Array.of(10, 50, 100), 100, 200, 5)).toEqual([20, 100, 200]);
	});

	it('leaves out marks that would touch', () => {
		expect(markPlaces(Float64Array.of(1, 2, 3, 4, 5, 6), 10, 100, 25)).toEqual([10, 40]);
	});

	it('keeps the gap among thousands', () => {
		const positions = Float64Array.from({ length: 65_536 }, (_, i) => i * 10_000 + 1);
		const places = markPlaces(positions, 655_360_000, 1200, 6);
		expect(places.length).toBeGreaterThan(150);
		expect(places.every((place, i) => i === 0 || place - places[i - 1] >= 5.99)).toBe(true);
	});
});
