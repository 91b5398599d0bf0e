import type { ParameterReader, Parsed, ProblemKind } from '$lib/engine/kind';
import { quote, type AnyTextError, type QuoteError } from '$lib/engine/reading/errors';
import { writtenLines } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import { typedTexts, typing } from '$lib/engine/typed';
import { Cryptarithm } from './cryptarithm';
import {
	blankSum,
	brokenColumn,
	DIGITS,
	lettersIn,
	MAX_ADDENDS,
	NONE,
	sumOf,
	sumText,
	type CryptarithmSetup,
	type Sum,
	type SumError
} from './sum';

/** The sum of words that make one: an example. */
const example = (words: string) => blankSum(sumOf(words.split(' ')) as Sum);

const typingDigits = typing<CryptarithmSetup>(() => DIGITS);

/** Words in which each letter stands for a digit, so that the sum holds. */
export const kind: ProblemKind<CryptarithmSetup> = {
	id: 'cryptarithm',
	otherNames: ['alphametic', 'send-more-money'],
	examples: [
		{ id: 'send', setup: example('SEND MORE MONEY') },
		{ id: 'to', setup: example('TO GO OUT'), settings: 'whole=1' },
		{ id: 'two', setup: example('TWO TWO FOUR'), settings: 'goal=all&whole=1' },
		{ id: 'he', setup: example('HE HE SHE'), settings: 'stubs=1&whole=1' },
		{ id: 'donald', setup: example('DONALD GERALD ROBERT') },
		{ id: 'forty', setup: example('FORTY TEN TEN SIXTY') },
		{ id: 'moon', setup: example('ירח ירח לילה') }
	],
	problem: (setup) => new Cryptarithm(setup),
	conflicts,
	parameters: ['words', 'digits'],
	read,
	write,
	...typingDigits,
	parser: async () => parseSums,
	formats: [{ id: 'text', extension: 'txt', write: formatSum }]
};

/** The letters whose digits are the same, begin a number with 0, or break a column together. */
function conflicts({ sum, typed }: CryptarithmSetup): number[] {
	const broken = brokenColumn(sum, typed);
	const involved = broken === null ? [] : sum.columns.slice(broken.from, broken.column + 1);
	const inBroken = new Set(involved.flatMap(({ addends, result }) => [...addends, result]));
	return [...typed.keys()].filter((letter) => {
		const digit = typed[letter];
		if (digit === NONE) return false;
		const isShared = typed.indexOf(digit) !== typed.lastIndexOf(digit);
		return isShared || (digit === 0 && sum.leads[letter]) || inBroken.has(letter);
	});
}

/**
 * The sum that an address describes, null if it names none: `words`, the last of which is the result
 * ("SEND-MORE-MONEY"), and `digits`, those set by hand ("S9-M1").
 */
function read(parameter: ParameterReader): CryptarithmSetup | null {
	const sum = parameter('words', null, (text) => {
		const words = text.split('-', MAX_ADDENDS + 2).map(lettersIn);
		const made = words.includes(null) ? null : sumOf(words as string[]);
		return made === null || 'code' in made ? undefined : made;
	});
	if (sum === null) return null;
	return parameter('digits', blankSum(sum), (text) => {
		let setup = blankSum(sum);
		for (const entry of text.split('-', DIGITS + 1)) {
			const next = withEntry(setup, entry.slice(0, -1), entry.slice(-1));
			if (next === null) return undefined;
			setup = next;
		}
		return setup;
	});
}

/** Writes the parameters that {@link read} reads. */
function write({ sum, typed }: CryptarithmSetup): Record<string, string> {
	const digits = typedTexts(sum.letters, typed, (letter, digit) => `${letter}${digit}`);
	const words = sum.words.join('-');
	return digits.length === 0 ? { words } : { words, digits: digits.join('-') };
}

/** The sum with a digit at a letter that has none yet; null if there is no such letter or digit. */
function withEntry(
	setup: CryptarithmSetup,
	letter: string,
	digit: string
): CryptarithmSetup | null {
	const index = setup.sum.letters.indexOf(lettersIn(letter) ?? '');
	if (index < 0 || setup.typed[index] !== NONE || !/^\d$/.test(digit)) return null;
	return typingDigits.type(setup, index, Number(digit));
}

/** The sum on a line, and a line for each digit set by hand. {@link parseSums} reads it back. */
export function formatSum({ sum, typed }: CryptarithmSetup): string {
	const digits = typedTexts(sum.letters, typed, (letter, digit) => `${letter} = ${digit}`);
	return [sumText(sum), ...digits, ''].join('\n');
}

/** The error in a line of a text. */
export type LineError =
	| QuoteError<'word' | 'equals' | 'digit'>
	| (SumError & { readonly line: number });

/** More sums than this are not read from a text. */
const MAX_SUMS = 1000;

/**
 * The sums in a text, one on a line ("SEND + MORE = MONEY"), or with the words below each other and a rule
 * above the result. A line "S = 9" sets a digit in the sum before it. Case does not matter. Accepts
 * anything, never throws.
 */
export function parseSums(text: string): Parsed<CryptarithmSetup, LineError | AnyTextError> {
	const wrong = unreadable(text);
	if (wrong !== null) return { error: wrong };
	const puzzles: { setup: CryptarithmSetup }[] = [];
	/** The words of a sum whose result is still to come, and whether there is a rule below them. */
	let words: string[] = [];
	let isRuled = false;
	let line = { text: '', line: 0 };
	for (line of writtenLines(text)) {
		const content = line.text;
		const sides = content.split(/==?/, 3).map((side) => side.trim());
		if (RULE.test(content)) {
			if (words.length === 0 || isRuled) return { error: quote('equals', line) };
			isRuled = true;
		} else if (sides.length === 2 && /^\d/.test(sides[1]) && !sides[0].includes('+')) {
			const last = words.length === 0 ? puzzles.at(-1) : undefined;
			const setup = last && withEntry(last.setup, sides[0], sides[1]);
			if (!setup) return { error: quote('digit', line) };
			puzzles[puzzles.length - 1] = { setup };
		} else {
			if (sides.length > 2) return { error: quote('equals', line) };
			const above = sides[0].startsWith('+') ? sides[0].slice(1) : sides[0];
			const written = above === '' && words.length > 0 ? [] : above.split('+', MAX_ADDENDS + 1);
			const isEnd = isRuled || sides.length === 2;
			for (const word of [...written, ...sides.slice(1)]) {
				// "S E N D"
				const isSpaced = /^(?:\p{L} )+\p{L}$/u.test(word.trim());
				const letters = lettersIn(isSpaced ? word.replaceAll(' ', '') : word);
				if (letters === null) return { error: quote('word', line, word.trim()) };
				words.push(letters);
			}
			if (!isEnd && words.length <= MAX_ADDENDS) continue;
			const sum = sumOf(isEnd ? words : [...words, '']);
			if ('code' in sum) return { error: { ...sum, line: line.line } };
			if (puzzles.length === MAX_SUMS) return { puzzles, cut: true };
			puzzles.push({ setup: blankSum(sum) });
			[words, isRuled] = [[], false];
		}
	}
	if (words.length > 0) return { error: quote('equals', line) };
	return puzzles.length === 0 ? { error: { code: 'empty' } } : { puzzles, cut: false };
}

/** A line of signs above a result. */
const RULE = /^[-=_–—─]+$/;
