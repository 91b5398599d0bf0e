import { MAX_PARAMETER, type ParameterReader } from '$lib/engine/kind';
import {
	clashMask,
	isTable,
	isName,
	MAX_OWN_VALUES,
	MAX_VARIABLES,
	NONE,
	ownSetup,
	typingOwn,
	type OwnSetup
} from './setup';

/**
 * The problem that an address describes, null if it names no variables or no values: `names` of
 * variables and `domain`, the names of values, are joined by commas; `clashes` has a bit for each pair of variables a < b, value of a and
 * value of b, in this order, in base64 for addresses; `typed` has the values set by hand, numbered from 1 and
 * joined by "-", with "." for none; the last ones may be omitted.
 */
export function readOwn(parameter: ParameterReader): OwnSetup | null {
	const variables = parameter('names', null, (text) => namesIn(text, MAX_VARIABLES));
	const values = parameter('domain', null, (text) => namesIn(text, MAX_OWN_VALUES));
	if (variables === null || values === null) return null;
	const size = values.length;
	const none = ownSetup(variables, values, () => false);
	const setup = parameter('clashes', none, (text) => {
		const bits = bitsIn(text, pairsOf(variables.length) * size * size);
		if (bits === undefined) return undefined;
		const pair = (a: number, b: number) =>
			pairsOf(variables.length) - pairsOf(variables.length - a) + b - a - 1;
		return ownSetup(
			variables,
			values,
			(a, x, b, y) => bits[(pair(a, b) * size + x) * size + y] === 1
		);
	});
	return parameter('typed', setup, (text) => withAllTyped(setup, text));
}

/** Writes what {@link readOwn} reads; nothing for a table, whose names need not fit into an address. */
export function writeOwn(setup: OwnSetup): Record<string, string> {
	const { variables, values, typed } = setup;
	if (isTable(setup)) return {};
	const bits: number[] = [];
	for (const a of variables.keys())
		for (let b = a + 1; b < variables.length; b++)
			for (const x of values.keys())
				for (const y of values.keys()) bits.push((clashMask(setup, a, x, b) >>> y) & 1);
	const hands = Array.from(typed, (value) => (value === NONE ? '.' : String(value + 1)));
	while (hands.at(-1) === '.') hands.pop();
	return {
		names: variables.join(),
		domain: values.join(),
		...(bits.includes(1) && { clashes: base64Of(bits) }),
		...(hands.length > 0 && { typed: hands.join('-') })
	};
}

/** Whether an address can hold a problem. */
export function fitsAddress(setup: OwnSetup): boolean {
	return Object.values(writeOwn(setup)).every((text) => text.length <= MAX_PARAMETER);
}

/** The pairs among so many variables. */
function pairsOf(count: number): number {
	return (count * (count - 1)) / 2;
}

function namesIn(text: string, most: number): readonly string[] | undefined {
	const names = text.split(',', most + 1);
	const isList = names.length <= most && names.every(isName);
	return isList && new Set(names).size === names.length ? names : undefined;
}

function withAllTyped(setup: OwnSetup, text: string): OwnSetup | undefined {
	const hands = text.split('-', setup.variables.length + 1);
	if (hands.length > setup.variables.length) return undefined;
	let made = setup;
	for (const [variable, hand] of hands.entries()) {
		if (hand === '.') continue;
		const next = /^[1-9]\d?$/.test(hand) ? typingOwn.type(made, variable, Number(hand) - 1) : made;
		if (next === made) return undefined;
		made = next;
	}
	return made;
}

/** Bits, eight a byte, the first one highest. */
function base64Of(bits: readonly number[]): string {
	let bytes = '';
	for (let at = 0; at < bits.length; at += 8) {
		let byte = 0;
		for (let bit = 0; bit < 8; bit++) byte = (byte << 1) | (bits[at + bit] ?? 0);
		bytes += String.fromCharCode(byte);
	}
	return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** So many bits; undefined if the text holds fewer or more, or none. */
function bitsIn(text: string, count: number): Uint8Array | undefined {
	if (!/^[\w-]*$/.test(text) || text.length !== Math.ceil((Math.ceil(count / 8) * 4) / 3))
		return undefined;
	const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(
		{ length: count },
		(_, bit) => (bytes.charCodeAt(bit >> 3) >> (7 - (bit & 7))) & 1
	);
}
