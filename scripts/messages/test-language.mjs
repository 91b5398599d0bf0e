/**
 * The test language, which no page shows unless it is switched on in development (CONTRIBUTING.md): it has all of the
 * grammar that a language can need, and long words. Its texts are the English ones, accented and longer, so that a
 * text that is no message and a label that does not fit are seen.
 */
import { readFileSync } from 'node:fs';
import { compileFluent } from './fluent.mjs';

/** @import { Message } from './fluent.mjs' */

/** The messages with grammar. */
const GRAMMAR = new URL('../../src/lib/i18n/test-language/grammar.ftl', import.meta.url);

/** Messages whose texts are words for other messages to choose by. */
const WORDS = '_gender_';

const PLAIN = 'aeiouyclnrszAEIOUYCLNRSZ';
const ACCENTED = 'áéíóúýćłńŕśźÁÉÍÓÚÝĆŁŃŔŚŹ';

/** A text as the test language says it: a fifth longer, as Russian is. @param {string} text */
const accented = (text) =>
	text
		.replaceAll(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
		.replaceAll(/\p{L}{5,}/gu, (word) => word + 'ň'.repeat(Math.round(word.length / 5)));

/**
 * The messages of the test language.
 *
 * @param {readonly { source: string; file: string }[]} english the files of the English ones
 * @param {(text: string) => string} write its letters
 * @returns {Map<string, Message>}
 */
export function testMessages(english, write) {
	const made = english.flatMap(({ source, file }) => [
		...compileFluent(source, file, (text) => write(accented(text))),
		...[...compileFluent(source, file)].filter(([name]) => name.includes(WORDS))
	]);
	return new Map([...made, ...grammar(write)]);
}

/** The messages with grammar, for the types of all languages' messages. @param {(text: string) => string} [write] */
export function grammar(write) {
	return compileFluent(readFileSync(GRAMMAR, 'utf8'), 'grammar.ftl', write);
}
