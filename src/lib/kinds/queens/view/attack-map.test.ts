import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackMap, lineBetween } from './attack-map';

/** Boards of up to eight rows with any queens. */
const anyQueens = fc
	.integer({ min: 1, max: 8 })
	.chain((size) =>
		fc.array(fc.integer({ min: -1, max: size - 1 }), { minLength: size, maxLength: size })
	);

describe('the attacked squares', () => {
	it('are counted as a chess player counts them', () => {
		fc.assert(
			fc.property(anyQueens, (queens) => {
				const size = queens.length;
				const { count, sole } = attackMap(size, queens);
				for (let square = 0; square < size * size; square++) {
					const rows = queens.flatMap((column, row) =>
						column >= 0 && lineBetween(size, square, row * size + column) !== null ? [row] : []
					);
					expect(count[square]).toBe(rows.length);
					expect(sole[square]).toBe(rows.length === 1 ? rows[0] : -1);
				}
			})
		);
	});
});

describe('a line between squares', () => {
	it('is a row, a column or a diagonal, or none', () => {
		expect(lineBetween(4, 0, 3)).toBe('row');
		expect(lineBetween(4, 1, 13)).toBe('column');
		expect(lineBetween(4, 15, 5)).toBe('falling');
		expect(lineBetween(4, 3, 12)).toBe('rising');
		expect(lineBetween(4, 0, 6)).toBeNull();
		expect(lineBetween(4, 5, 5)).toBeNull();
	});
});
