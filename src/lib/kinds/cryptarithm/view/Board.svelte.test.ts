import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Moment } from '$lib/engine/trace/moment';
import { momentOf, stepOf } from '../../../../../tests/fixtures/boards';
import { shownOf } from '../../../../../tests/fixtures/shown';
import Shows from '../../../../../tests/fixtures/Shows.svelte';
import '../../../../app.css';
import { kind } from '../kind';
import { NONE, type CryptarithmSetup } from '../sum';
import Board from './Board.svelte';

const money = kind.examples[0].setup;
const [D, E, Y, N, R, , S] = money.sum.letters.keys();

function propsOf(setup: CryptarithmSetup, moment: Moment | null = null) {
	const conflicts = new Set(kind.conflicts(setup));
	return {
		component: Board,
		shown: shownOf(setup, kind.problem(setup), { moment, conflicts, pencil: 'few' }),
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
	target.style.cssText = 'inline-size: 560px; block-size: 480px';
	document.body.append(target);
	return render(Shows, { target, props });
}

/** The moment at which digits are placed and another one is tried. */
const at = (placed: readonly (readonly [number, number])[], step: ReturnType<typeof stepOf>) =>
	momentOf(kind.problem(money).fixed, placed, step);

const named = (name: RegExp) => page.getByRole('gridcell', { name });
const texts = (selector: string) =>
	[...document.querySelectorAll(selector)].map((element) => element.textContent);
const carries = () => texts('.marks > :is(.carry, .heading)');

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('a sum', () => {
	it('has its words in rows, each letter with its digit, and the only candidate of M', async () => {
		await mount(propsOf(kind.type(money, S, 9)));
		expect(texts('.marks > .letter').join('')).toBe('SENDMOREMONEY');
		await expect.element(named(/^S in SEND: 9, set by you$/)).toBeVisible();
		await expect.element(named(/^M in MORE: empty, candidates 1$/)).toBeVisible();
		expect(texts('.marks > .candidate')).toContain('1');
	});

	it('marks a letter that is chosen or lit wherever it occurs', async () => {
		const props = propsOf(money);
		const light = { variable: E, value: NONE, kind: null };
		await mount({ ...props, shown: { ...props.shown, light } });
		await expect.element(page.getByRole('row', { name: 'MONEY' })).toBeInTheDocument();
		expect(document.querySelectorAll('.ring.spot')).toHaveLength(3);
		await userEvent.click(document.querySelector('[aria-label^="O in MORE"]')!);
		expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(2);
		// O in MONEY, besides the ring around the one that was clicked.
		expect(document.querySelectorAll('.marks > .chosen-slot')).toHaveLength(1);
		expect(document.querySelectorAll('.ring.chosen')).toHaveLength(1);
	});

	it('shows where dead ends were found, once for each letter', async () => {
		const moment = at([], stepOf('choose', D));
		const deadEnds = new Int32Array(money.sum.letters.length);
		deadEnds[E] = 12;
		const props = propsOf(money, { ...moment, deadEnds });
		await mount({ ...props, shown: { ...props.shown, fails: true } });
		expect(texts('.marks > text.dead-end-count')).toEqual(['12']);
	});

	it('keeps its columns where they are in Hebrew', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsOf(money));
		const [left, right] = ['S', 'D'].map((letter) => {
			const square = document.querySelector(`[aria-label^="${letter} "]`)!;
			return square.getBoundingClientRect().left;
		});
		expect(left).toBeLessThan(right);
	});

	it('shows the carries that are known', async () => {
		const placed = [
			[D, 7],
			[E, 5],
			[Y, 2],
			[N, 6],
			[R, 8]
		] as const;
		const { rerender } = await mount(propsOf(money, at([], stepOf('choose', D))));
		expect(carries()).toEqual([]);
		await rerender(propsOf(money, at(placed.slice(0, 3), stepOf('place', Y, 2))));
		expect(carries()).toEqual(['1']);
		await rerender(propsOf(money, at(placed, stepOf('place', R, 8))));
		// 5 + O + 1 ends in 6: it carries nothing, whatever O is.
		expect(carries()).toEqual(['1', '1', '0']);
	});

	it('lights the column at work, and in red one that does not come out', async () => {
		const placed = [
			[D, 7],
			[E, 5]
		] as const;
		const { rerender } = await mount(propsOf(money, at(placed, stepOf('choose', Y))));
		expect(document.querySelectorAll('.marks > .lit')).toHaveLength(1);
		await rerender(propsOf(money, at(placed, stepOf('reject', Y, 3))));
		expect(document.querySelectorAll('.marks > .unit-failed')).toHaveLength(1);
		await expect.element(named(/^Y in MONEY: 3 tried and rejected/)).toBeVisible();
		// E in SEND and in MONEY is in other columns.
		expect(document.querySelectorAll('.marks > .clash-ring')).toHaveLength(2);
		await rerender(propsOf(money, at(placed, stepOf('reject', Y, 5))));
		expect(document.querySelectorAll('.marks > .unit-failed')).toHaveLength(0);
		expect(document.querySelectorAll('.marks > .clash-ring')).toHaveLength(3);
	});
});

describe('editing a sum', () => {
	it('takes digits from the keyboard and from the keys below, and clears them', async () => {
		const props = propsOf(kind.type(money, E, 5));
		await mount(props);
		await userEvent.click(document.querySelector('[aria-label^="N in SEND"]')!);
		await userEvent.keyboard('6');
		expect(props.ontype).toHaveBeenLastCalledWith(N, 6);
		await userEvent.keyboard('{Delete}');
		expect(props.ontype).toHaveBeenLastCalledWith(N, NONE);
		await page.getByRole('button', { name: '7', exact: true }).click();
		expect(props.ontype).toHaveBeenLastCalledWith(N, 7);
		await expect.element(page.getByRole('button', { name: '5 E, taken' })).toBeVisible();
		await page.getByRole('button', { name: 'Clear the letter' }).click();
		expect(props.ontype).toHaveBeenLastCalledWith(N, NONE);
	});

	it('goes with arrow keys from letter to letter', async () => {
		await mount(propsOf(money));
		await userEvent.click(document.querySelector('[aria-label^="D in SEND"]')!);
		await userEvent.keyboard('{ArrowLeft}');
		await expect.element(named(/^N in SEND/)).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect.element(named(/^R in MORE/)).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect.element(named(/^Y in MONEY/)).toHaveFocus();
	});

	it('marks letters with the same digit', async () => {
		await mount(propsOf(kind.type(kind.type(money, N, 5), E, 5)));
		await expect.element(named(/^N in SEND: 5, set by you, in conflict$/)).toBeVisible();
		expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(5);
	});
});
