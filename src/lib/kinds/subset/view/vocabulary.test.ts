import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { narrate } from '$lib/stage/explain/narrate';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Strategy } from '$lib/engine/search/strategy';
import { runOfProblem } from '../../../../../tests/fixtures/moments';
import { kind } from '../kind';
import { subsetOf, type SubsetSetup } from '../subset';
import view from '.';

/** All that is said of a run, in its order. */
function said(setup: SubsetSetup, wanted: Partial<Strategy> = {}): string[] {
	const model = kind.problem(setup).variant!(wanted.variant ?? 'over');
	const { problem, strategy, moments } = runOfProblem(model, wanted);
	const [names, vocabulary] = [view.names(setup), view.vocabulary(setup)];
	return moments.map((moment, at) =>
		stripIsolates(
			narrate(problem, strategy, moment, names, vocabulary, moments[at - 1] ?? null).text
		)
	);
}

const telling = (text: string) =>
	expect.arrayContaining([expect.stringContaining(text)]) as unknown;

describe('the sentences', () => {
	it('name the sum that is too large, and what is still missing', () => {
		const sums = said(subsetOf([5, 10, 12], 17));
		expect(sums[0]).toMatch(/^Which of the numbers add up to 17\?/);
		expect(sums).toEqual(telling('12 does not fit: 5 + 10 + 12 = 27 is more than 17.'));
		expect(sums).toEqual(telling('12 cannot be left out: the sum would be 5 + 10 = 15, not 17.'));
		expect(sums).toEqual(telling('12 is taken: 5 + 12 = 17 of 17.'));
		expect(sums).toEqual(telling('The target is reached: 5 + 12 = 17.'));
		expect(said(subsetOf([20, 3], 10))).toEqual(
			telling('20 does not fit: 20 alone is more than 10.')
		);
	});

	it('give the reasons of the bounds', () => {
		expect(said(subsetOf([9, 3, 4], 16), { variant: 'left', goal: 'all' })).toEqual(
			telling('9 cannot be left out: with everything that is left, the sum reaches only 7 of 16.')
		);
		expect(said(subsetOf([3, 6, 10], 12), { variant: 'next', goal: 'all' })).toEqual(
			telling(
				'6 cannot be left out: the sum would be 3, and every open number is larger than the 9 that are missing.'
			)
		);
	});

	it('shorten long sums', () => {
		expect(said(subsetOf([1, 1, 1, 1, 1, 1, 9], 10))).toEqual(
			telling('9 does not fit: 6 + 9 = 15 is more than 10.')
		);
	});

	it('tell a knapsack by its letters, weights and profits', () => {
		const packs = said(subsetOf([2, 5], 6, [40, 30]), { goal: 'best' });
		expect(packs).toEqual(telling('A is taken. Weight: 2 of 6. Profit: 40.'));
		expect(packs).toEqual(telling('B does not fit: 2 + 5 = 7 is more than 6.'));
		expect(packs).toEqual(telling('Packed. Weight: 2. Profit: 40.'));
	});
});

describe('in Hebrew', () => {
	beforeAll(() => readLocaleFrom(() => 'he'));
	afterAll(() => readLocaleFrom(() => 'en'));

	it('the choice is taken back, not a bare word', () => {
		const sums = said(subsetOf([5, 10, 12], 17));
		expect(sums).toEqual(telling('מסירים את הבחירה ״בפנים״ מ-10'));
		expect(sums).toEqual(telling('12 לא נכנס: 5 + 10 + 12 = 27, וזה עובר את 17.'));
	});
});
