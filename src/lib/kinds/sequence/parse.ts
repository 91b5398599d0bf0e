import type { Parsed } from '$lib/engine/kind';
import {
	quoted,
	type AnyTextError,
	type LineError,
	type QuoteError
} from '$lib/engine/reading/errors';
import { writtenLines } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import { apartOf, lengthOf, orderOf } from './address';
import {
	lettersOf,
	packed,
	readAlphabet,
	readTyped,
	type AlphabetError,
	type TypedError
} from './alphabet';
import { DEFAULT_ALPHABET, DEFAULT_RULES, sequence, type SequenceSetup } from './setup';

export type SequenceError =
	| AnyTextError
	/**
	 * A line that does not start with a known key, or a value that does not fit its key: a number within
	 * bounds, a rule, yes or no.
	 */
	| QuoteError<'key' | 'key-twice' | 'length' | 'rule' | 'apart' | 'once'>
	/** A second line of letters, with or without its key. */
	| LineError<'letters-twice'>
	| (AlphabetError & { readonly line: number })
	| (TypedError & { readonly line: number });

export type SequenceParsed = Parsed<SequenceSetup, SequenceError>;

const KEYS = ['letters', 'length', 'rule', 'apart', 'once', 'typed'] as const;
type Key = (typeof KEYS)[number];

interface Entry {
	/** From 1. */
	readonly line: number;
	readonly value: string;
}

type Entries = ReadonlyMap<Key, Entry>;

/**
 * The sequence in a text: either its letters ("ABC"), which also give the length, or lines in any order:
 *
 *     letters: ABC
 *     length: 3
 *     rule: later          (different, any)
 *     apart: 2
 *     once: yes            (no)
 *     typed: A.C
 *
 * Accepts any text, never throws.
 */
export function parseSequence(text: string): SequenceParsed {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const entries = entriesOf(text);
	if ('error' in entries) return entries;
	if (entries.size === 0) return { error: { code: 'empty' } };
	const setup = readEntries(entries);
	return 'error' in setup ? setup : { puzzles: [{ setup }], cut: false };
}

/** The values of the lines. A line without a key contains the letters. */
function entriesOf(text: string): Map<Key, Entry> | { readonly error: SequenceError } {
	const entries = new Map<Key, Entry>();
	for (const { text: content, line } of writtenLines(text)) {
		const [start, word] = /^([a-z]+)\s*[:=]/i.exec(quoted(content)) ?? ['', 'letters'];
		const key = KEYS.find((known) => known === word.toLowerCase());
		if (key === undefined) return { error: { code: 'key', line, found: word } };
		if (entries.has(key)) {
			if (key === 'letters') return { error: { code: 'letters-twice', line } };
			return { error: { code: 'key-twice', line, found: word } };
		}
		entries.set(key, { line, value: content.slice(start.length).trim() });
	}
	return entries;
}

function readEntries(entries: Entries): SequenceSetup | { readonly error: SequenceError } {
	const letters = entries.get('letters');
	const known = letters ? readAlphabet(packed(letters.value)) : { alphabet: DEFAULT_ALPHABET };
	if ('error' in known) return { error: { ...known.error, line: letters!.line } };
	const { alphabet } = known;

	let error: SequenceError | null = null;
	function read<T>(key: 'length' | 'rule' | 'apart' | 'once', otherwise: T, parse: Parse<T>): T {
		const entry = entries.get(key);
		if (!entry) return otherwise;
		const value = parse(entry.value.toLowerCase());
		if (value === undefined) error ??= { code: key, line: entry.line, found: quoted(entry.value) };
		return value ?? otherwise;
	}
	const length = read('length', lettersOf(alphabet).length, lengthOf);
	const setup = sequence(alphabet, length, {
		order: read('rule', DEFAULT_RULES.order, orderOf),
		apart: read('apart', DEFAULT_RULES.apart, apartOf),
		once: read('once', DEFAULT_RULES.once, answerOf)
	});
	if (error) return { error };

	const typed = entries.get('typed');
	if (!typed) return setup;
	const written = readTyped(alphabet, length, packed(typed.value));
	if ('error' in written) return { error: { ...written.error, line: typed.line } };
	return { ...setup, letters: written.letters };
}

type Parse<T> = (text: string) => T | undefined;

function answerOf(text: string): boolean | undefined {
	if (['yes', 'true', '1'].includes(text)) return true;
	return ['no', 'false', '0'].includes(text) ? false : undefined;
}
