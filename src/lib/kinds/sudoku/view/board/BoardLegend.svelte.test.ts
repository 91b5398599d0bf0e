import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import '../../../../../app.css';
import BoardLegend from './BoardLegend.svelte';

/** The styles of all states but the newest placement by elimination, which the legend shows as two marks. */
const STATES = [
	'given',
	'set',
	'placed',
	'newest',
	'forced',
	'rejected',
	'taken-back',
	'dead-end-sign',
	'used-up-sign',
	'solution',
	'conflict',
	'current',
	'candidate'
];

afterEach(() => readLocaleFrom(() => 'en'));

describe('BoardLegend', () => {
	it('draws and names every mark', async () => {
		await render(BoardLegend);
		const items = page.getByRole('listitem').elements();
		expect(items.length).toBeGreaterThan(0);
		for (const item of items) expect(item.textContent.trim()).not.toBe('');
		for (const state of STATES)
			expect(document.querySelector(`.marks > .${state}`), state).not.toBeNull();
	});

	it('draws candidates in their places in the cell', async () => {
		await render(BoardLegend);
		const marks = [...document.querySelectorAll('.marks > :is(.candidate, .eliminated)')];
		expect(marks.length).toBeGreaterThan(2);
		for (const mark of marks) {
			const cell = mark.closest('svg')!.getBoundingClientRect();
			// The box of a letter is higher than what is drawn of it.
			const { left, right, top, height } = mark.getBoundingClientRect();
			expect(left).toBeGreaterThanOrEqual(cell.left - 1);
			expect(right).toBeLessThanOrEqual(cell.right + 1);
			const middle = (top + height / 2 - cell.top) / cell.height;
			expect(middle).toBeGreaterThan(0.1);
			expect(middle).toBeLessThan(0.9);
			expect(height).toBeLessThan(0.6 * cell.height);
		}
	});

	it('keeps its samples as on the board, in Hebrew too', async () => {
		readLocaleFrom(() => 'he');
		await render(BoardLegend);
		await expect.element(page.getByText('הצבה שהוסרה זה עתה')).toBeVisible();
		expect(document.querySelectorAll('.sample').length).toBeGreaterThan(0);
		for (const sample of document.querySelectorAll('.sample')) {
			expect(getComputedStyle(sample).direction).toBe('ltr');
		}
	});
});
