import { MAX_VALUES } from '../problem';
import type { ProblemKind } from '../kind';
import { conflictCells, conflicts, countFilled, EMPTY, emptyBoard, type Board } from './board';
import { boardOfExample, EXAMPLES } from './examples';
import { formatGrid, toCsv, toJson } from './format';
import { formatLine, readLine } from './line';
import { defaultShape, isShape, sizeOf, type BoxShape } from './shape';
import { sudoku } from './sudoku';

/** A board as it was loaded, and the entries typed on it since, of the same shape. */
export interface SudokuSetup {
	readonly givens: Board;
	readonly entries: Board;
}

/** A board without entries. It is copied, so later changes by the caller are not edits. */
export function setupOf({ shape, cells }: Board): SudokuSetup {
	return { givens: { shape, cells: cells.slice() }, entries: emptyBoard(shape) };
}

/** Givens and entries together: the board to solve. */
export function boardOf({ givens, entries }: SudokuSetup): Board {
	const cells = givens.cells.map((symbol, cell) =>
		symbol === EMPTY ? entries.cells[cell] : symbol
	);
	return { shape: givens.shape, cells };
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

	problem: (setup) => sudoku(boardOf(setup)),
	conflicts: (setup) => conflictCells(conflicts(boardOf(setup))),

	read(parameter) {
		const box = parameter<BoxShape | null>('box', null, readBox);
		const givens = parameter<Board | null>('puzzle', null, (text) => readBoard(text, box));
		const entries = parameter<Board | null>('entries', null, (text) =>
			givens === null ? undefined : readBoard(text, givens.shape)
		);
		if (givens === null) return null;
		return entries === null ? setupOf(givens) : { givens, entries };
	},
	write({ givens, entries }) {
		const { rows, columns } = givens.shape;
		const usual = defaultShape(sizeOf(givens.shape));
		return {
			puzzle: formatLine(givens),
			...(usual.rows === rows ? {} : { box: `${rows}x${columns}` }),
			...(countFilled(entries) === 0 ? {} : { entries: formatLine(entries) })
		};
	},

	type(setup, cell, symbol) {
		const { givens, entries } = setup;
		if (entries.cells[cell] === undefined || isGiven(setup, cell)) return setup;
		if (boardOf(setup).cells[cell] === symbol) return setup;
		if (symbol < EMPTY || symbol >= sizeOf(givens.shape)) return setup;
		const { shape } = givens;
		// The replacement of a given is an entry and can be changed again.
		return {
			givens: { shape, cells: givens.cells.with(cell, EMPTY) },
			entries: { shape, cells: entries.cells.with(cell, symbol) }
		};
	},
	isGiven,
	reset: (setup) => (countFilled(setup.entries) === 0 ? setup : setupOf(setup.givens)),
	clear: (setup) =>
		countFilled(boardOf(setup)) === 0 ? setup : setupOf(emptyBoard(setup.givens.shape)),

	async parser() {
		const { parsePuzzles } = await import('./parse');
		return (text, fileName) => {
			const parsed = parsePuzzles(text, fileName);
			if ('error' in parsed) return parsed;
			const puzzles = parsed.boards.map(({ board, name }) => ({ setup: setupOf(board), name }));
			return { puzzles, cut: parsed.cut };
		};
	},
	formats: [
		{ id: 'grid', extension: 'txt', write: (setup) => formatGrid(boardOf(setup)) },
		{ id: 'line', extension: 'txt', write: (setup) => formatLine(boardOf(setup)) },
		{ id: 'json', extension: 'json', write: (setup) => toJson(boardOf(setup)) },
		{ id: 'csv', extension: 'csv', write: (setup) => toCsv(boardOf(setup)) }
	]
};

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
