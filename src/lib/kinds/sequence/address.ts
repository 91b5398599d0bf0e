import { flagOf, type ParameterReader } from '$lib/engine/kind';
import { formatTyped, readAlphabet, readTyped } from './alphabet';
import {
	DEFAULT_ALPHABET,
	DEFAULT_LENGTH,
	DEFAULT_RULES,
	MAX_APART,
	MAX_LENGTH,
	ORDERS,
	sequence,
	type Order,
	type SequenceSetup
} from './setup';

/**
 * The sequence that an address describes, null if it has none of the parameters: `alphabet` (the
 * letters in order), `length`, `rule` (later, different, any), `apart`, `once` (1 or 0) and `typed`
 * (the letters, "." for none; the last ones may be omitted).
 */
export function readSequence(parameter: ParameterReader): SequenceSetup | null {
	let isThere = false;
	function read<T>(name: string, otherwise: T, parse: (text: string) => T | undefined): T {
		return parameter(name, otherwise, (text) => {
			isThere = true;
			return parse(text);
		});
	}
	const alphabet = read('alphabet', DEFAULT_ALPHABET, (text) => {
		const known = readAlphabet(text);
		return 'error' in known ? undefined : known.alphabet;
	});
	const length = read('length', DEFAULT_LENGTH, lengthOf);
	const setup = sequence(alphabet, length, {
		order: read('rule', DEFAULT_RULES.order, orderOf),
		apart: read('apart', DEFAULT_RULES.apart, apartOf),
		once: read('once', DEFAULT_RULES.once, flagOf)
	});
	const letters = read('typed', setup.letters, (text) => {
		const typed = readTyped(alphabet, length, text);
		return 'error' in typed ? undefined : typed.letters;
	});
	return isThere ? { ...setup, letters } : null;
}

/**
 * Writes what {@link readSequence} reads. Always writes the alphabet, because an address without it
 * may describe no sequence.
 */
export function writeSequence(setup: SequenceSetup): Record<string, string> {
	const { alphabet, length, rules, letters } = setup;
	const parameters: Record<string, string> = { alphabet };
	if (length !== DEFAULT_LENGTH) parameters.length = String(length);
	if (rules.order !== DEFAULT_RULES.order) parameters.rule = rules.order;
	if (rules.apart !== null) parameters.apart = String(rules.apart);
	if (rules.once) parameters.once = '1';
	const typed = formatTyped(alphabet, letters);
	if (typed !== '') parameters.typed = typed;
	return parameters;
}

/** A length from 1 to {@link MAX_LENGTH}; undefined for any other text. */
export function lengthOf(text: string): number | undefined {
	return numberOf(text, MAX_LENGTH);
}

/** The maximum distance of neighbours, from 1 to {@link MAX_APART}; undefined for any other text. */
export function apartOf(text: string): number | undefined {
	return numberOf(text, MAX_APART);
}

/** The rule on the order of neighbours; undefined for any other text. */
export function orderOf(text: string): Order | undefined {
	return ORDERS.find((order) => order === text);
}

function numberOf(text: string, max: number): number | undefined {
	return /^[1-9]\d?$/.test(text) && Number(text) <= max ? Number(text) : undefined;
}
