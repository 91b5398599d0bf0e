import { describe, expect, it } from 'vitest';
import { sudokuBoard } from '../../../../../../tests/fixtures/sudokus';
import { readSheet, writeSheet } from './made-sheet';

const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
const board = sudokuBoard(TREE);

describe('a sheet of puzzles', () => {
	it('is read as it was written', () => {
		const puzzles = readSheet(writeSheet([board, board]));
		expect(puzzles.map((one) => one.board.cells)).toEqual([board.cells, board.cells]);
		expect(puzzles[0].clues).toBe(36);
		for (const cell of board.cells.keys())
			if (board.cells[cell] >= 0) expect(puzzles[0].solution[cell]).toBe(board.cells[cell]);
	});

	it.each([
		'',
		'#puzzles=',
		'#puzzles=<b>~1',
		`#puzzles=${TREE.slice(1)}`,
		`#puzzles=${TREE.replace('8', '2')}`,
		`#puzzles=${TREE.replace('8', '0').replace('6', '0')}`,
		`#puzzles=${TREE.replace('8', 'A')}`
	])('leaves out what is no puzzle with one solution: %s', (hash) => {
		expect(readSheet(hash)).toEqual([]);
	});

	it('holds four', () => {
		expect(readSheet(writeSheet(Array.from({ length: 9 }, () => board)))).toHaveLength(4);
	});
});
