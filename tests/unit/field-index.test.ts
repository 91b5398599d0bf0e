import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { conflicts, countFilled, EMPTY, type Board } from '../../src/lib/kinds/sudoku/board';
import { readLine } from '../../src/lib/kinds/sudoku/line';
import { solutionsOf } from '../../src/lib/kinds/sudoku/oracle.fixture';
import { defaultShape, isShape, sizeOf, type BoxShape } from '../../src/lib/kinds/sudoku/shape';

const folder = path.resolve(import.meta.dirname, '../fixtures/field');

/** One text of the corpus; tests/fixtures/field/README.md explains the fields. */
interface FieldText {
	file: string;
	kind: 'sudoku' | 'queens' | 'maze';
	format: string;
	source: string;
	puzzles?: FieldPuzzle[];
	count?: number;
	leftOut?: number[];
	symbols?: string;
	refused?: string;
}
interface FieldPuzzle {
	cells?: string;
	size?: number;
	box?: string;
	name?: string;
	candidates?: string[];
	solutions?: 0;
	solution?: string;
	queens?: number[];
	rows?: string[];
	asks?: true;
}

const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as FieldText[];
const read = index.filter(({ refused }) => refused === undefined);

function puzzlesOf(kind: FieldText['kind']): [string, FieldPuzzle][] {
	return read
		.filter((text) => text.kind === kind)
		.flatMap(({ file, puzzles }) =>
			puzzles!.map((puzzle, number): [string, FieldPuzzle] => [`${file} ${number + 1}`, puzzle])
		);
}

function shapeOf({ size, box }: FieldPuzzle): BoxShape {
	if (box === undefined) return defaultShape(size!);
	const [rows, columns] = box.split('x').map(Number);
	return { rows, columns };
}

function boardOf(puzzle: FieldPuzzle): Board {
	const line = readLine(shapeOf(puzzle), puzzle.cells!);
	if ('board' in line) return line.board;
	throw new Error(line.error.code);
}

describe('the corpus of texts from the field', () => {
	test('has at least 60 texts in 25 formats', () => {
		expect(index.length).toBeGreaterThanOrEqual(60);
		expect(new Set(index.map(({ format }) => format)).size).toBeGreaterThanOrEqual(25);
	});

	test('lists every file once', () => {
		const files = readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile() && entry.parentPath !== folder)
			.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
		expect(index.map(({ file }) => file).sort()).toEqual(
			files.map((file) => file.split(path.sep).join('/')).sort()
		);
	});

	test.each(index)('$file has a source, a format, and puzzles or a reason', (text) => {
		expect(existsSync(path.join(folder, text.file))).toBe(true);
		expect(text.file.split('/')[0]).toBe(text.kind);
		expect(text.source.trim()).not.toBe('');
		expect(text.format.trim()).not.toBe('');
		if (text.refused === undefined) {
			expect(text.puzzles).toHaveLength(Math.min(text.count!, 3));
			expect(text.puzzles).not.toHaveLength(0);
		} else {
			expect(text.refused.trim()).not.toBe('');
			expect(text).not.toHaveProperty('puzzles');
			expect(text).not.toHaveProperty('count');
		}
	});

	test('leaves out lines that exist, in order', () => {
		for (const { file, leftOut = [] } of index) {
			const lines = readFileSync(path.join(folder, file), 'utf8').split(/\r\n|\n|\r/);
			const blank = leftOut.filter((line) => (lines[line - 1] ?? '').trim() === '');
			expect([file, blank]).toEqual([file, []]);
			expect(leftOut).toEqual([...new Set(leftOut)].sort((one, other) => one - other));
		}
	});

	test.each(puzzlesOf('sudoku'))('%s is a board with solutions unless marked', (_, puzzle) => {
		const shape = shapeOf(puzzle);
		expect(isShape(shape)).toBe(true);
		expect(sizeOf(shape)).toBe(puzzle.size);
		const board = boardOf(puzzle);
		if (puzzle.solution === undefined) {
			expect(solutionsOf(board, 1)).toHaveLength(puzzle.solutions ?? 1);
		} else {
			// large boards would take the test's solver minutes
			const solution = boardOf({ ...puzzle, cells: puzzle.solution });
			expect(countFilled(solution)).toBe(board.cells.length);
			expect(conflicts(solution)).toEqual([]);
			board.cells.forEach((symbol, cell) => {
				if (symbol !== EMPTY) expect(solution.cells[cell]).toBe(symbol);
			});
		}
	});

	test('has candidates for the empty cells alone, among them the solution', () => {
		for (const [name, puzzle] of puzzlesOf('sudoku')) {
			if (puzzle.candidates === undefined) continue;
			const [solution] = solutionsOf(boardOf(puzzle), 1);
			expect(puzzle.candidates).toHaveLength(puzzle.cells!.length);
			puzzle.candidates.forEach((symbols, cell) => {
				const expected = puzzle.cells![cell] === '.' ? String(solution[cell] + 1) : '';
				expect([name, cell, symbols]).toEqual([name, cell, expect.stringContaining(expected)]);
				expect([name, cell, symbols === '']).toEqual([name, cell, expected === '']);
			});
		}
	});

	test.each(puzzlesOf('queens'))('%s has at most one queen in a row', (_, { size, queens }) => {
		expect(queens).toHaveLength(size!);
		for (const column of queens!) {
			expect(Number.isInteger(column)).toBe(true);
			expect(column).toBeGreaterThanOrEqual(0);
			expect(column).toBeLessThanOrEqual(size!);
		}
	});

	test.each(puzzlesOf('maze'))(
		'%s is a rectangle with a way, or asks for its ends',
		(_, puzzle) => {
			const rows = puzzle.rows!;
			expect(new Set(rows.map((row) => row.length)).size).toBe(1);
			const squares = rows.join('');
			expect(squares).toMatch(/^[# SG]+$/);
			const ends = [...squares].filter((square) => square === 'S' || square === 'G');
			expect(ends.sort().join('')).toBe(puzzle.asks ? '' : 'GS');
			if (!puzzle.asks) expect(reaches(rows)).toBe(puzzle.solutions !== 0);
		}
	);
});

/** Whether steps between neighbouring squares lead from the start to the goal. */
function reaches(rows: readonly string[]): boolean {
	const width = rows[0].length + 1; // a wall to the right of each row, so that no step wraps
	const squares = rows.map((row) => `${row}#`).join('');
	const seen = new Set([squares.indexOf('S')]);
	for (const square of seen) {
		if (squares[square] === 'G') return true;
		for (const step of [1, -1, width, -width]) {
			if ((squares[square + step] ?? '#') !== '#') seen.add(square + step);
		}
	}
	return false;
}
