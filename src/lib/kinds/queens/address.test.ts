import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ParameterReader } from '$lib/engine/kind';
import { readBoard, writeBoard } from './address';
import { board, NONE, type QueensSetup } from './setup';

/** Reads an address as the studio does. */
function read(query: Readonly<Record<string, string>>): {
	setup: QueensSetup | null;
	errors: string[];
} {
	const errors: string[] = [];
	const parameter: ParameterReader = (name, otherwise, parse) => {
		if (!Object.hasOwn(query, name)) return otherwise;
		const value = parse(query[name]);
		if (value === undefined) errors.push(name);
		return value ?? otherwise;
	};
	return { setup: readBoard(parameter), errors };
}

describe('an address with queens', () => {
	it('describes no board without a queens parameter', () => {
		expect(read({})).toEqual({ setup: null, errors: [] });
	});

	it('defaults to 8 rows, and may omit the last rows', () => {
		expect(read({ queens: '2-.-8' })).toEqual({ setup: board(8, [1, NONE, 7]), errors: [] });
		expect(read({ size: '4' })).toEqual({ setup: board(4), errors: [] });
		expect(read({ size: '4', queens: '2-4-1-3' })).toEqual({
			setup: board(4, [1, 3, 0, 2]),
			errors: []
		});
	});

	it.each(['0', '33', '-4', '4.5', '04', '1e1', 'eight', '', ' 8'])(
		'reports the size "%s" and has 8 rows',
		(size) => {
			expect(read({ size })).toEqual({ setup: board(8), errors: ['size'] });
		}
	);

	it.each(['5', '0', '1-2-3-4-1', '2--3', '2-x', '-1', '', '2 4', '.-.-.-.-.'])(
		'reports the queens "%s" on a board of 4 and has none',
		(queens) => {
			expect(read({ size: '4', queens })).toEqual({ setup: board(4), errors: ['queens'] });
		}
	);

	it('reads back what was written', () => {
		const anyBoard = fc
			.integer({ min: 1, max: 32 })
			.chain((size) =>
				fc
					.array(fc.integer({ min: NONE, max: size - 1 }), { maxLength: size })
					.map((columns) => board(size, columns))
			);
		fc.assert(
			fc.property(anyBoard, (setup) => {
				expect(read(writeBoard(setup))).toEqual({ setup, errors: [] });
			})
		);
	});

	it('may contain anything', () => {
		const text = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 40 }),
			fc.string({ unit: fc.constantFrom(...'0123456789.-'), maxLength: 80 })
		);
		fc.assert(
			fc.property(fc.option(text), fc.option(text), (size, queens) => {
				const query = {
					...(size === null ? {} : { size }),
					...(queens === null ? {} : { queens })
				};
				const { setup } = read(query);
				if (setup === null) expect(query).toEqual({});
				else {
					expect(setup.size).toBeGreaterThan(0);
					expect(setup.size).toBeLessThanOrEqual(32);
					expect(setup.queens).toHaveLength(setup.size);
					expect(setup.queens.every((column) => column >= NONE && column < setup.size)).toBe(true);
				}
			}),
			{ numRuns: 200 }
		);
	});
});
