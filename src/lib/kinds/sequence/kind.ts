import type { ProblemKind } from '$lib/engine/kind';
import { readSequence, writeSequence } from './address';
import { examples } from './examples';
import { formatRules } from './format';
import { clashing } from './rules';
import { Sequence } from './sequence';
import { NONE, withLetter, withoutLetters, type SequenceSetup } from './setup';

/** A sequence of letters in which neighbours obey rules: the ABC of backtracking. */
export const kind: ProblemKind<SequenceSetup> = {
	id: 'sequence',
	examples,
	problem: (setup) => new Sequence(setup),
	conflicts,
	parameters: ['alphabet', 'length', 'rule', 'apart', 'once', 'typed'],
	read: readSequence,
	write: writeSequence,
	type: withLetter,
	isGiven: () => false,
	reset: withoutLetters,
	clear: withoutLetters,
	parser: async () => (await import('./parse')).parseSequence,
	formats: [{ id: 'rules', extension: 'txt', write: formatRules }]
};

/** The positions whose letters break a rule together. */
function conflicts({ rules, letters }: SequenceSetup): number[] {
	const positions: number[] = [];
	letters.forEach((letter, position) => {
		if (letter !== NONE && clashing(rules, letters, position, letter).length > 0)
			positions.push(position);
	});
	return positions;
}
