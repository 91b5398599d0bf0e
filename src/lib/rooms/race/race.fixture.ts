/** For the tests of races: anything that an address may contain. */
import fc from 'fast-check';
import {
	BACKS,
	ELIMINATIONS,
	ELIMINATION_TIMES,
	ORDERINGS,
	VALUE_ORDERINGS
} from '$lib/engine/search/strategy';
import { FEWEST_LANES, MOST_LANES, type Entry } from '$lib/stage/address/entry';

const number = fc.oneof(fc.nat(3), fc.integer({ min: 0, max: 2 ** 31 - 1 }));

const entry: fc.Arbitrary<Entry> = fc.record({
	ordering: fc.constantFrom(...ORDERINGS),
	values: fc.constantFrom(...VALUE_ORDERINGS),
	elimination: fc.constantFrom(...ELIMINATIONS),
	eliminate: fc.constantFrom(...ELIMINATION_TIMES),
	back: fc.constantFrom(...BACKS),
	variant: fc.constant(''),
	seed: number,
	rewriting: number
});

export const entries = fc.array(entry, { minLength: FEWEST_LANES, maxLength: MOST_LANES });

/** Any texts, and texts of words that mean something. */
export const texts = fc.oneof(
	fc.string(),
	fc.string({ unit: 'binary' }),
	fc
		.array(
			fc.constantFrom(
				...[...ORDERINGS, ...VALUE_ORDERINGS, ...ELIMINATIONS, ...ELIMINATION_TIMES],
				...['.', '~', '0', '1', '-', '%', '%E0', '&', '=', 'x', '\0', '\ud800', '2147483647']
			)
		)
		.map((words) => words.join(''))
);
