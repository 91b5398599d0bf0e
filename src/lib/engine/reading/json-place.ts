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

/** A name that an object has twice, and where it stands the second time. */
export interface RepeatedName extends TextPlace {
	readonly name: string;
}

/**
 * The first place where a text is not valid JSON; null if it is valid. Not all browsers report it.
 * If the text ends too early, the place is after its last character.
 */
export function jsonPlace(text: string): TextPlace | null {
	const scan = new Scan(text);
	return scan.isJson() ? null : placeIn(text, scan.at);
}

/** The first name that an object in valid JSON has twice, of which JSON.parse takes the last; null if there is none. */
export function repeatedName(text: string): RepeatedName | null {
	const scan = new Scan(text);
	scan.isJson();
	const { repeated } = scan;
	return repeated && { name: repeated.name, ...placeIn(text, repeated.at) };
}

function placeIn(text: string, at: number): TextPlace {
	const before = text.slice(0, at);
	return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/** What may come next: a value, a value or the end of a list, a name, a name or the end of an object, or what follows a value. */
type Next = 'value' | 'item' | 'name' | 'first-name' | 'after';

class Scan {
	/** The index of the next character. */
	at = 0;
	/** The first name that an object has twice, and the index of the second. */
	repeated: { readonly name: string; readonly at: number } | null = null;

	constructor(private readonly text: string) {}

	isJson(): boolean {
		/** The closing brackets of the open lists and objects, and the names in each object. */
		const open: string[] = [];
		const names: Set<string>[] = [];
		let next: Next = 'value';
		for (;;) {
			this.#take(SPACE);
			const char = this.text.charAt(this.at);
			const close = open.at(-1);
			const mayClose = next === 'after' || next === (close === ']' ? 'item' : 'first-name');
			if (close !== undefined && char === close && mayClose) {
				if (open.pop() === '}') names.pop();
				this.at++;
				next = 'after';
			} else if (next === 'after') {
				if (close === undefined) return char === '';
				if (char !== ',') return false;
				this.at++;
				next = close === ']' ? 'value' : 'name';
			} else if (next === 'name' || next === 'first-name') {
				const from = this.at;
				if (!this.#isString()) return false;
				this.#note(from, names.at(-1)!);
				this.#take(SPACE);
				if (this.text.charAt(this.at) !== ':') return false;
				this.at++;
				next = 'value';
			} else if (char === '{' || char === '[') {
				open.push(char === '{' ? '}' : ']');
				if (char === '{') names.push(new Set());
				this.at++;
				next = char === '{' ? 'first-name' : 'item';
			} else if (this.#isString() || this.#take(SCALAR)) next = 'after';
			else return false;
		}
	}

	/** Notes the name that begins at an index and ends here. @param names those of the same object */
	#note(from: number, names: Set<string>): void {
		const quoted = this.text.slice(from, this.at);
		const name = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
		if (names.has(name)) this.repeated ??= { name, at: from };
		names.add(name);
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
