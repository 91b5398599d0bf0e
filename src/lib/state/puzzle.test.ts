import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, emptyBoard, sameBoard, type Board } from '../problems/sudoku/board';
import { readLine } from '../problems/sudoku/line';
import { Puzzle } from './puzzle.svelte';

const FOUR = { rows: 2, columns: 2 };

function boardOf(cells: string): Board {
	const read = readLine(FOUR, cells);
	if ('error' in read) throw new Error(read.error.code);
	return read.board;
}

function loaded(cells = '.123.4..3214....'): Puzzle {
	const puzzle = new Puzzle();
	puzzle.load(boardOf(cells), 'small');
	return puzzle;
}

describe('a puzzle', () => {
	it('starts as an empty board of 9×9', () => {
		const puzzle = new Puzzle();
		expect(puzzle.shape).toEqual({ rows: 3, columns: 3 });
		expect(puzzle.isEmpty).toBe(true);
		expect(puzzle.canUndo).toBe(false);
	});

	it('has givens as they were loaded, and a name', () => {
		const puzzle = loaded();
		expect(puzzle.name).toBe('small');
		expect(puzzle.isGiven(1)).toBe(true);
		expect(puzzle.isGiven(0)).toBe(false);
		expect(puzzle.isGiven(99)).toBe(false);
		expect(sameBoard(puzzle.board, boardOf('.123.4..3214....'))).toBe(true);
	});

	it('does not change when the loaded board does', () => {
		const board = boardOf('.123.4..3214....');
		const puzzle = new Puzzle();
		puzzle.load(board);
		board.cells[0] = 3;
		expect(puzzle.board.cells[0]).toBe(EMPTY);
	});

	it('keeps what is typed apart from the givens', () => {
		const puzzle = loaded();
		puzzle.type(0, 3);
		expect(puzzle.entries[0]).toBe(3);
		expect(puzzle.givens[0]).toBe(EMPTY);
		expect(puzzle.board.cells[0]).toBe(3);
		puzzle.type(0, 2);
		expect(puzzle.board.cells[0]).toBe(2);
		puzzle.erase(0);
		expect(puzzle.hasEntries).toBe(false);
	});

	it('does not let givens be typed over, until they are unlocked', () => {
		const puzzle = loaded();
		puzzle.type(1, 3);
		puzzle.erase(1);
		expect(puzzle.board.cells[1]).toBe(0);
		puzzle.type(0, 3);
		puzzle.unlock();
		expect(sameBoard(puzzle.board, boardOf('4123.4..3214....'))).toBe(true);
		puzzle.type(1, 3);
		expect(puzzle.board.cells[1]).toBe(3);
		puzzle.undo();
		puzzle.undo();
		expect(puzzle.isGiven(1)).toBe(true);
	});

	it('ignores cells and symbols that it does not have', () => {
		const puzzle = loaded();
		for (const [cell, symbol] of [
			[-1, 0],
			[16, 0],
			[0, 4],
			[0, -2]
		]) {
			puzzle.type(cell, symbol);
		}
		expect(puzzle.hasEntries).toBe(false);
	});

	it('says what contradicts itself and what is left', () => {
		const puzzle = loaded();
		expect(puzzle.conflicts).toEqual([]);
		puzzle.type(0, 0);
		expect(puzzle.conflicts[0]).toEqual({ symbol: 0, house: 'row', index: 0, cells: [0, 1] });
		expect([...puzzle.conflictCells].sort()).toEqual([0, 1]);
		expect(puzzle.remaining).toEqual([1, 2, 2, 2]);
	});

	it('goes back to the givens, or to nothing', () => {
		const puzzle = loaded();
		puzzle.type(0, 3);
		puzzle.reset();
		expect(sameBoard(puzzle.board, boardOf('.123.4..3214....'))).toBe(true);
		puzzle.clear();
		expect(sameBoard(puzzle.board, emptyBoard(FOUR))).toBe(true);
		expect(puzzle.name).toBeNull();
		puzzle.undo();
		expect(puzzle.isGiven(1)).toBe(true);
		puzzle.undo();
		expect(puzzle.entries[0]).toBe(3);
	});

	it('forgets the chosen cell on a board of another size', () => {
		const puzzle = new Puzzle();
		puzzle.selected = 80;
		puzzle.load(emptyBoard(FOUR));
		expect(puzzle.selected).toBe(-1);
		puzzle.selected = 15;
		puzzle.load(boardOf('.123.4..3214....'));
		expect(puzzle.selected).toBe(15);
		puzzle.undo();
		puzzle.undo();
		expect(puzzle.selected).toBe(-1);
	});

	it('starts anew where it is restored', () => {
		const puzzle = loaded();
		puzzle.restore(boardOf('1...............'), boardOf('.2..............'));
		expect(puzzle.canUndo).toBe(false);
		expect(puzzle.isGiven(0)).toBe(true);
		expect(puzzle.entries[1]).toBe(1);
	});

	it('takes back and does again any edits, one by one', () => {
		const edit = fc.oneof(
			fc.record({ kind: fc.constant('type' as const), cell: fc.nat(15), symbol: fc.nat(3) }),
			fc.record({ kind: fc.constantFrom('reset', 'clear', 'unlock', 'load') })
		);
		fc.assert(
			fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
				const puzzle = loaded();
				const seen = [puzzle.board];
				for (const one of edits) {
					const { givensBoard, entriesBoard } = puzzle;
					if ('cell' in one) puzzle.type(one.cell, one.symbol);
					else if (one.kind === 'load') puzzle.load(boardOf('..3...1......2..'));
					else if (one.kind === 'unlock') puzzle.unlock();
					else if (one.kind === 'clear') puzzle.clear();
					else puzzle.reset();
					const changed =
						puzzle.givensBoard !== givensBoard || puzzle.entriesBoard !== entriesBoard;
					if (changed) seen.push(puzzle.board);
				}
				for (const board of seen.slice(0, -1).reverse()) {
					puzzle.undo();
					expect(sameBoard(puzzle.board, board)).toBe(true);
				}
				for (const board of seen.slice(1)) {
					puzzle.redo();
					expect(sameBoard(puzzle.board, board)).toBe(true);
				}
				expect(puzzle.canRedo).toBe(false);
			})
		);
	});
});
