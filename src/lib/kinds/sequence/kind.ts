import type { ProblemKind } from '$lib/engine/kind';
import { lettersOf } from './alphabet';
import { readSequence, writeSequence } from './address';
import { examples } from './examples';
import { formatRules } from './format';
import { canBalance, clashing, unbalancing } from './rules';
import { Sequence } from './sequence';
import { NONE, ORDERS, withLetter, withoutLetters, type Rules, type SequenceSetup } from './setup';

/** A sequence of letters in which neighbours obey rules: the ABC of backtracking. */
export const kind: ProblemKind<SequenceSetup> = {
	id: 'sequence',
	examples,
	problem: (setup) => new Sequence(setup),
	conflicts,
	parameters: ['alphabet', 'length', 'rule', 'apart', 'once', 'typed'],
	choices: { rule: ORDERS },
	read: readSequence,
	write: writeSequence,
	type: withLetter,
	isGiven: () => false,
	reset: withoutLetters,
	clear: withoutLetters,
	parser: async () => (await import('./parse')).parseSequence,
	formats: [{ id: 'rules', extension: 'txt', write: formatRules }]
};

/** The positions whose letters break a rule, together or by themselves. */
function conflicts({ alphabet, rules, letters }: SequenceSetup): number[] {
	const count = lettersOf(alphabet).length;
	const unbalanced = rules.order === 'balanced' && !canBalance(letters, count);
	const some = unbalanced ? unbalancing(letters, count) : [];
	// No row of that length balances, whatever is typed.
	const wrong = some.length > 0 || !unbalanced ? some : [...letters.keys()];
	const pairwise: Rules = rules.order === 'balanced' ? { ...rules, order: 'any' } : rules;
	return [...letters.keys()].filter(
		(position) =>
			letters[position] !== NONE &&
			(wrong.includes(position) ||
				clashing(pairwise, letters, position, letters[position], count).length > 0)
	);
}
