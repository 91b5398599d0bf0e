import { expect, it } from 'vitest';
import { bestSolution } from './best';

const trace = {
	solutions: Float64Array.of(10, 20, 30, 40),
	costs: Float64Array.of(7, 5, 5, 4)
};

it.each([
	[9, -1],
	[10, 0],
	[29, 1],
	[30, 1],
	[1000, 3]
])('the best solution by position %d is number %d', (position, index) => {
	expect(bestSolution(trace, position)).toBe(index);
});

it('a solution without a cost is none of the best', () => {
	expect(bestSolution({ ...trace, costs: Float64Array.of(-1, -1, -1, -1) }, 50)).toBe(-1);
});
