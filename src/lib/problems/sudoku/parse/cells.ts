import { EMPTY, emptyBoard, type Board } from '../board';
import { sizeOf, type BoxShape } from '../shape';
import { symbolOf } from '../symbols';

/** Characters that stand for an empty cell; "0" may be a symbol of a large board. */
export const EMPTY_MARKS = '.-_*?';

/** The text of a cell that is not a symbol of the board, and its cell number. */
export interface BadCell {
	readonly cell: number;
	readonly found: string;
}

/**
 * The board with these size² texts in its cells: "", "." and the like for an empty cell, "7", "12",
 * "C" or "c" for a symbol.
 *
 * "0" is an empty cell, except on a board of more than nine symbols that has another mark for empty
 * cells and never uses its last symbol: there symbols count from 0, as in 0–9 A–F.
 */
export function boardOf(
	shape: BoxShape,
	texts: readonly string[]
): { board: Board } | { bad: BadCell } {
	const size = sizeOf(shape);
	const numbers = texts.map(numberOf);
	const fromZero =
		size > 9 && numbers.includes(0) && numbers.includes(NO_NUMBER) && !numbers.includes(size);
	const board = emptyBoard(shape);
	for (let cell = 0; cell < numbers.length; cell++) {
		const number = numbers[cell];
		if (number === NO_NUMBER) continue;
		const symbol = fromZero ? number : number === 0 ? EMPTY : number - 1;
		// "Not below" instead of "at or above", to catch NaN too.
		if (!(symbol < size)) return { bad: { cell, found: texts[cell].trim().slice(0, 20) } };
		board.cells[cell] = symbol;
	}
	return { board };
}

const NO_NUMBER = -1;

/** The number of a symbol from 1, 0 for "0", {@link NO_NUMBER} for an empty cell, NaN for anything else. */
export function numberOf(text: string): number {
	const cell = text.trim();
	if (cell === '' || cell === '-1' || (cell.length === 1 && EMPTY_MARKS.includes(cell))) {
		return NO_NUMBER;
	}
	if (/^\d{1,4}$/.test(cell)) return Number(cell);
	const symbol = symbolOf(cell);
	return symbol === -1 ? NaN : symbol + 1;
}
