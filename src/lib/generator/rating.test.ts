import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilled, emptyBoard, EMPTY, type Board } from '../problems/sudoku/board';
import { readLine } from '../problems/sudoku/line';
import * as oracle from '../problems/sudoku/oracle.fixture';
import { housesOf, sizeOf } from '../problems/sudoku/shape';
import { boards, fullBoard, seeds, shapes } from './boards.fixture';
import { digging } from './dig';
import { levelOf, rate, rateSolved, weakness } from './rating';

function boardOf(line: string): Board {
	const read = readLine({ rows: 3, columns: 3 }, line);
	if ('error' in read) throw new Error(read.error.code);
	return read.board;
}

/** Fills in singles as slowly and plainly as can be. @returns the cells when nothing more is found. */
function plainSingles(board: Board, isHiddenOnly: boolean): Int8Array {
	const cells = board.cells.slice();
	const houses = housesOf(board.shape);
	const symbols = Array.from({ length: sizeOf(board.shape) }, (_, symbol) => symbol);
	const isLegal = (cell: number, symbol: number) =>
		cells[cell] === EMPTY &&
		houses.every(
			(house) => !house.cells.includes(cell) || house.cells.every((peer) => cells[peer] !== symbol)
		);
	for (let isChanged = true; isChanged;) {
		isChanged = false;
		for (const house of houses) {
			for (const symbol of symbols) {
				const places = house.cells.filter((cell) => isLegal(cell, symbol));
				if (places.length !== 1) continue;
				cells[places[0]] = symbol;
				isChanged = true;
			}
		}
		if (isHiddenOnly) continue;
		for (const cell of cells.keys()) {
			const legal = symbols.filter((symbol) => isLegal(cell, symbol));
			if (legal.length !== 1) continue;
			cells[cell] = legal[0];
			isChanged = true;
		}
	}
	return cells;
}

/** The fewest right guesses, up to three, by trying all. */
function plainGuesses(board: Board, solution: Int8Array, most = 3): number {
	const cells = plainSingles(board, false);
	if (!cells.includes(EMPTY)) return 0;
	let best = most;
	for (const cell of cells.keys()) {
		if (best <= 1) break;
		if (cells[cell] !== EMPTY) continue;
		const next = cells.slice();
		next[cell] = solution[cell];
		best = Math.min(
			best,
			1 + plainGuesses({ shape: board.shape, cells: next }, solution, best - 1)
		);
	}
	return best;
}

function dug(board: Board, seed: number, target: number): Board {
	const steps = digging({ full: board, symmetry: 'none', seed, attempts: Infinity, target });
	let step = steps.next();
	while (!step.done) step = steps.next();
	return step.value;
}

describe('a rating', () => {
	it('is what slow and plain trying says', () => {
		const seen = new Set<string>();
		fc.assert(
			fc.property(
				shapes([4, 6, 8, 9]),
				seeds,
				fc.double({ min: 0, max: 0.5, noNaN: true }),
				(shape, seed, share) => {
					const full = fullBoard(shape, seed);
					const board = dug(full, seed, Math.round(share * full.cells.length));
					const rating = rateSolved(board, full.cells);
					const clues = countFilled(board);
					const isHidden = !plainSingles(board, true).includes(EMPTY);
					const guesses = plainGuesses(board, full.cells);
					const isEasy = isHidden && clues >= 0.4 * full.cells.length;
					const level = isEasy
						? 'easy'
						: (['medium', 'hard', 'extreme', 'extreme'] as const)[guesses];
					const singles = isHidden ? 'hidden' : guesses === 0 ? 'all' : 'none';
					expect(rating).toEqual({ level, clues, singles, guesses, isAtLeast: guesses === 3 });
					expect(levelOf(board, full.cells)).toBe(level);
					expect(weakness(board, full.cells)).toSatisfy((weak: number) =>
						level === 'extreme' ? weak === 0 : guesses === 0 ? weak === Infinity : weak >= 1
					);
					expect(rate(board)).toEqual(rating);
					seen.add(level);
				}
			),
			{ numRuns: 60 }
		);
		expect(seen).toContain('easy');
		expect(seen).toContain('medium');
		expect(seen).toContain('hard');
	}, 60_000);

	it('is given to puzzles alone: boards with exactly one solution', () => {
		fc.assert(
			fc.property(boards(shapes([4, 6, 9])), (board) => {
				expect(rate(board) !== null).toBe(oracle.solutionsOf(board, 2).length === 1);
			})
		);
		expect(rate(emptyBoard({ rows: 3, columns: 3 }))).toBeNull();
	});

	it('of hard puzzles from lists is extreme', () => {
		// "AI Escargot" (A. Inkala 2006), and the one that Norvig's program needed the most time for
		const escargot = boardOf(
			'1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..'
		);
		expect(rate(escargot)).toMatchObject({ level: 'extreme', clues: 23, guesses: 2 });
		const golden = boardOf(
			'.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....'
		);
		expect(rate(golden)).toMatchObject({ level: 'extreme', clues: 21 });
	});

	it('of a board of 25 × 25 is found, too', () => {
		const full = fullBoard({ rows: 5, columns: 5 }, 3);
		expect(rate(dug(full, 3, 400))).toMatchObject({ clues: 400 });
	}, 30_000);
});
