import { MAX_VALUES } from '$lib/engine/problem';
import type { PlaceError } from '$lib/engine/reading/errors';
import { MAX_BOARDS } from './error';

/**
 * Reads (never runs) lists and records as JSON, Python, JavaScript, C, MiniZinc and Prolog write
 * them: any brackets, commas or spaces between items, single or double quotes, None and null,
 * comments. Skips what stands around them, such as declarations.
 */

/** The text of an item, "" for None, null and the like. */
export type Value = string | List | Entry;

export interface List {
	/** The line where it starts, from 1. */
	readonly line: number;
	readonly items: readonly Value[];
	/** In round brackets: the arguments of a function, perhaps. */
	readonly isCall?: boolean;
}

/** A JSON object or a Python dictionary. */
export interface Entry {
	readonly line: number;
	readonly fields: readonly (readonly [key: string, value: Value])[];
}

/** An unexpected character or word; `found` is empty at the end of the text. */
type SyntaxProblem = PlaceError<'syntax'>;

/** Nesting beyond this is an error: boards need three levels. */
const MAX_DEPTH = 12;
/** Maximum items read from a list: more boards than are ever listed. */
const MAX_ITEMS = MAX_BOARDS * MAX_VALUES;

const CLOSING: Record<string, string> = { '[': ']', '(': ')', '{': '}' };
const NOTHING = new Set(['none', 'null', 'nil', 'undefined', 'nan']);

const COMMENTS = /^(?:\s|#.*|\/\/.*|%.*)*/;

/** How much of a text is searched for a list. */
const HEAD = 50_000;

/**
 * Whether a text is a list rather than lines of cells: after any comments it starts with a bracket,
 * or with `name =` and a bracket; or it has a list of lists somewhere.
 */
export function startsList(text: string): boolean {
	const start = COMMENTS.exec(text.slice(0, 10_000))?.[0].length ?? 0;
	const head = text.slice(start, start + 300);
	if (/^\[\s*[A-Za-z]{2,20}\s*\]/.test(head)) return false;
	if (/^[[({]/.test(head) || ASSIGNMENT.test(head)) return true;
	return /\[\s{0,20}[[|]|\{\s{0,20}\{/.test(text.slice(0, HEAD));
}

/**
 * Whether a text is a list of cells and nothing else may be in it: it starts with a bracket, or with
 * `name =` and a bracket with cells or lists in it.
 */
export function isOnlyList(text: string): boolean {
	const start = COMMENTS.exec(text.slice(0, 10_000))?.[0].length ?? 0;
	return /^[[({]/.test(text.slice(start, start + 1)) || opensList(text.slice(start, start + 300));
}

/** Whether a line begins a list of cells, with a name before it: `let grid = [[4, 0, 2, 1],`. */
export function opensList(line: string): boolean {
	const match = ASSIGNMENT.exec(line.slice(0, 300).trimStart());
	return (
		match !== null && LIST_OF_CELLS.test(line.slice(0, 300).trimStart().slice(match[0].length))
	);
}

/** Cells begin with a digit, a quote, a mark of an empty cell, or another bracket; or the line ends. */
const LIST_OF_CELLS = /^\s{0,20}[[({]\s{0,20}(?:["'\d.*_?[({|-]|$)/;

/** `board = `, `List<int[]> b = new int[][] `, `grid: list[list[int]] = np.array`: up to a bracket. */
const ASSIGNMENT =
	/^[A-Za-z_][\w \t:<>,.[\]*$]{0,120}= {0,9}(?:new {1,9}\w{1,40}[[\] ]{0,20})?[\w.]{0,60} {0,9}(?=\s{0,20}[[({])/;

/** What stands before a list within a line: `:- X = [[`, `problem(1, [[`. */
const BEFORE_LIST = /^[^\n]{0,200}?(?=\[\s{0,20}[[|]|\{\s{0,20}\{)/;

/** The values of a text, up to a limit. */
export interface Values {
	readonly values: List;
	/** There are more. */
	readonly cut: boolean;
	/** The lines that have no value, ascending. */
	readonly skipped: readonly number[];
}

/** All values of a text; an error if one is malformed, or if there is none. */
export function readValues(text: string): Values | { error: SyntaxProblem } {
	const reader = new ValueReader(text);
	const items: Value[] = [];
	const skipped: number[] = [];
	let first: SyntaxProblem | null = null;
	for (;;) {
		reader.skip(',;.');
		reader.skipAssignment();
		if (reader.ended) {
			if (items.length === 0 && first !== null) return { error: first };
			return { values: { line: 1, items }, cut: reader.cut, skipped };
		}
		if (!reader.atBracket) {
			first ??= reader.problem();
			if (!reader.skipToList() && reader.skipLine()) skipped.push(reader.line);
			continue;
		}
		const value = reader.read(0);
		if (value === null) return { error: reader.problem() };
		items.push(value);
		if (items.length === MAX_ITEMS) reader.stop();
	}
}

class ValueReader {
	/** Reading stopped before the end of the text. */
	cut = false;
	readonly #text: string;
	#at = 0;
	#line = 1;
	#lineStart = 0;

	constructor(text: string) {
		this.#text = text;
	}

	get line(): number {
		return this.#line;
	}

	get ended(): boolean {
		return this.#at >= this.#text.length;
	}

	get atBracket(): boolean {
		return this.#text[this.#at] in CLOSING;
	}

	/** Stops as if the text ended here with all brackets closed. */
	stop(): void {
		this.cut = true;
		this.#at = this.#text.length;
	}

	/** The error for the unexpected text here. */
	problem(): SyntaxProblem {
		return {
			code: 'syntax',
			line: this.#line,
			column: this.#at - this.#lineStart + 1,
			found: /^[\w.]{1,20}|^.?/su.exec(this.#text.slice(this.#at, this.#at + 20))?.[0] ?? ''
		};
	}

	/** Skips spaces, comments and the characters of `others`. */
	skip(others = ''): void {
		for (; this.#at < this.#text.length; this.#at++) {
			const character = this.#text[this.#at];
			if (character === '\n') {
				this.#line++;
				this.#lineStart = this.#at + 1;
			} else if (this.#text.startsWith('/*', this.#at)) {
				this.#skipBlock();
			} else if (character === '#' || character === '%' || this.#text.startsWith('//', this.#at)) {
				const end = this.#text.indexOf('\n', this.#at);
				// The next iteration handles the line break.
				this.#at = (end === -1 ? this.#text.length : end) - 1;
			} else if (character !== ' ' && character !== '\t' && !others.includes(character)) {
				return;
			}
		}
	}

	/** Skips a comment over several lines; the next iteration skips its last character. */
	#skipBlock(): void {
		const found = this.#text.indexOf('*/', this.#at + 2);
		const end = found === -1 ? this.#text.length - 1 : found + 1;
		for (let at = this.#text.indexOf('\n', this.#at); at !== -1 && at < end;) {
			this.#line++;
			this.#lineStart = at + 1;
			at = this.#text.indexOf('\n', at + 1);
		}
		this.#at = end;
	}

	/** Skips the rest of the line; whether it says anything besides brackets and a number with a name. */
	skipLine(): boolean {
		const found = this.#text.indexOf('\n', this.#at);
		const end = found === -1 ? this.#text.length : found;
		const skipped = this.#text.slice(this.#at, Math.min(end, this.#at + 300));
		this.#at = end;
		return !/^(?:[\])}\s,;.]*|[\w\s:]{1,40}=\s*[\w.]{1,40}\s*(?:;\s*)?|[\])},\s]*\w{1,40}\([\w\s,]{0,80}\)[\s;.]*)$/.test(
			skipped
		);
	}

	/** Skips to a list of lists on this line, if there is one. */
	skipToList(): boolean {
		const before = BEFORE_LIST.exec(this.#text.slice(this.#at, this.#at + 300));
		if (before) this.#at += before[0].length;
		return before !== null;
	}

	skipAssignment(): void {
		if (this.ended || this.atBracket) return;
		const head = this.#text.slice(this.#at, this.#at + 300);
		const match = ASSIGNMENT.exec(head);
		if (!match) return;
		this.#at += match[0].length;
		this.skip();
	}

	/** Reads the value that starts here; null for anything else, which stays unread. */
	read(depth: number): Value | null {
		const open = this.#text[this.#at];
		if (open === '"' || open === "'") return this.#string(open);
		if (open in CLOSING) {
			if (depth === MAX_DEPTH) return null;
			return this.#bracket(CLOSING[open], depth);
		}
		return this.#word();
	}

	#bracket(close: string, depth: number): List | Entry | null {
		if (close === ']' && this.#text[this.#at + 1] === '|') return this.#barred(depth);
		const line = this.#line;
		const items: Value[] = [];
		const fields: [string, Value][] = [];
		this.#at++;
		this.skip();
		while (!this.ended && this.#text[this.#at] !== close) {
			const value = this.read(depth + 1);
			if (value === null) return null;
			this.skip();
			if (close === '}' && typeof value === 'string' && this.#text[this.#at] === ':') {
				this.#at++;
				this.skip();
				if (this.ended) return null;
				const content = this.read(depth + 1);
				if (content === null) return null;
				fields.push([value, content]);
				this.skip();
			} else {
				items.push(value);
				if (items.length === MAX_ITEMS) this.stop();
			}
			if (this.#text[this.#at] === ',' || this.#text[this.#at] === ';') this.#at++;
			this.skip();
		}
		// The end of a text is often lost with the last bracket; what is inside must be complete.
		if (this.ended && !this.cut && depth > 0) return null;
		if (fields.length > 0 && items.length > 0) return null;
		this.#at++;
		if (fields.length > 0) return { line, fields };
		return close === ')' ? { line, items, isCall: true } : { line, items };
	}

	/** A matrix of MiniZinc: `[| 1, 2 | 3, 4 |]`. */
	#barred(depth: number): List | null {
		const line = this.#line;
		const rows: List[] = [];
		let cells: Value[] = [];
		this.#at += 2;
		for (let start = this.#line; ;) {
			this.skip(',');
			if (this.ended) return this.cut ? { line, items: rows } : null;
			const isBar = this.#text[this.#at] === '|';
			if (isBar || this.#text[this.#at] === ']') {
				if (cells.length > 0) rows.push({ line: start, items: cells });
				cells = [];
				this.#at++;
				if (!isBar) return { line, items: rows };
				this.skip();
				start = this.#line;
				continue;
			}
			const value = this.read(depth + 1);
			if (value === null) return null;
			cells.push(value);
			if (cells.length + rows.length >= MAX_ITEMS) this.stop();
		}
	}

	#string(quote: string): string | null {
		let end = this.#at + 1;
		while (end < this.#text.length && this.#text[end] !== quote && this.#text[end] !== '\n') {
			end += this.#text[end] === '\\' ? 2 : 1;
		}
		if (this.#text[end] !== quote) return null;
		const content = this.#text.slice(this.#at + 1, end);
		const text = content.includes('\\') ? unescaped(content) : content;
		if (text !== null) this.#at = end + 1;
		return text;
	}

	/** A number, a name or a mark for an empty cell; skips `array` in `array([…])`. */
	#word(): string | null {
		let end = this.#at;
		while (/[\w.*?-]/.test(this.#text[end] ?? ' ')) end++;
		const word = this.#text.slice(this.#at, end);
		if (word === '') return null;
		this.#at = end;
		if (NOTHING.has(word.toLowerCase())) return '';
		// numpy writes whole numbers as "5.".
		return /^\d{1,4}\.0{0,9}$/.test(word) ? word.slice(0, word.indexOf('.')) : word;
	}
}

/** A string with escapes, as JSON has them; null if they are malformed. */
function unescaped(content: string): string | null {
	try {
		return JSON.parse(`"${content.replaceAll("\\'", "'")}"`) as string;
	} catch {
		return null;
	}
}
