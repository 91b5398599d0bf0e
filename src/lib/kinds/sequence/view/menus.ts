import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ParseError } from '$lib/engine/kind';
import type { SequenceError } from '../parse';
import { MAX_APART, MAX_LENGTH, type SequenceSetup } from '../setup';
import { ruleSentence } from './rule-texts';
import { alphabetErrorText, sequenceName } from './texts';

/** What each example shows. */
const LINES: Readonly<Record<string, () => string>> = {
	'first-backtrack': m.sequence_example_first_backtrack_line,
	abc: m.sequence_example_abc_line,
	'abc-all': m.sequence_example_abc_all_line,
	aba: m.sequence_example_aba_line,
	abcde: m.sequence_example_abcde_line,
	melody: m.sequence_example_melody_line,
	permutations: m.sequence_example_permutations_line,
	'no-solution': m.sequence_example_no_solution_line,
	ladder: m.sequence_example_ladder_line
};

const FORMATS: Record<string, () => string> = { rules: m.sequence_format_rules };

export default {
	exampleLine: (id) => LINES[id](),
	factsOf: sequenceFacts,
	errorText,
	formatName: (id) => FORMATS[id](),
	openPlaceholder: () => m.sequence_open_placeholder(),
	openHint: () => m.sequence_open_hint()
} satisfies ProblemMenus<SequenceSetup>;

/** "3 letters of ABC. Each letter is later than the one before." */
function sequenceFacts(setup: SequenceSetup): string {
	return m.sequence_facts({ name: sequenceName(setup), rule: ruleSentence(setup.rules) });
}

/** What is wrong with a text. */
function errorText(any: ParseError): string {
	const error = any as SequenceError;
	switch (error.code) {
		case 'too-large':
		case 'not-text':
		case 'empty':
			// The studio has texts for errors that any text can have.
			return '';
		case 'key':
			return m.sequence_error_key({ found: isolate(error.found) });
		case 'key-twice':
			return m.sequence_error_key_twice({ found: isolate(error.found) });
		case 'letters-twice':
			return m.sequence_error_letters_twice();
		case 'length':
			return m.sequence_error_length({
				found: isolate(error.found),
				max: formatNumber(MAX_LENGTH)
			});
		case 'rule':
			return m.sequence_error_rule({ found: isolate(error.found) });
		case 'apart':
			return m.sequence_error_apart({
				found: isolate(error.found),
				max: formatNumber(MAX_APART)
			});
		case 'once':
			return m.sequence_error_once({ found: isolate(error.found) });
		case 'typed-letter':
			return m.sequence_error_typed_letter({ found: isolate(error.found) });
		case 'typed-long':
			return m.sequence_error_typed_long({
				...counted(error.found),
				expected: formatNumber(error.expected)
			});
		default:
			return alphabetErrorText(error);
	}
}
