/** A place in a text: its line and its column, from 1. */
export interface TextPlace {
	readonly line: number;
	readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** Characters that a JSON string may not contain unescaped, and the backslash. */
// oxlint-disable-next-line no-control-regex -- JSON forbids control characters
const SPECIAL = /["\\\u0000-\u001F]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * The first place where a text is not valid JSON; null if it is valid. Not all browsers report it.
 * If the text ends too early, the place is after its last character.
 */
export function jsonPlace(text: string): TextPlace | null {
	const scan = new Scan(text);
	if (scan.isJson()) return null;
	const before = text.slice(0, scan.at);
	const lineBreak = before.lastIndexOf('\n');
	return { line: before.split('\n').length, column: scan.at - lineBreak };
}

/** What may come next: a value, a value or the end of a list, a name, a name or the end of an object, or what follows a value. */
type Next = 'value' | 'item' | 'name' | 'first-name' | 'after';

class Scan {
	/** The index of the next character. */
	at = 0;

	constructor(private readonly text: string) {}

	isJson(): boolean {
		/** The closing brackets of the open lists and objects. */
		const open: string[] = [];
		let next: Next = 'value';
		for (;;) {
			this.#take(SPACE);
			const char = this.text.charAt(this.at);
			const close = open.at(-1);
			const mayClose = next === 'after' || next === (close === ']' ? 'item' : 'first-name');
			if (close !== undefined && char === close && mayClose) {
				open.pop();
				this.at++;
				next = 'after';
			} else if (next === 'after') {
				if (close === undefined) return char === '';
				if (char !== ',') return false;
				this.at++;
				next = close === ']' ? 'value' : 'name';
			} else if (next === 'name' || next === 'first-name') {
				if (!this.#isString()) return false;
				this.#take(SPACE);
				if (this.text.charAt(this.at) !== ':') return false;
				this.at++;
				next = 'value';
			} else if (char === '{' || char === '[') {
				open.push(char === '{' ? '}' : ']');
				this.at++;
				next = char === '{' ? 'first-name' : 'item';
			} else if (this.#isString() || this.#take(SCALAR)) next = 'after';
			else return false;
		}
	}

	/** Advances past a string; into it, if it is not valid. @returns whether it is valid */
	#isString(): boolean {
		if (this.text.charAt(this.at) !== '"') return false;
		this.at++;
		for (;;) {
			SPECIAL.lastIndex = this.at;
			this.at = SPECIAL.exec(this.text)?.index ?? this.text.length;
			if (this.text.charAt(this.at) === '"') {
				this.at++;
				return true;
			}
			if (!this.#take(ESCAPE)) return false;
		}
	}

	/** Advances past what a pattern matches here. @returns whether it matches */
	#take(pattern: RegExp): boolean {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text);
		if (found === null) return false;
		this.at = pattern.lastIndex;
		return true;
	}
}
