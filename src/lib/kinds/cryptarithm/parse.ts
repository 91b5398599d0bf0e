import type { Parsed } from '$lib/engine/kind';
import { quote, type AnyTextError } from '$lib/engine/reading/errors';
import { writtenLines } from '$lib/engine/reading/lines';
import { unreadable } from '$lib/engine/text';
import { readWord, type LineError } from './line';
import { blankSum, MAX_ADDENDS, sumOf, withEntry, type CryptarithmSetup } from './sum';

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
				const letters = readWord(word);
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
