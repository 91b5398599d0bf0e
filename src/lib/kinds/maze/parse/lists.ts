import { trimmed } from '$lib/engine/text';
import type { Row } from './error';

/** Rows of one list, and the lines that it spans. */
export interface RowList {
	readonly rows: Row[];
	readonly from: number;
	readonly to: number;
}

/** Brackets deeper than this are not those of a maze. */
const MAX_DEPTH = 20;
/** Maximum number of lists read from a text. */
const MAX_LISTS = 2000;
/** Maximum number of brackets, line breaks and values read from a text. */
const MAX_TOKENS = 1_000_000;

interface Frame {
	readonly line: number;
	/** The rows in it: its lists of single characters, or its strings. */
	readonly rows: Row[];
	/** The squares in it, with their columns; null once something else was found. */
	squares: { text: string; columns: number[] } | null;
}

/**
 * The mazes written as lists of a programming language: lists of lists of numbers or characters,
 * or lists of strings, in brackets or braces.
 */
export function listsOf(text: string): RowList[] {
	const lists: RowList[] = [];
	/** Lists side by side, without brackets around them all. */
	const loose: Row[] = [];
	const stack: Frame[] = [];
	let line = 1;
	let lineStart = 0;
	const token = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[\][{}\n]|[^\s,;"'[\]{}]+/g;
	let tokens = 0;
	for (const { 0: found, index } of text.matchAll(token)) {
		if (++tokens > MAX_TOKENS) break;
		const column = index - lineStart + 1;
		const top = stack.at(-1);
		if (found === '\n') {
			line++;
			lineStart = index + 1;
		} else if (found === '[' || found === '{') {
			if (top) top.squares = null;
			if (stack.length > MAX_DEPTH) return lists;
			stack.push({ line, rows: [], squares: { text: '', columns: [] } });
		} else if (found === ']' || found === '}') {
			const frame = stack.pop();
			if (frame === undefined) continue;
			const { squares, rows } = frame;
			const parent = stack.at(-1);
			if (squares !== null && squares.text.length > 1) {
				const row = { text: withEnds(squares.text), line, from: 1, columns: squares.columns };
				(parent?.rows ?? loose).push(row);
			}
			if (rows.length > 1 && lists.length < MAX_LISTS) {
				lists.push({ rows, from: frame.line, to: line });
			}
		} else if (top) {
			const isString = /^["']/.test(found);
			const content = isString ? found.slice(1, -1) : found;
			if (content.length === 1 && top.squares !== null && top.rows.length === 0) {
				top.squares.text += content;
				top.squares.columns.push(column + (isString ? 1 : 0));
			} else {
				if (isString && content !== '')
					top.rows.push({ text: withEnds(content), line, from: column + 1 });
				top.squares = null;
			}
		}
	}
	const isRectangle = new Set(loose.map(({ text }) => text.length)).size === 1;
	if (lists.length > 0 || loose.length < 2 || !isRectangle) return lists;
	return [{ rows: loose, from: loose[0].line, to: loose[loose.length - 1].line }];
}

/** A string as a row: the blanks at its ends are open squares, unlike those of a line. */
function withEnds(text: string): string {
	if (/[-+|_%\u2500-\u257f]/.test(text)) return text;
	const inner = trimmed(text, / /, / /);
	const from = text.indexOf(inner);
	return '.'.repeat(from) + inner + '.'.repeat(text.length - from - inner.length);
}

/** The text of the only string in a line, if there is little else: `"#S #",`. */
export function quotedRow(text: string): { text: string; from: number } | null {
	const match = /^[\s+(]*(["'`])((?:(?!\1).)+?)(?:\\n)?\1[\s,;+)\\]*$/.exec(text);
	if (match === null) return null;
	return { text: withEnds(match[2]), from: text.indexOf(match[1]) + 2 };
}
