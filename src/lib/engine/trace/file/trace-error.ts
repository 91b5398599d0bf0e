/** What is wrong with a file of a trace, and where. */
export interface TraceError {
	readonly code: TraceErrorCode;
	/** The line, from 1; absent if the error is about the whole file. */
	readonly line?: number;
	/** What was found there, shortened. */
	readonly found?: string;
	/** What is possible there: a bound, or a word that may have been meant. */
	readonly expected?: string | number;
	/** What can stand there: the words, or the first and the last number. */
	readonly possible?: readonly (string | number)[];
	/** Which entry of the list `found` it is, from 1, and the entry. */
	readonly entry?: { readonly place: number; readonly text: string };
	/** What would be right, in JSON: the line, or the header. */
	readonly example?: string;
}

export type TraceErrorCode =
	/** More bytes than `expected`. */
	| 'too-large'
	/** The file cannot be read or unpacked. */
	| 'unreadable'
	| 'not-text'
	/** Text, but in UTF-16. */
	| 'utf-16'
	/** A table without names: nothing happens in it. */
	| 'empty'
	/** Nothing but spaces is in the file. */
	| 'blank'
	/** The first line is not JSON. */
	| 'header-json'
	/** The first line is the beginning of a longer JSON value, or more than a header is in it. */
	| 'header-lines'
	/** The first line is JSON, but not the header of a trace. */
	| 'not-a-trace'
	/** A version that is not known. */
	| 'version'
	/** A field of the header that is not as it must be: its name is `found`. */
	| 'field'
	/** A field that does not exist, but is nearly `expected`. */
	| 'unknown-field'
	/** The largest cost is best, but not of this kind. */
	| 'largest'
	/** A kind that does not exist. */
	| 'kind'
	/** The header has no puzzle of its kind, `found`. */
	| 'setup'
	/** A parameter of a setup, `found`, that is not as it must be. */
	| 'parameter'
	/** A parameter that is neither a text nor a number. */
	| 'parameter-type'
	/** A parameter that does not exist, but is nearly `expected`. */
	| 'unknown-parameter'
	/** A text that the kind cannot read, or one that has more than one puzzle. */
	| 'puzzle'
	/** The puzzle breaks its own rules. */
	| 'contradiction'
	/** A name that is empty, that has more than `expected` characters, that is not a text, or that is there twice. */
	| 'name-empty'
	| 'name-long'
	| 'name-type'
	| 'name-twice'
	/** A line of a search log that is not a node. */
	| 'log'
	/** A line that is not one JSON array. */
	| 'not-json'
	/** A line of more than `expected` characters. */
	| 'long-line'
	/** A word that is not an event. */
	| 'word'
	/** More arguments than `expected`. */
	| 'arguments'
	/** An argument that must be there: what it is, is `found`. */
	| 'missing'
	/** Not a name of a variable; `expected` may have been meant. */
	| 'variable'
	| 'value'
	/** Not a number of a variable. */
	| 'variable-number'
	| 'value-number'
	/** A text, where variables have numbers only. */
	| 'variable-text'
	| 'value-text'
	/** More names of variables or values than `expected`. */
	| 'many-variables'
	| 'many-values'
	/** Not a whole number, or one beyond `expected`. */
	| 'number'
	/** Not a text, or one of more than `expected` characters. */
	| 'note'
	/** More placements in force than `expected`. */
	| 'deep'
	/** A search does not end like this, or the word is missing. */
	| 'end'
	| 'end-missing'
	/** A search is not cut short for this reason. */
	| 'cut'
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

/** A value that was read, as an error quotes it. */
export function quotedJson(value: unknown): string {
	if (typeof value === 'string') return value.slice(0, 40);
	try {
		return JSON.stringify(value).slice(0, 40);
	} catch {
		// What can be read may be nested too deeply to be written.
		return '…';
	}
}
