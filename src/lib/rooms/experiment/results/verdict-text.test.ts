import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quotient, type Quotient, type Ratio, type Value } from '../measure/summary';
import { verdictOf } from '../measure/verdict';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { ratioText } from '../texts';
import { verdictText } from './verdict-text';

const at = (value: number): Value => ({ value, atLeast: false });
const atLeast = (value: number): Value => ({ value, atLeast: true });

/** What is said of findmin beside naive, which needed `base` and `judged` on each board. */
function said(...boards: (readonly [base: Value, judged: Value])[]): string {
	const ratios = boards.map(([base, judged], board): Ratio => ({
		...{ set: 0, board, rewriting: 0, strategy: 0 },
		...quotient(base, judged)
	}));
	const name = ({ board }: Ratio) => `board ${board + 1}`;
	return stripIsolates(verdictText(verdictOf(ratios), 'findmin', 'naive', false, name).join(' '));
}

describe('what the numbers say', () => {
	it('of a bound is rounded so that it stays true', () => {
		expect(said([atLeast(21), at(20)])).toBe(
			'On this board, naive needed at least 1.05 times as many placements as findmin.'
		);
		expect(said([at(20), atLeast(39)])).toBe(
			'On this board, findmin needed at least 1.9 times as many placements as naive.'
		);
		expect(said([at(20), atLeast(39)], [at(10), atLeast(19)], [at(10), at(5)])).toContain(
			'worst on board 1, with at least 1.9 times as many'
		);
	});

	it('of a tie that a limit cut off is left open', () => {
		expect(said([atLeast(20), at(20)])).toBe(
			'A limit leaves open which of them needs fewer placements.'
		);
		expect(said([{ ...atLeast(20), isPassed: true }, at(20)])).toBe(
			'On this board, findmin needed fewer placements than naive.'
		);
	});

	it('never says "never" of boards that are left open', () => {
		const text = said([at(10), at(20)], [atLeast(20), at(30)]);
		expect(text).toContain('On 0 of 2 boards, findmin needed fewer placements than naive');
		expect(text).not.toContain('never');
	});

	it('counts the boards on which a strategy needs nothing', () => {
		expect(said([at(50), at(0)])).toBe(
			'On this board, findmin needed no placements, unlike naive.'
		);
		expect(said([at(0), at(50)])).toBe(
			'On this board, naive needed no placements, unlike findmin.'
		);
		expect(said([at(0), at(0)])).toBe('On this board, findmin and naive needed the same.');
		expect(said([at(50), at(0)], [at(9), at(0)], [at(0), at(7)])).toBe(
			'On 2 of 3 boards, findmin needed fewer placements than naive. ' +
				'On at least half of the boards findmin needed no placements. ' +
				'On one board findmin lost: board 3. There naive needed none.'
		);
	});
});

it.each<[Quotient, string]>([
	[{ ratio: 21 / 20, bound: 'at-least' }, '≥ 1.05×'],
	[{ ratio: 2.31, bound: 'at-most' }, '≤ 2.4×'],
	[{ ratio: 1.05, bound: 'exact' }, '1.1×'],
	[{ ratio: 1, bound: 'unknown' }, '?'],
	[{ ratio: Infinity, bound: 'exact' }, '∞×']
])('writes the ratio %o as %s', (ratio, text) => {
	expect(stripIsolates(ratioText(ratio))).toBe(text);
});

describe('in Hebrew', () => {
	beforeAll(() => readLocaleFrom(() => 'he'));
	afterAll(() => readLocaleFrom(() => 'en'));

	it('a strategy is never a subject, whatever its name', () => {
		expect(said([at(21), at(10)])).toBe(
			'בלוח הזה נדרשו פי 2.1 יותר הצבות עם naive מאשר עם findmin.'
		);
		expect(said([at(0), at(0)])).toBe('בלוח הזה אין הבדל בין findmin לבין naive.');
	});

	it.each<[Quotient, string]>([
		[{ ratio: 21 / 20, bound: 'at-least' }, 'לפחות פי 1.05'],
		[{ ratio: 2.31, bound: 'at-most' }, 'לכל היותר פי 2.4']
	])('the bound %o is told in words, because a sign would be mirrored', (ratio, text) => {
		expect(stripIsolates(ratioText(ratio))).toBe(text);
	});
});
