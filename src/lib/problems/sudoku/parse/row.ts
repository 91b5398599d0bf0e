import { MAX_VALUES } from '../../problem';
import { EMPTY_MARKS } from './cells';
import { occurrences } from './lines';

/** The cells on one line of a text: a row of a board, or a whole board. */
export interface Row {
	readonly line: number;
	/** The text of each cell, at most {@link MAX_CELLS}. */
	readonly cells: readonly string[];
	/** The number of cells, including those beyond the limit. */
	readonly count: number;
	/** The number of cells before each bar, except bars at the ends. */
	readonly bars: readonly number[];
	/** The line ends in a comma or similar: the last cell is empty or missing. */
	readonly trailing: boolean;
	/** n groups of n characters: a whole board of size n. */
	readonly squared: boolean;
	readonly name: string | null;
}

/** The number of cells of the largest board. */
export const MAX_CELLS = MAX_VALUES ** 2;

/** Reads the cells on a line. Everything except separators is a cell. */
export function readRow(text: string, line: number): Row {
	const { content, name } = cutComment(text);
	const separator = [',', ';', '\t'].find((character) => content.includes(character));
	if (separator !== undefined) {
		const row = readFields(content, separator);
		if (row) return { line, name, bars: [], squared: false, ...row };
	}
	return { line, name, trailing: false, ...readGroups(content) };
}

/** Splits off a remark after the cells, which names the board. */
function cutComment(text: string): { content: string; name: string | null } {
	const at = text.search(/\s(?:#|\/\/)/);
	if (at === -1) return { content: text, name: null };
	return { content: text.slice(0, at), name: cleanName(text.slice(at)) };
}

/** A remark or a title as a name: short, on one line, without its comment sign; null if empty. */
export function cleanName(text: string): string | null {
	const name = text
		.slice(0, 200)
		.replace(/^[\s#/]+/, '')
		.replace(/[\s:]+$/, '');
	return name === '' ? null : name.slice(0, 80);
}

/**
 * Comma-separated values: each field is a cell, an empty field an empty cell. If fields contain
 * whole boards (puzzle, solution), takes the longest, the first on a tie. Null if the fields are
 * neither.
 */
function readFields(
	content: string,
	separator: string
): Pick<Row, 'cells' | 'count' | 'trailing'> | null {
	const fields = content.split(separator, MAX_CELLS + 1).map(unquote);
	if (fields.every((field) => field.length < 2 || /^\d{1,3}$/.test(field))) {
		if (separator !== '\t' || !fields.some((field) => field.length > 2)) {
			const count = fields.length > MAX_CELLS ? occurrences(content, separator) + 1 : fields.length;
			return { cells: fields.slice(0, MAX_CELLS), count, trailing: fields.at(-1) === '' };
		}
	}
	const board = longest(fields);
	return isLineBoard(board) ? { ...charactersOf(board), trailing: false } : null;
}

function unquote(field: string): string {
	const text = field.trim();
	const quote = text[0];
	const quoted = text.length > 1 && (quote === '"' || quote === "'") && text.at(-1) === quote;
	return quoted ? text.slice(1, -1).trim() : text;
}

/** Groups of characters between spaces and bars; each character or each number is a cell. */
function readGroups(content: string): Pick<Row, 'cells' | 'count' | 'bars' | 'squared'> {
	const groups: string[] = [];
	/** For each bar, the number of groups and characters before it. */
	const bars: { groups: number; characters: number }[] = [];
	let characters = 0;
	let start = -1;
	for (let i = 0; i <= content.length; i++) {
		const character = content[i] ?? ' ';
		const bar = character === '|' || character === '!';
		if (bar || SEPARATORS.includes(character)) {
			if (start !== -1) {
				if (groups.length <= MAX_CELLS) groups.push(content.slice(start, i));
				characters += i - start;
			}
			start = -1;
			if (bar && bars.length <= MAX_VALUES) bars.push({ groups: groups.length, characters });
		} else if (start === -1) {
			start = i;
		}
	}
	const board = longest(groups);
	if (isLineBoard(board)) return { ...charactersOf(board), bars: [], squared: false };
	if (areNumbers(groups)) {
		const before = bars.map((bar) => bar.groups);
		const cells = groups.slice(0, MAX_CELLS);
		// Groups beyond the limit were not kept, so count their characters instead.
		const count = groups.length > MAX_CELLS ? characters : groups.length;
		return { cells, count, bars: innerBars(before, count), squared: false };
	}
	const { cells, count } = charactersOf(groups.join(''));
	const before = bars.map((bar) => bar.characters);
	return {
		cells,
		count: groups.length > MAX_CELLS ? characters : count,
		bars: innerBars(before, count),
		squared: groups.length > 3 && groups.every((group) => group.length === groups.length)
	};
}

const SEPARATORS = ' ,;\t"\'[]';

function innerBars(bars: readonly number[], count: number): number[] {
	return bars.filter((bar) => bar > 0 && bar < count);
}

/**
 * Whether groups are numbers as on boards of 10 and up ("10 0 3 …", "01 16 03 …") rather than
 * characters written in groups ("530 070 000", "12 34").
 */
function areNumbers(groups: readonly string[]): boolean {
	if (groups.length < 10) return false;
	const ofOne = groups.every((group) => group.length === 1);
	if (ofOne || !groups.every((group) => group.length === 1 || /^\d{1,3}$/.test(group)))
		return false;
	const length = groups[0].length;
	if (!groups.every((group) => group.length === length)) return true;
	const size = groups.length <= MAX_VALUES ? groups.length : Math.sqrt(groups.length);
	return length === 2 && groups.every((group) => Number(group) <= size);
}

function charactersOf(text: string): Pick<Row, 'cells' | 'count'> {
	// Slice by code point, so that an error quotes a whole character.
	const cells = [...text.slice(0, 2 * MAX_CELLS)].slice(0, MAX_CELLS);
	return { cells, count: text.length <= MAX_CELLS ? cells.length : text.length };
}

/** Too long for a row: a whole board, or intended as one. */
function isLineBoard(text: string): boolean {
	return text.length > MAX_VALUES && !/^\d{0,3}$/.test(text);
}

function longest(texts: readonly string[]): string {
	return texts.reduce((best, text) => (text.length > best.length ? text : best), '');
}

/** A row of empty cells, for an `unclear` line that turned out to be one. */
export function emptyRow(line: number, count: number): Row {
	const cells = new Array<string>(Math.min(count, MAX_CELLS)).fill(EMPTY_MARKS[0]);
	return { line, cells, count, bars: [], trailing: false, squared: false, name: null };
}
