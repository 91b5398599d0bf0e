import { MAX_VALUES } from '../../problem';
import { defaultShape } from '../shape';
import { boardOf } from './cells';
import { MAX_BOARDS, type NamedBoard, type Parsed } from './error';
import { lineKind, linesOf } from './lines';

/**
 * Boards in which a space is an empty cell: whole boards on a line each, or one board in rows, as
 * a program prints it. Only for text without another mark for empty cells, and only when reading
 * spaces as separators made no sense; null when this makes none either.
 */
export function parseSpaced(text: string): Parsed | null {
	if (/[.0_*?]/.test(text)) return null;
	const lines: string[] = [];
	for (const { text: content } of linesOf(text)) {
		const kind = lineKind(content);
		if (kind === 'blank' || kind === 'row') lines.push(content);
		else if (kind === 'ruler' && !content.includes('-') && !content.includes('='))
			lines.push(content);
		if (lines.length > MAX_BOARDS) break;
	}
	while (lines.at(-1)?.trim() === '') lines.pop();
	while (lines[0]?.trim() === '') lines.shift();
	return wholeLines(lines) ?? rows(lines);
}

function wholeLines(lines: readonly string[]): Parsed | null {
	const boards: NamedBoard[] = [];
	for (const line of lines) {
		if (line.trim() === '') continue;
		const size = Math.sqrt(line.length);
		if (!Number.isInteger(size) || size > MAX_VALUES || line.length <= MAX_VALUES) return null;
		const made = boardOf(defaultShape(size), [...line]);
		if ('bad' in made) return null;
		boards.push(made);
	}
	return boards.length > 0 ? { boards, cut: false } : null;
}

function rows(lines: readonly string[]): Parsed | null {
	const size = lines.length;
	if (size < 4 || size > MAX_VALUES || lines.some((line) => line.length > 200)) return null;
	// "53  7    ", "53 | 7 |   ", "5 3     7        ", "5 3   |   7   |      "
	return (
		rowsOf(lines.map((line) => line.replace(/[|!]/g, ''))) ??
		rowsOf(lines.map((line) => everySecond(line.replace(/[|!] ?/g, '').trimEnd())))
	);
}

function everySecond(line: string): string {
	return /^(?:. )*.?$/.test(line) ? line.replace(/(.) /g, '$1') : '?';
}

function rowsOf(lines: readonly string[]): Parsed | null {
	const size = lines.length;
	if (lines.some((line) => line.trimEnd().length > size)) return null;
	const made = boardOf(
		defaultShape(size),
		lines.flatMap((line) => [...line.slice(0, size).padEnd(size)])
	);
	return 'bad' in made ? null : { boards: [made], cut: false };
}
