import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import '../../../../app.css';
import Tour from './Tour.svelte';

/** The parts of a studio at a size, as rectangles: left, top, width, height. */
const DESKTOP = {
	board: [12, 100, 450, 500],
	tree: [470, 100, 450, 500],
	why: [930, 100, 340, 200],
	side: [930, 310, 340, 290],
	player: [0, 610, 1280, 110]
};
const PHONE = {
	board: [0, 100, 390, 420],
	why: [0, 530, 390, 150],
	player: [0, 690, 390, 154],
	tree: [0, 900, 390, 500],
	side: [0, 1450, 390, 400]
};

function layOut(parts: Record<string, number[]>) {
	for (const [pane, [left, top, width, height]] of Object.entries(parts)) {
		const part = document.createElement('div');
		part.dataset.pane = pane;
		const position = pane === 'player' ? 'fixed' : 'absolute';
		part.style.cssText = `position: ${position}; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
		document.body.append(part);
	}
}

/** The share of a part that the card covers. */
function covered(pane: string): number {
	const card = document.querySelector('.card')!.getBoundingClientRect();
	const part = document.querySelector(`[data-pane="${pane}"]`)!.getBoundingClientRect();
	const across = Math.min(card.right, part.right) - Math.max(card.left, part.left);
	const down = Math.min(card.bottom, part.bottom) - Math.max(card.top, part.top);
	return (Math.max(0, across) * Math.max(0, down)) / (part.width * part.height);
}

const next = page.getByRole('button', { name: 'Next' });
const region = (name: string) => page.getByRole('region', { name });

beforeEach(() => readLocaleFrom(() => 'en'));
afterEach(async () => {
	for (const part of document.querySelectorAll('[data-pane]')) part.remove();
	await page.viewport(1280, 720);
});

describe('the tour', () => {
	test('tells of each part in turn and explains three words', async () => {
		layOut(DESKTOP);
		const onend = vi.fn();
		await render(Tour, { onend });
		await expect.element(region('The board')).toHaveTextContent('Placement: a value goes into');
		await expect.element(region('The board')).toHaveFocus();
		await next.click();
		await expect.element(region('The decision tree')).toHaveTextContent('Dead end: no value fits');
		await expect.element(region('The decision tree')).toHaveFocus();
		await next.click();
		await expect
			.element(region('The sentence and the code'))
			.toHaveTextContent('Backtrack: after a dead end');
		await next.click();
		await expect.element(region('The player')).toHaveTextContent('4 of 4');
		await expect
			.element(page.getByRole('button', { name: 'Skip the tour' }))
			.not.toBeInTheDocument();
		await page.getByRole('button', { name: 'Begin' }).click();
		expect(onend).toHaveBeenCalledOnce();
	});

	test.each([
		[1280, 720, DESKTOP, 0],
		[390, 844, PHONE, 0.25]
	])('covers little of the part it tells of at %i×%i', async (width, height, parts, most) => {
		await page.viewport(width, height);
		layOut(parts);
		await render(Tour, { onend: vi.fn() });
		for (const pane of ['board', 'tree', 'why', 'player']) {
			await expect.poll(() => covered(pane)).toBeLessThanOrEqual(most);
			await expect.poll(() => covered('player')).toBe(0);
			if (pane !== 'player') await next.click();
		}
	});

	test('ends with Escape, and gives the focus back', async () => {
		layOut(DESKTOP);
		const onend = vi.fn();
		await render(Tour, { onend });
		await expect.element(region('The board')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		expect(onend).toHaveBeenCalledOnce();
	});

	test('leaves the focus in the page where nothing had it', async () => {
		layOut(DESKTOP);
		const main = document.createElement('main');
		main.tabIndex = -1;
		document.body.append(main);
		const tour = await render(Tour, { onend: () => void tour.unmount() });
		await expect.element(region('The board')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.element(main).toHaveFocus();
		main.remove();
	});

	test('takes the focus from the control that asked for it, and gives it back', async () => {
		layOut(DESKTOP);
		const control = document.createElement('button');
		document.querySelector('[data-pane="player"]')!.append(control);
		control.focus();
		const tour = await render(Tour, { onend: () => void tour.unmount() });
		await expect.element(region('The board')).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect.poll(() => document.activeElement).toBe(control);
	});
});
