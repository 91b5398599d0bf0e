import { describe, expect, it } from 'vitest';
import { CHART_MARKS, markPath, marksPath, nearestOf } from './chart-marks';
import { cumulative, cumulativePath, endedBy } from './cumulative';
import { quantileOf, stackDots } from './dot-rows';

describe('marks', () => {
	it('are different shapes', () => {
		expect(new Set(CHART_MARKS.map((mark) => markPath(mark, 0, 0, 3))).size).toBe(
			CHART_MARKS.length
		);
	});

	it('of ten thousand points are one path, made in a few milliseconds', () => {
		const places = Array.from({ length: 10_000 }, (_, index) => ({ x: index / 3, y: index % 97 }));
		const path = marksPath('circle', places, 2.5);
		expect(path.match(/M/g)).toHaveLength(10_000);
		expect(path.length).toBeLessThan(700_000);
	});

	it('are found by the nearest place within reach', () => {
		const places = [
			{ x: 0, y: 0, index: 0 },
			{ x: 10, y: 0, index: 1 }
		];
		const nearest = nearestOf(places);
		expect(nearest(7, 1, 24)?.index).toBe(1);
		expect(nearest(4, 1, 24)?.index).toBe(0);
		expect(nearest(100, 100, 24)).toBeNull();
	});
});

describe('dots on a line', () => {
	it('lie beside each other, and are stacked to both sides where they would meet', () => {
		expect([...stackDots([0, 10, 20], 4, 20)]).toEqual([0, 0, 0]);
		expect([...stackDots([10, 10, 10, 10], 4, 20)]).toEqual([0, -4, 4, -8]);
	});

	it('are pressed together rather than leave their room', () => {
		const offsets = stackDots(new Float64Array(1000).fill(5), 4, 20);
		expect(Math.max(...offsets)).toBeLessThanOrEqual(20);
		expect(Math.min(...offsets)).toBeGreaterThanOrEqual(-20);
	});

	it('have quantiles', () => {
		expect(quantileOf([1, 2, 3, 4], 0.5)).toBe(2.5);
		expect(quantileOf([1, 2, 9], 0.5)).toBe(2);
		expect(quantileOf([5], 0.25)).toBe(5);
		expect(quantileOf([], 0.5)).toBeNaN();
	});
});

describe('runs that have ended', () => {
	const runs = cumulative([30, 10, 20, 20], 5);

	it('are counted up to any point', () => {
		expect([9, 10, 19, 20, 30, 1000].map((count) => endedBy(runs, count))).toEqual([
			0, 1, 1, 3, 4, 4
		]);
	});

	it('are drawn as steps that never reach the top if a run did not end', () => {
		const path = cumulativePath(
			runs,
			(count) => count,
			(share) => 100 - 100 * share,
			1,
			50
		);
		expect(path).toBe('M1,100H10V80H20V40H30V20H50V20');
	});
});
