import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxOf, sizeOf } from '../shape';
import { shapes } from './boards.fixture';
import { fitsShape, orbitsOf, SYMMETRIES } from './symmetry';

/** Where a row and a column come to lie, written down apart from the code. */
const moves = {
	none: (row: number, column: number) => [row, column],
	'half-turn': (row: number, column: number, size: number) => [size - 1 - row, size - 1 - column],
	mirror: (row: number, column: number, size: number) => [row, size - 1 - column],
	diagonal: (row: number, column: number) => [column, row],
	quarters: (row: number, column: number, size: number) => [column, size - 1 - row]
} as const;

const all = shapes([1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 16]);
const symmetries = fc.constantFrom(...SYMMETRIES);

it('orbits hold each cell once, in order, with the cells it is moved to', () => {
	fc.assert(
		fc.property(all, symmetries, (shape, symmetry) => {
			const size = sizeOf(shape);
			const orbits = orbitsOf(shape, symmetry);
			const home = new Map(orbits.flatMap((orbit) => orbit.map((cell) => [cell, orbit] as const)));
			expect(orbits.flat()).toHaveLength(size ** 2);
			expect(home.size).toBe(size ** 2);
			for (const [cell, orbit] of home) {
				const [row, column] = moves[symmetry](Math.floor(cell / size), cell % size, size);
				expect(home.get(row * size + column)).toBe(orbit);
				expect(orbit).toEqual([...orbit].sort((a, b) => a - b));
			}
		})
	);
});

it('orbits are as large as the symmetry says', () => {
	const sizes = (symmetry: (typeof SYMMETRIES)[number]) => {
		const counts: Record<number, number> = {};
		for (const { length } of orbitsOf({ rows: 3, columns: 3 }, symmetry))
			counts[length] = (counts[length] ?? 0) + 1;
		return counts;
	};
	expect(sizes('none')).toEqual({ 1: 81 });
	expect(sizes('half-turn')).toEqual({ 1: 1, 2: 40 });
	expect(sizes('mirror')).toEqual({ 1: 9, 2: 36 });
	expect(sizes('diagonal')).toEqual({ 1: 9, 2: 36 });
	expect(sizes('quarters')).toEqual({ 1: 1, 4: 20 });
});

it('a symmetry fits a shape if boxes come to lie on boxes', () => {
	fc.assert(
		fc.property(all, symmetries, (shape, symmetry) => {
			// boxes that are whole rows or columns add no rule
			fc.pre(shape.rows > 1 && shape.columns > 1);
			const size = sizeOf(shape);
			const boxes = new Map<number, Set<number>>();
			for (let cell = 0; cell < size ** 2; cell++) {
				const [row, column] = moves[symmetry](Math.floor(cell / size), cell % size, size);
				const box = boxOf(shape, cell);
				boxes.set(box, (boxes.get(box) ?? new Set()).add(boxOf(shape, row * size + column)));
			}
			const isKept = [...boxes.values()].every((found) => found.size === 1);
			expect(fitsShape(symmetry, shape)).toBe(isKept);
		})
	);
	expect(fitsShape('diagonal', { rows: 1, columns: 5 })).toBe(true);
});
