import { describe, expect, it } from 'vitest';
import { boardLines, cellsArea, centreOf, connector, houseArea, sharedArea } from './geometry';

const nine = { rows: 3, columns: 3 };
const six = { rows: 2, columns: 3 };

/** The numbers of path data, in order. */
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('boardLines', () => {
	it('draws every inner line once, as exactly one kind', () => {
		for (const shape of [nine, six, { rows: 5, columns: 5 }, { rows: 4, columns: 8 }]) {
			const size = shape.rows * shape.columns;
			const { cells, boxes } = boardLines(shape);
			expect((cells + boxes).match(/H/g)).toHaveLength(size - 1);
			expect((cells + boxes).match(/V/g)).toHaveLength(size - 1);
			// A board has as many boxes side by side as a box has rows, and one line fewer.
			expect(boxes.match(/V/g)).toHaveLength(shape.rows - 1);
			expect(boxes.match(/H/g)).toHaveLength(shape.columns - 1);
		}
	});

	it('puts the box lines of a board of six between two rows and three columns', () => {
		const { boxes } = boardLines(six);
		expect(boxes).toBe('M0 2H6M3 0V6M0 4H6');
	});

	it('has nothing inside a board of one cell', () => {
		expect(boardLines({ rows: 1, columns: 1 })).toEqual({ cells: '', boxes: '' });
	});
});

describe('areas', () => {
	it('span the row, the column and the box of a cell', () => {
		expect(houseArea(six, 9)).toBe('M0 1h6v1h-6zM3 0h1v6h-1zM3 0h3v2h-3z');
	});

	it('of two cells are the houses they share', () => {
		expect(sharedArea(nine, 0, 8)).toBe('M0 0h9v1h-9z');
		expect(sharedArea(nine, 0, 72)).toBe('M0 0h1v9h-1z');
		expect(sharedArea(nine, 0, 10)).toBe('M0 0h3v3h-3z');
		expect(sharedArea(nine, 0, 1)).toBe('M0 0h9v1h-9zM0 0h3v3h-3z');
		expect(sharedArea(nine, 0, 40)).toBe('');
	});

	it('of a list of cells are their squares', () => {
		expect(cellsArea(nine, [0, 10])).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
	});
});

describe('connector', () => {
	it('starts just outside its cell and ends at the ring of the other', () => {
		const [x1, y1, , , x2, y2] = numbers(connector(nine, 0, 20));
		const start = centreOf(nine, 0);
		const end = centreOf(nine, 20);
		expect(Math.max(Math.abs(x1 - start.x), Math.abs(y1 - start.y))).toBeCloseTo(0.54);
		expect(Math.hypot(x2 - end.x, y2 - end.y)).toBeCloseTo(0.44);
	});

	it('bows along a row and a column, and stays on the board', () => {
		const size = 9;
		for (let cell = 0; cell < size; cell++) {
			const row = numbers(connector(nine, cell * size, cell * size + 8));
			const column = numbers(connector(nine, cell, 72 + cell));
			expect(Math.abs(row[3] - (cell + 0.5))).toBe(1);
			expect(Math.abs(column[2] - (cell + 0.5))).toBe(1);
			// The curve reaches only halfway to its control point.
			const furthest = (row[3] + cell + 0.5) / 2;
			expect(furthest).toBeGreaterThanOrEqual(0);
			expect(furthest).toBeLessThanOrEqual(size);
		}
	});

	it('is a valid point between adjacent cells', () => {
		expect(numbers(connector(nine, 0, 1)).every(Number.isFinite)).toBe(true);
	});
});
