import { dsvFormat } from 'd3-dsv';
import { MAX_VALUES } from '$lib/engine/problem';
import { defaultShape } from '../shape';
import { boardOf, numberOf } from './cells';
import { MAX_BOARDS, type Parsed } from './error';
import { Found } from './found';
import { nearestSize } from './sizes';

/**
 * A table with a heading for each column, one of which holds boards on one line each: the CSV files
 * of puzzle collections. Its names and ratings are kept. Null for any other text.
 *
 * Boards are found by their content. If several columns hold boards, the puzzles are those with
 * empty cells; the others are solutions.
 */
export function parseTable(given: string): Parsed | null {
	// Some tables have each whole line in quotes.
	const isQuoted = /^\s*"[^",\n]*,[^"\n]*"\s*\n/.test(given.slice(0, 10_000));
	const text = isQuoted ? given.replace(/^"([^"\n]*)"$/gm, '$1') : given;
	const start = /^(?:\s|#.*)*/.exec(text.slice(0, 10_000))?.[0].length ?? 0;
	const end = text.indexOf('\n', start);
	if (end === -1) return null;
	const separator = separatorOf(text.slice(start, end));
	if (separator === null) return null;
	const rows = dsvFormat(separator).parseRows(text.slice(start));
	const [head, ...records] = rows;
	// Prose has commas, too: records have as many fields as there are headings.
	const sample = records.slice(0, SAMPLE).filter(({ length }) => length === head.length);
	const column = boardColumn(head, sample);
	if (column === -1) return null;
	return readRecords(head, records, column, text.slice(0, end).split('\n').length);
}

const SAMPLE = 50;
const SEPARATORS = [',', ';', '\t', '|', ':'];

/** What separates the headings of a table; null if the line is something else. */
function separatorOf(line: string): string | null {
	if (line.length > 1000 || !/[\p{L}_]{2}/u.test(line)) return null;
	return (
		SEPARATORS.find((separator) => {
			const fields = line.split(separator);
			return fields.length > 1 && fields.every((field) => !isBoard(field.trim()));
		}) ?? null
	);
}

/** Whether a field is as long as a board and has its characters only. */
function isBoard(field: string): boolean {
	const size = Math.sqrt(field.length);
	if (!Number.isInteger(size) || size < 4 || size > MAX_VALUES) return false;
	return !Array.from(field).some((cell) => Number.isNaN(numberOf(cell)) || numberOf(cell) > size);
}

/** A field without what is around it, and without the spaces between the rows of a board. */
function fieldOf(record: readonly string[], column: number): string {
	const field = record[column]?.trim() ?? '';
	const rows = field.split(' ');
	return rows.every(({ length }) => length === rows.length) ? rows.join('') : field;
}

/** The column of the puzzles; −1 if there is none. */
function boardColumn(head: readonly string[], sample: readonly string[][]): number {
	let best = { column: -1, boards: 0, empty: 0 };
	head.forEach((_, column) => {
		const boards = sample.map((record) => fieldOf(record, column)).filter(isBoard);
		const empty = boards.join('').replace(/[1-9A-W]/gi, '').length;
		if (boards.length > best.boards || (boards.length === best.boards && empty > best.empty)) {
			best = { column, boards: boards.length, empty };
		}
	});
	return best.boards > 0 ? best.column : -1;
}

function readRecords(
	head: readonly string[],
	records: readonly string[][],
	column: number,
	headLine: number
): Parsed {
	const found = new Found();
	const names = columnsNamed(head, /^(?:name|title|id|puzzle_?id|no|nr|number|שם|מספר)$/i);
	const facts = columnsNamed(
		head,
		/difficult|rating|level|score|stars|^er$|^se$|^רמה$|דירוג|קושי/i
	);
	let line = headLine;
	for (const record of records) {
		line++;
		const text = fieldOf(record, column);
		if (record.every((field) => field.trim() === '')) continue;
		if (found.boards.length === MAX_BOARDS) {
			found.cut = true;
			break;
		}
		const made = isBoard(text) ? boardOf(defaultShape(Math.sqrt(text.length)), [...text]) : null;
		if (made === null || 'bad' in made) {
			const last = found.boards.at(-1);
			const size = last ? Math.sqrt(last.board.cells.length) : nearestSize(text.length);
			found.addWrong([line], errorOf(text, line, size));
		} else {
			const name = names.map((at) => record[at]?.trim()).find((each) => each);
			const about = facts
				.filter((at) => record[at]?.trim())
				.map((at) => `${head[at].trim()}: ${record[at].trim()}`)
				.join(', ');
			const known = {
				...(name ? { name: name.slice(0, 80) } : {}),
				...(about === '' ? {} : { about: about.slice(0, 80) })
			};
			found.add({ board: made.board, ...known }, made.renamed);
		}
		// A quoted field may have several lines.
		line += record.join('').split('\n').length - 1;
	}
	return found.result(found.error ?? { code: 'empty' });
}

function errorOf(text: string, line: number, size: number) {
	if (text.length !== size * size) {
		return { code: 'length', line, found: text.length, expected: size * size, size } as const;
	}
	const cell = Array.from(text).findIndex((each) => !(numberOf(each) <= size));
	const row = Math.floor(cell / size) + 1;
	return { code: 'symbol', line, row, column: (cell % size) + 1, found: text[cell], size } as const;
}

function columnsNamed(head: readonly string[], pattern: RegExp): number[] {
	return head.flatMap((name, column) => (pattern.test(name.trim()) ? [column] : []));
}
