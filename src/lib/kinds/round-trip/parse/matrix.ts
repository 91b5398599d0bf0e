import { quote } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { mapOf, MAX_CITIES, MIN_CITIES, ring, type Road, type TripSetup } from '../map';
import type { MapError } from './error';
import { lengthOf } from './words';

/** The rows of a matrix of lengths, without a line before them that says how many there are; null if it is none. */
export function matrixIn(lines: readonly TextLine[]): readonly TextLine[] | null {
	const [first, ...rows] = lines;
	const head = /^(\d+)(?:[\s,;]+\1)?$/.exec(first.text);
	if (isMatrix(lines)) return lines;
	return head && Number(head[1]) === rows.length && isMatrix(rows) ? rows : null;
}

/** Whether all lines are rows of numbers, as many as there are lines, or too many for a road. */
function isMatrix(lines: readonly TextLine[]): boolean {
	const rows = lines.map(cellsOf);
	const isNumeric = rows.every((row) => row.every((cell) => cell !== undefined));
	const isSquare = rows.every((row, at) => row.length === rows.length && !row[at]);
	return isNumeric && rows.length > 0 && (rows[0].length > 3 || (rows.length > 2 && isSquare));
}

/** The numbers of a row: 0 for no road, however that is written, undefined for what is none. */
function cellsOf({ text }: TextLine): (number | undefined)[] {
	return text
		.split(/[\s,;]+/)
		.filter((cell) => cell !== '')
		.map((cell) =>
			/^\d{1,9}(?:\.\d{0,9})?$/.test(cell)
				? Number(cell)
				: /^(?:[-.x∞]|inf|-1)$/i.test(cell)
					? 0
					: undefined
		);
}

export function readMatrix(lines: readonly TextLine[]): TripSetup | MapError {
	const n = lines.length;
	if (n > MAX_CITIES) return { code: 'many', line: lines[MAX_CITIES].line };
	const rows = lines.map((line) => cellsOf(line) as number[]);
	const short = rows.findIndex((row) => row.length !== n);
	if (short >= 0)
		return { code: 'numbers', line: lines[short].line, found: rows[short].length, expected: n };
	if (n < MIN_CITIES) return { code: 'few' };
	const roads: Road[] = [];
	for (const [from, row] of rows.entries())
		for (const [to, length] of row.entries()) {
			if (length !== rows[to][from]) return { code: 'asymmetric', line: lines[from].line };
			if (lengthOf(String(length)) === null) return quote('length', lines[from], String(length));
			if (from < to && length > 0) roads.push([from, to, length]);
		}
	return mapOf(ring(namesFor(n)), roads, { weighted: roads.some(([, , length]) => length !== 1) });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function namesFor(count: number): string[] {
	return Array.from({ length: count }, (_, at) =>
		count <= LETTERS.length ? LETTERS[at] : String(at + 1)
	);
}
