/** A place in a text: its line and its column, from 1. */
export interface TextPlace {
	readonly line: number;
	readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
/** What a string of JSON does not hold as it is. */
// eslint-disable-next-line no-control-regex -- those are what JSON forbids
const SPECIAL = /["\\\u0000-\u001F]/g;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/**
 * Where a text stops being JSON, which not all browsers tell; null if it is JSON.
 * What is missing at the end is missing behind the last character.
 */
export function jsonPlace(text: string): TextPlace | null {
	const scan = new Scan(text);
	if (scan.isJson()) return null;
	const before = text.slice(0, scan.at);
	const lineBreak = before.lastIndexOf('\n');
	return { line: before.split('\n').length, column: scan.at - lineBreak };
}

/** What may come next: a value, a name or the end of a list or an object, or what follows a value. */
type Next = 'value' | 'item' | 'name' | 'first-name' | 'after';

class Scan {
	/** How far it is JSON. */
	at = 0;

	constructor(private readonly text: string) {}

	isJson(): boolean {
		/** The brackets that close what is open. */
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

	/** Goes on behind a string, or into one that is not JSON. */
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

	/** Goes on behind what a pattern finds here. @returns whether it finds anything */
	#take(pattern: RegExp): boolean {
		pattern.lastIndex = this.at;
		const found = pattern.exec(this.text);
		if (found === null) return false;
		this.at = pattern.lastIndex;
		return true;
	}
}
