import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allValues, listValues } from '$lib/engine/problem';
import { EMPTY, emptyBoard } from './board';
import { readLine } from './line';
import { housesOf, shapesOf, sizeOf } from './shape';
import { sudoku } from './sudoku';

const anyShape = fc
	.constantFrom(1, 4, 6, 7, 9, 12, 16, 25, 32)
	.chain((size) => fc.constantFrom(...shapesOf(size)));

describe('sudoku', () => {
	it('has a variable per cell, a value per symbol, and the givens fixed', () => {
		const board = emptyBoard({ rows: 2, columns: 3 });
		board.cells[7] = 4;
		const problem = sudoku(board);
		expect(problem).toMatchObject({ variableCount: 36, valueCount: 6 });
		expect(problem.fixed[7]).toBe(4);
		board.cells[7] = 0;
		expect(problem.fixed[7]).toBe(4);
	});

	it('has 20 peers per cell on 9×9, in reading order', () => {
		const problem = sudoku(emptyBoard({ rows: 3, columns: 3 }));
		const first = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 18, 19, 20, 27, 36, 45, 54, 63, 72];
		expect(problem.peers(0)).toEqual(first);
		expect(problem.peers(40)).toHaveLength(20);
	});

	it('has a unit for each symbol of each row, column and box', () => {
		const problem = sudoku(emptyBoard({ rows: 3, columns: 3 }));
		expect(problem.units).toHaveLength(243);
		expect(problem.units[10]).toEqual({
			value: 1,
			variables: [9, 10, 11, 12, 13, 14, 15, 16, 17],
			name: 'row',
			index: 1
		});
		expect(new Set(problem.units.map((unit) => unit.name))).toEqual(
			new Set(['row', 'column', 'box'])
		);
	});

	it('names the cells that forbid a symbol', () => {
		const read = readLine({ rows: 2, columns: 2 }, '12..3......1....');
		if ('error' in read) throw new Error(read.error.code);
		const problem = sudoku(read.board);
		expect(problem.clashes(read.board.cells, 3, 0)).toEqual([0, 11]);
		expect(problem.clashes(read.board.cells, 3, 3)).toEqual([]);
	});
});

describe('the model', () => {
	it('allows every symbol on an empty board, up to 32', () => {
		for (const size of [1, 2, 6, 9, 12, 25, 31, 32]) {
			for (const shape of shapesOf(size)) {
				const model = sudoku(emptyBoard(shape)).model();
				expect(model.legal(size * size - 1)).toBe(allValues(size));
			}
		}
	});

	it('knows what is legal after placements and backtracks in any order', () => {
		fc.assert(
			fc.property(anyShape, fc.array(fc.nat(), { maxLength: 60 }), (shape, choices) => {
				const board = emptyBoard(shape);
				const model = sudoku(board).model();
				const placed: number[] = [];
				for (const choice of choices) {
					const cell = choice % board.cells.length;
					const last = placed.at(-1);
					if (choice % 3 === 0 && last !== undefined) {
						model.takeBack(last, board.cells[last]);
						board.cells[last] = EMPTY;
						placed.pop();
					} else if (board.cells[cell] === EMPTY) {
						const legal = listValues(model.legal(cell));
						if (legal.length === 0) continue;
						const symbol = legal[choice % legal.length];
						expect(sudoku(board).clashes(board.cells, cell, symbol)).toEqual([]);
						model.place(cell, symbol);
						board.cells[cell] = symbol;
						placed.push(cell);
					}
				}
				for (let cell = 0; cell < board.cells.length; cell++) {
					if (board.cells[cell] !== EMPTY) continue;
					expect(listValues(model.legal(cell))).toEqual(
						[...board.cells.keys()]
							.slice(0, sizeOf(shape))
							.filter((symbol) => sudoku(board).clashes(board.cells, cell, symbol).length === 0)
					);
				}
			}),
			{ numRuns: 60 }
		);
	});

	it('starts from the givens, even if they break the rules', () => {
		const board = emptyBoard({ rows: 3, columns: 3 });
		board.cells[0] = board.cells[1] = 4;
		const model = sudoku(board).model();
		const row = housesOf(board.shape)[0].cells.slice(2);
		expect(row.every((cell) => ((model.legal(cell) >>> 4) & 1) === 0)).toBe(true);
	});

	it('is a new position each time', () => {
		const problem = sudoku(emptyBoard({ rows: 2, columns: 2 }));
		problem.model().place(0, 0);
		expect(problem.model().legal(1)).toBe(allValues(sizeOf(problem.shape)));
	});
});
