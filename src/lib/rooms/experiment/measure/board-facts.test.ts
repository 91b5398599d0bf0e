import { expect, it } from 'vitest';
import { sudokuOf } from '../../../../../tests/fixtures/sudokus';
import { kind as maze } from '$lib/kinds/maze/kind';
import { kind as queens } from '$lib/kinds/queens/kind';
import { boardFacts } from './board-facts';

it('counts clues, open cells and their candidates', () => {
	expect(boardFacts(sudokuOf('123.341.2143432.'))).toEqual({
		clues: 13,
		open: 3,
		meanCandidates: 1
	});
	expect(boardFacts(sudokuOf('.'.repeat(81)))).toEqual({ clues: 0, open: 81, meanCandidates: 9 });
	const facts = boardFacts(sudokuOf('1...............'));
	expect(facts.clues).toBe(1);
	// Three cells of the row, three of the column and one more of the box have 3, the other 8 have 4.
	expect(facts.meanCandidates).toBeCloseTo((7 * 3 + 8 * 4) / 15, 12);
});

it('knows no candidates where there are none to count', () => {
	const full = '1234341221434321';
	expect(boardFacts(sudokuOf(full))).toEqual({ clues: 16, open: 0, meanCandidates: null });
	const way = boardFacts(maze.problem(maze.examples[0].setup));
	expect(way.meanCandidates).toBeNull();
	const board = boardFacts(queens.problem(queens.examples[0].setup));
	expect(board).toEqual({ clues: 0, open: 8, meanCandidates: 8 });
});
