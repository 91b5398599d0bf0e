import { quoted } from '$lib/engine/reading/errors';
import { board, isSize, MAX_SIZE, NONE } from '../setup';
import type { Line, QueensError, Read } from './error';

/** Characters for a queen. */
export const QUEEN = /[Qq♛♕]/;
const TAKEN = /^[Qq♛♕1]$/;
const FREE = /^[.\-_*0·□■⬜⬛◻◼]$/;
/** Other chess pieces. */
const PIECE = /^[KRBNPkrbnp♔♖♗♘♙♚♜♝♞♟]$/;
export const BETWEEN = /[\s,;|[\](){}│┃║'"`]/;
/** Characters that are queens if every row has exactly one of them, and nothing else tells. */
const MARKER = /^[*XxOo@#■⬛◼]$/;
/** Characters read from a row: far more than one of the largest board has. */
const MAX_ROW = 10_000;
/** Maximum number of boards read from rows that follow each other. */
const MAX_RUN = 10_001;
const BAR = /[|│┃║]/;

/** Characters that a row of squares can have, apart from those between squares. */
export const isSquare = (character: string): boolean =>
	TAKEN.test(character) || FREE.test(character) || MARKER.test(character);
export const isPiece = (character: string): boolean => PIECE.test(character);

/** The cells of a row drawn with a bar between any two, in which blank cells are free: "| Q |   |". */
function cellsOf({ text }: Line): string[] | null {
	if (!/^[|│┃║].*[|│┃║]$/.test(text)) return null;
	const cells = text
		.slice(1, -1)
		.split(BAR)
		.map((cell) => cell.trim());
	const isDrawn = cells.includes('') && cells.every((cell) => Array.from(cell).length <= 1);
	return isDrawn ? cells : null;
}

interface Square {
	readonly found: string;
	/** The column in the text, from 1. */
	readonly column: number;
}

function squaresOf({ text, ...place }: Line): Square[] {
	// Of a longer row, only the length matters.
	const line = { ...place, text: text.slice(0, MAX_ROW) };
	const cells = cellsOf(line);
	if (cells !== null) {
		return cells.map((found) => ({
			found: found === '' ? '.' : found,
			column: line.indent + line.text.indexOf(found) + 1
		}));
	}
	const squares: Square[] = [];
	let column = line.indent;
	for (const found of line.text) {
		column++;
		if (!BETWEEN.test(found)) squares.push({ found, column });
	}
	return squares;
}

/** The number of squares of a very long row. */
function lengthOf(text: string): number {
	let count = 0;
	for (const character of text) if (!' \t,;|'.includes(character)) count++;
	return count;
}

/** Removes the numbers of the rows, if all rows have them and are otherwise as long as they are many. */
function unlabelled(lines: readonly Line[]): readonly Line[] {
	const label = /^(\d{1,2})(?:\s+|\s*[|│┃║:]\s*)/;
	const numbers = lines.map(({ text }) => Number(label.exec(text)?.[1] ?? NaN));
	const step = numbers[1] - numbers[0];
	const isCounted =
		Math.abs(step) === 1 && numbers.every((one, row) => one === numbers[0] + step * row);
	if (!isCounted || lines.length < 2) return lines;
	const bare = lines.map((line) => {
		const [{ length }] = label.exec(line.text)!;
		// The bar stays: blank cells stand between bars.
		const from = BAR.test(line.text.slice(0, length)) ? line.text.search(BAR) : length;
		const rest = line.text.slice(from);
		const unnumbered = rest.replace(/\d{1,2}$/, '');
		return { ...line, text: unnumbered === rest ? rest : unnumbered.trimEnd(), from };
	});
	// A trailing number is the same label only if it follows the squares.
	const cut = bare.map((line, row) => {
		const whole = lines[row].text.slice(line.from);
		const isLabelled = new RegExp(`[\\s|│┃║]${numbers[row]}$`).test(whole);
		return { ...line, text: isLabelled ? line.text : whole, indent: line.indent + line.from };
	});
	return cut.every((line) => squaresOf(line).length === lines.length) ? cut : lines;
}

/** The number of squares of a row, without the number of the row. */
export function widthOf(line: Line): number {
	const hasLabel = /^\d{1,2}[\s|│┃║:].*[Qq♛♕._|│┃║]/.test(line.text);
	const text = hasLabel ? line.text.replace(/^\d+[\s:]*/, '') : line.text;
	return squaresOf({ ...line, text }).length;
}

/** The boards of rows that follow each other: as many as have as many rows as columns. */
export function readSquares(run: readonly Line[]): Read[] {
	const lines = unlabelled(run);
	const size = squaresOf(lines[0]).length;
	const isMany = isSize(size) && lines.length > size && lines.length % size === 0;
	if (!isMany) return [readBoard(lines)];
	const count = Math.min(lines.length / size, MAX_RUN);
	return Array.from({ length: count }, (_, index) => {
		return readBoard(lines.slice(index * size, (index + 1) * size));
	});
}

/** A board with one line per row, as wide as its first row. */
function readBoard(lines: readonly Line[]): Read {
	if (lines[0].text.length > MAX_ROW) return sizeError(lines[0], String(lengthOf(lines[0].text)));
	const rows = lines.slice(0, MAX_SIZE + 1).map(squaresOf);
	const size = rows[0].length;
	const marker = markerOf(rows);
	const columns: number[] = [];
	for (const [row, squares] of rows.entries()) {
		const { number } = lines[row];
		let queen = NONE;
		for (const [column, square] of squares.entries()) {
			const { found } = square;
			const isTaken = marker === null ? TAKEN.test(found) : found === marker;
			if (!isTaken && !FREE.test(found) && (marker === null || !MARKER.test(found))) {
				const code = PIECE.test(found) ? 'piece' : 'symbol';
				return { error: { code, line: number, ...square } };
			}
			if (isTaken && queen !== NONE && squares.length === size) {
				return { error: { code: 'two-queens', line: number } };
			}
			if (isTaken) queen = column;
		}
		if (!isSize(size)) return sizeError(lines[row], String(size));
		if (squares.length !== size) {
			const found = squares.length;
			return { error: { code: 'row-length', line: number, found, expected: size } };
		}
		columns.push(queen);
	}
	if (lines.length === size) {
		const setup = board(size, columns);
		return marker === null
			? { setup }
			: { setup, notes: [{ code: 'queen-symbol', found: marker }] };
	}
	const { number } = lines[lines.length - 1];
	return { error: { code: 'row-count', line: number, found: lines.length, expected: size } };
}

/** The character that must be the queen, because each row has exactly one; null if Q or 1 is drawn. */
function markerOf(rows: readonly (readonly Square[])[]): string | null {
	const kinds = new Set(rows.flatMap((row) => row.map(({ found }) => found)));
	if (kinds.size !== 2 || rows.length < 2) return null;
	if ([...kinds].some((kind) => TAKEN.test(kind))) return null;
	const markers = [...kinds].filter((kind) => {
		const isOnce = rows.every((row) => row.filter(({ found }) => found === kind).length === 1);
		return MARKER.test(kind) && isOnce;
	});
	return markers.length === 1 ? markers[0] : null;
}

export function sizeError({ number }: Line, found: string): { readonly error: QueensError } {
	return { error: { code: 'size', line: number, found: quoted(found), expected: MAX_SIZE } };
}
