import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflicts, countFilled, EMPTY, type Board } from '../board';
import * as oracle from '../oracle.fixture';
import { fullBoard, seeds, shapes } from './boards.fixture';
import { digging, isMinimal, type DigAttempt, type Digging } from './dig';
import { without } from './solutions';
import { fitsShape, orbitsOf, SYMMETRIES } from './symmetry';

const nine = { rows: 3, columns: 3 };
const symmetries = fc.constantFrom(...SYMMETRIES);

function dig(options: Partial<Digging> & Pick<Digging, 'full'>, budget?: number) {
	const attempts: DigAttempt[] = [];
	const steps = digging(
		{ symmetry: 'none', seed: 1, attempts: Infinity, target: 0, ...options },
		budget
	);
	for (;;) {
		const { done, value } = steps.next();
		if (done) return { attempts, board: value };
		attempts.push(value);
	}
}

const isUnique = (board: Board) => oracle.solutionsOf(board, 2).length === 1;

describe('digging', () => {
	it('leaves a board with one solution, part of the full one, in every shape and symmetry', () => {
		fc.assert(
			fc.property(
				shapes([1, 2, 3, 4, 5, 6, 8, 9, 10]),
				symmetries,
				seeds,
				(shape, symmetry, seed) => {
					fc.pre(fitsShape(symmetry, shape));
					const full = fullBoard(shape, seed);
					const { board } = dig({ full, symmetry, seed });
					expect(isUnique(board)).toBe(true);
					board.cells.forEach((symbol, cell) => {
						expect(symbol === EMPTY || symbol === full.cells[cell]).toBe(true);
					});
					for (const orbit of orbitsOf(shape, symmetry)) {
						expect(new Set(orbit.map((cell) => board.cells[cell] === EMPTY)).size).toBe(1);
					}
				}
			),
			{ numRuns: 60 }
		);
	}, 30_000);

	it('says truly what happened to each digit', () => {
		fc.assert(
			fc.property(shapes([4, 6, 9]), symmetries, seeds, (shape, symmetry, seed) => {
				fc.pre(fitsShape(symmetry, shape));
				const full = fullBoard(shape, seed);
				const { attempts, board } = dig({ full, symmetry, seed });
				let current = full;
				for (const { cells, verdict, other } of attempts) {
					const next = without(current, cells);
					expect(verdict).toBe(isUnique(next) ? 'taken' : 'kept');
					if (verdict === 'taken') current = next;
					else {
						expect(conflicts({ shape, cells: other! })).toEqual([]);
						expect(other).not.toEqual(full.cells);
						next.cells.forEach((symbol, cell) => {
							expect(symbol === EMPTY || symbol === other![cell]).toBe(true);
						});
					}
				}
				expect(current.cells).toEqual(board.cells);
			}),
			{ numRuns: 20 }
		);
	}, 30_000);

	it('leaves a minimal board, if it may fail as often as it likes', () => {
		fc.assert(
			fc.property(symmetries, seeds, (symmetry, seed) => {
				const { board } = dig({ full: fullBoard(nine, seed), symmetry, seed });
				expect(isMinimal(board, symmetry)).toBe(true);
				if (symmetry !== 'none') return;
				board.cells.forEach((symbol, cell) => {
					if (symbol !== EMPTY) expect(isUnique(without(board, [cell]))).toBe(false);
				});
			}),
			{ numRuns: 25 }
		);
	}, 30_000);

	it('stops at its attempts and never goes below its target', () => {
		fc.assert(
			fc.property(
				symmetries,
				seeds,
				fc.integer({ min: 1, max: 15 }),
				fc.integer({ min: 0, max: 60 }),
				(symmetry, seed, most, target) => {
					const full = fullBoard(nine, seed);
					const { attempts, board } = dig({ full, symmetry, seed, attempts: most, target });
					const failed = attempts.filter(({ verdict }) => verdict !== 'taken').length;
					const clues = countFilled(board);
					expect(failed).toBeLessThanOrEqual(most);
					expect(clues).toBeGreaterThanOrEqual(target);
					if (symmetry === 'none' && target >= 40 && failed < most) expect(clues).toBe(target);
				}
			),
			{ numRuns: 50 }
		);
	});

	it('is the same for the same seed, and another for another', () => {
		const full = fullBoard(nine, 5);
		expect(dig({ full, seed: 3 }).board.cells).toEqual(dig({ full, seed: 3 }).board.cells);
		expect(dig({ full, seed: 3 }).board.cells).not.toEqual(dig({ full, seed: 4 }).board.cells);
	});

	it('keeps what it cannot find out about', () => {
		const { attempts, board } = dig({ full: fullBoard({ rows: 4, columns: 4 }, 1) }, 10);
		const unknown = attempts.filter(({ verdict }) => verdict === 'unknown');
		expect(unknown.length).toBeGreaterThan(0);
		for (const { cells, other } of unknown) {
			expect(other).toBeNull();
			for (const cell of cells) expect(board.cells[cell]).not.toBe(EMPTY);
		}
	});
});

describe('a minimal board', () => {
	it('is none with a clue too many, with two solutions, or with none', () => {
		const full = fullBoard(nine, 1);
		const { board } = dig({ full });
		const given = board.cells.findIndex((symbol) => symbol !== EMPTY);
		const open = board.cells.findIndex((symbol) => symbol === EMPTY);
		const more = without(board, []);
		more.cells[open] = full.cells[open];
		expect(isMinimal(board)).toBe(true);
		expect(isMinimal(more)).toBe(false);
		expect(isMinimal(without(board, [given]))).toBe(false);
		more.cells[open] = (full.cells[open] + 1) % 9;
		expect(isMinimal(more)).toBe(false);
	});
});
