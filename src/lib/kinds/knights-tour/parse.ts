import type { Parsed } from '$lib/engine/kind';
import {
	quote,
	type AnyTextError,
	type CountError,
	type QuoteError
} from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { onePuzzle } from '$lib/engine/reading/one-puzzle';
import { boardOf, isMove, isOrder, MAX_SIDE, MIN_SIDE, squareOf, type TourSetup } from './tour';

export type TourError =
	| AnyTextError
	/** A row that is longer or shorter than the first. */
	| CountError<'row'>
	/** A board of that many columns and rows. */
	| QuoteError<'size'>
	/** Neither a number nor a square; a square that is not on the board. */
	| QuoteError<'symbol' | 'outside'>
	/** A number or square for the second time; no knight's move from the one before. */
	| QuoteError<'twice' | 'move'>
	/** A number that is missing although a larger one is there. */
	| QuoteError<'missing'>;

/** An empty square in a text of numbers. */
const EMPTY = /^(?:0+|[.\-_·x])$/;
/** What encloses the rows, or the squares, of a list. */
const BRACKET = /[[\](){}]/;
/** What may stand between numbers or squares: "a1, b3 -> c5", "1. a1". */
const BETWEEN = /[\s,;|]+|[-–—=]{0,3}[>→]|[-–—](?=\s?[a-h])|\d{1,3}\.(?=\s?[a-h])/iu;

/**
 * A tour or its beginning: rows of numbers, from 0 or 1, with 0 or a dot for a square that was not
 * visited; or squares in order, "a1 b3 c5", or as pairs of row and column, "[[0, 0], [1, 2]]". Rows may be lists. Lines before it may say "closed", the size of the board
 * ("6x5", only for squares) and the order of directions ("directions 21876543"). Accepts anything,
 * never throws.
 */
export function parseTour(text: string): Parsed<TourSetup, TourError> {
	return onePuzzle<TourSetup, TourError>(text, readTour);
}

function readTour(all: readonly TextLine[]): TourSetup | TourError {
	const more: { closed?: boolean; order?: string } = {};
	let size: readonly [columns: number, rows: number] | null = null;
	const lines: TextLine[] = [];
	const isList = all.some(({ text }) => BRACKET.test(text));
	for (const line of isList ? all.flatMap(partsOf) : all) {
		const order = /^directions:?\s*(\d{8})$/i.exec(line.text)?.[1] ?? '';
		const sides = /^(\d{1,2})\s*[x×]\s*(\d{1,2})$/i.exec(line.text);
		if (/^closed$/i.test(line.text)) more.closed = true;
		else if (isOrder(order)) more.order = order;
		else if (sides !== null) {
			size = [Number(sides[1]), Number(sides[2])];
			if (!size.every(isSide)) return quote('size', line, sides[0]);
		} else lines.push(line);
		if (lines.length > 64) return quote('symbol', line);
	}
	if (lines.length === 0) return { code: 'empty' };
	const rows = lines.map(({ text, line }) =>
		text
			.split(BETWEEN)
			.filter((entry) => entry !== '')
			.map((entry): TextLine => ({ text: entry.toLowerCase(), line }))
	);
	const blank = rows.findIndex((row) => row.length === 0);
	if (blank >= 0) return quote('symbol', lines[blank]);
	const isSquares = rows.flat().some((entry) => /^[a-h]\d/.test(entry.text));
	const arePairs = isList && rows.length > 1 && rows.every(({ length }) => length === 2);
	const path = isSquares
		? squaresIn(rows.flat(), size)
		: arePairs
			? pairsIn(rows, size)
			: numbersIn(rows);
	if ('code' in path) return path;
	const { board, entries } = path;
	const seen = new Set<number>();
	for (const [at, { square, ...entry }] of entries.entries()) {
		if (seen.has(square)) return quote('twice', entry);
		if (at > 0 && !isMove(board, entries[at - 1].square, square)) return quote('move', entry);
		seen.add(square);
	}
	return { ...board, ...more, path: [...seen] };
}

/** The rows of a list in a line, without its name: "path = [[0, 0], [1, 2]]". */
function partsOf({ text, line }: TextLine): TextLine[] {
	return text
		.split(BRACKET)
		.map((part) => ({ text: part.trim(), line }))
		.filter(({ text: part }) => /[^,;]/.test(part) && !/^\w{1,20} ?[=:]$/.test(part));
}

interface Walk {
	readonly board: TourSetup;
	readonly entries: readonly (TextLine & { readonly square: number })[];
}

function isSide(side: number): boolean {
	return side >= MIN_SIDE && side <= MAX_SIDE;
}

/** Squares by name, on the board that they fill, or on a chessboard. */
function squaresIn(
	entries: readonly TextLine[],
	size: readonly [columns: number, rows: number] | null
): Walk | TourError {
	const bad = entries.find(({ text }) => !/^[a-h][1-8]$/.test(text));
	if (bad !== undefined) return quote('symbol', bad);
	const columns = Math.max(...entries.map(({ text }) => text.charCodeAt(0) - 96));
	const rows = Math.max(...entries.map(({ text }) => Number(text[1])));
	const board = boardOf(...(size ?? filled(entries.length, columns, rows)));
	const placed = entries.map((entry) => ({ ...entry, square: squareOf(board, entry.text) }));
	const outside = placed.find(({ square }) => square < 0);
	return outside === undefined ? { board, entries: placed } : quote('outside', outside);
}

/** The sides of the board that this many squares fill, if they are so far apart, or those of a chessboard. */
function filled(count: number, columns: number, rows: number): readonly [number, number] {
	const isFull = count === columns * rows && isSide(columns) && isSide(rows);
	return isFull ? [columns, rows] : [8, 8];
}

/** Squares as row and column, from the top, from 0 or, without a 0, from 1. */
function pairsIn(
	pairs: readonly (readonly TextLine[])[],
	size: readonly [columns: number, rows: number] | null
): Walk | TourError {
	const bad = pairs.flat().find(({ text }) => !/^\d{1,2}$/.test(text));
	if (bad !== undefined) return quote('symbol', bad);
	const numbers = pairs.map((pair) => pair.map(({ text }) => Number(text)));
	const base = numbers.flat().includes(0) ? 0 : 1;
	const sides = [1, 0].map((at) => Math.max(...numbers.map((pair) => pair[at])) + 1 - base);
	const board = boardOf(...(size ?? filled(pairs.length, sides[0], sides[1])));
	const placed = pairs.map(([{ line }], at) => {
		const [row, column] = numbers[at];
		const square = (row - base) * board.columns + column - base;
		return { text: `${row}, ${column}`, line, square, column: column - base };
	});
	const outside = placed.find(
		({ column, square }) => column >= board.columns || square >= board.columns * board.rows
	);
	return outside === undefined ? { board, entries: placed } : quote('outside', outside);
}

/** Rows of numbers. */
function numbersIn(rows: readonly (readonly TextLine[])[]): Walk | TourError {
	const columns = rows[0].length;
	const odd = rows.find((row) => row.length !== columns);
	if (odd !== undefined)
		return { code: 'row', line: odd[0].line, found: odd.length, expected: columns };
	const bad = rows.flat().find(({ text }) => !EMPTY.test(text) && !/^\d{1,2}$/.test(text));
	if (bad !== undefined) return quote('symbol', bad);
	if (!isSide(columns) || !isSide(rows.length))
		return quote('size', rows[0][0], `${columns}×${rows.length}`);
	const board = boardOf(columns, rows.length);
	const squares = rows.flat().map((entry, square) => ({ ...entry, square }));
	const zeros = squares.filter(({ text }) => /^0+$/.test(text));
	const hasDots = squares.some(({ text }) => EMPTY.test(text) && !/^0+$/.test(text));
	const numbered = squares.filter(({ text }) => !EMPTY.test(text));
	const first = numbered.find(({ text }) => Number(text) === 1);
	const isComplete = numbered.length === squares.length - 1;
	const isNextToFirst = first !== undefined && isMove(board, zeros[0]?.square ?? -1, first.square);
	// A single zero is the start if dots are the empty squares, or if the tour is complete with it.
	const isZeroStart = zeros.length === 1 && (hasDots || (isComplete && isNextToFirst));
	const entries = [...(isZeroStart ? zeros : []), ...numbered].sort(
		(a, b) => Number(a.text) - Number(b.text)
	);
	const from = isZeroStart ? 0 : 1;
	for (const [at, entry] of entries.entries()) {
		if (at > 0 && Number(entry.text) === Number(entries[at - 1].text)) return quote('twice', entry);
		if (Number(entry.text) !== from + at) return quote('missing', entry, String(from + at));
	}
	return entries.length === 0 ? { code: 'empty' } : { board, entries };
}
