import { quoted } from '$lib/engine/reading/errors';
import { board, isSize, MAX_SIZE, NONE } from '../setup';
import type { Line, QueensError, Read } from './error';
import { BETWEEN, sizeError } from './squares';

/** More characters than the columns of the largest board take. */
const MAX_DRAWN = 1000;
const FREE = /^[.\-_*]$/;
const ENTRY = /[^\s,;|[\](){}│┃║]+/g;
const NUMBER = /[^-]+/g;

/**
 * The columns of the queens, separated by spaces, commas, or "-" as in an address. They count from
 * 1, or from 0 if there is a 0.
 */
export function readColumns(line: Line): Read {
	const { number, text, indent } = line;
	if (isPermutation(text)) return boardOf(line, digitsOf(text)!);
	if (text.length > MAX_DRAWN) return sizeError(line, String(entriesIn(text)));
	const entries: { readonly column: number; readonly entry: string }[] = [];
	let size = 0;
	for (const { 0: entry, index } of text.matchAll(BETWEEN.test(text) ? ENTRY : NUMBER)) {
		const isFree = FREE.test(entry);
		const odd = isFree ? -1 : entry.search(/\D/);
		if (odd >= 0) {
			const found = String.fromCodePoint(entry.codePointAt(odd)!);
			const column = indent + index + odd + 1;
			return { error: { code: 'symbol', line: number, column, found } };
		}
		if (size++ < MAX_SIZE) entries.push({ column: isFree ? NONE : Number(entry), entry });
	}
	return isSize(size) ? boardOf(line, entries) : sizeError(line, String(size));
}

/** How many numbers a long text has. */
function entriesIn(text: string): number {
	let count = 0;
	let isInside = false;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const isDigit = code >= 48 && code < 58;
		if (isDigit && !isInside) count++;
		isInside = isDigit;
	}
	return count;
}

interface Entry {
	readonly column: number;
	readonly entry: string;
}

function boardOf(line: Line, entries: readonly Entry[]): Read {
	const size = entries.length;
	const isFromZero = entries.some(({ column }) => column === 0);
	const base = isFromZero ? 0 : 1;
	const columns = entries.map(({ column }) => (column === NONE ? NONE : column - base));
	const largest = entries.reduce((most, one) => (one.column > most.column ? one : most));
	if (largest.column - base >= size) {
		const found = quoted(largest.entry);
		return { error: { code: 'column', line: line.number, found, expected: size } };
	}
	const setup = board(size, columns);
	return isFromZero ? { setup, notes: [{ code: 'from-zero' }] } : { setup };
}

/** The digits of a number that are a permutation: "2413"; null for other texts. */
function digitsOf(text: string): Entry[] | null {
	const digits = Array.from(text, Number);
	if (permutationIn(digits) === null) return null;
	return digits.map((column) => ({ column, entry: String(column) }));
}

/** Whether a number without separators is a permutation of at least four columns. */
export const isPermutation = (text: string): boolean =>
	/^\d{4,10}$/.test(text) && digitsOf(text) !== null;

/** The columns, from 0, of numbers that are each of those from 0 or from 1 once; null for others. */
export function permutationIn(numbers: readonly number[]): number[] | null {
	if (!isSize(numbers.length)) return null;
	const least = Math.min(...numbers);
	const isWhole = new Set(numbers).size === numbers.length && least <= 1;
	if (!isWhole || Math.max(...numbers) !== numbers.length - 1 + least) return null;
	return numbers.map((number) => number - least);
}

/** A queen on a square; row and column as in the text. */
export interface Point {
	readonly line: Line;
	readonly row: number;
	readonly column: number;
}

/**
 * The board with queens on squares given as pairs of numbers, the row first. They count from 0 if
 * there is a 0, else from 1.
 */
export function readPairs(points: readonly Point[], size: number | null): Read {
	const isFromZero = points.some(({ row, column }) => row === 0 || column === 0);
	const base = isFromZero ? 0 : 1;
	const read = place(
		points.map(({ line, row, column }) => ({ line, row: row - base, column: column - base })),
		size
	);
	if ('error' in read) return read;
	return { ...read, notes: [{ code: 'row-first' }, ...(read.notes ?? [])] };
}

/** The board with queens on squares of a chessboard, whose row 1 is at the bottom. */
export function readCoordinates(points: readonly Point[], size: number | null): Read {
	const read = place(
		points.map(({ line, row, column }) => ({ line, row: row - 1, column })),
		size
	);
	if ('error' in read) return read;
	return { ...read, setup: board(read.setup.size, [...read.setup.queens].reverse()) };
}

/** Rows and columns count from 0. */
function place(points: readonly Point[], known: number | null): Read {
	const least = points.reduce((most, { row, column }) => Math.max(most, row + 1, column + 1), 0);
	const size = known ?? Math.max(least, points.length);
	if (!isSize(size)) return sizeError(points[0].line, String(size));
	const columns = new Array<number>(size).fill(NONE);
	for (const { line, row, column } of points) {
		const wrong = (code: 'row' | 'column', found: number): { readonly error: QueensError } => ({
			error: { code, line: line.number, found: String(found + 1), expected: size }
		});
		if (row < 0 || row >= size) return wrong('row', row);
		if (column < 0 || column >= size) return wrong('column', column);
		if (columns[row] !== NONE) return { error: { code: 'two-queens', line: line.number } };
		columns[row] = column;
	}
	const setup = board(size, columns);
	const isGuess = known === null && points.length < size;
	return isGuess ? { setup, notes: [{ code: 'smallest' }] } : { setup };
}
