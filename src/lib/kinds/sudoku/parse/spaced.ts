import { MAX_VALUES } from '$lib/engine/problem';
import { linesOf } from '$lib/engine/reading/lines';
import { defaultShape } from '../shape';
import { boardOf } from './cells';
import { MAX_BOARDS, type NamedBoard, type Parsed, type ParseError } from './error';
import { lineKind } from './lines';
import { cleanName, isHeading, isWords, readRow } from './row';

/**
 * Boards in which a space is an empty cell: one board per line, or boards in rows, as a program
 * prints them. Only for text without another mark for empty cells, and only if reading spaces as
 * separators failed; null if this fails too.
 */
export function parseSpaced(text: string): Parsed | null {
	const lines: Line[] = [];
	for (const { text: content, line } of linesOf(text)) {
		const kind = lineKind(content);
		if (kind === 'row' && /[-.0_*?]/.test(content)) return null;
		const isRuler = kind === 'ruler' && /[^|!\s]/.test(content);
		const isTitle = kind === 'title' || kind === 'comment';
		const areWords = kind === 'row' && isWords(readRow(content, line));
		// Words beside digits or bars may be a row with a slip.
		if (areWords && !/^[^\d|!]{3,}$/.test(content)) return null;
		if (isTitle || areWords) {
			lines.push({ text: '', line, title: cleanName(content), isRemark: !areWords });
		} else if (kind === 'blank' || kind === 'row' || (kind === 'ruler' && !isRuler)) {
			lines.push({ text: content, line, title: null, isRemark: false });
		}
		if (lines.length > MAX_BOARDS) break;
	}
	// Words below the last board may be a row with a slip, too.
	const last = lines.findLast(({ text, title }) => text.trim() !== '' || title !== null);
	if (last?.title && !last.isRemark) return null;
	const end = lines.findLastIndex(({ text: content }) => content.trim() !== '') + 1;
	const drawn = lines.slice(0, end);
	const below = lines.slice(end).filter(({ title }) => title === null);
	return wholeLines(drawn) ?? rows(drawn, below);
}

interface Line {
	readonly text: string;
	readonly line: number;
	/** The name in a title or a comment, whose text is empty. */
	readonly title: string | null;
	/** The title is a comment or begins like one ("Grid 01"), not any words. */
	readonly isRemark: boolean;
}

function wholeLines(lines: readonly Line[]): Parsed | null {
	const boards: NamedBoard[] = [];
	for (const { text } of lines) {
		if (text.trim() === '') continue;
		const size = Math.sqrt(text.length);
		if (!Number.isInteger(size) || size > MAX_VALUES || text.length <= MAX_VALUES) return null;
		const made = boardOf(defaultShape(size), [...text]);
		if ('bad' in made) return null;
		boards.push(made);
	}
	return boards.length > 0 ? { boards, cut: false } : null;
}

/** @param below the blank lines below the last row that is not empty: rows themselves, if rows are missing. */
function rows(lines: readonly Line[], below: readonly Line[]): Parsed | null {
	if (lines.some(({ text }) => text.length > 200)) return null;
	// "| 5 | 3 |   |", "53  7    ", "53 | 7 |   ", "5 3     7        ", "5 3   |   7   |      "
	return (
		(areHeadingsRegular(lines) ? boardsOf(lines, below, betweenBars) : null) ??
		boardsOf(lines, below, (text) => text.replace(/[|!]/g, '')) ??
		boardsOf(lines, below, (text) => text.replace(/ [|!] /g, '')) ??
		boardsOf(lines, below, (text) => everySecond(text.replace(/[|!] ?/g, '').trimEnd()))
	);
}

/** Whether all lines with bars have a heading before the first one, or none has. */
function areHeadingsRegular(lines: readonly Line[]): boolean {
	const barred = lines.filter(({ text }) => /[|!]/.test(text));
	const headed = barred.filter(({ text }) => /^\s*[A-Za-z]\s*[|!]|[|!]\s*[A-Za-z]\s*$/.test(text));
	return headed.length === 0 || headed.length === barred.length;
}

/** The cells of a line with a bar on both sides of each cell, "." for an empty one; null for any other line. */
function betweenBars(line: string): string | null {
	if (line === '' || isHeading(line.replace(/\s/g, '').split(''))) return '';
	const [before, ...cells] = line.split(/[|!]/).map((cell) => cell.trim());
	const after = cells.pop() ?? '';
	// A letter beside the frame is a heading.
	if (!/^[A-Za-z]?$/.test(before) || !/^[A-Za-z]?$/.test(after)) return null;
	if (cells.length < 4 || cells.some((cell) => cell.length > 1)) return null;
	return cells.map((cell) => cell || '.').join('');
}

/** The cells of a line with a space after each cell; null for any other line. */
function everySecond(line: string): string | null {
	return /^(?:. )*.?$/u.test(line) ? line.replace(/(.) /gu, '$1') : null;
}

/** The boards whose rows `cellsOf` reads from the lines; null if it reads none. */
function boardsOf(
	lines: readonly Line[],
	below: readonly Line[],
	cellsOf: (line: string) => string | null
): Parsed | null {
	const rows: Row[] = [];
	for (const { text, line, title, isRemark } of lines) {
		const cells = cellsOf(text);
		if (cells === null) return null;
		rows.push({ cells, line, title, isRemark, isBlank: text === '' || cells === '' });
	}
	// If no symbol follows a space, spaces are probably not cells: a row is just too short.
	if (!rows.some(({ cells }) => /[ .]\S/.test(cells))) return null;
	// A board is as wide as its longest row. Other lines may have lost the spaces at their ends.
	const size = Math.max(...rows.map(({ cells }) => cells.trimEnd().length));
	const untrimmed = Math.max(...rows.map(({ cells }) => cells.length));
	if (size < 4 || size > MAX_VALUES) return null;
	const missing = below
		.slice(0, Math.max(0, size - rows.length))
		.map(({ line }) => ({ cells: '', line, title: null, isRemark: false, isBlank: true }));
	const grids =
		gridsOf(rows, size) ??
		(missing.length > 0 ? gridsOf([...rows, ...missing], size) : null) ??
		(untrimmed > size && untrimmed <= MAX_VALUES ? gridsOf(rows, untrimmed) : null);
	if (grids === null) return shortRows(rows, size);
	const boards: NamedBoard[] = [];
	for (const { rows: grid, name } of grids) {
		const made = readGrid(grid);
		if (made === null || 'error' in made) return made;
		boards.push(name === null ? made : { ...made, name });
	}
	return { boards, cut: false };
}

interface Row {
	readonly cells: string;
	readonly line: number;
	readonly title: string | null;
	readonly isRemark: boolean;
	/** Nothing at all: a row that lost its spaces, or no row. */
	readonly isBlank: boolean;
}

/**
 * Divides rows into boards of `size` rows; blank lines and titles may be between boards. Null if rows
 * are left, or if it is not certain which blank line is a row.
 */
function gridsOf(
	rows: readonly Row[],
	size: number
): { rows: readonly Row[]; name: string | null }[] | null {
	const grids: { rows: readonly Row[]; name: string | null }[] = [];
	for (let at = 0; at < rows.length; at += size) {
		const start = at;
		let name: string | null = null;
		for (; at < rows.length && rows[at].isBlank; at++) {
			const { title } = rows[at];
			if (title !== null) name = name === null ? title : `${name} ${title}`;
		}
		if (at === rows.length) {
			// Words below the last board may be a row with a slip.
			const isRemark = rows.slice(start).every((row) => row.title === null || row.isRemark);
			return isRemark ? grids : null;
		}
		const grid = rows.slice(at, at + size);
		if (grid.length < size || grid.some(({ title }) => title !== null)) return null;
		// A blank line after each row is not a row.
		if (grid.every(({ isBlank }, row) => row % 2 === 0 || isBlank)) return null;
		const isLast = at + size >= rows.length;
		if (!isLast && grid[size - 1].isBlank) return null;
		grids.push({ rows: grid, name });
	}
	return grids;
}

function readGrid(rows: readonly Row[]): NamedBoard | { error: ParseError } | null {
	const size = rows.length;
	const made = boardOf(
		defaultShape(size),
		rows.flatMap(({ cells }) => [...cells.slice(0, size).padEnd(size)])
	);
	if ('bad' in made) return null;
	// Either all rows lost their trailing spaces, or none did.
	const short = rows.findIndex(({ cells }) => cells.length < size);
	if (short !== -1 && rows.some(({ cells }) => cells.endsWith(' '))) {
		const { line, cells } = rows[short];
		const found = cells.length;
		return { error: { code: 'row-length', line, row: short + 1, found, expected: size } };
	}
	return made;
}

/** The error for as many rows as a board of some size has, none of which is that long. */
function shortRows(rows: readonly Row[], width: number): Parsed | null {
	const drawn = rows.filter(({ isBlank }) => !isBlank);
	const isBoard = drawn.every(({ cells }) => /^[\w ]*$/.test(cells));
	// Up to three columns at the right may be empty.
	if (!isBoard || drawn.length <= width || drawn.length > width + 3) return null;
	const { line } = drawn[drawn.length - 1];
	return { error: { code: 'short-rows', line, found: width, expected: drawn.length } };
}
