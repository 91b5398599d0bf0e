import { expect, it } from 'vitest';
import type { Problem } from '$lib/engine/problem';
import { spottedPlace, stepsTo } from './walks';

/** A line of five places: value 0 leads to the right, value 1 to the left. */
const walk = {
	places: 5,
	start: 1,
	next: (place: number, value: number) => {
		const next = value === 0 ? place + 1 : place - 1;
		return next < 0 || next > 4 ? -1 : next;
	}
};
const problem = { walk, valueCount: 2 } as unknown as Problem;
const path = [1, 2, 3];

it('finds the steps and values that a place stands for', () => {
	expect(stepsTo(problem, path, 2)).toEqual([
		[0, -1],
		[2, 1]
	]);
	expect(stepsTo(problem, path, 4)).toEqual([[2, 0]]);
	expect(stepsTo(problem, path, 0)).toEqual([]);
});

it('puts the place in the spotlight that a step enters, or would enter', () => {
	expect(spottedPlace(walk, path, { variable: 0, value: -1 })).toBe(2);
	expect(spottedPlace(walk, path, { variable: 0, value: 1 })).toBe(0);
	// Nothing is decided for the last step yet.
	expect(spottedPlace(walk, path, { variable: 2, value: -1 })).toBe(3);
	expect(spottedPlace(walk, path, { variable: 3, value: -1 })).toBe(-1);
	expect(spottedPlace(walk, path, null)).toBe(-1);
});
