import { expect, test } from 'vitest';
import { bestSolution, nearestSolution, SOLUTIONS_KEPT } from './solutions';

const few = { solutions: Float64Array.of(10, 20, 30) };

test.each([
	[0, 1, 10],
	[10, 1, 20],
	[19, 1, 20],
	[30, 1, -1],
	[10, -1, -1],
	[11, -1, 10],
	[30, -1, 20],
	[99, -1, 30]
] as const)('from %i in direction %i: %i', (from, direction, found) => {
	expect(nearestSolution(few, from, direction)).toBe(found);
});

test('returns null for solutions that were not kept', () => {
	const many = { solutions: Float64Array.from({ length: SOLUTIONS_KEPT }, (_, at) => at + 1) };
	expect(nearestSolution(many, 5, 1)).toBe(6);
	expect(nearestSolution(many, SOLUTIONS_KEPT, 1)).toBeNull();
	expect(nearestSolution(many, SOLUTIONS_KEPT, -1)).toBe(SOLUTIONS_KEPT - 1);
	expect(nearestSolution(many, SOLUTIONS_KEPT + 9, -1)).toBeNull();
});

test('finds nothing if there are no solutions', () => {
	const none = { solutions: new Float64Array(0) };
	expect([nearestSolution(none, 3, 1), nearestSolution(none, 3, -1)]).toEqual([-1, -1]);
});

const priced = {
	solutions: Float64Array.of(10, 20, 30, 40),
	costs: Float64Array.of(7, 5, 5, 4)
};

test.each([
	[9, -1],
	[10, 0],
	[29, 1],
	[30, 1],
	[1000, 3]
])('the best solution by position %d is number %d', (position, index) => {
	expect(bestSolution(priced, position)).toBe(index);
});

test('a solution without a cost is never the best', () => {
	expect(bestSolution({ ...priced, costs: Float64Array.of(-1, -1, -1, -1) }, 50)).toBe(-1);
});
