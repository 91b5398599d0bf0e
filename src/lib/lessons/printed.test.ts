import { describe, expect, it } from 'vitest';
import { opened } from '../../../tests/fixtures/lab';
import { record } from '../../../tests/fixtures/recordings';
import { valuesAfter } from './printed';

describe('the board of a printed moment', () => {
	it.each([
		['sequence', 'example=first-backtrack'],
		['queens', 'example=six'],
		['sudoku', 'example=raster&elimination=naked&eliminate=every']
	])('is that of the trace: %s?%s', (kind, search) => {
		const { problem, strategy } = opened(kind, search);
		const { trace } = record(problem, strategy);
		for (let at = 0; at <= trace.length; at += 7)
			expect([...valuesAfter(problem, strategy, at)]).toEqual([...trace.at(at).assignment]);
	});
});
