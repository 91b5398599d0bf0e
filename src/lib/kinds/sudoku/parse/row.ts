import { MAX_VALUES } from '$lib/engine/problem';
import { trimmed } from '$lib/engine/text';
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
	/** The groups between spaces differ in length, as words do. */
	readonly uneven: boolean;
	readonly name: string | null;
}

/** The number of cells of the largest board. */
export const MAX_CELLS = MAX_VALUES ** 2;

/** Reads the cells on a line. Everything except separators is a cell. */
export function readRow(text: string, line: number): Row {
	const { content, name } = cutComment(text);
	const rest = { line, name, bars: [], squared: false, trailing: false, uneven: false };
	for (const separator of SEPARATORS) {
		if (!content.includes(separator)) continue;
		const row = readFields(content, separator);
		if (row) return { ...rest, ...row };
	}
	return { ...rest, ...readGroups(content) };
}

/** The cells of the smallest board in one line. */
const SMALLEST = 16;

/** What may separate fields, besides spaces and bars. */
const SEPARATORS = [',', ';', '\t', ':', '&', '/', '\\'];

/** Splits off a remark after the cells, which names the board. */
function cutComment(text: string): { content: string; name: string | null } {
	const at = text.search(/\s(?:#|\/\/|%)/);
	const content = at === -1 ? text : text.slice(0, at);
	// Tabs at the ends stay, because they separate cells.
	const cells = trimmed(content, / /, / /)
		// A whole line in quotes, a row of a list in YAML, and the end of a row in TeX.
		.replace(/^"([^"]*)"$/, '$1')
		.replace(/^-\s*(?=\[)/, '')
		.replace(/\\\\$|<\/?br *\/?>$/i, '');
	return { content: cells, name: at === -1 ? null : cleanName(text.slice(at)) };
}

/** A remark or a title as a name: short, on one line, without its comment sign; null if empty. */
export function cleanName(text: string): string | null {
	const name = trimmed(text.slice(0, 200), /[\s#/%]/, /[\s:]/);
	return name === '' ? null : name.slice(0, 80);
}

/**
 * Separated values: each field is a cell, an empty field an empty cell. If fields contain whole
 * boards (puzzle, solution), takes the longest, the first on a tie. Null if the fields are neither.
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
	// A field with spaces between its cells.
	if (/^\S(?: \S)+$/.test(board)) {
		const row = charactersOf(board.replaceAll(' ', ''));
		// Beside single cells, a short one is cells between which a separator was lost.
		const isSlip = row.count < SMALLEST && fields.some((field) => isCell(field));
		return isSlip ? null : { ...row, trailing: false };
	}
	// Words between commas are not a board either.
	if (!isLineBoard(board) || /[A-Za-z]{2} |\s[A-Za-z]{2}/.test(board)) return null;
	return { ...charactersOf(board), trailing: false };
}

/** Whether a field is one character, or one with a foreign one beside it. */
function isCell(field: string): boolean {
	return field.length === 1 || /^(?:\w[^ -~]{1,2}|[^ -~]{1,2}\w)$/.test(field);
}

function unquote(field: string): string {
	const text = field.trim();
	const quote = text[0];
	const quoted = text.length > 1 && (quote === '"' || quote === "'") && text.at(-1) === quote;
	return quoted ? text.slice(1, -1).trim() : text;
}

/** Groups of characters between spaces and bars; each character or each number is a cell. */
function readGroups(content: string): Pick<Row, 'cells' | 'count' | 'bars' | 'squared' | 'uneven'> {
	const { groups, bars, characters } = groupsOf(content);
	const board = longest(groups);
	if (isLineBoard(board)) {
		return { ...charactersOf(board), bars: [], squared: false, uneven: false };
	}
	const uneven = groups.some((group) => group.length !== groups[0].length);
	if (areNumbers(groups)) {
		const before = bars.map((bar) => bar.groups);
		const cells = groups.slice(0, MAX_CELLS);
		// Groups beyond the limit were not kept, so count their characters instead.
		const count = groups.length > MAX_CELLS ? characters : groups.length;
		return { cells, count, bars: innerBars(before, count), squared: false, uneven: false };
	}
	const { cells, count } = charactersOf(groups.join(''));
	const before = bars.map((bar) => bar.characters);
	return {
		cells,
		count: groups.length > MAX_CELLS ? characters : count,
		bars: innerBars(before, count),
		squared: groups.length > 3 && groups.every((group) => group.length === groups.length),
		uneven
	};
}

interface Groups {
	/** At most one more than {@link MAX_CELLS}. */
	readonly groups: readonly string[];
	/** For each bar, the number of groups and characters before it. */
	readonly bars: readonly { readonly groups: number; readonly characters: number }[];
	readonly characters: number;
}

/** The groups of characters between spaces, quotes, brackets and bars. */
export function groupsOf(content: string): Groups {
	const groups: string[] = [];
	const bars: { groups: number; characters: number }[] = [];
	let characters = 0;
	let start = -1;
	for (let i = 0; i <= content.length; i++) {
		const character = content[i] ?? ' ';
		const bar = character === '|' || character === '!';
		if (bar || BETWEEN.includes(character)) {
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
	return { groups, bars, characters };
}

const BETWEEN = ' ,;\t"\'[]{}()<>';

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
	const rest = { bars: [], trailing: false, squared: false, uneven: false, name: null };
	return { line, cells, count, ...rest };
}

/**
 * Whether a line is words rather than cells: mostly letters that are not the symbols of a row as long
 * as the line, or a word among other characters.
 */
export function isWords(row: Row): boolean {
	const { cells, count, uneven } = row;
	if (!isMostlyLetters(row)) return hasWord(cells);
	return count < 10 || uneven || cells.some((cell) => /^\p{L}$/u.test(cell) && !fits(cell, count));
}

/** Whether two letters follow each other among characters that no board has. */
function hasWord(cells: readonly string[]): boolean {
	if (!cells.some((cell) => cell.length === 1 && !/[\w.\-*?~+]/.test(cell))) return false;
	return /[A-Za-z]{2}/.test(cells.join(''));
}

/** Whether a letter is a symbol of a board of this size, with digits or without. */
function fits(letter: string, size: number): boolean {
	const index = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter.toUpperCase());
	return index !== -1 && index < size;
}

/** Whether more than half of the cells are letters. */
export function isMostlyLetters({ cells }: Row): boolean {
	// "X" may be the mark of an empty cell.
	return cells.filter((cell) => /^[^\P{L}xX]+$/u.test(cell)).length > 0.5 * cells.length;
}

/** Whether all cells are letters, numbers or so in the order of headings: 1 2 3, 0 1 2, A B C. */
export function isHeading(cells: readonly string[]): boolean {
	if (cells.length < 4) return false;
	const numbers = cells.map((cell) => headingNumber(cell));
	const [first] = numbers;
	return (first === 0 || first === 1 || first === 10) && numbers.every((n, i) => n === first + i);
}

/** 3 for "3" and "r3", 10 for "A", 11 for "b"; NaN for anything else. */
function headingNumber(cell: string): number {
	if (/^[rcRC]?\d{1,2}$/.test(cell)) return Number(cell.replace(/^\D/, ''));
	return /^[A-Za-z]$/.test(cell) ? cell.toUpperCase().charCodeAt(0) - 55 : NaN;
}
