import { describe, expect, it } from 'vitest';
import { opened } from '../../../../../tests/fixtures/lab';
import { record } from '../../../../../tests/fixtures/recordings';
import { momentAfter } from './printed';

describe('a printed moment', () => {
	it.each([
		['sequence', 'example=first-backtrack'],
		['queens', 'example=six'],
		['sudoku', 'example=raster&elimination=naked&eliminate=every']
	])('is that of the trace: %s?%s', (kind, search) => {
		const { problem, strategy } = opened(kind, search);
		const { trace } = record(problem, strategy);
		for (let at = 0; at <= trace.length; at += 7) {
			const { assignment, step } = trace.at(at);
			const { values, variable } = momentAfter(problem, strategy, at);
			expect([...values]).toEqual([...assignment]);
			// Steps about the whole search have none.
			if (step !== null && step.variable >= 0) expect(variable).toBe(step.variable);
		}
	});
});
