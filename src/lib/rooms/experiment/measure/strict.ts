import { jsonPlace, repeatedName, type TextPlace } from '$lib/engine/reading/json-place';

/**
 * Strict readers of data that others wrote: every field is known, of its type and within its bounds,
 * or the first that is not is named.
 */

/** What is wrong with data, and where. */
export interface DataError {
	readonly code: DataErrorCode;
	/** The place, such as `sets[1].boards[3]`; empty for the whole. */
	readonly path: string;
	/** The line of a text with many, and the column in it, from 1. */
	readonly line?: number;
	readonly column?: number;
	/** What was found there: a text, shortened, or a number. */
	readonly found?: string | number;
	/** What is possible there: a bound, or the options joined by spaces. */
	readonly expected?: string | number;
}

export type DataErrorCode =
	/** More characters or bytes than `expected`. */
	| 'too-large'
	/** The place is where it stops being JSON. */
	| 'not-json'
	/** An object has the field `found` twice: which one is meant? */
	| 'repeated-field'
	/** A folder, or a file that is not there any more. */
	| 'no-file'
	/** Not a file of this format. */
	| 'wrong-format'
	/** A file of a version that is not known. */
	| 'wrong-version'
	| 'missing-field'
	/** Not one of the fields, which are `expected`. */
	| 'unknown-field'
	/** Not an object, list, text, or whole number, whichever is `expected`. */
	| 'wrong-type'
	/** A number below or above `expected`. */
	| 'too-low'
	| 'too-high'
	/** A text longer, or a list with more items, than `expected`. */
	| 'too-long'
	/** A list with fewer items than `expected`. */
	| 'too-short'
	/** Not one of the options, which are `expected`. */
	| 'unknown-option'
	/** Not one of the kinds, which are `expected`. */
	| 'unknown-kind'
	/** No built-in set of the kind; those that there are are `expected`. */
	| 'unknown-set'
	/** Parameters of which no puzzle can be made; the parameter is `found`. */
	| 'bad-board'
	/** A board that breaks its own rules; its name or its number is `found`. */
	| 'broken-board'
	/** More runs than `expected`. */
	| 'too-many-runs'
	/** A row that belongs to no run of the experiment. */
	| 'unknown-run'
	/** Rows of another experiment. */
	| 'other-experiment'
	/** Another row of the same run with other counts. */
	| 'differs'
	/** A link that was cut off or changed. */
	| 'bad-link';

/** Reads a value at a place. @throws Refusal */
export type Reader<T> = (value: unknown, path: string) => T;

/** Carries an error out of nested readers, to {@link strictly}. */
class Refusal extends Error {
	constructor(readonly error: DataError) {
		super(error.code);
	}
}

/** Gives up reading. */
export function refuse(error: DataError): never {
	throw new Refusal(error);
}

/** What `read` returns, or what it refused. */
export function strictly<T>(read: () => T): { value: T } | { error: DataError } {
	try {
		return { value: read() };
	} catch (error) {
		if (error instanceof Refusal) return { error: error.error };
		throw error;
	}
}

/** Parses JSON of at most `max` characters. */
export function parseJson(text: string, max: number, line?: number): unknown {
	const at = { path: '', ...(line === undefined ? {} : { line }) };
	if (text.length > max) refuse({ code: 'too-large', ...at, found: text.length, expected: max });
	const inFile = (place: TextPlace) => ({ ...place, line: (line ?? 1) + place.line - 1 });
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch {
		return refuse({ code: 'not-json', ...at, ...inFile(jsonPlace(text)!) });
	}
	const repeated = repeatedName(text);
	if (repeated === null) return value;
	const { name, ...place } = repeated;
	return refuse({ code: 'repeated-field', ...at, ...inFile(place), found: name.slice(0, 40) });
}

/** A whole number within bounds. */
export function whole(min: number, max = Number.MAX_SAFE_INTEGER): Reader<number> {
	return (value, path) => {
		if (typeof value !== 'number' || !Number.isInteger(value))
			return refuse({ code: 'wrong-type', path, expected: 'whole number', found: shown(value) });
		if (value < min) refuse({ code: 'too-low', path, expected: min, found: value });
		if (value > max) refuse({ code: 'too-high', path, expected: max, found: value });
		return value;
	};
}

/** A text of at most `max` characters. */
export function text(max: number): Reader<string> {
	return (value, path) => {
		if (typeof value !== 'string')
			return refuse({ code: 'wrong-type', path, expected: 'text', found: shown(value) });
		if (value.length > max) refuse({ code: 'too-long', path, expected: max, found: value.length });
		return value;
	};
}

/** One of some texts. */
export function oneOf<T extends string>(options: readonly T[]): Reader<T> {
	return (value, path) =>
		options.find((option) => option === value) ??
		refuse({
			code: 'unknown-option',
			path,
			expected: options.join(' '),
			found: typeof value === 'string' ? value.slice(0, 40) : shown(value)
		});
}

/** A list with a bounded number of items. */
export function list<T>(item: Reader<T>, min: number, max: number): Reader<T[]> {
	return (value, path) => {
		if (!Array.isArray(value))
			return refuse({ code: 'wrong-type', path, expected: 'list', found: shown(value) });
		const { length } = value;
		if (length < min) refuse({ code: 'too-short', path, expected: min, found: length });
		if (length > max) refuse({ code: 'too-long', path, expected: max, found: length });
		return value.map((one, i) => item(one, `${path}[${i}]`));
	};
}

/** How the fields of an object are read; those in `otherwise` may be absent. */
export function fields<T extends object>(
	readers: { readonly [Name in keyof T]-?: Reader<T[Name]> },
	otherwise: Partial<T> = {}
): Reader<T> {
	const known = Object.entries(readers) as [string & keyof T, Reader<T[string & keyof T]>][];
	const names = new Set<string>(known.map(([name]) => name));
	return (value, path) => {
		const object = objectAt(value, path);
		for (const name of Object.keys(object))
			if (!names.has(name))
				refuse({
					code: 'unknown-field',
					path: within(path, name),
					found: name.slice(0, 40),
					expected: [...names].join(' ')
				});
		const read: Partial<T> = {};
		for (const [name, reader] of known) {
			if (Object.hasOwn(object, name)) read[name] = reader(object[name], within(path, name));
			else if (!Object.hasOwn(otherwise, name))
				refuse({ code: 'missing-field', path: within(path, name) });
			else if (otherwise[name] !== undefined) read[name] = otherwise[name];
		}
		return read as T;
	};
}

/** Texts by name, in the order of the names. */
export function texts(most: number, max: number): Reader<Record<string, string>> {
	const read = text(max);
	return (value, path) => {
		const entries = Object.entries(objectAt(value, path));
		if (entries.length > most)
			refuse({ code: 'too-long', path, expected: most, found: entries.length });
		return Object.fromEntries(
			entries
				.map(([name, one]) => [name, read(one, within(path, name))] as const)
				.sort(([a], [b]) => (a < b ? -1 : 1))
		);
	};
}

function objectAt(value: unknown, path: string): Record<string, unknown> {
	if (typeof value === 'object' && value !== null && !Array.isArray(value))
		return value as Record<string, unknown>;
	return refuse({ code: 'wrong-type', path, expected: 'object', found: shown(value) });
}

function within(path: string, name: string): string {
	const field = name.length > 40 ? name.slice(0, 40) : name;
	return path === '' ? field : `${path}.${field}`;
}

/** A value in short. */
function shown(value: unknown): string {
	// Text is in quotation marks, so that "3" does not look like a number.
	if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
	const isWord = typeof value === 'number' || typeof value === 'boolean';
	return isWord || value === null ? String(value) : typeof value;
}
