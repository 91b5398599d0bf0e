import { describe, expect, it } from 'vitest';
import {
	boxOf,
	columnOf,
	defaultShape,
	firstColumnOfBox,
	firstRowOfBox,
	housesOf,
	isShape,
	rowOf,
	shapesOf,
	sizeOf
} from './shape';

const SHAPES = Array.from({ length: 32 }, (_, i) => shapesOf(i + 1)).flat();

describe('defaultShape', () => {
	it.each([
		[1, 1, 1],
		[4, 2, 2],
		[5, 1, 5],
		[6, 2, 3],
		[8, 2, 4],
		[9, 3, 3],
		[10, 2, 5],
		[12, 3, 4],
		[16, 4, 4],
		[24, 4, 6],
		[25, 5, 5],
		[31, 1, 31],
		[32, 4, 8]
	])('of size %i is %i × %i', (size, rows, columns) => {
		expect(defaultShape(size)).toEqual({ rows, columns });
	});
});

describe('isShape', () => {
	it('accepts sizes 1 to 32', () => {
		expect(SHAPES.every(isShape)).toBe(true);
	});

	it.each([
		[0, 3],
		[3, 0],
		[-3, -3],
		[1.5, 2],
		[NaN, 3],
		[3, Infinity],
		[1, 33],
		[6, 6]
	])('refuses %d × %d', (rows, columns) => {
		expect(isShape({ rows, columns })).toBe(false);
	});
});

describe('the box of a cell', () => {
	it('of 9×9 is in the band and stack of the cell', () => {
		const shape = { rows: 3, columns: 3 };
		expect([0, 8, 40, 60, 80].map((cell) => boxOf(shape, cell))).toEqual([0, 2, 4, 8, 8]);
		expect([firstRowOfBox(shape, 5), firstColumnOfBox(shape, 5)]).toEqual([3, 6]);
	});

	it('of 6×6 is 2 rows by 3 columns', () => {
		const shape = { rows: 2, columns: 3 };
		expect([0, 2, 3, 11, 12, 35].map((cell) => boxOf(shape, cell))).toEqual([0, 0, 1, 1, 2, 5]);
		expect([firstRowOfBox(shape, 3), firstColumnOfBox(shape, 3)]).toEqual([2, 3]);
	});

	it('holds size cells and starts where it says, for every shape', () => {
		for (const shape of SHAPES) {
			const size = sizeOf(shape);
			const cells = Array.from({ length: size * size }, (_, cell) => cell);
			for (let box = 0; box < size; box++) {
				const members = cells.filter((cell) => boxOf(shape, cell) === box);
				expect(members).toHaveLength(size);
				expect(rowOf(shape, members[0])).toBe(firstRowOfBox(shape, box));
				expect(columnOf(shape, members[0])).toBe(firstColumnOfBox(shape, box));
				expect(rowOf(shape, members[size - 1])).toBe(firstRowOfBox(shape, box) + shape.rows - 1);
			}
		}
	});
});

describe('housesOf', () => {
	it('holds rows, columns and boxes, each kind with every cell once', () => {
		for (const shape of SHAPES) {
			const size = sizeOf(shape);
			const houses = housesOf(shape);
			const kinds = shape.rows === 1 || shape.columns === 1 ? 2 : 3;
			expect(houses).toHaveLength(kinds * size);
			for (const kind of ['row', 'column', 'box'].slice(0, kinds)) {
				const cells = houses.filter((house) => house.kind === kind).flatMap((house) => house.cells);
				expect(new Set(cells).size).toBe(size * size);
			}
			for (const { kind, index, cells } of houses) {
				const place = { row: rowOf, column: columnOf, box: boxOf }[kind];
				expect(cells.every((cell) => place(shape, cell) === index)).toBe(true);
			}
		}
	});
});
