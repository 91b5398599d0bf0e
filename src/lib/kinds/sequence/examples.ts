import type { Example } from '$lib/engine/kind';
import { readTyped } from './alphabet';
import { sequence, type SequenceSetup } from './setup';

/** One program, four rules: what each makes of the letters. */
export const ARRANGEMENTS = {
	permutations: sequence('ABCD', 4, { order: 'any', once: true }),
	combinations: sequence('ABCDE', 3),
	subsets: sequence('01', 4, { order: 'any' }),
	brackets: sequence('()', 6, { order: 'balanced' })
} as const;

export const examples: readonly Example<SequenceSetup>[] = [
	/** Letters from the last to the first: nothing can follow C, so the eighth step is a backtrack. */
	{ id: 'first-backtrack', setup: sequence(), settings: 'values=descending&stubs=1&whole=1' },
	/** The tutorial's figure: A, AA✗, AB, ABA✗, ABB✗, ABC✓. */
	{ id: 'abc', setup: sequence(), settings: 'stubs=1&whole=1' },
	{ id: 'abc-all', setup: sequence(), settings: 'goal=all&stubs=1&whole=1' },
	{
		id: 'aba',
		setup: sequence('ABC', 3, { order: 'different' }),
		settings: 'stubs=1&whole=1'
	},
	{ id: 'abcde', setup: sequence('ABCDE', 5), settings: 'goal=all&whole=1' },
	/** A scale from C to the B above it in steps of at most a third. */
	{
		id: 'melody',
		setup: typed(sequence('CDEFGAB', 6, { order: 'different', apart: 2 }), 'C....B')
	},
	...Object.entries(ARRANGEMENTS).map(([id, setup]) => ({
		id,
		setup,
		settings: 'goal=all&whole=1'
	})),
	{
		id: 'permutations-seven',
		setup: sequence('ABCDEFG', 7, { order: 'any', once: true }),
		settings: 'goal=all&whole=1'
	},
	{ id: 'no-solution', setup: sequence('ABC', 4), settings: 'stubs=1&whole=1' },
	/** Only the end is known: findmin starts there, naive order climbs many times in vain. */
	{
		id: 'ladder',
		setup: typed(sequence('ABCDEFGHIJKL', 12, { order: 'different', apart: 1 }), '...........L'),
		settings: 'order=findmin'
	}
];

function typed(setup: SequenceSetup, text: string): SequenceSetup {
	const read = readTyped(setup.alphabet, setup.length, text);
	if ('error' in read) throw new Error(`Example ${text}: ${read.error.code}`);
	return { ...setup, letters: read.letters };
}
