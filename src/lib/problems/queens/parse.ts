import type { NamedSetup } from '../kind';
import { unreadable, type UnreadableError } from '../text';
import { board, isSize, MAX_SIZE, NONE, type QueensSetup } from './setup';

/** Lines and characters of the text, and rows and columns of the board, count from 1. */
export type QueensError =
	| UnreadableError
	/** Nothing but blank lines. */
	| { readonly code: 'empty' }
	/** A board with no squares or too many; `found` is quoted from the text. */
	| {
			readonly code: 'size';
			readonly line: number;
			readonly found: string;
			readonly expected: number;
	  }
	/** A row with more or fewer squares than the first one. */
	| {
			readonly code: 'row-length';
			readonly line: number;
			readonly found: number;
			readonly expected: number;
	  }
	/** More or fewer rows than columns; the line is the last row's. */
	| {
			readonly code: 'row-count';
			readonly line: number;
			readonly found: number;
			readonly expected: number;
	  }
	| { readonly code: 'two-queens'; readonly line: number }
	/** Neither a square nor a column. */
	| {
			readonly code: 'symbol';
			readonly line: number;
			readonly column: number;
			readonly found: string;
	  }
	/** A queen in a column that the board lacks: it has as many columns as the line has entries. */
	| {
			readonly code: 'column';
			readonly line: number;
			readonly found: string;
			readonly expected: number;
	  };

export type QueensParsed =
	| { readonly puzzles: readonly NamedSetup<QueensSetup>[]; readonly cut: boolean }
	| { readonly error: QueensError };

/** Maximum number of boards listed from one text. */
export const MAX_BOARDS = 10_000;

/** Maximum length of a quotation in an error. */
const MAX_FOUND = 40;

interface Line {
	/** From 1. */
	readonly number: number;
	/** Trimmed and not empty. */
	readonly text: string;
	/** The number of characters before it. */
	readonly indent: number;
}

type Read = { readonly setup: QueensSetup } | { readonly error: QueensError };

/**
 * The boards in a text: "n = 6" or the number alone (an empty one), the columns of the queens on a
 * line ("2 4 1 3", several lines for several boards), or the squares, one line per row (Q, ♛ or 1
 * for a queen; ".", "-", "_", "*" or 0 for none; optionally separated by spaces, commas or bars).
 * Accepts any text, never throws.
 */
export function parseQueens(text: string): QueensParsed {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const lines = linesOf(text);
	if (lines.length === 0) return { error: { code: 'empty' } };
	if (lines.length === 1) return oneBoard(readLine(lines[0]));
	return isColumns(lines) ? readList(lines) : oneBoard(readSquares(lines));
}

/** The nonblank lines, at most one more than the limit. */
function linesOf(text: string): Line[] {
	const lines: Line[] = [];
	for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
		const trimmed = line.trim();
		if (trimmed === '') continue;
		const indent = line.length - line.trimStart().length;
		if (lines.push({ number: index + 1, text: trimmed, indent }) > MAX_BOARDS) break;
	}
	return lines;
}

function oneBoard(read: Read): QueensParsed {
	return 'error' in read ? read : { puzzles: [{ setup: read.setup }], cut: false };
}

/** A board on one line: its size, its only square, or its columns. */
function readLine(line: Line): Read {
	const [, size] = /^(?:(?:n|size)[\s=:]*)?(\d+)$/i.exec(line.text) ?? [];
	if (size !== undefined) {
		return isSize(Number(size)) ? { setup: board(Number(size)) } : { error: badSize(line, size) };
	}
	const isRow = readRow(line).length === 1 || QUEEN.test(line.text) || !/[\d\s,]/.test(line.text);
	return isRow ? readSquares([line]) : readColumns(line);
}

function badSize({ number }: Line, found: string): QueensError {
	return { code: 'size', line: number, found: found.slice(0, MAX_FOUND), expected: MAX_SIZE };
}

/** Whether lines are columns rather than squares: no square is written as a digit from 2 up. */
function isColumns(lines: readonly Line[]): boolean {
	return (
		lines.some(({ text }) => /[2-9]/.test(text)) && !lines.some(({ text }) => QUEEN.test(text))
	);
}

/** Characters for a queen, besides 1. */
const QUEEN = /[Qq♛♕]/;
const TAKEN = /^[Qq♛♕1]$/;
const FREE = /^[.\-_*0]$/;
const BETWEEN = /[\s,;|[\](){}]/;
const ENTRY = /[^\s,;|[\](){}]+/g;
const NUMBER = /[^-]+/g;

interface Row {
	/** The number of squares, without separators. */
	readonly length: number;
	readonly queens: number;
	/** The column of the last queen, {@link NONE} if there is none. */
	readonly column: number;
	/** The first character that is not a square. */
	readonly odd: { readonly column: number; readonly found: string } | null;
}

function readRow({ text, indent }: Line): Row {
	let length = 0;
	let queens = 0;
	let column = NONE;
	let odd: Row['odd'] = null;
	let place = indent;
	for (const found of text) {
		place++;
		if (BETWEEN.test(found)) continue;
		if (TAKEN.test(found)) {
			queens++;
			column = length;
		} else if (!FREE.test(found)) odd ??= { column: place, found };
		length++;
	}
	return { length, queens, column, odd };
}

/** A board with one line per row, as wide as its first row. */
function readSquares(lines: readonly Line[]): Read {
	let size = 0;
	const columns: number[] = [];
	for (const line of lines) {
		const { length, queens, column, odd } = readRow(line);
		const { number } = line;
		if (odd) return { error: { code: 'symbol', line: number, ...odd } };
		if (size === 0) size = length;
		if (!isSize(size)) return { error: badSize(line, String(size)) };
		if (length !== size)
			return { error: { code: 'row-length', line: number, found: length, expected: size } };
		if (queens > 1) return { error: { code: 'two-queens', line: number } };
		columns.push(column);
	}
	if (lines.length === size) return { setup: board(size, columns) };
	const { number } = lines[lines.length - 1];
	return { error: { code: 'row-count', line: number, found: lines.length, expected: size } };
}

/** One board per line. */
function readList(lines: readonly Line[]): QueensParsed {
	const puzzles: NamedSetup<QueensSetup>[] = [];
	for (const line of lines.slice(0, MAX_BOARDS)) {
		const read = readColumns(line);
		if ('error' in read) return read;
		puzzles.push(read);
	}
	return { puzzles, cut: lines.length > MAX_BOARDS };
}

/** The columns of the queens, from 1, separated by spaces, commas, or "-" as in an address. */
function readColumns(line: Line): Read {
	const { number, text, indent } = line;
	const columns: number[] = [];
	let size = 0;
	let largest = { column: NONE, entry: '' };
	for (const { 0: entry, index } of text.matchAll(BETWEEN.test(text) ? ENTRY : NUMBER)) {
		const isFree = entry !== '0' && FREE.test(entry);
		const odd = isFree ? -1 : entry.search(/\D/);
		if (odd >= 0) {
			const found = String.fromCodePoint(entry.codePointAt(odd)!);
			const column = indent + index + odd + 1;
			return { error: { code: 'symbol', line: number, column, found } };
		}
		// Columns count from 1, so 0 is never a column.
		const column = isFree ? NONE : (Number(entry) || Infinity) - 1;
		if (column > largest.column) largest = { column, entry };
		if (size++ < MAX_SIZE) columns.push(column);
	}
	if (!isSize(size)) return { error: badSize(line, String(size)) };
	if (largest.column < size) return { setup: board(size, columns) };
	const found = largest.entry.slice(0, MAX_FOUND);
	return { error: { code: 'column', line: number, found, expected: size } };
}
