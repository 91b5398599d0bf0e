import { MAX_VALUES } from '$lib/engine/problem';
import type { ProblemKind } from '$lib/engine/kind';
import { conflictCells, conflicts, countFilled, EMPTY, emptyBoard, type Board } from './board';
import { boardOfExample, EXAMPLES } from './examples';
import { formatGrid, toCsv, toJson } from './format';
import { formatLine, readLine, writeBoard } from './line';
import { defaultShape, isShape, sizeOf, type BoxShape } from './shape';
import { boardOf, setupOf, type SudokuSetup } from './setup';
import { sudoku } from './sudoku';

export { boardOf, setupOf, type SudokuSetup } from './setup';

/** The setup with another board below its entries and candidates, or without entries. */
function withBoards(setup: SudokuSetup, givens: Board, entries: Board): SudokuSetup {
	return { ...setup, givens, entries };
}

/** The setup with boxes of another shape, of the same size. */
export function withShape(setup: SudokuSetup, shape: BoxShape): SudokuSetup {
	const { givens, entries } = setup;
	return withBoards(setup, { shape, cells: givens.cells }, { shape, cells: entries.cells });
}

/** Givens are fixed, unless they contradict each other: then the user must be able to correct them. */
function isGiven({ givens }: SudokuSetup, cell: number): boolean {
	const symbol = givens.cells[cell];
	if (symbol === undefined || symbol === EMPTY) return false;
	return !conflictCells(conflicts(givens)).includes(cell);
}

export const kind: ProblemKind<SudokuSetup> = {
	id: 'sudoku',
	examples: EXAMPLES.map((example) => ({
		id: example.id,
		setup: setupOf(boardOfExample(example))
	})),

	problem: (setup) => sudoku(boardOf(setup), setup.candidates),
	conflicts: (setup) => conflictCells(conflicts(boardOf(setup))),

	parameters: ['puzzle', 'box', 'entries', 'candidates'],
	read(parameter) {
		const box = parameter<BoxShape | null>('box', null, readBox);
		const givens = parameter<Board | null>('puzzle', null, (text) => readBoard(text, box));
		const entries = parameter<Board | null>('entries', null, (text) =>
			givens === null ? undefined : readEntries(text, givens)
		);
		const candidates = parameter<Int32Array | null>('candidates', null, (text) =>
			givens === null ? undefined : readCandidates(text, givens.shape)
		);
		if (givens === null) return null;
		const setup = entries === null ? setupOf(givens) : { givens, entries };
		return candidates === null ? setup : { ...setup, candidates };
	},
	write({ givens, entries, candidates }) {
		return {
			...writeBoard(givens),
			...(countFilled(entries) === 0 ? {} : { entries: formatLine(entries) }),
			...(candidates ? { candidates: writeCandidates(candidates, givens.shape) } : {})
		};
	},

	type(setup, cell, symbol) {
		const { givens, entries } = setup;
		if (entries.cells[cell] === undefined || isGiven(setup, cell)) return setup;
		if (boardOf(setup).cells[cell] === symbol) return setup;
		if (symbol < EMPTY || symbol >= sizeOf(givens.shape)) return setup;
		const { shape } = givens;
		// The replacement of a given is an entry and can be changed again.
		return withBoards(
			setup,
			{ shape, cells: givens.cells.with(cell, EMPTY) },
			{ shape, cells: entries.cells.with(cell, symbol) }
		);
	},
	isGiven,
	reset: (setup) =>
		countFilled(setup.entries) === 0
			? setup
			: withBoards(setup, setup.givens, emptyBoard(setup.givens.shape)),
	clear: (setup) =>
		countFilled(boardOf(setup)) === 0 && !setup.candidates
			? setup
			: setupOf(emptyBoard(setup.givens.shape)),

	async parser() {
		const { parsePuzzles } = await import('./parse');
		return (text, fileName) => {
			const parsed = parsePuzzles(text, fileName);
			if ('error' in parsed) return parsed;
			const puzzles = parsed.boards.map(({ board, entries, candidates, ...rest }) => {
				const setup = entries === undefined ? setupOf(board) : { givens: board, entries };
				return { setup: candidates === undefined ? setup : { ...setup, candidates }, ...rest };
			});
			return { ...parsed, puzzles };
		};
	},
	formats: [
		{
			id: 'grid',
			extension: 'txt',
			write: (setup) => formatGrid(boardOf(setup), setup.candidates)
		},
		{ id: 'line', extension: 'txt', write: (setup) => savedLine(boardOf(setup)) },
		{ id: 'json', extension: 'json', write: (setup) => toJson(boardOf(setup)) },
		{ id: 'csv', extension: 'csv', write: (setup) => toCsv(boardOf(setup)) }
	],
	sets: async () => (await import('./sets')).sudokuSets(),
	rewriter: async () => ({ rewrite: (await import('./rewrite')).rewritten })
};

/** A board in a line; a tiny one in rows, because its line would be read as one row of another. */
function savedLine(board: Board): string {
	return sizeOf(board.shape) < 4 ? formatGrid(board) : formatLine(board);
}

function readBox(text: string): BoxShape | undefined {
	const [, rows, columns] = /^(\d{1,2})x(\d{1,2})$/.exec(text) ?? [];
	const shape = { rows: Number(rows), columns: Number(columns) };
	return isShape(shape) ? shape : undefined;
}

/** Reads a board from its line; without `box`, the shape is the usual one for its length. */
function readBoard(text: string, box: BoxShape | null): Board | undefined {
	const size = Math.sqrt(text.length);
	if (!Number.isInteger(size) || size < 1 || size > MAX_VALUES) return undefined;
	const shape = box ?? defaultShape(size);
	if (sizeOf(shape) !== size) return undefined;
	const read = readLine(shape, text);
	return 'error' in read ? undefined : read.board;
}

/** Reads entries; undefined if one is on a given: it would be hidden. */
function readEntries(text: string, givens: Board): Board | undefined {
	const entries = readBoard(text, givens.shape);
	const isHidden = entries?.cells.some((symbol, cell) => {
		return symbol !== EMPTY && givens.cells[cell] !== EMPTY;
	});
	return isHidden ? undefined : entries;
}

/** Bits in a character of candidates in an address: the digits of base 32. */
const BITS = 5;

/** The masks of candidates, each as many characters as its size needs. */
function writeCandidates(candidates: Int32Array, shape: BoxShape): string {
	const length = Math.ceil(sizeOf(shape) / BITS);
	return Array.from(candidates, (mask) => (mask >>> 0).toString(32).padStart(length, '0')).join('');
}

function readCandidates(text: string, shape: BoxShape): Int32Array | undefined {
	const size = sizeOf(shape);
	const length = Math.ceil(size / BITS);
	if (text.length !== length * size * size || !/^[0-9a-v]+$/.test(text)) return undefined;
	const masks = Array.from({ length: size * size }, (_, cell) => {
		return parseInt(text.slice(cell * length, (cell + 1) * length), 32);
	});
	return masks.every((mask) => mask < 2 ** size) ? Int32Array.from(masks) : undefined;
}
