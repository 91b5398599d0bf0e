import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, emptyBoard, sameBoard } from '$lib/kinds/sudoku/board';
import { boardOf, kind, setupOf, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { formatLine, readLine } from '$lib/kinds/sudoku/line';
import { Puzzle } from './puzzle.svelte';

const FOUR = { rows: 2, columns: 2 };

const board = (puzzle: Puzzle<SudokuSetup>) => boardOf(puzzle.setup);

function setup(cells: string): SudokuSetup {
	const read = readLine(FOUR, cells);
	if ('error' in read) throw new Error(read.error.code);
	return setupOf(read.board);
}

function loaded(cells = '.123.4..3214....'): Puzzle<SudokuSetup> {
	const puzzle = new Puzzle(kind);
	puzzle.load(setup(cells), 'small');
	return puzzle;
}

describe('a puzzle', () => {
	it('starts as the first example', () => {
		const puzzle = new Puzzle(kind);
		expect(puzzle.setup).toBe(kind.examples[0].setup);
		expect(puzzle.canUndo).toBe(false);
	});

	it('has a name, and its givens as they were loaded', () => {
		const puzzle = loaded();
		expect(puzzle.name).toBe('small');
		expect(puzzle.isGiven(1)).toBe(true);
		expect(puzzle.isGiven(0)).toBe(false);
		expect(puzzle.isGiven(99)).toBe(false);
		expect(sameBoard(board(puzzle), boardOf(setup('.123.4..3214....')))).toBe(true);
	});

	it('does not change when the loaded board does', () => {
		const empty = emptyBoard(FOUR);
		const puzzle = new Puzzle(kind);
		puzzle.load(setupOf(empty));
		empty.cells[0] = 3;
		expect(board(puzzle).cells[0]).toBe(EMPTY);
	});

	it('keeps typed values apart from the givens', () => {
		const puzzle = loaded();
		puzzle.type(0, 3);
		expect(puzzle.setup.entries.cells[0]).toBe(3);
		expect(puzzle.setup.givens.cells[0]).toBe(EMPTY);
		expect(board(puzzle).cells[0]).toBe(3);
		puzzle.type(0, 2);
		expect(board(puzzle).cells[0]).toBe(2);
		puzzle.type(0, EMPTY);
		expect(puzzle.canReset).toBe(false);
	});

	it('does not let the user overwrite givens', () => {
		const puzzle = loaded();
		puzzle.type(1, 3);
		puzzle.type(1, EMPTY);
		expect(board(puzzle).cells[1]).toBe(0);
	});

	it('lets contradicting givens be changed until the contradiction is gone', () => {
		const puzzle = loaded('11..............');
		const opened = puzzle.setup;
		expect([0, 1].map((cell) => puzzle.isGiven(cell))).toEqual([false, false]);
		puzzle.type(1, 1);
		expect(formatLine(board(puzzle))).toBe('12..............');
		expect(puzzle.conflicts.size).toBe(0);
		expect([0, 1].map((cell) => puzzle.isGiven(cell))).toEqual([true, false]);
		puzzle.type(1, 2);
		expect(formatLine(board(puzzle))).toBe('13..............');
		puzzle.undo();
		puzzle.undo();
		expect(puzzle.setup).toBe(opened);
		puzzle.type(0, EMPTY);
		expect(formatLine(board(puzzle))).toBe('.1..............');
		puzzle.reset();
		expect(kind.write(puzzle.setup)).toEqual(kind.write(opened));
	});

	it('keeps a given that only clashes with a typed value', () => {
		const puzzle = loaded();
		puzzle.type(0, 0);
		expect(puzzle.conflicts.has(1)).toBe(true);
		expect(puzzle.isGiven(1)).toBe(true);
		puzzle.type(1, EMPTY);
		expect(board(puzzle).cells[1]).toBe(0);
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
		expect(puzzle.canReset).toBe(false);
	});

	it('reports the cells that contradict each other', () => {
		const puzzle = loaded();
		expect([...puzzle.conflicts]).toEqual([]);
		puzzle.type(0, 0);
		expect([...puzzle.conflicts].sort()).toEqual([0, 1]);
	});

	it('can be reset to the givens, or cleared', () => {
		const puzzle = loaded();
		puzzle.type(0, 3);
		puzzle.reset();
		expect(sameBoard(board(puzzle), boardOf(setup('.123.4..3214....')))).toBe(true);
		puzzle.clear();
		expect(sameBoard(board(puzzle), emptyBoard(FOUR))).toBe(true);
		expect(puzzle.name).toBeNull();
		puzzle.reset();
		expect(puzzle.isGiven(1)).toBe(true);
		expect(puzzle.name).toBe('small');
		puzzle.undo();
		expect(puzzle.name).toBeNull();
		puzzle.undo();
		expect(puzzle.isGiven(1)).toBe(true);
		puzzle.undo();
		expect(puzzle.setup.entries.cells[0]).toBe(3);
	});

	it('can be reset to how it was opened, whatever was changed', () => {
		const puzzle = loaded();
		const opened = puzzle.setup;
		expect(puzzle.canReset).toBe(false);
		puzzle.edit(setup('1...............'));
		expect(puzzle.canReset).toBe(true);
		puzzle.reset();
		expect(kind.write(puzzle.setup)).toEqual(kind.write(opened));
		expect(puzzle.canReset).toBe(false);
	});

	it('clears the selection on a board of another size', () => {
		const puzzle = new Puzzle(kind);
		puzzle.selected = 80;
		puzzle.load(setupOf(emptyBoard(FOUR)));
		expect(puzzle.selected).toBe(-1);
		puzzle.selected = 15;
		puzzle.load(setup('.123.4..3214....'));
		expect(puzzle.selected).toBe(15);
		puzzle.undo();
		puzzle.undo();
		expect(puzzle.selected).toBe(-1);
	});

	it('has no history after being restored', () => {
		const puzzle = loaded();
		puzzle.restore({
			givens: setup('1...............').givens,
			entries: setup('.2..............').givens
		});
		expect(puzzle.canUndo).toBe(false);
		expect(puzzle.isGiven(0)).toBe(true);
		expect(puzzle.setup.entries.cells[1]).toBe(1);
	});

	it('undoes and redoes edits one by one', () => {
		const edit = fc.oneof(
			fc.record({ kind: fc.constant('type' as const), cell: fc.nat(15), symbol: fc.nat(3) }),
			fc.record({ kind: fc.constantFrom('reset', 'clear', 'load') })
		);
		fc.assert(
			fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
				const puzzle = loaded();
				const seen = [board(puzzle)];
				for (const one of edits) {
					const before = puzzle.setup;
					if ('cell' in one) puzzle.type(one.cell, one.symbol);
					else if (one.kind === 'load') puzzle.load(setup('..3...1......2..'));
					else if (one.kind === 'clear') puzzle.clear();
					else puzzle.reset();
					if (puzzle.setup !== before) seen.push(board(puzzle));
				}
				for (const then of seen.slice(0, -1).reverse()) {
					puzzle.undo();
					expect(sameBoard(board(puzzle), then)).toBe(true);
				}
				for (const then of seen.slice(1)) {
					puzzle.redo();
					expect(sameBoard(board(puzzle), then)).toBe(true);
				}
				expect(puzzle.canRedo).toBe(false);
			})
		);
	});
});
