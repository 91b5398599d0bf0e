import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { announcer } from '$lib/site/shell/announcer.svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import { stripIsolates } from '$lib/i18n/bidi';
import view from '$lib/kinds/sudoku/view';
import InChapter from '../../../../../tests/fixtures/InChapter.svelte';
import '../../../../app.css';
import { loadChapter } from '../text/chapters';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { Reading } from '../stage/reading.svelte';

readLocaleFrom(() => 'en');

async function calls(id: string) {
	const { lesson, text, programs } = await loadChapter('recursion', 'en');
	const first = view as unknown as ProblemView;
	const reading = new Reading('recursion', lesson, text, programs, async () => first, first);
	const blocks = [{ kind: 'widget', widget: 'calls', id, wrong: [] } as const];
	const screen = await render(InChapter, { reading, blocks });
	const button = (name: string) => screen.getByRole('button', { name });
	await expect.element(button('Step forward')).toBeVisible();
	const said = () => stripIsolates(screen.container.querySelector('.sentence')!.textContent);
	const lit = () => screen.container.querySelector('[aria-current="step"]')?.textContent;
	return { reading, screen, button, said, lit };
}

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 720));

test('calls go down and values come up, one step at a time, in both directions', async () => {
	const { button, said, lit, screen } = await calls('count-empty');
	expect(lit()).toBeUndefined();
	await button('Step forward').click();
	expect(said()).toBe('The program calls countEmpty(row, 5).');
	expect(lit()).toContain('function countEmpty');
	await button('Step forward').click();
	expect(said()).toBe('countEmpty(row, 5) calls countEmpty(row, 6) and waits.');
	expect(stripIsolates(announcer.text)).toBe(said());
	const slider = screen.getByRole('slider').element() as HTMLInputElement;
	slider.focus();
	await userEvent.keyboard('{End}');
	expect(said()).toBe('countEmpty(row, 5) returns 2 to the program. All calls are done.');
	expect(lit()).toContain('return rest;');
	await button('Step back').click();
	expect(said()).toBe('countEmpty(row, 5) goes on: its own variable rest is now 2.');
	const picture = stripIsolates(screen.getByRole('img').element().getAttribute('aria-label')!);
	expect(picture).toContain('countEmpty(row, 5) is running');
	expect(picture).toContain('countEmpty(row, 8) has returned 1');
});

test('arrows walk from any of its buttons', async () => {
	const { button, said } = await calls('fill');
	button('Play').element().focus();
	await userEvent.keyboard('{ArrowRight}{ArrowRight}');
	expect(said()).toBe('fill(letters, 0) tries C. It fits, so the call places it.');
	await userEvent.keyboard('{ArrowLeft}');
	expect(said()).toBe('The program calls fill(letters, 0).');
});

test('plays until it is paused', async () => {
	const { button, said } = await calls('fill');
	await button('Play').click();
	expect(said()).toBe('The program calls fill(letters, 0).');
	await vi.waitFor(() => expect(said()).toContain('tries C'), { timeout: 4000 });
	await button('Pause').click();
	await expect.element(button('Play')).toBeVisible();
});

test('speaks the language of the listing', async () => {
	const { button, said, screen } = await calls('count-empty');
	await screen.getByRole('tab', { name: 'Python' }).click();
	await button('Step forward').click();
	expect(said()).toBe('The program calls count_empty(row, 5).');
});

test('is printed as it ends', async () => {
	const { said } = await calls('fill');
	window.dispatchEvent(new Event('beforeprint'));
	expect(said()).toContain('returns true to the program');
	window.dispatchEvent(new Event('afterprint'));
	await vi.waitFor(() => expect(said()).toContain('Nothing has been called yet'));
});

test('fits on a phone', async () => {
	await page.viewport(360, 640);
	const { button, screen } = await calls('fill');
	for (let step = 0; step < 8; step++) await button('Step forward').click();
	const { right } = screen.getByRole('img').element().getBoundingClientRect();
	expect(right).toBeLessThanOrEqual(360);
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
