import type { Parsed } from '$lib/engine/kind';
import { quote, type AnyTextError, type QuoteError } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { onePuzzle } from '$lib/engine/reading/one-puzzle';
import { isName, MAX_OWN_VALUES, MAX_VARIABLES, ownSetup, typingOwn, type OwnSetup } from './setup';

export type OwnError =
	| AnyTextError
	/** The list of variables or values is missing, too long, or has a name twice or one that is no name. */
	| QuoteError<'variables' | 'values'>
	/** Not a line of the format; a name that is not there; a pair that is there twice. */
	| QuoteError<'line' | 'variable' | 'value' | 'twice'>;

export type OwnParsed = Parsed<OwnSetup, OwnError>;

/**
 * The problem in a text:
 *
 *     variables: Ann Ben Cat
 *     values: Mon Tue
 *     Ann != Ben                     the same value clashes
 *     Ben Cat: Mon Mon Tue, Tue Tue  if Ben has Mon, then Cat has neither Mon nor Tue, …
 *     Cat = Mon                      set by hand
 *
 * Accepts any text, never throws.
 */
export function parseOwn(text: string): OwnParsed {
	return onePuzzle<OwnSetup, OwnError>(text, readOwn);
}

function readOwn([first, second, ...others]: readonly TextLine[]): OwnSetup | OwnError {
	const variables = namesIn(first.text, 'variables', MAX_VARIABLES);
	if (variables === null) return quote('variables', first);
	const values = second ? namesIn(second.text, 'values', MAX_OWN_VALUES) : null;
	if (values === null) return quote('values', second ?? { line: first.line + 1, text: '' });

	/** For each pair of variables a < b, at a · variables + b, a mask for each value of a. */
	const pairs = new Map<number, Int32Array>();
	const typed: (readonly [variable: number, value: number])[] = [];
	for (const line of others) {
		const read = readLine(line.text, variables, values);
		if ('code' in read) return quote(read.code, line, read.found);
		if ('value' in read) {
			if (typed.some(([variable]) => variable === read.variable)) return quote('twice', line);
			typed.push([read.variable, read.value]);
			continue;
		}
		const key = read.a * variables.length + read.b;
		if (pairs.has(key)) return quote('twice', line);
		pairs.set(key, read.masks);
	}
	const clashes = (a: number, x: number, b: number, y: number) =>
		(((pairs.get(a * variables.length + b)?.[x] ?? 0) >>> y) & 1) === 1;
	return typed.reduce(
		(made, [variable, value]) => typingOwn.type(made, variable, value),
		ownSetup(variables, values, clashes)
	);
}

/** The names after a key; null if they are not a list of different names. */
function namesIn(text: string, key: string, most: number): readonly string[] | null {
	const [head, list, more] = text.split(':', 3);
	if (head.trim().toLowerCase() !== key || list === undefined || more !== undefined) return null;
	const names = list.trim().split(/\s+/, most + 1);
	const isList = names.every(isName) && new Set(names).size === names.length;
	return isList && names.length <= most ? names : null;
}

interface Wrong {
	readonly code: 'line' | 'variable' | 'value';
	readonly found: string;
}
type Read =
	| Wrong
	| { readonly variable: number; readonly value: number }
	| { readonly a: number; readonly b: number; readonly masks: Int32Array };

function readLine(text: string, variables: readonly string[], values: readonly string[]): Read {
	const differ = /^(\S+)\s*(?:!=|≠)\s*(\S+)$/.exec(text);
	if (differ !== null) {
		const masks = Int32Array.from(values, (_, value) => 1 << value);
		return pairOf(differ[1], differ[2], masks, variables);
	}
	const set = /^(\S+)\s*=\s*(\S+)$/.exec(text);
	if (set !== null) {
		const [variable, value] = [variables.indexOf(set[1]), values.indexOf(set[2])];
		if (variable < 0) return { code: 'variable', found: set[1] };
		return value < 0 ? { code: 'value', found: set[2] } : { variable, value };
	}
	const pair = /^(\S+)\s+([^\s:]+)\s*:(.*)$/.exec(text);
	if (pair === null) return { code: 'line', found: text };
	const masks = new Int32Array(values.length);
	for (const group of pair[3].split(',')) {
		const numbers = group
			.trim()
			.split(/\s+/)
			.map((name) => values.indexOf(name));
		const unknown = numbers.indexOf(-1);
		if (unknown >= 0) return { code: 'value', found: group.trim().split(/\s+/)[unknown] };
		for (const value of numbers.slice(1)) masks[numbers[0]] |= 1 << value;
	}
	return pairOf(pair[1], pair[2], masks, variables);
}

function pairOf(one: string, other: string, masks: Int32Array, variables: readonly string[]): Read {
	const [a, b] = [variables.indexOf(one), variables.indexOf(other)];
	if (a < 0) return { code: 'variable', found: one };
	if (b < 0 || b === a) return { code: 'variable', found: other };
	return a < b ? { a, b, masks } : { a: b, b: a, masks: turned(masks) };
}

/** The masks of the same pairs, for each value of the other variable. */
function turned(masks: Int32Array): Int32Array {
	return masks.map((_, y) =>
		masks.reduce((mask, forbidden, x) => mask | (((forbidden >>> y) & 1) << x), 0)
	);
}
