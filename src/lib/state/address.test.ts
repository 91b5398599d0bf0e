import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_IDS } from '../problems/sudoku/examples';
import {
	ELIMINATIONS,
	ELIMINATION_TIMES,
	GOALS,
	ORDERINGS,
	VALUE_ORDERINGS
} from '../search/strategy';
import { readAddress, writeAddress, type Address } from './address';
import { GRAINS } from './grain';
import { LANGUAGES, PENCILS, SIDES } from './view';

const boards = fc
	.constantFrom(
		{ rows: 2, columns: 2 },
		{ rows: 2, columns: 3 },
		{ rows: 3, columns: 2 },
		{ rows: 3, columns: 3 }
	)
	.chain((shape) => {
		const size = shape.rows * shape.columns;
		const cells = fc.array(fc.integer({ min: -1, max: size - 1 }), {
			minLength: size * size,
			maxLength: size * size
		});
		return fc.record({ givens: cells, entries: cells }).map(({ givens, entries }) => ({
			givens: { shape, cells: Int8Array.from(givens) },
			entries: { shape, cells: Int8Array.from(entries) }
		}));
	});

const count = fc.integer({ min: 1, max: 1e12 });

const addresses: fc.Arbitrary<Address> = fc
	.record({
		boards,
		typed: fc.boolean(),
		strategy: fc.record({
			ordering: fc.constantFrom(...ORDERINGS),
			values: fc.constantFrom(...VALUE_ORDERINGS),
			elimination: fc.constantFrom(...ELIMINATIONS),
			eliminate: fc.constantFrom(...ELIMINATION_TIMES),
			goal: fc.constantFrom(...GOALS),
			seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
			limits: fc.record(
				{ steps: count, backtracks: count, solutions: count, milliseconds: count },
				{ requiredKeys: [] }
			)
		}),
		position: fc.maxSafeNat(),
		grain: fc.constantFrom(...GRAINS),
		rate: fc.option(fc.constantFrom(0.5, 1, 12.5, 300, 1e8)),
		stops: fc.constantFrom(
			[],
			[{ kind: 'backtrack' as const }, { kind: 'depth' as const, below: 7 }]
		),
		view: fc.record({
			side: fc.constantFrom(...SIDES),
			language: fc.constantFrom(...LANGUAGES),
			pencil: fc.constantFrom(...PENCILS),
			whole: fc.boolean(),
			stubs: fc.boolean()
		})
	})
	.map(({ boards: { givens, entries }, typed, ...rest }) => ({
		...rest,
		example: null,
		givens,
		entries: typed && entries.cells.some((symbol) => symbol >= 0) ? entries : null,
		play: false,
		open: false
	}));

describe('the address', () => {
	it('reads back what it wrote', () => {
		fc.assert(
			fc.property(addresses, (address) => {
				expect(readAddress(writeAddress(address))).toEqual({ address, errors: [] });
			})
		);
	});

	it('names every example', () => {
		for (const example of EXAMPLE_IDS) {
			const { address, errors } = readAddress(`?example=${example}`);
			expect(errors).toEqual([]);
			expect(address.givens).not.toBeNull();
			expect(writeAddress(address)).toBe(`example=${example}`);
		}
	});

	it('is empty where everything is usual', () => {
		const { address, errors } = readAddress('');
		expect(errors).toEqual([]);
		expect(writeAddress(address)).toBe('');
	});

	it.each([
		['order', 'fastest'],
		['at', '-3'],
		['at', '1e9'],
		['seed', '99999999999'],
		['rate', '0'],
		['rate', '1e400'],
		['puzzle', '12'],
		['puzzle', '12345678x'.repeat(9)],
		['puzzle', '<img src=x onerror=alert(1)>'],
		['box', '9x9'],
		['example', '__proto__'],
		['stops', 'cell-x'],
		['play', 'yes']
	])('reports %s=%s and goes on without it', (parameter, found) => {
		const { address, errors } = readAddress(
			`?goal=all&${new URLSearchParams([[parameter, found]])}`
		);
		expect(errors).toEqual([{ parameter, found: found.slice(0, 40) }]);
		expect(address.strategy.goal).toBe('all');
	});

	it('survives anything', () => {
		const names = fc.constantFrom(
			'puzzle',
			'entries',
			'box',
			'example',
			'order',
			'at',
			'stops',
			'rate',
			'steps',
			'side'
		);
		const anything = fc.oneof(
			fc.string({ unit: 'binary', maxLength: 3000 }),
			fc
				.array(fc.tuple(names, fc.string({ maxLength: 120 })))
				.map((pairs) => new URLSearchParams(pairs).toString())
		);
		fc.assert(
			fc.property(anything, (text) => {
				const { address, errors } = readAddress(text);
				expect(readAddress(writeAddress(address)).errors).toEqual([]);
				expect(errors.length).toBeLessThan(40);
			})
		);
	});

	it('does not read values of megabytes', () => {
		const { address, errors } = readAddress(`puzzle=${'1'.repeat(10_000_000)}`);
		expect(errors).toHaveLength(1);
		expect(address.givens).toBeNull();
	});
});
