import { lettersOf } from '../../alphabet';
import { NONE, type Rules, type SequenceSetup } from '../../setup';

/** The sequence with another alphabet; keeps typed letters that are still in it. */
export function withAlphabet(setup: SequenceSetup, alphabet: string): SequenceSetup {
	const before = lettersOf(setup.alphabet);
	const after = lettersOf(alphabet);
	const letters = setup.letters.map((letter) =>
		letter === NONE ? NONE : after.indexOf(before[letter])
	);
	return { ...setup, alphabet, letters };
}

/** The sequence in another length; keeps typed letters that have a position in it. */
export function withLength(setup: SequenceSetup, length: number): SequenceSetup {
	const letters = new Int8Array(length).fill(NONE);
	letters.set(setup.letters.subarray(0, length));
	return { ...setup, length, letters };
}

/** The sequence under other rules; keeps typed letters, even those that break them. */
export function withRules(setup: SequenceSetup, change: Partial<Rules>): SequenceSetup {
	return { ...setup, rules: { ...setup.rules, ...change } };
}
