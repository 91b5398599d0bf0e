import type { ParameterReader } from '$lib/engine/kind';
import { board, isSize, NONE, type QueensSetup } from './setup';

const DEFAULT_SIZE = 8;

/**
 * The board that an address describes, null if it has neither parameter: `size`, from 1 to 32, and
 * `queens`, the columns from 1, row by row, joined by "-", with "." for a row without a queen
 * ("2-.-1"); the last rows may be omitted.
 */
export function readBoard(parameter: ParameterReader): QueensSetup | null {
	let isThere = false;
	const size = parameter('size', DEFAULT_SIZE, (text) => {
		isThere = true;
		return sizeOf(text);
	});
	const setup = parameter('queens', board(size), (text) => {
		isThere = true;
		return boardOf(size, text);
	});
	return isThere ? setup : null;
}

/** Writes what {@link readBoard} reads. Always writes the size, which may be the only parameter. */
export function writeBoard({ size, queens }: QueensSetup): Record<string, string> {
	const rows = Array.from(queens, (column) => (column === NONE ? '.' : String(column + 1)));
	while (rows.at(-1) === '.') rows.pop();
	const parameters: Record<string, string> = { size: String(size) };
	if (rows.length > 0) parameters.queens = rows.join('-');
	return parameters;
}

/** The size in a text without leading zeros; undefined for any other text. */
function sizeOf(text: string): number | undefined {
	const size = numberOf(text);
	return isSize(size) ? size : undefined;
}

function boardOf(size: number, text: string): QueensSetup | undefined {
	const rows = text.split('-', size + 1);
	const columns = rows.map((row) => (row === '.' ? NONE : numberOf(row) - 1));
	const isBoard = rows.length <= size && columns.every((column) => column >= NONE && column < size);
	return isBoard ? board(size, columns) : undefined;
}

/** The number in a text from 1 to 99; NaN for any other text. */
function numberOf(text: string): number {
	return /^[1-9]\d?$/.test(text) ? Number(text) : NaN;
}
