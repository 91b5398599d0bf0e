import { describe, expect, it } from 'vitest';
import { cellName } from '../../../../../tests/fixtures/moments';
import { liveValues, nameLengths } from './live-values';

const names = { variable: (cell: number) => cellName(9, cell), value: (at: number) => `${at + 1}` };

describe('the live values of the code', () => {
	it('are the names of the step’s variable and value', () => {
		const step = { kind: 'place', variable: 30, value: 6, cause: -1 } as const;
		expect(liveValues(step, names)).toEqual({ variable: 'r4c4', value: '7' });
	});

	it('have no value where the step has none, and nothing without a step', () => {
		const none = { variable: null, value: null };
		expect(liveValues(null, names)).toEqual(none);
		expect(liveValues({ kind: 'solution', variable: -1, value: -1, cause: -1 }, names)).toEqual(
			none
		);
		expect(liveValues({ kind: 'choose', variable: 0, value: -1, cause: -1 }, names)).toEqual({
			variable: 'r1c1',
			value: null
		});
		// The value that has no place left is not the value of the loop.
		expect(liveValues({ kind: 'deadend', variable: 0, value: 3, cause: 2 }, names)).toEqual({
			variable: 'r1c1',
			value: null
		});
	});

	it('have room for the longest names, up to a limit', () => {
		const problem = { variableCount: 81, valueCount: 9 };
		expect(nameLengths(problem, names)).toEqual({ variable: 4, value: 1 });
		const long = { ...names, value: () => 'a value with a long name' };
		expect(nameLengths(problem, long).value).toBe(10);
	});
});
