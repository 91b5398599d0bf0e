import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	FASTEST,
	SLIDER_MAX,
	SLIDER_MIN,
	SLOWEST,
	clampRate,
	nextRate,
	rateToSlider,
	sliderToRate
} from './rate';

describe('the rate', () => {
	it('goes up and down by 1, 2, 5', () => {
		const up = [SLOWEST];
		while (up[up.length - 1] < FASTEST) up.push(nextRate(up[up.length - 1], 1));
		expect(up.slice(0, 8)).toEqual([0.5, 1, 2, 5, 10, 20, 50, 100]);
		expect(up).toHaveLength(26);
		const down = [FASTEST];
		while (down[down.length - 1] > SLOWEST) down.push(nextRate(down[down.length - 1], -1));
		expect(down.reverse()).toEqual(up);
	});

	it('joins the series from any rate', () => {
		expect(nextRate(7, 1)).toBe(10);
		expect(nextRate(7, -1)).toBe(5);
		expect(nextRate(FASTEST, 1)).toBe(FASTEST);
		expect(nextRate(SLOWEST, -1)).toBe(SLOWEST);
	});

	it('stays within its limits', () => {
		expect(clampRate(NaN)).toBe(SLOWEST);
		expect(clampRate(-3)).toBe(SLOWEST);
		expect(clampRate(Infinity)).toBe(FASTEST);
	});

	it('has one slider position, to two digits', () => {
		expect(sliderToRate(SLIDER_MIN)).toBe(SLOWEST);
		expect(sliderToRate(SLIDER_MAX)).toBe(FASTEST);
		fc.assert(
			fc.property(fc.double({ min: SLIDER_MIN, max: SLIDER_MAX, noNaN: true }), (value) => {
				expect(Math.abs(rateToSlider(sliderToRate(value)) - value)).toBeLessThan(0.025);
			})
		);
	});
});
