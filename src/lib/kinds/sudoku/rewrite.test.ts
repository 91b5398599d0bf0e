import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solvedBoard } from '../../../../tests/fixtures/boards';
import { conflicts, countFilled, emptyBoard, EMPTY, type Board } from './board';
import { solutionsOf } from './oracle.fixture';
import { rewritten } from './rewrite';
import { setupOf, type SudokuSetup } from './setup';
import { shapesOf, sizeOf, type BoxShape } from './shape';
import { boardOf, kind } from './kind';

const shapes = [1, 2, 4, 6, 7, 8, 9, 12].flatMap((size) => shapesOf(size));
const seeds = fc.integer({ min: 1, max: 1_000_000 });

/** Boards with some clues of a full board, of any shape. */
const boards = fc
	.record({
		shape: fc.constantFrom(...shapes),
		keep: fc.array(fc.nat({ max: 99 }), { minLength: 144, maxLength: 144 }),
		share: fc.integer({ min: 45, max: 100 })
	})
	.map(({ shape, keep, share }): Board => {
		const full = solvedBoard(shape);
		return { shape, cells: full.map((symbol, cell) => (keep[cell] < share ? symbol : EMPTY)) };
	});

const setups = fc
	.record({ board: boards, entered: fc.infiniteStream(fc.boolean()), marks: fc.boolean() })
	.map(({ board, entered, marks }): SudokuSetup => {
		const picks = [...entered.take(board.cells.length)];
		const part = (isEntry: boolean) => ({
			shape: board.shape,
			cells: board.cells.map((symbol, cell) => (picks[cell] === isEntry ? symbol : EMPTY))
		});
		const all = 2 ** sizeOf(board.shape) - 1;
		const solution = solvedBoard(board.shape);
		return {
			givens: part(false),
			entries: part(true),
			// Each cell allows its symbol of the full board, and some others.
			...(marks && {
				candidates: Int32Array.from(solution, (symbol, cell) => all & ((cell * 37) | (1 << symbol)))
			})
		};
	});

describe('a rewritten Sudoku', () => {
	it('has as many clues, entries and candidates', () => {
		fc.assert(
			fc.property(setups, seeds, (setup, seed) => {
				const other = rewritten(setup, seed);
				expect(countFilled(other.givens)).toBe(countFilled(setup.givens));
				expect(countFilled(other.entries)).toBe(countFilled(setup.entries));
				const bits = ({ candidates = [] }: { candidates?: ArrayLike<number> }) =>
					Array.from(candidates, (mask) => mask.toString(2).replaceAll('0', '').length).sort();
				expect(bits(other)).toEqual(bits(setup));
				// What is written can be read again.
				const written = kind.write(other);
				const read = kind.read((name, otherwise, parse) =>
					name in written ? (parse(written[name]) ?? otherwise) : otherwise
				);
				expect(read).toEqual(other);
			})
		);
	});

	it('has a solution where the puzzle has one, allowed by the candidates', () => {
		fc.assert(
			fc.property(setups, seeds, (setup, seed) => {
				const { shape } = setup.givens;
				const solved = { shape, cells: solvedBoard(shape) };
				// A setup whose entries are a solution: they are rewritten along with the candidates.
				const { entries, candidates } = rewritten(
					{ ...setup, givens: emptyBoard(shape), entries: solved },
					seed
				);
				expect(conflicts(entries)).toEqual([]);
				entries.cells.forEach((symbol, cell) => {
					expect(symbol).not.toBe(EMPTY);
					if (candidates) expect((candidates[cell] >>> symbol) & 1).toBe(1);
				});
				// And the clues are those of that solution.
				const clues = boardOf(rewritten(setup, seed));
				clues.cells.forEach((symbol, cell) => {
					if (symbol !== EMPTY) expect(symbol).toBe(entries.cells[cell]);
				});
			})
		);
	});

	it('has as many solutions', () => {
		fc.assert(
			fc.property(boards, seeds, (board, seed) => {
				const limit = 50;
				const count = (one: Board) => solutionsOf(one, limit).length;
				expect(count(rewritten(setupOf(board), seed).givens)).toBe(count(board));
			}),
			{ numRuns: 60 }
		);
	});

	it('keeps contradictions', () => {
		const shape = { rows: 2, columns: 3 };
		const cells = new Int8Array(36).fill(EMPTY);
		cells[0] = cells[5] = 3;
		for (let seed = 1; seed <= 30; seed++)
			expect(conflicts(rewritten(setupOf({ shape, cells }), seed).givens).length).toBeGreaterThan(
				0
			);
	});

	it('is the same for the same seed and nearly always another for another', () => {
		const shape = { rows: 3, columns: 3 };
		const setup = setupOf({ shape, cells: solvedBoard(shape) });
		const texts = Array.from({ length: 200 }, (_, seed) =>
			rewritten(setup, seed + 1).givens.cells.join()
		);
		expect(rewritten(setup, 7).givens.cells.join()).toBe(texts[6]);
		expect(new Set(texts).size).toBe(200);
	});

	it('meets every symbol, row, column and transposition', () => {
		const shape: BoxShape = { rows: 2, columns: 2 };
		const mark = (cell: number) => {
			const cells = new Int8Array(16).fill(EMPTY);
			cells[cell] = 0;
			return setupOf({ shape, cells });
		};
		const places = new Set<string>();
		for (let seed = 1; seed <= 800; seed++) {
			const { cells } = rewritten(mark(1), seed).givens;
			const cell = cells.findIndex((symbol) => symbol !== EMPTY);
			places.add(`${cell}:${cells[cell]}`);
		}
		expect(places.size).toBe(16 * 4);
	});
});
