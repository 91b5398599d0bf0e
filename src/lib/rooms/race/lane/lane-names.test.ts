import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { locales, readLocaleFrom } from '$lib/i18n/locale';
import {
	BACKS,
	DEFAULT_STRATEGY,
	ORDERINGS,
	VALUE_ORDERINGS,
	type Strategy
} from '$lib/engine/search/strategy';
import { ELIMINATIONS, ELIMINATION_TIMES } from '$lib/engine/search/strategy';
import { PLAIN } from '$lib/stage/address/entry';
import { presetsFor } from '../presets';
import { laneNames, rewritingName } from '$lib/stage/explain/lane-names';

afterEach(() => readLocaleFrom(() => 'en'));
readLocaleFrom(() => 'en');

type Change = Partial<Strategy> & { readonly rewriting?: number };

function names(...changes: Change[]): string[] {
	return laneNames(
		changes.map(({ rewriting = 0, ...strategy }) => ({
			strategy: { ...DEFAULT_STRATEGY, ...strategy },
			rewriting
		})),
		{ valueOrderings: { preferred: () => 'centre first' } }
	);
}

describe('the names of lanes', () => {
	it.each<[Change[], string[]]>([
		[
			[{}, { ordering: 'findmin' }, { ordering: 'findmax' }],
			['reading order', 'fewest first', 'most first']
		],
		[
			[{}, { values: 'preferred' }],
			['ascending', 'centre first']
		],
		[
			[{}, { elimination: 'naked' }],
			['without elimination', 'naked singles']
		],
		[
			[
				{ values: 'random', seed: 1 },
				{ values: 'random', seed: 2000 }
			],
			['seed 1', 'seed 2,000']
		],
		[
			[{}, { values: 'random', seed: 7 }],
			['ascending', 'random, seed 7']
		],
		// A seed means nothing without chance.
		[
			[{}, { seed: 7 }],
			['reading order 1', 'reading order 2']
		],
		[
			[{}, { rewriting: 3 }],
			['as printed', 'rewriting 3']
		],
		[
			[{ ordering: 'findmin' }, {}, { ordering: 'findmin' }],
			['fewest first 1', 'reading order', 'fewest first 3']
		],
		[
			[{}, { ordering: 'findmin', elimination: 'hidden' }],
			['reading order, without elimination', 'fewest first, naked and hidden singles']
		]
	])('say what tells them apart: %j', (changes, expected) => {
		expect(names(...changes)).toEqual(expected);
	});

	it('are there and all different, in both languages', () => {
		const change = fc.record({
			ordering: fc.constantFrom(...ORDERINGS),
			values: fc.constantFrom(...VALUE_ORDERINGS),
			elimination: fc.constantFrom(...ELIMINATIONS),
			eliminate: fc.constantFrom(...ELIMINATION_TIMES),
			back: fc.constantFrom(...BACKS),
			variant: fc.constant(''),
			seed: fc.nat(2),
			rewriting: fc.nat(2)
		});
		fc.assert(
			fc.property(
				fc.constantFrom(...locales),
				fc.array(change, { minLength: 2, maxLength: 4 }),
				(locale, changes) => {
					readLocaleFrom(() => locale);
					const all = names(...changes);
					expect(new Set(all).size).toBe(changes.length);
					for (const name of all) expect(name).toMatch(/^(?!.*(undefined|compare_|[{}])).+$/);
				}
			)
		);
	});

	it('tell the lanes of every preset apart without numbers', () => {
		const choices = {
			orderings: ORDERINGS,
			values: VALUE_ORDERINGS,
			eliminations: ELIMINATIONS,
			times: ELIMINATION_TIMES,
			backs: BACKS,
			goals: ['first'],
			variants: []
		} as const;
		for (const { id, entries } of presetsFor(choices, true)) {
			const all = names(...entries);
			expect([id, new Set(all).size]).toEqual([id, entries.length]);
			for (const name of all)
				expect([id, name]).not.toEqual([id, expect.stringMatching(/^naive \d/)]);
			expect(entries[0]).toEqual(PLAIN);
		}
	});

	it('say how a puzzle is written', () => {
		expect([0, 3].map(rewritingName)).toEqual(['as printed', 'rewriting 3']);
	});
});
