import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { record } from '../../../../../tests/fixtures/recordings';
import { shownOf } from '../../../../../tests/fixtures/shown';
import Shows from '../../../../../tests/fixtures/Shows.svelte';
import '../../../../app.css';
import { kind } from '../kind';
import { LEAVE, NONE, subsetOf, type SubsetSetup, TAKE } from '../subset';
import Board from './Board.svelte';

const three = subsetOf([5, 10, 12], 17);
const { fixed } = kind.problem(three);

function propsOf(setup: SubsetSetup, moment: Moment | null = null) {
	const conflicts = new Set(kind.conflicts(setup));
	return {
		component: Board,
		shown: shownOf(setup, kind.problem(setup), { moment, conflicts, pencil: 'all' }),
		setup,
		selected: NONE,
		still: false,
		label: 'Board',
		ontype: vi.fn(),
		onedit: vi.fn()
	};
}

async function mount(props: ReturnType<typeof propsOf>) {
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 520px; block-size: 500px';
	document.body.append(target);
	return render(Shows, { target, props });
}

const named = (name: RegExp) => page.getByRole('gridcell', { name });
const row = (number: number) => document.querySelector<SVGElement>(`[data-square="${number}"]`)!;
const bars = (look: string) => document.querySelectorAll<SVGPathElement>(`.bar-${look}`);
const texts = () =>
	Array.from(document.querySelectorAll('text'), (text) => text.textContent.trim());

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('the board', () => {
	it('shows what is taken as stairs, and what is still possible', async () => {
		const moment = momentOf(
			fixed,
			[
				[0, TAKE],
				[1, LEAVE]
			],
			stepOf('choose', 2)
		);
		await mount(propsOf(three, moment));
		await expect.element(named(/^5: in, placed by the search/)).toBeVisible();
		await expect.element(named(/^10: out, newest placement/)).toBeVisible();
		// In its row and in the gauge.
		expect(bars('placed')).toHaveLength(2);
		expect(bars('left')).toHaveLength(1);
		const [five] = Array.from(bars('placed'), (bar) => bar.getBoundingClientRect());
		expect(bars('possible')[0].getBoundingClientRect().left).toBeCloseTo(five.right, 0);
		expect(texts()).toEqual(expect.arrayContaining(['5 / 17', '+ 12', 'taken', 'left out']));
	});

	it('says of each decided item of a knapsack whether it is taken, in both languages', async () => {
		const [weights, profits] = [
			[12, 7, 11, 8, 9, 6, 7, 3],
			[24, 13, 23, 15, 16, 11, 12, 5]
		];
		const knapsack = { ...subsetOf(weights, 26), profits };
		const values = [TAKE, LEAVE, TAKE, LEAVE, LEAVE, LEAVE, LEAVE, TAKE];
		const order = [2, 0, 3, 1, 5, 4, 6, 7];
		const moment = momentOf(
			kind.problem(knapsack).fixed,
			order.map((at) => [at, values[at]]),
			stepOf('choose', 7)
		);
		for (const [locale, taken, left] of [
			['en', 'taken', 'left out'],
			['he', 'נלקח', 'נשאר בחוץ']
		] as const) {
			readLocaleFrom(() => locale);
			const screen = await mount(propsOf(knapsack, moment));
			expect(texts().filter((text) => text === taken)).toHaveLength(3);
			expect(texts().filter((text) => text === left)).toHaveLength(5);
			await screen.unmount();
		}
	});

	it('shows how far a number goes beyond the target', async () => {
		const moment = momentOf(
			fixed,
			[
				[0, TAKE],
				[1, TAKE]
			],
			stepOf('reject', 2, TAKE)
		);
		await mount(propsOf(three, moment));
		await expect.element(named(/^12: in tried and rejected/)).toBeVisible();
		await expect.element(named(/^10: in.*rules out the value being tried$/)).toBeVisible();
		expect(bars('failed')).toHaveLength(2);
	});

	it('shows what is out of reach', async () => {
		await mount(propsOf(three, momentOf(fixed, [[2, LEAVE]], stepOf('choose', 0))));
		expect(bars('failed')).toHaveLength(1);
	});

	it('shows the best packing once everything was tried', async () => {
		const { setup } = kind.examples.find(({ id }) => id === 'four')!;
		const strategy = { ...DEFAULT_STRATEGY, goal: 'best', variant: 'fractional' } as const;
		const { trace } = record(kind.problem(setup), strategy);
		const at = (position: number) => {
			const props = propsOf(setup, trace.at(position));
			return { ...props, shown: { ...props.shown, strategy, trace } };
		};
		const { rerender } = await mount(at(trace.length - 1));
		await expect.element(named(/^A, weight 2, profit 40/)).not.toHaveAccessibleName(/solution/);
		await rerender(at(trace.length));
		await expect.element(named(/^A, .*: in, .*solution/)).toBeVisible();
		await expect.element(named(/^C, .*: in, .*solution/)).toBeVisible();
		await expect.element(named(/^B, .*: out, .*solution/)).toBeVisible();
		expect(texts()).toEqual(expect.arrayContaining(['12 / 16', '90']));
	});

	it('shows a knapsack with its profits, in Hebrew too, without mirroring', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(subsetOf([2, 5], 6, [40, 30])));
		await expect.element(named(/^A, משקל 2, רווח 40/)).toBeVisible();
		const [weight, profit] = ['משקל', 'רווח'].map((word) =>
			Array.from(document.querySelectorAll('text'))
				.find((text) => text.textContent.includes(word))!
				.getBoundingClientRect()
		);
		expect(weight.top).toBeLessThan(profit.top);
		expect(bars('open')[0].getBoundingClientRect().left).toBeGreaterThan(weight.right);
	});
});

describe('deciding by hand', () => {
	it('takes, leaves out and opens again with clicks', async () => {
		for (const [now, next] of [
			[NONE, TAKE],
			[TAKE, LEAVE],
			[LEAVE, NONE]
		]) {
			const props = propsOf({ ...three, typed: Int8Array.from([NONE, now, NONE]) });
			const { unmount } = await mount(props);
			await userEvent.click(row(1));
			expect(props.ontype).toHaveBeenLastCalledWith(1, next);
			await unmount();
		}
	});

	it('moves with arrows, and decides by key', async () => {
		const props = propsOf(three);
		await mount(props);
		row(0).focus();
		await userEvent.keyboard('{ArrowDown}');
		expect(document.activeElement).toBe(row(1));
		for (const [key, value] of [
			['1', TAKE],
			['0', LEAVE],
			['+', TAKE],
			['-', LEAVE],
			['{Delete}', NONE],
			['{Enter}', TAKE]
		] as const) {
			await userEvent.keyboard(key);
			expect(props.ontype).toHaveBeenLastCalledWith(1, value);
		}
	});

	it('marks what is too much together', async () => {
		await mount(propsOf({ ...three, typed: Int8Array.from([NONE, TAKE, TAKE]) }));
		expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(2);
	});
});
