import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseMaze } from '$lib/kinds/maze/parse';
import { writeRows } from '$lib/kinds/maze/rows';
import { parseQueens } from '$lib/kinds/queens/parse';
import { parsePuzzles } from '$lib/kinds/sudoku/parse';
import { EMPTY, type Board } from '$lib/kinds/sudoku/board';
import { formatLine } from '$lib/kinds/sudoku/format';
import { symbolOf } from '$lib/kinds/sudoku/symbols';

const folder = process.env.FIELD ?? 'tests/fixtures/field';

interface Puzzle {
	cells: string;
	size: number;
	box?: string;
	name?: string;
	candidates?: string[];
	/** Queens: the columns from 1, row by row, 0 for none. */
	queens?: number[];
	/** Mazes: "#" for a wall, " " for an open square, S and G for the ends. */
	rows?: string[];
	/** The ends are missing. */
	asks?: boolean;
}

interface Entry {
	file: string;
	kind: string;
	format: string;
	puzzles?: Puzzle[];
	count?: number;
	leftOut?: number[];
	symbols?: string;
	refused?: string;
}

const index = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')) as Entry[];

/** The text of a file as the product decodes it. */
function textOf(file: string): string {
	const bytes = readFileSync(path.join(folder, file));
	const mark = (bytes[0] << 8) | bytes[1];
	const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8';
	return new TextDecoder(encoding).decode(bytes);
}

/** Givens and entries together. */
function merged({ shape, cells }: Board, entries?: Board): Board {
	return {
		shape,
		cells: cells.map((given, cell) => (given === EMPTY ? (entries?.cells[cell] ?? EMPTY) : given))
	};
}

describe('a Sudoku as the field writes it', () => {
	it.each(index.filter(({ kind }) => kind === 'sudoku'))('$file: $format', (entry) => {
		const text = textOf(entry.file);
		const parsed = parsePuzzles(text, entry.file.split('/').at(-1));
		if (entry.refused !== undefined) {
			expect(parsed).toHaveProperty('error');
			return;
		}
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		expect(parsed.boards).toHaveLength(entry.count!);
		for (const [i, puzzle] of entry.puzzles!.entries()) {
			const { board, entries, name, candidates } = parsed.boards[i];
			expect(formatLine(merged(board, entries))).toBe(puzzle.cells);
			if (puzzle.box !== undefined)
				expect(`${board.shape.rows}x${board.shape.columns}`).toBe(puzzle.box);
			if (puzzle.name !== undefined) expect(name).toBe(puzzle.name.replace(/:$/, ''));
			if (puzzle.candidates !== undefined) {
				const masks = puzzle.candidates.map((cell) =>
					Array.from(cell).reduce((mask, symbol) => mask | (1 << symbolOf(symbol)), 0)
				);
				expect(Array.from(candidates!, (mask, cell) => (board.cells[cell] < 0 ? mask : 0))).toEqual(
					masks
				);
			}
		}
		// Words that name a board are shown, and comments are not part of any format.
		const lines = text.split(/\r\n?|\n/);
		const told = (entry.leftOut ?? []).filter((line) => {
			const words = lines[line - 1].trim();
			if (/^(?:#|\/\/|%)/.test(words)) return false;
			return !parsed.boards.some(({ name }) => name !== undefined && words.startsWith(name));
		});
		const left = parsed.notes?.find(({ code }) => code === 'left-out');
		expect(left && 'lines' in left ? left.lines : []).toEqual(told.slice(0, 3));
		if (entry.symbols !== undefined && !entry.symbols.startsWith('1-9'))
			expect(parsed.notes?.some(({ code }) => code === 'renamed')).toBe(true);
	});
});

describe('queens as the field writes them', () => {
	it.each(index.filter(({ kind }) => kind === 'queens'))('$file: $format', (entry) => {
		const parsed = parseQueens(textOf(entry.file));
		if (entry.refused !== undefined) {
			expect(parsed).toHaveProperty('error');
			return;
		}
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		expect(parsed.puzzles).toHaveLength(entry.count!);
		for (const [i, { size, queens }] of entry.puzzles!.entries()) {
			const { setup } = parsed.puzzles[i];
			expect(setup.size).toBe(size);
			expect(Array.from(setup.queens, (column) => column + 1)).toEqual(
				queens ?? new Array<number>(size).fill(0)
			);
		}
	});
});

describe('a maze as the field draws it', () => {
	it.each(index.filter(({ kind }) => kind === 'maze'))('$file: $format', (entry) => {
		const parsed = parseMaze(textOf(entry.file));
		if (entry.refused !== undefined) {
			expect(parsed).toHaveProperty('error');
			return;
		}
		if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
		expect(parsed.puzzles).toHaveLength(entry.count!);
		const asked = parsed.notes?.some(({ code }) => code.startsWith('no-')) ?? false;
		expect(asked).toBe(entry.puzzles!.some(({ asks }) => asks));
		for (const [i, { rows, asks }] of entry.puzzles!.entries()) {
			const drawn = writeRows(parsed.puzzles[i].setup);
			// Ends that were missing are a proposal.
			expect(asks ? drawn.map((row) => row.replace(/[SG]/g, ' ')) : drawn).toEqual(rows);
		}
	});
});
