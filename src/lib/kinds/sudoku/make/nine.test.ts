import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverSolutions } from '../../../../../tests/fixtures/exact-cover';
import { conflicts, emptyBoard, EMPTY, type Board } from '../board';
import * as oracle from '../oracle.fixture';
import { sudokuSets } from '../sets';
import { sameShape } from '../shape';
import { sudoku } from '../sudoku';
import { limitedSearch } from '$lib/engine/search/limits';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { countBatch } from '$lib/engine/trace/count-batch';
import { noStatistics } from '$lib/engine/trace/statistics';
import { hunt } from './any-size';
import { boards as boardsOf, fullBoard, seeds } from './boards.fixture';
import { digging } from './dig';
import { countNine, otherNine, solutionsNine, solveNine } from './nine';
import { without } from './solutions';

const shape = { rows: 3, columns: 3 };
const boards = boardsOf(fc.constant(shape));

/** Boards dug to few clues, then perhaps with a clue less: one solution, or a few. */
const dug = fc
	.record({ seed: seeds, fewer: fc.nat({ max: 2 }), choices: fc.array(fc.nat(), { minLength: 2 }) })
	.map(({ seed, fewer, choices }): Board => {
		const steps = digging(
			{ full: fullBoard(shape, seed), symmetry: 'none', seed, attempts: 60, target: 0 },
			Infinity
		);
		let step = steps.next();
		while (!step.done) step = steps.next();
		const board = step.value;
		const clues = Array.from(board.cells.keys()).filter((cell) => board.cells[cell] !== EMPTY);
		return without(
			board,
			choices.slice(0, fewer).map((choice) => clues[choice % clues.length])
		);
	});

/** Counts with the search that the site shows. */
function countBySearch(board: Board, limit: number): number {
	const statistics = noStatistics();
	for (const batch of limitedSearch(sudoku(board), {
		...DEFAULT_STRATEGY,
		ordering: 'findmin',
		elimination: 'hidden',
		goal: 'all',
		limits: { solutions: limit }
	}))
		countBatch(statistics, batch);
	return statistics.solutions;
}

const sorted = (solutions: readonly Int8Array[]) => solutions.map(String).sort();

describe('the fast solver', () => {
	it('counts what an independent solver and the search count', () => {
		fc.assert(
			fc.property(fc.oneof(boards, dug), fc.integer({ min: 1, max: 6 }), (board, limit) => {
				const count = countNine(board.cells, limit);
				expect(count).toBe(coverSolutions(board.cells, limit).length);
				expect(count).toBe(countBySearch(board, limit));
				const { boards, isKnown } = solutionsNine(board.cells, limit);
				expect(isKnown).toBe(true);
				expect(boards).toHaveLength(count);
				expect(new Set(sorted(boards)).size).toBe(count);
			}),
			{ numRuns: 300 }
		);
	}, 30_000);

	it('finds the same solutions', () => {
		fc.assert(
			fc.property(fc.oneof(boards, dug), (board) => {
				const expected = coverSolutions(board.cells, 40);
				const { boards } = solutionsNine(board.cells, 40);
				if (expected.length < 40) expect(sorted(boards)).toEqual(sorted(expected));
				for (const cells of boards) expect(conflicts({ shape, cells })).toEqual([]);
				const first = solveNine(board.cells);
				if (expected.length === 0) expect(first).toBeNull();
				else expect(first).toEqual(boards[0]);
			}),
			{ numRuns: 150 }
		);
	}, 30_000);

	it('finds a solution with another digit in a cell exactly if there is one', () => {
		fc.assert(
			fc.property(fc.oneof(boards, dug), fc.nat(), (board, choice) => {
				const clues = Array.from(board.cells.keys()).filter((cell) => board.cells[cell] !== EMPTY);
				const cell = clues[choice % clues.length];
				const digit = board.cells[cell];
				const left = without(board, [cell]);
				const found = otherNine(left.cells, cell, digit);
				const peer = hunt(left, { limit: 1, budget: 1e6, without: { cell, symbol: digit } });
				expect(found.isKnown).toBe(true);
				expect(found.boards).toHaveLength(peer.boards.length);
				for (const cells of found.boards) {
					expect(cells[cell]).not.toBe(digit);
					expect(conflicts({ shape, cells })).toEqual([]);
				}
			}),
			{ numRuns: 200 }
		);
	});

	it('solves every board of 9 × 9 that comes with the site', () => {
		let solved = 0;
		for (const { puzzles } of sudokuSets()) {
			for (const { setup } of puzzles) {
				const board = setup.givens;
				if (!sameShape(board.shape, shape)) continue;
				const expected = coverSolutions(board.cells, 2);
				expect(countNine(board.cells)).toBe(expected.length);
				expect(solveNine(board.cells)).toEqual(expected[0]);
				solved++;
			}
		}
		expect(solved).toBeGreaterThan(700);
	}, 60_000);

	it('finds no solution where two cells or two clues contradict each other', () => {
		const twice = emptyBoard(shape);
		twice.cells[0] = twice.cells[8] = 4;
		expect(countNine(twice.cells)).toBe(0);
		// The first and the last cell of a row have both the 9 left, and nothing else.
		const pair = emptyBoard(shape);
		for (let i = 0; i < 6; i++) {
			pair.cells[27 + 9 * i] = i;
			pair.cells[35 + 9 * i] = (i + 1) % 6;
		}
		pair.cells[10] = pair.cells[24] = 6;
		pair.cells[20] = pair.cells[16] = 7;
		expect(conflicts(pair)).toEqual([]);
		expect(countNine(pair.cells, 1)).toBe(0);
		expect(oracle.solutionsOf(pair, 1)).toEqual([]);
	});

	it('gives up when its guesses are used up', () => {
		const { boards, isKnown } = solutionsNine(emptyBoard(shape).cells, 1000, 50);
		expect(isKnown).toBe(false);
		expect(boards.length).toBeLessThan(1000);
		expect(otherNine(emptyBoard(shape).cells, 0, 0, 3)).toEqual({ boards: [], isKnown: false });
		// and the next question is not affected
		expect(countNine(emptyBoard(shape).cells, 5)).toBe(5);
	});
});
