import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	EMPTY,
	conflictCells,
	conflicts,
	countFilled,
	emptyBoard,
	remaining,
	type Board
} from './board';
import { readLine } from './line';
import { DEFAULT_STRATEGY, type Ordering } from '$lib/engine/search/strategy';
import { singleSteps } from '$lib/engine/search/limits';
import { listValues } from '$lib/engine/problem';
import { sudoku } from './sudoku';
import { boxOf, columnOf, defaultShape, rowOf, shapesOf, sizeOf, type BoxShape } from './shape';

function boardFrom(line: string, shape: BoxShape = defaultShape(Math.sqrt(line.length))): Board {
	const read = readLine(shape, line);
	if ('error' in read) throw new Error(read.error.code);
	return read.board;
}

/** Boards of all shapes up to size 12, from sparse to full, valid or not. */
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

const legalAt = (board: Board, cell: number) => listValues(sudoku(board).model().legal(cell));

describe('legal symbols', () => {
	it('of the 4×4 without a solution: none at r1c1, only 2 at r2c1', () => {
		expect(legalAt(IMPOSSIBLE, 0)).toEqual([]);
		expect(legalAt(IMPOSSIBLE, 4)).toEqual([1]);
	});

	it('are those that no cell in the same row, column or box has', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				const { shape, cells } = board;
				const model = sudoku(board).model();
				cells.forEach((held, cell) => {
					if (held !== EMPTY) return;
					const symbols = Array.from({ length: sizeOf(shape) }, (_, symbol) => symbol);
					const legal = symbols.filter(
						(symbol) => !cells.some((other, at) => other === symbol && see(shape, cell, at))
					);
					expect(listValues(model.legal(cell))).toEqual(legal);
				});
			})
		);
	});

	it('use all 32 symbols of the largest board', () => {
		const board = emptyBoard({ rows: 4, columns: 8 });
		board.cells[0] = 31;
		expect(legalAt(board, 500)).toHaveLength(32);
		expect(legalAt(board, 1)).toHaveLength(31);
	});
});

/** The cell that an ordering decides first, −1 when no cell is open. */
function firstCell(board: Board, ordering: Ordering): number {
	const first = singleSteps(sudoku(board), { ...DEFAULT_STRATEGY, ordering }).next();
	return first.done ? -1 : first.value.variable;
}

describe('findmin and findmax', () => {
	it('choose no cell on a full board', () => {
		const full = boardFrom('1234341221434321');
		expect([firstCell(full, 'findmin'), firstCell(full, 'findmax')]).toEqual([-1, -1]);
	});

	it('choose the first in reading order on a tie', () => {
		const empty = emptyBoard({ rows: 2, columns: 2 });
		expect([firstCell(empty, 'findmin'), firstCell(empty, 'findmax')]).toEqual([0, 0]);
	});

	it('find the cell without a candidate', () => {
		expect(firstCell(IMPOSSIBLE, 'findmin')).toBe(0);
	});

	it('agree with sorting all empty cells', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				const open = [...board.cells.keys()].filter((cell) => board.cells[cell] === EMPTY);
				const counts = open.map((cell) => legalAt(board, cell).length);
				const at = (count: number) => (open.length === 0 ? -1 : open[counts.indexOf(count)]);
				expect(firstCell(board, 'findmin')).toBe(at(Math.min(...counts)));
				expect(firstCell(board, 'findmax')).toBe(at(Math.max(...counts)));
			})
		);
	});
});

describe('findmin with the degree as tie-breaker', () => {
	it('chooses the cell with the most open peers among those with fewest candidates', () => {
		fc.assert(
			fc.property(anyBoard, (board) => {
				const open = [...board.cells.keys()].filter((cell) => board.cells[cell] === EMPTY);
				const degree = (cell: number) =>
					open.filter((other) => other !== cell && see(board.shape, cell, other)).length;
				const [first = -1] = open.toSorted(
					(a, b) =>
						legalAt(board, a).length - legalAt(board, b).length || degree(b) - degree(a) || a - b
				);
				expect(firstCell(board, 'findmin-degree')).toBe(first);
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

	it('list three of the same symbol once', () => {
		const board = boardFrom('2...2.......2...');
		expect(conflicts(board)[0]).toEqual({
			symbol: 1,
			house: 'column',
			index: 0,
			cells: [0, 4, 12]
		});
	});

	it('are empty on a valid board', () => {
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
