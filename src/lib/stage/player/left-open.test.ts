import { describe, expect, it } from 'vitest';
import { joined } from '../run/joined-count';
import { leftOpen } from './left-open';

const exactly = (found: number) => ({ known: true, found, solution: null });
const atLeast = (found: number) => ({ known: false, found, solution: null });

it.each([
	['nothing is known', 0, null, 'any'],
	['the count was cut short', 0, atLeast(0), 'any'],
	['there is no solution', 0, exactly(0), 'none'],
	['there is one', 0, exactly(1), 'only'],
	['there is at least one', 0, atLeast(1), 'some'],
	['there are several', 0, exactly(2), 'several'],
	['the only one was found', 1, exactly(1), 'found-only'],
	['one of several was found', 1, exactly(2), 'found-one'],
	['one was found and no count is known', 1, null, 'further'],
	['one was found, which the count found too', 1, atLeast(1), 'further'],
	['several were found', 3, exactly(2), 'further']
] as const)('a search that was cut short leaves open, if %s', (_, solutions, count, left) => {
	expect(leftOpen(solutions, count)).toBe(left);
});

describe('a count and a search of the same problem', () => {
	it('know together what one of them knows', () => {
		expect(joined(atLeast(0), 0, true)).toEqual(exactly(0));
		expect(joined(atLeast(1), 5, true)).toEqual(exactly(2));
		expect(joined(null, 1, false)).toEqual(atLeast(1));
		expect(joined(exactly(1), 0, false)).toEqual(exactly(1));
	});

	it('know nothing if neither does', () => {
		expect(joined(null, 0, false)).toBe(null);
		expect(joined(atLeast(0), 0, false)).toEqual(atLeast(0));
	});
});
