import { lettersOf } from './alphabet';

/** A sequence to search for, and the letters typed so far. */
export interface SequenceSetup {
	/** 1 to 26 letters in order, none twice, as `readAlphabet` returns them. */
	readonly alphabet: string;
	/** From 1 to {@link MAX_LENGTH}. */
	readonly length: number;
	readonly rules: Rules;
	/** For each position the index of its letter in the alphabet, {@link NONE} for none. */
	readonly letters: Int8Array;
}

/** The rules of a sequence; all of them apply. */
export interface Rules {
	readonly order: Order;
	/** Neighbours are at most this many letters apart, from 1 to {@link MAX_APART}; null: no such rule. */
	readonly apart: number | null;
	/** No letter twice. */
	readonly once: boolean;
}

/**
 * Each letter is later than the one before, different from it, or any; or the letters are brackets that
 * balance: the first letter of the alphabet opens, the second closes.
 */
export type Order = (typeof ORDERS)[number];
export const ORDERS = ['later', 'different', 'any', 'balanced'] as const;

export const NONE = -1;
export const MAX_LENGTH = 40;
/** The largest distance between two letters of the longest alphabet. */
export const MAX_APART = 25;

export const DEFAULT_ALPHABET = 'ABC';
export const DEFAULT_LENGTH = 3;
export const DEFAULT_RULES: Rules = { order: 'later', apart: null, once: false };

/** A sequence with nothing typed. */
export function sequence(
	alphabet = DEFAULT_ALPHABET,
	length = DEFAULT_LENGTH,
	rules: Partial<Rules> = {}
): SequenceSetup {
	return {
		alphabet,
		length,
		rules: { ...DEFAULT_RULES, ...rules },
		letters: new Int8Array(length).fill(NONE)
	};
}

/**
 * The sequence with a letter at a position, or with none ({@link NONE}); the same object if there
 * is no such letter or position, or nothing changes.
 */
export function withLetter(setup: SequenceSetup, position: number, letter: number): SequenceSetup {
	const count = lettersOf(setup.alphabet).length;
	const isLetter = Number.isInteger(letter) && letter >= NONE && letter < count;
	const before = setup.letters[position];
	if (!isLetter || before === undefined || before === letter) return setup;
	const letters = setup.letters.slice();
	letters[position] = letter;
	return { ...setup, letters };
}

/** The sequence without its letters; the same object if there are none. */
export function withoutLetters(setup: SequenceSetup): SequenceSetup {
	if (setup.letters.every((letter) => letter === NONE)) return setup;
	return { ...setup, letters: new Int8Array(setup.length).fill(NONE) };
}
