import type { ParameterReader, ProblemKind } from '$lib/engine/kind';
import { typedTexts } from '$lib/engine/typed';
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
	typingDigits,
	withEntry,
	type CryptarithmSetup,
	type Sum
} from './sum';

/** The sum of words that make one: an example. */
const example = (words: string) => blankSum(sumOf(words.split(' ')) as Sum);

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
	parser: async () => (await import('./parse')).parseSums,
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

/** The sum on a line, and a line for each digit set by hand. `parseSums` reads it back. */
export function formatSum({ sum, typed }: CryptarithmSetup): string {
	const digits = typedTexts(sum.letters, typed, (letter, digit) => `${letter} = ${digit}`);
	return [sumText(sum), ...digits, ''].join('\n');
}
