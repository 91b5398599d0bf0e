import { isolate } from '$lib/i18n/bidi';
import { counted } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { lettersOf } from '../alphabet';
import type { SequenceSetup } from '../setup';

/** The names of the examples. */
const EXAMPLES: Readonly<Record<string, () => string>> = {
	'first-backtrack': m.sequence_example_first_backtrack,
	abc: m.sequence_example_abc,
	'abc-all': m.sequence_example_abc_all,
	aba: m.sequence_example_aba,
	abcde: m.sequence_example_abcde,
	melody: m.sequence_example_melody,
	permutations: m.sequence_example_permutations,
	'permutations-seven': m.sequence_example_permutations_seven,
	combinations: m.sequence_example_combinations,
	subsets: m.sequence_example_subsets,
	brackets: m.sequence_example_brackets,
	'no-solution': m.sequence_example_no_solution,
	ladder: m.sequence_example_ladder
};

/** The name of an example. */
export function exampleName(id: string): string {
	return EXAMPLES[id]();
}

/** Longer alphabets are shortened to their first letters and their last one. */
const WHOLE = 8;

/** "3 letters of ABC". */
export function sequenceName({ alphabet, length }: SequenceSetup): string {
	const known = lettersOf(alphabet);
	const letters =
		known.length <= WHOLE ? alphabet : `${known.slice(0, 3).join('')}…${known.at(-1)}`;
	return m.sequence_name({
		...counted(length),
		letters: isolate(letters)
	});
}
