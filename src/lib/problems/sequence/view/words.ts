import { isolate } from '$lib/i18n/bidi';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError } from '$lib/problems/kind';
import { lettersOf, type AlphabetError } from '../alphabet';
import type { SequenceError } from '../parse';
import { MAX_APART, MAX_LENGTH, type SequenceSetup } from '../setup';
import { ruleSentence } from './rule-words';

const EXAMPLES: Record<string, { name: () => string; line: () => string }> = {
	abc: { name: m.sequence_example_abc, line: m.sequence_example_abc_line },
	'abc-all': { name: m.sequence_example_abc_all, line: m.sequence_example_abc_all_line },
	aba: { name: m.sequence_example_aba, line: m.sequence_example_aba_line },
	abcde: { name: m.sequence_example_abcde, line: m.sequence_example_abcde_line },
	melody: { name: m.sequence_example_melody, line: m.sequence_example_melody_line },
	permutations: {
		name: m.sequence_example_permutations,
		line: m.sequence_example_permutations_line
	},
	'no-solution': {
		name: m.sequence_example_no_solution,
		line: m.sequence_example_no_solution_line
	},
	ladder: { name: m.sequence_example_ladder, line: m.sequence_example_ladder_line }
};

const FORMATS: Record<string, () => string> = { rules: m.sequence_format_rules };

/** The name of an example, and in one line what there is to see in it. */
export function exampleWords(id: string): { name: string; line: string } {
	const { name, line } = EXAMPLES[id];
	return { name: name(), line: line() };
}

/** Longer alphabets are told by their first letters and their last one. */
const WHOLE = 8;

/** "3 letters of ABC". */
export function sequenceName({ alphabet, length }: SequenceSetup): string {
	const known = lettersOf(alphabet);
	const letters =
		known.length <= WHOLE ? alphabet : `${known.slice(0, 3).join('')}…${known.at(-1)}`;
	return m.sequence_name({
		count: length,
		formatted: formatNumber(length),
		letters: isolate(letters)
	});
}

/** "3 letters of ABC. Each letter is later than the one before." */
export function sequenceFacts(setup: SequenceSetup): string {
	return m.sequence_facts({ name: sequenceName(setup), rule: ruleSentence(setup.rules) });
}

/** What is wrong with the letters of an alphabet. */
export function alphabetErrorText(error: AlphabetError): string {
	switch (error.code) {
		case 'alphabet-empty':
			return m.sequence_error_alphabet_empty();
		case 'alphabet-long':
			return m.sequence_error_alphabet_long({
				count: error.found,
				formatted: formatNumber(error.found),
				expected: formatNumber(error.expected)
			});
		case 'alphabet-letter':
			return error.found === 'U+0020'
				? m.sequence_error_alphabet_space()
				: m.sequence_error_alphabet_letter({ found: isolate(error.found) });
		case 'alphabet-twice':
			return m.sequence_error_alphabet_twice({ found: isolate(error.found) });
	}
}

/** What is wrong with a text. */
export function errorText(any: ParseError): string {
	const error = any as SequenceError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has words for what can happen to any text.
			return '';
		case 'key':
			return m.sequence_error_key({ found: isolate(error.found) });
		case 'key-twice':
			return m.sequence_error_key_twice({ found: isolate(error.found) });
		case 'length':
			return m.sequence_error_length({
				found: isolate(error.found),
				most: formatNumber(MAX_LENGTH)
			});
		case 'rule':
			return m.sequence_error_rule({ found: isolate(error.found) });
		case 'apart':
			return m.sequence_error_apart({
				found: isolate(error.found),
				most: formatNumber(MAX_APART)
			});
		case 'once':
			return m.sequence_error_once({ found: isolate(error.found) });
		case 'typed-letter':
			return m.sequence_error_typed_letter({ found: isolate(error.found) });
		case 'typed-long':
			return m.sequence_error_typed_long({
				count: error.found,
				formatted: formatNumber(error.found),
				expected: formatNumber(error.expected)
			});
		default:
			return alphabetErrorText(error);
	}
}

/** What a format is called in a menu. */
export function formatName(id: string): string {
	return FORMATS[id]();
}
