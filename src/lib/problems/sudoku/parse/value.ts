import { MAX_VALUES } from '../../problem';
import { MAX_BOARDS } from './error';

/**
 * Reads (never runs) lists and records as JSON, Python, JavaScript and C write them: any brackets,
 * commas or spaces between items, single or double quotes, None and null, comments.
 */

/** The text of an item, "" for None, null and the like. */
export type Value = string | List | Entry;

export interface List {
	/** The line where it starts, from 1. */
	readonly line: number;
	readonly items: readonly Value[];
}

/** A JSON object or a Python dictionary. */
export interface Entry {
	readonly line: number;
	readonly fields: readonly (readonly [key: string, value: Value])[];
}

/** An unexpected character or word; `found` is empty at the end of the text. */
export interface SyntaxProblem {
	readonly code: 'syntax';
	readonly line: number;
	readonly column: number;
	readonly found: string;
}

/** Nesting beyond this is an error: boards need three levels. */
const MAX_DEPTH = 12;
/** Maximum items read from a list: more boards than are ever listed. */
const MAX_ITEMS = MAX_BOARDS * MAX_VALUES;

const CLOSING: Record<string, string> = { '[': ']', '(': ')', '{': '}' };
const NOTHING = new Set(['none', 'null', 'nil', 'undefined', 'nan']);

/**
 * Whether a text is a list rather than lines of cells: after any comments it starts with a bracket,
 * or with `name =` and a bracket.
 */
export function startsList(text: string): boolean {
	const start = /^(?:\s|#.*|\/\/.*)*/.exec(text.slice(0, 10_000))?.[0].length ?? 0;
	const head = text.slice(start, start + 300);
	if (/^\[\s*[A-Za-z]{2,20}\s*\]/.test(head)) return false;
	return /^[[({]/.test(head) || ASSIGNMENT.test(head);
}

/** `board = `, `List<int[]> b = new int[][] `, `grid: list[list[int]] = np.array`: up to a bracket. */
const ASSIGNMENT =
	/^[A-Za-z_][\w \t:<>,.[\]*$]{0,120}= {0,9}(?:new {1,9}\w{1,40}[[\] ]{0,20})?[\w.]{0,60} {0,9}(?=\s{0,20}[[({])/;

/** All consecutive values of a text, up to a limit; `cut` if there are more. */
export function readValues(
	text: string
): { values: List; cut: boolean } | { error: SyntaxProblem } {
	const reader = new ValueReader(text);
	const items: Value[] = [];
	for (;;) {
		reader.skip(',;');
		reader.skipAssignment();
		if (reader.ended) return { values: { line: 1, items }, cut: reader.cut };
		if (!reader.atBracket) return { error: reader.problem() };
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
			} else if (character === '#' || this.#text.startsWith('//', this.#at)) {
				const end = this.#text.indexOf('\n', this.#at);
				// The next iteration handles the line break.
				this.#at = (end === -1 ? this.#text.length : end) - 1;
			} else if (character !== ' ' && character !== '\t' && !others.includes(character)) {
				return;
			}
		}
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
		if (this.ended && !this.cut) return null;
		if (fields.length > 0 && items.length > 0) return null;
		this.#at++;
		return fields.length > 0 ? { line, fields } : { line, items };
	}

	#string(quote: string): string | null {
		const end = this.#text.indexOf(quote, this.#at + 1);
		if (end === -1) return null;
		const content = this.#text.slice(this.#at + 1, end);
		if (content.includes('\n') || content.includes('\\')) return null;
		this.#at = end + 1;
		return content;
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
