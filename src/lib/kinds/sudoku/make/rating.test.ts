import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilled, emptyBoard, EMPTY, type Board } from '../board';
import { readLine } from '../line';
import * as oracle from '../oracle.fixture';
import { housesOf, sizeOf, type House } from '../shape';
import { boards, fullBoard, seeds, shapes } from './boards.fixture';
import { digging } from './dig';
import { levelOf, rate, rateSolved, weakness } from './rating';

function boardOf(line: string): Board {
	const read = readLine({ rows: 3, columns: 3 }, line);
	if ('error' in read) throw new Error(read.error.code);
	return read.board;
}

/** The rules by which plain trying goes on. */
type Rules = 'hidden' | 'singles' | 'pairs';

/** Symbols that may stand in a cell. */
type Grid = Set<number>[];

/** Uses rules as slowly and plainly as can be. @returns the cells when nothing more is found. */
function plainSteps(board: Board, rules: Rules): Int8Array {
	const houses = housesOf(board.shape);
	const symbols = Array.from({ length: sizeOf(board.shape) }, (_, symbol) => symbol);
	const cells = board.cells.slice();
	const legal = (cell: number) =>
		symbols.filter((symbol) =>
			houses.every(
				(house) =>
					!house.cells.includes(cell) || house.cells.every((peer) => cells[peer] !== symbol)
			)
		);
	const grid: Grid = Array.from(cells, () => new Set(symbols));
	const known = () => [String(cells), ...grid.map((set) => String([...set]))].join(' ');
	for (let before = ''; before !== known();) {
		before = known();
		for (const [cell, set] of grid.entries()) {
			const fitting = cells[cell] === EMPTY ? legal(cell) : [cells[cell]];
			for (const symbol of set) if (!fitting.includes(symbol)) set.delete(symbol);
			if (set.size === 1 && rules !== 'hidden') [cells[cell]] = set;
		}
		for (const house of houses) {
			for (const symbol of symbols) {
				const places = house.cells.filter(
					(cell) => cells[cell] === EMPTY && legal(cell).includes(symbol) && grid[cell].has(symbol)
				);
				if (places.length === 1) cells[places[0]] = symbol;
			}
		}
		if (rules === 'pairs') plainPairs(grid, houses, symbols);
	}
	return cells;
}

/** Locked candidates and pairs: of houses any two, of cells any two, of symbols any two. */
function plainPairs(grid: Grid, houses: readonly House[], symbols: readonly number[]): void {
	const places = ({ cells }: House, symbol: number) =>
		cells.filter((cell) => grid[cell].has(symbol));
	for (const house of houses) {
		for (const symbol of symbols) {
			const found = places(house, symbol);
			for (const { cells } of houses)
				if (found.every((cell) => cells.includes(cell)))
					for (const cell of cells) if (!found.includes(cell)) grid[cell].delete(symbol);
			for (const other of symbols) {
				if (other === symbol || found.length !== 2) continue;
				if (String(places(house, other)) !== String(found)) continue;
				for (const cell of found) grid[cell] = new Set([symbol, other]);
			}
		}
		for (const one of house.cells)
			for (const other of house.cells) {
				if (one === other || grid[one].size !== 2) continue;
				if (new Set([...grid[one], ...grid[other]]).size !== 2 || grid[other].size !== 2) continue;
				for (const cell of house.cells)
					if (cell !== one && cell !== other)
						for (const symbol of grid[one]) grid[cell].delete(symbol);
			}
	}
}

/** The fewest right guesses, up to `most`, by trying all. */
function plainGuesses(board: Board, solution: Int8Array, rules: Rules, most: number): number {
	const cells = plainSteps(board, rules);
	if (!cells.includes(EMPTY)) return 0;
	let best = most;
	for (const cell of cells.keys()) {
		if (best <= 1) break;
		if (cells[cell] !== EMPTY) continue;
		const next = board.cells.slice();
		next[cell] = solution[cell];
		const left = plainGuesses({ shape: board.shape, cells: next }, solution, rules, best - 1);
		best = Math.min(best, 1 + left);
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
					const isHidden = !plainSteps(board, 'hidden').includes(EMPTY);
					const isSingles = plainGuesses(board, full.cells, 'singles', 1) === 0;
					const guesses = plainGuesses(board, full.cells, 'pairs', 2);
					const isEasy = isHidden && clues >= 0.4 * full.cells.length;
					const level = isEasy ? 'easy' : isSingles ? 'medium' : guesses === 0 ? 'hard' : 'extreme';
					const techniques = isHidden
						? 'hidden-singles'
						: (
								{
									medium: 'singles',
									hard: 'pairs',
									extreme: 'none',
									easy: 'hidden-singles'
								} as const
							)[level];
					expect(rating).toMatchObject({ level, clues, techniques });
					expect(Math.min(rating.guesses, 2)).toBe(guesses);
					expect(rating.isAtLeast).toBe(rating.guesses === 3);
					expect(levelOf(board)).toBe(level);
					const alone = plainGuesses(board, full.cells, 'singles', 2);
					expect(weakness(board, full.cells)).toSatisfy((weak: number) =>
						isSingles ? weak === Infinity : (weak === 0) === (alone === 2 && level === 'extreme')
					);
					expect(rate(board)).toEqual(rating);
					seen.add(level);
				}
			),
			{
				numRuns: 60,
				// one of each level, which chance may leave out
				examples: [
					[{ rows: 2, columns: 4 }, 1, 0.5],
					[{ rows: 2, columns: 4 }, 4, 0.3],
					[{ rows: 2, columns: 4 }, 3, 0.3],
					[{ rows: 2, columns: 4 }, 1, 0.3]
				]
			}
		);
		expect([...seen].sort()).toEqual(['easy', 'extreme', 'hard', 'medium']);
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
		expect(rate(escargot)).toMatchObject({ level: 'extreme', clues: 23, techniques: 'none' });
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
