import { describe, expect, it } from 'vitest';
import { countFilled, EMPTY, type Board } from './board';
import { kind } from './kind';
import { solutionsOf } from './oracle.fixture';
import { columnOf, rowOf, sizeOf } from './shape';

const sets = await kind.sets!();
const boardsOf = (id: string) =>
	sets.find((set) => set.id === id)!.puzzles.map(({ setup }) => setup.givens);

describe('the sets of Sudokus', () => {
	it.each([
		['easy50', 50, 9],
		['hardest11', 11, 9],
		['top95', 95, 9],
		['17clue-500', 500, 9],
		['clues', 90, 9],
		['diagonal', 40, 9],
		['scattered', 40, 9],
		['16x16', 55, 16],
		['25x25', 18, 25]
	])('%s has %i boards of size %i', (id, count, size) => {
		const boards = boardsOf(id);
		expect(boards).toHaveLength(count);
		expect(boards.every(({ shape }) => sizeOf(shape) === size)).toBe(true);
		// One board is twice among the easy 50.
		const distinct = new Set(boards.map(({ cells }) => cells.join())).size;
		expect(distinct).toBe(id === 'easy50' ? 49 : count);
	});

	it('has a test for every set', () => {
		expect(sets).toHaveLength(9);
	});

	it.each(['clues', 'diagonal', 'scattered'])('every board of %s has one solution', (id) => {
		for (const board of boardsOf(id)) expect(solutionsOf(board, 2)).toHaveLength(1);
	});

	it('`clues` has ten boards at each number of clues, nested but for the last', () => {
		const boards = boardsOf('clues');
		const counts = [62, 60, 53, 44, 35, 30, 27, 26, 17];
		expect(boards.map(countFilled)).toEqual(counts.flatMap((n) => new Array<number>(10).fill(n)));
		for (let i = 10; i < 80; i++) expect(isPart(boards[i], boards[i - 10])).toBe(true);
		const { puzzles } = sets.find(({ id }) => id === 'clues')!;
		expect([puzzles[0].name, puzzles[79].name, puzzles[89].name]).toEqual([
			'62-1',
			'26-10',
			'17-10'
		]);
	});

	it('the patterns of `diagonal` are symmetric, those of `scattered` are not, and all else is equal', () => {
		const scattered = boardsOf('scattered');
		boardsOf('diagonal').forEach((board, i) => {
			expect(isSymmetric(board)).toBe(true);
			expect(isSymmetric(scattered[i])).toBe(false);
			expect(countFilled(scattered[i])).toBe(countFilled(board));
			expect(solutionsOf(scattered[i], 1)).toEqual(solutionsOf(board, 1));
		});
	});
});

/** Whether every clue of a board is a clue of another. */
function isPart(board: Board, other: Board): boolean {
	return board.cells.every((symbol, cell) => symbol === EMPTY || symbol === other.cells[cell]);
}

function isSymmetric({ shape, cells }: Board): boolean {
	return cells.every((symbol, cell) => {
		const image = columnOf(shape, cell) * sizeOf(shape) + rowOf(shape, cell);
		return (symbol === EMPTY) === (cells[image] === EMPTY);
	});
}
