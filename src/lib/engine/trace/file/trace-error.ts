/** What is wrong with a file of a trace, and where. */
export interface TraceError {
	readonly code: TraceErrorCode;
	/** The line, from 1; absent if the error is about the whole file. */
	readonly line?: number;
	/** What was found there, shortened. */
	readonly found?: string;
	/** What is possible there: a bound, or a word. */
	readonly expected?: string | number;
}

export type TraceErrorCode =
	/** More bytes than `expected`. */
	| 'too-large'
	/** The file cannot be read or unpacked. */
	| 'unreadable'
	| 'not-text'
	/** A table without names: nothing happens in it. */
	| 'empty'
	/** The first line is not the header of a trace. */
	| 'not-a-trace'
	/** A version that is not known. */
	| 'version'
	/** A field of the header that is not as it must be: its name is `found`. */
	| 'field'
	/** A kind that does not exist. */
	| 'kind'
	/** The kind has no such puzzle, or the text has more than one. */
	| 'puzzle'
	/** The puzzle breaks its own rules. */
	| 'contradiction'
	/** A list of names with one that is empty, too long or there twice. */
	| 'names'
	/** A line of a search log that is not a node. */
	| 'log'
	/** A line that is not one JSON array. */
	| 'not-json'
	/** A line of more than `expected` characters. */
	| 'long-line'
	/** A word that does not name an event. */
	| 'word'
	/** More arguments than `expected`. */
	| 'arguments'
	/** Not a number or name of a variable; there are `expected`. */
	| 'variable'
	| 'value'
	/** More names of variables or values than `expected`. */
	| 'many-variables'
	| 'many-values'
	/** Not a whole number, or one too large. */
	| 'number'
	/** Not a text, or one of more than `expected` characters. */
	| 'note'
	/** More placements in force than `expected`. */
	| 'deep'
	/** A search does not end like this. */
	| 'end'
	/** Something after the end. */
	| 'after-end';

/** Carries an error out of nested readers. */
export class TraceFault extends Error {
	constructor(readonly error: TraceError) {
		super(error.code);
	}
}

/** Gives up reading. */
export function fault(code: TraceErrorCode, details: Omit<TraceError, 'code'> = {}): never {
	throw new TraceFault({ code, ...details });
}

/** What `read` returns, or the error that ended it. */
export function faultless<T>(read: () => T): T | { readonly error: TraceError } {
	try {
		return read();
	} catch (error) {
		if (error instanceof TraceFault) return { error: error.error };
		throw error;
	}
}

/** A value as an error quotes it. */
export function quotedJson(value: unknown): string {
	if (typeof value === 'string') return value.slice(0, 40);
	try {
		return (JSON.stringify(value) ?? 'undefined').slice(0, 40);
	} catch {
		// What can be read may be nested too deeply to be written.
		return '…';
	}
}
