import { MAX_VALUES } from '../../problem';
import { defaultShape } from '../shape';
import { boardOf } from './cells';
import { MAX_BOARDS, type NamedBoard, type Parsed } from './error';
import { lineKind, linesOf } from './lines';

/**
 * Boards in which a space is an empty cell: one board per line, or one board in rows, as a program
 * prints it. Only for text without another mark for empty cells, and only if reading spaces as
 * separators failed; null if this fails too.
 */
export function parseSpaced(text: string): Parsed | null {
	const lines: Line[] = [];
	for (const { text: content, line } of linesOf(text)) {
		const kind = lineKind(content);
		if (kind === 'row' && /[-.0_*?]/.test(content)) return null;
		const isRuler = kind === 'ruler' && /[-=]/.test(content);
		if (kind === 'blank' || kind === 'row' || (kind === 'ruler' && !isRuler)) {
			lines.push({ text: content, line });
		}
		if (lines.length > MAX_BOARDS) break;
	}
	while (lines.at(-1)?.text.trim() === '') lines.pop();
	while (lines[0]?.text.trim() === '') lines.shift();
	return wholeLines(lines) ?? rows(lines);
}

interface Line {
	readonly text: string;
	readonly line: number;
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

function rows(lines: readonly Line[]): Parsed | null {
	const size = lines.length;
	if (size < 4 || size > MAX_VALUES || lines.some(({ text }) => text.length > 200)) return null;
	// "53  7    ", "53 | 7 |   ", "5 3     7        ", "5 3   |   7   |      "
	return (
		rowsOf(lines, (text) => text.replace(/[|!]/g, '')) ??
		rowsOf(lines, (text) => everySecond(text.replace(/[|!] ?/g, '').trimEnd()))
	);
}

/** The cells of a line with a space after each cell; null for any other line. */
function everySecond(line: string): string | null {
	return /^(?:. )*.?$/u.test(line) ? line.replace(/(.) /gu, '$1') : null;
}

/** The board whose rows `cellsOf` reads from the lines; null if it reads none. */
function rowsOf(lines: readonly Line[], cellsOf: (line: string) => string | null): Parsed | null {
	const size = lines.length;
	const rows: string[] = [];
	for (const { text } of lines) {
		const cells = cellsOf(text);
		if (cells === null || cells.trimEnd().length > size) return null;
		rows.push(cells);
	}
	// If no symbol follows a space, spaces are probably not cells: a row is just too short.
	if (!rows.some((row) => / \S/.test(row))) return null;
	const made = boardOf(
		defaultShape(size),
		rows.flatMap((row) => [...row.slice(0, size).padEnd(size)])
	);
	if ('bad' in made) return null;
	// Either all rows lost their trailing spaces, or none did.
	const short = rows.findIndex((row) => row.length < size);
	if (short !== -1 && rows.some((row) => row.endsWith(' '))) {
		const { line } = lines[short];
		const found = rows[short].length;
		return { error: { code: 'row-length', line, row: short + 1, found, expected: size } };
	}
	return { boards: [made], cut: false };
}
