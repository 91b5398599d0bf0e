/** A sum as a line of text: "SEND + MORE = MONEY". */
import { quote, type QuoteError } from '$lib/engine/reading/errors';
import type { TextLine } from '$lib/engine/reading/lines';
import { lettersIn, MAX_ADDENDS, sumOf, type Sum, type SumError } from './sum';

/** The error in a line of a text. */
export type LineError =
	| QuoteError<'word' | 'equals' | 'digit'>
	| (SumError & { readonly line: number });

/** The letters of a word, which may stand apart ("S E N D"); null if it has anything else. */
export function readWord(text: string): string | null {
	const isSpaced = /^(?:\p{L} )+\p{L}$/u.test(text.trim());
	return lettersIn(isSpaced ? text.replaceAll(' ', '') : text);
}

/** The sum in a line, or what is wrong with it. */
export function readSum(line: TextLine): Sum | LineError {
	const [left, right, more] = line.text.split(/==?/, 3);
	if (right === undefined || more !== undefined) return quote('equals', line);
	const written = [...left.split('+', MAX_ADDENDS + 1), right];
	const words: string[] = [];
	for (const word of written) {
		const letters = readWord(word);
		if (letters === null) return quote('word', line, word.trim());
		words.push(letters);
	}
	const sum = sumOf(words);
	return 'code' in sum ? { ...sum, line: line.line } : sum;
}
