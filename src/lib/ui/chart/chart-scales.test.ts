import { describe, expect, it } from 'vitest';
import { chartScale } from './chart-scales';

const main = (scale: ReturnType<typeof chartScale>) =>
	scale.ticks.filter(({ isMain }) => isMain).map(({ value }) => value);

describe('a log axis', () => {
	const scale = chartScale([57, 243_098], { isLog: true, range: [0, 600] });

	it('encloses its values between round numbers', () => {
		expect([scale.from, scale.to]).toEqual([50, 500_000]);
		expect(scale.place(50)).toBe(0);
		expect(scale.place(500_000)).toBe(600);
	});

	it('gives every factor of ten the same length', () => {
		const [a, b, c] = [100, 1000, 10_000].map((value) => scale.place(value));
		expect(b - a).toBeCloseTo(c - b);
		expect(scale.value(b)).toBeCloseTo(1000);
	});

	it('numbers the powers of ten, and more of them only where there is room', () => {
		expect(main(scale)).toEqual([100, 1000, 10_000, 100_000]);
		expect(main(chartScale([57, 243_098], { isLog: true, range: [0, 120] }))).toEqual([
			100, 10_000
		]);
		expect(main(chartScale([45, 654], { isLog: true, range: [0, 600] }))).toEqual([
			20, 50, 100, 200, 500, 1000
		]);
	});

	it('has a place for zero before its other values, only where it occurs', () => {
		const counts = chartScale([0, 12], { isLog: true, range: [200, 0], room: 26 });
		expect(counts.from).toBe(10);
		expect(counts.place(0)).toBe(200);
		expect(counts.place(10)).toBeLessThan(180);
		expect([0, 10, 20].map((value) => counts.value(counts.place(value)))).toEqual([
			0,
			expect.closeTo(10),
			expect.closeTo(20)
		]);
		expect(counts.place(20)).toBeLessThan(counts.place(10));
		expect(main(counts)).toEqual([0, 10, 20, 50, 100]);
		expect(main(chartScale([1, 12], { isLog: true, range: [0, 300] }))).not.toContain(0);
		const none = chartScale([0, 0], { isLog: true, range: [0, 300] });
		expect([none.from, none.to]).toEqual([1, 10]);
		expect(none.place(0)).toBe(0);
	});

	it('knows values below one', () => {
		expect(main(chartScale([60, 400], { isLog: true, range: [0, 90] }))).toEqual([50, 100, 500]);
		const times = chartScale([0.02, 3], { isLog: true, range: [0, 300], floor: 0.001 });
		expect(main(times)).toEqual([0.1, 1]);
	});

	it('has a decade of room around a single value', () => {
		const one = chartScale([7], { isLog: true, range: [0, 100] });
		expect(one.place(7)).toBeGreaterThan(0);
		expect(one.place(7)).toBeLessThan(100);
		expect(chartScale([], { isLog: true, range: [0, 100] }).to).toBe(10);
	});

	it('can run upwards', () => {
		const up = chartScale([1, 100], { isLog: true, range: [200, 0] });
		expect([1, 10, 100].map((value) => up.place(value))).toEqual([200, 100, 0]);
	});
});

describe('a linear axis', () => {
	it('has round ends, and only whole numbers where it counts', () => {
		const clues = chartScale([17, 38], { isLog: false, range: [0, 400], isWhole: true });
		expect([clues.from, clues.to]).toEqual([16, 38]);
		const few = chartScale([1, 3], { isLog: false, range: [0, 600], isWhole: true });
		expect(main(few)).toEqual([1, 2, 3]);
	});

	it('leaves out what is no number', () => {
		expect(chartScale([NaN, 2, 4], { isLog: false, range: [0, 100] }).from).toBe(2);
	});
});
