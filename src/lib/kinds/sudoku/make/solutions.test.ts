import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflicts, emptyBoard, EMPTY } from '../board';
import * as oracle from '../oracle.fixture';
import { boards, fullBoard, seeds, shapes } from './boards.fixture';
import { otherSolution, solutionsOf, without } from './solutions';

const small = shapes([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]);
const texts = (solutions: readonly Int8Array[]) => solutions.map(String).sort();

describe('solutions', () => {
	it('are as many as an independent solver finds', () => {
		fc.assert(
			fc.property(boards(small), fc.integer({ min: 1, max: 5 }), (board, limit) => {
				const found = solutionsOf(board, limit);
				const expected = oracle.solutionsOf(board, limit).length;
				expect(found).toMatchObject({ count: expected, isKnown: true });
				expect(found.boards).toHaveLength(found.count);
				expect(new Set(texts(found.boards)).size).toBe(found.count);
			}),
			{ numRuns: 300 }
		);
	});

	it('are all, if there are fewer than the limit', () => {
		fc.assert(
			fc.property(boards(shapes([4, 6, 9])), (board) => {
				const expected = oracle.solutionsOf(board, 50);
				fc.pre(expected.length < 50);
				expect(texts(solutionsOf(board, 50).boards)).toEqual(texts(expected));
			}),
			{ numRuns: 100 }
		);
	});

	it('keep the rules and the clues', () => {
		fc.assert(
			fc.property(boards(small), (board) => {
				for (const cells of solutionsOf(board, 3).boards) {
					expect(conflicts({ shape: board.shape, cells })).toEqual([]);
					board.cells.forEach((symbol, cell) => {
						expect(symbol === EMPTY || cells[cell] === symbol).toBe(true);
					});
				}
			})
		);
	});

	it('are counted: 288 of the empty board of 4 × 4, 12 Latin squares of 3 × 3', () => {
		expect(solutionsOf(emptyBoard({ rows: 2, columns: 2 }), 1000).count).toBe(288);
		expect(solutionsOf(emptyBoard({ rows: 1, columns: 3 }), 1000).count).toBe(12);
	});

	it('are unknown when the guesses are used up', () => {
		const empty = emptyBoard({ rows: 3, columns: 3 });
		const found = solutionsOf(empty, 1000, 20);
		expect(found.isKnown).toBe(false);
		expect(found.count).toBeLessThan(1000);
		expect(otherSolution(empty, 0, 0, 3)).toEqual({ isKnown: false, board: null });
	});

	it('of 25 × 25 and 32 × 32 are found', () => {
		for (const shape of [
			{ rows: 5, columns: 5 },
			{ rows: 4, columns: 8 }
		]) {
			const full = fullBoard(shape, 7);
			const board = without(
				full,
				Array.from(full.cells, (_, cell) => cell).filter((cell) => cell % 4 === 0)
			);
			expect(solutionsOf(board, 1).count).toBe(1);
		}
	});
});

describe('another solution', () => {
	it('has another symbol in the cell, and is found if there is one', () => {
		fc.assert(
			fc.property(boards(shapes([4, 6, 9])), fc.nat(), (board, choice) => {
				const cell = choice % board.cells.length;
				const symbol = board.cells[cell];
				fc.pre(symbol !== EMPTY);
				const left = without(board, [cell]);
				const others = oracle
					.solutionsOf(left, 2000)
					.filter((solution) => solution[cell] !== symbol);
				const { board: other, isKnown } = otherSolution(left, cell, symbol);
				expect(isKnown).toBe(true);
				expect(other === null).toBe(others.length === 0);
				if (other) {
					expect(other[cell]).not.toBe(symbol);
					expect(conflicts({ shape: board.shape, cells: other })).toEqual([]);
				}
			}),
			{ numRuns: 100 }
		);
	});
});

describe('a full board', () => {
	it('keeps the rules, whatever its shape and seed', () => {
		fc.assert(
			fc.property(shapes([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16]), seeds, (shape, seed) => {
				const full = fullBoard(shape, seed);
				expect(conflicts(full)).toEqual([]);
				expect(full.cells).not.toContain(EMPTY);
				expect(fullBoard(shape, seed).cells).toEqual(full.cells);
			})
		);
	});

	it('differs with the seed, and every symbol comes to every cell', () => {
		const full = Array.from({ length: 400 }, (_, i) => fullBoard({ rows: 3, columns: 3 }, i + 1));
		expect(new Set(full.map(({ cells }) => String(cells))).size).toBe(400);
		for (let cell = 0; cell < 81; cell++) {
			const times = new Array<number>(9).fill(0);
			for (const { cells } of full) times[cells[cell]]++;
			// 44 times on average, with a deviation of 6
			expect(Math.min(...times)).toBeGreaterThan(12);
			expect(Math.max(...times)).toBeLessThan(90);
		}
	});
});
