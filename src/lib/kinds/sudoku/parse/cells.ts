import { EMPTY, emptyBoard, type Board } from '../board';
import { sizeOf, type BoxShape } from '../shape';
import { symbolOf, symbolText } from '../symbols';
import type { SudokuNote } from './error';

/** Characters that stand for an empty cell; "0" may be a symbol of a large board. */
export const EMPTY_MARKS = '.-_*?~+';

/** The text of a cell that is not a symbol of the board, and its cell number. */
export interface BadCell {
	readonly cell: number;
	readonly found: string;
}

/** A board, and what its symbols were called in the text if that was something else. */
export interface ReadBoard {
	readonly board: Board;
	readonly renamed?: SudokuNote;
}

/**
 * The board with these size² texts in its cells: "", "." and the like for an empty cell, "7", "12",
 * "C" or "c" for a symbol, "X" for an empty cell if there are many and nothing else marks one.
 *
 * Boards of more than nine symbols are also written with symbols from 0 (0–9, then A–F) and with
 * letters alone (A–P). "0" is then a symbol only if empty cells have another mark and the last
 * symbol, which would be one too many, never occurs.
 */
export function boardOf(shape: BoxShape, texts: readonly string[]): ReadBoard | { bad: BadCell } {
	const size = sizeOf(shape);
	const numbers = texts.map(numberOf);
	const fromZero =
		size > 9 && numbers.includes(0) && numbers.includes(NO_NUMBER) && !numbers.includes(size);
	if (!fromZero && size > 9 && areLetters(size, texts)) return lettersOf(shape, texts);
	const first = fromZero ? 0 : 1;
	const crosses = haveCrosses(size, texts, numbers);
	const board = emptyBoard(shape);
	for (let cell = 0; cell < numbers.length; cell++) {
		const number = numbers[cell];
		if (number === NO_NUMBER || number < first) continue;
		if (crosses && isCross(texts[cell])) continue;
		const symbol = number - first;
		// "Not below" instead of "at or above", to catch NaN too.
		if (!(symbol < size)) return badCell(cell, texts);
		board.cells[cell] = symbol;
	}
	return fromZero ? { board, renamed: renamed(size, '0', symbolText(size - 2)) } : { board };
}

const NO_NUMBER = -1;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Whether "X" is the mark of empty cells, rather than a slip. */
function haveCrosses(size: number, texts: readonly string[], numbers: readonly number[]): boolean {
	if (numbers.includes(0) || numbers.includes(NO_NUMBER)) return false;
	return texts.filter(isCross).length >= size;
}

function isCross(text: string): boolean {
	return /^\s*[xX]\s*$/.test(text);
}

/** Whether the symbols are letters, and more of them than a board that has digits too would use. */
function areLetters(size: number, texts: readonly string[]): boolean {
	const used = new Set<string>();
	for (const text of texts) {
		const cell = text.trim().toUpperCase();
		if (cell === '' || EMPTY_MARKS.includes(cell)) continue;
		if (!/^[A-Z]$/.test(cell)) return false;
		used.add(cell);
	}
	return size <= ALPHABET.length && used.size > size - 9;
}

function lettersOf(shape: BoxShape, texts: readonly string[]): ReadBoard | { bad: BadCell } {
	const size = sizeOf(shape);
	const board = emptyBoard(shape);
	for (let cell = 0; cell < texts.length; cell++) {
		const symbol = ALPHABET.indexOf(texts[cell].trim().toUpperCase() || '.');
		if (symbol >= size) return badCell(cell, texts);
		board.cells[cell] = symbol === -1 ? EMPTY : symbol;
	}
	return { board, renamed: renamed(size, 'A', ALPHABET[size - 1]) };
}

function badCell(cell: number, texts: readonly string[]): { bad: BadCell } {
	return { bad: { cell, found: texts[cell].trim().slice(0, 20) } };
}

function renamed(size: number, first: string, last: string): SudokuNote {
	return { code: 'renamed', first, last, became: [symbolText(0), symbolText(size - 1)] };
}

/** The number of a symbol from 1, 0 for "0", {@link NO_NUMBER} for an empty cell, NaN for anything else. */
export function numberOf(text: string): number {
	// Most cells are one character, and a file may have millions of them.
	const cell = text.length === 1 ? text : text.trim();
	if (cell === '' || cell === ' ' || cell === '-1') return NO_NUMBER;
	if (cell.length === 1) {
		if (EMPTY_MARKS.includes(cell)) return NO_NUMBER;
		if (cell === '0') return 0;
		const symbol = symbolOf(cell);
		return symbol === -1 ? NaN : symbol + 1;
	}
	return /^\d{1,4}$/.test(cell) ? Number(cell) : NaN;
}
