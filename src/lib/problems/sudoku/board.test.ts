import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	EMPTY,
	candidates,
	conflictCells,
	conflicts,
	countFilled,
	countLegal,
	emptyBoard,
	findMax,
	findMin,
	isLegal,
	remaining,
	type Board
} from './board';
import { readLine } from './line';
import { boxOf, columnOf, defaultShape, rowOf, shapesOf, sizeOf, type BoxShape } from './shape';

function boardFrom(line: string, shape: BoxShape = defaultShape(Math.sqrt(line.length))): Board {
	const read = readLine(shape, line);
	if ('error' in read) throw new Error(read.error.code);
	return read.board;
}

/** Boards of all shapes to 12, from sparse to full, breaking the rules or not. */
const anyBoard = fc
	.integer({ min: 1, max: 12 })
	.chain((size) => fc.constantFrom(...shapesOf(size)))
	.chain((shape) => {
		const size = sizeOf(shape);
		const symbol = fc.oneof(
			{ weight: 2, arbitrary: fc.constant(EMPTY) },
			{ weight: 1, arbitrary: fc.integer({ min: 0, max: size - 1 }) }
		);
		return fc
			.array(symbol, { minLength: size * size, maxLength: size * size })
			.map((cells): Board => ({ shape, cells: Int8Array.from(cells) }));
	});

function see(shape: BoxShape, one: number, other: number): boolean {
	return (
		one !== other &&
		(rowOf(shape, one) === rowOf(shape, other) ||
			columnOf(shape, one) === columnOf(shape, other) ||
			boxOf(shape, one) === boxOf(shape, other))
	);
}

const IMPOSSIBLE = boardFrom('0123040032144030');

describe('legal symbols', () => {
	it('of the 4×4 without a solution: none at r1c1, only 2 at r2c1', () => {
		expect(candidates(IMPOSSIBLE, 0)).toEqual([]);
		expect(candidates(IMPOSSIBLE, 4)).toEqual([1]);
		expect(isLegal(IMPOSSIBLE, 4, 1)).toBe(true);
		expect(isLegal(IMPOSSIBLE, 4, 0)).toBe(false);
		expect(countLegal(IMPOSSIBLE, 0)).toBe(0);
	});

	it('are those that no cell in the same row, column or box has', () => {
		fc.assert(
			fc.property(anyBoard, fc.nat(), (board, seed) => {
				const { shape, cells } = board;
				const cell = seed % cells.length;
				const expected = [];
				for (let symbol = 0; symbol < sizeOf(shape); symbol++) {
					const legal = !cells.some((held, other) => held === symbol && see(shape, cell, other));
					expect(isLegal(board, cell, symbol)).toBe(legal);
					if (legal) expected.push(symbol);
				}
				expect(candidates(board, cell)).toEqual(expected);
				expect(countLegal(board, cell)).toBe(expected.length);
			})
		);
	});

	it('use all 32 symbols of the largest board', () => {
		const board = emptyBoard({ rows: 4, columns: 8 });
		board.cells[0] = 31;
		expect(countLegal(board, 500)).toBe(32);
		expect(isLegal(board, 1, 31)).toBe(false);
		expect(countLegal(board, 1)).toBe(31);
	});
});

describe('findMin and findMax', () => {
	it('give −1 on a full board', () => {
		const full = boardFrom('1234341221434321');
		expect([findMin(full), findMax(full)]).toEqual([-1, -1]);
	});

	it('take the first in reading order on a tie', () => {
		const empty = emptyBoard({ rows: 2, columns: 2 });
		expect([findMin(empty), findMax(empty)]).toEqual([0, 0]);
	});

	it('find the cell without a candidate', () => {
		expect(findMin(IMPOSSIBLE)).toBe(0);
	});

	it('agree with sorting all empty cells', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				const open = [...board.cells.keys()].filter((cell) => board.cells[cell] === EMPTY);
				const counts = open.map((cell) => countLegal(board, cell));
				const at = (count: number) => (open.length === 0 ? -1 : open[counts.indexOf(count)]);
				expect(findMin(board)).toBe(at(Math.min(...counts)));
				expect(findMax(board)).toBe(at(Math.max(...counts)));
			})
		);
	});
});

describe('conflicts', () => {
	it('name the row, the column and the box', () => {
		const board = boardFrom('11..............');
		expect(conflicts(board)).toEqual([
			{ symbol: 0, house: 'row', index: 0, cells: [0, 1] },
			{ symbol: 0, house: 'box', index: 0, cells: [0, 1] }
		]);
		expect(conflictCells(conflicts(board))).toEqual([0, 1]);
	});

	it('list three of a kind once', () => {
		const board = boardFrom('2...2.......2...');
		expect(conflicts(board)[0]).toEqual({
			symbol: 1,
			house: 'column',
			index: 0,
			cells: [0, 4, 12]
		});
	});

	it('are empty on a board that breaks no rule', () => {
		expect(conflicts(boardFrom('1234341221434321'))).toEqual([]);
	});

	it('are exactly the cells that see their own symbol', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				const { shape, cells } = board;
				const expected = [...cells.keys()].filter((cell) =>
					cells.some(
						(held, other) => held !== EMPTY && held === cells[cell] && see(shape, cell, other)
					)
				);
				const found = conflicts(board);
				expect(conflictCells(found)).toEqual(expected);
				for (const conflict of found) {
					expect(conflict.cells.length).toBeGreaterThan(1);
					const place = { row: rowOf, column: columnOf, box: boxOf }[conflict.house];
					for (const cell of conflict.cells) {
						expect(cells[cell]).toBe(conflict.symbol);
						expect(place(shape, cell)).toBe(conflict.index);
					}
				}
			})
		);
	});
});

describe('remaining', () => {
	it('is the size minus the number on the board, for each symbol', () => {
		expect(remaining(IMPOSSIBLE)).toEqual([2, 2, 1, 1]);
		expect(remaining(boardFrom('1234341221434321'))).toEqual([0, 0, 0, 0]);
	});

	it('is never less than 0', () => {
		expect(remaining(boardFrom('11111...........'))).toEqual([0, 4, 4, 4]);
	});

	it('matches the number of filled cells', () => {
		expect(countFilled(IMPOSSIBLE)).toBe(10);
		expect(countFilled(emptyBoard({ rows: 2, columns: 2 }))).toBe(0);
	});
});
