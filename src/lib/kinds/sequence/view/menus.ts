import { messagesIn } from '$lib/stage/board/message-table';
import type { ProblemMenus } from '$lib/stage/board/problem-view';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { SequenceError } from '../parse';
import { MAX_APART, MAX_LENGTH, type SequenceSetup } from '../setup';
import { ruleSentence } from './rule-texts';
import { ALPHABET_ERRORS } from './errors';
import { sequenceName } from './texts';

/** What each example shows. */
const LINES: Readonly<Record<string, () => string>> = {
	'first-backtrack': m.sequence_example_first_backtrack_line,
	abc: m.sequence_example_abc_line,
	'abc-all': m.sequence_example_abc_all_line,
	aba: m.sequence_example_aba_line,
	abcde: m.sequence_example_abcde_line,
	melody: m.sequence_example_melody_line,
	permutations: m.sequence_example_permutations_line,
	'permutations-seven': m.sequence_example_permutations_seven_line,
	combinations: m.sequence_example_combinations_line,
	subsets: m.sequence_example_subsets_line,
	brackets: m.sequence_example_brackets_line,
	'no-solution': m.sequence_example_no_solution_line,
	ladder: m.sequence_example_ladder_line
};

const FORMATS: Record<string, () => string> = { rules: m.sequence_format_rules };

export default {
	exampleLine: (id) => LINES[id](),
	factsOf: sequenceFacts,
	errorText: messagesIn<SequenceError>({
		...ALPHABET_ERRORS,
		key: m.sequence_error_key,
		'key-twice': m.sequence_error_key_twice,
		'letters-twice': m.sequence_error_letters_twice,
		length: ({ found }) => m.sequence_error_length({ found, max: formatNumber(MAX_LENGTH) }),
		rule: m.sequence_error_rule,
		apart: ({ found }) => m.sequence_error_apart({ found, max: formatNumber(MAX_APART) }),
		once: m.sequence_error_once,
		'typed-letter': m.sequence_error_typed_letter,
		'typed-long': m.sequence_error_typed_long
	}),
	formatName: (id) => FORMATS[id](),
	openPlaceholder: () => m.sequence_open_placeholder(),
	openHint: () => m.sequence_open_hint()
} satisfies ProblemMenus<SequenceSetup>;

/** "3 letters of ABC. Each letter is later than the one before." */
function sequenceFacts(setup: SequenceSetup): string {
	return m.sequence_facts({ name: sequenceName(setup), rule: ruleSentence(setup.rules) });
}
