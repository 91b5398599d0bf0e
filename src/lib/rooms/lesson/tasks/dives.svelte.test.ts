import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import view from '$lib/kinds/queens/view';
import { kindWorkers } from '$lib/kinds/workers';
import { provideWorkers } from '$lib/stage/run/workers';
import InChapter from '../../../../../tests/fixtures/InChapter.svelte';
import '../../../../app.css';
import { loadChapter } from '../text/chapters';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { Reading } from '../stage/reading.svelte';
import type { Lesson } from '../text/lesson';

readLocaleFrom(() => 'en');
provideWorkers(kindWorkers);

async function dives(search: string) {
	const { text, programs } = await loadChapter('letters', 'en');
	const first = view as unknown as ProblemView;
	const figure = { kind: 'queens', search };
	const cues = Object.fromEntries(
		text.parts.map(({ id }) => [id, { figure: 'queens', at: 0, is: 'start' }])
	);
	const lesson: Lesson = { figures: { queens: figure }, cues };
	const reading = new Reading('letters', lesson, text, programs, async () => first, first);
	const blocks = [{ kind: 'widget', widget: 'dives', id: 'queens', wrong: [] } as const];
	const screen = await render(InChapter, { reading, blocks });
	const button = (name: string) => screen.getByRole('button', { name });
	await expect.element(button('One dive')).toBeVisible();
	const said = () => screen.container.textContent.replaceAll(/[\s⁨⁩]+/g, ' ');
	return { screen, button, said };
}

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 720));

test('a dive shows its way, and guesses the sum of the products', async () => {
	const { screen, button, said } = await dives('size=8&goal=first');
	await button('One dive').click();
	const sum = /([\d,]+(?: \+ [\d,]+)*) = ([\d,]+)/.exec(said())!;
	const numbers = sum[1].split(' + ').map((text) => Number(text.replaceAll(',', '')));
	expect(numbers[0]).toBe(8);
	expect(numbers.reduce((all, one) => all + one)).toBe(Number(sum[2].replaceAll(',', '')));
	expect(said()).toContain(`1 dive guesses ${sum[2]}.`);
	await expect.element(screen.getByRole('img', { name: /^The branches on the way/ })).toBeVisible();
});

test('a thousand dives come close to what counting the whole tree finds, which comes when asked for', async () => {
	const { button, said } = await dives('size=8&goal=first');
	await button('A thousand').click();
	await vi.waitFor(() => expect(said()).toContain('1,000 dives guess from'), { timeout: 5000 });
	expect(said()).not.toContain('2,056');
	await button('Count the whole tree').click();
	await vi.waitFor(() => expect(said()).toContain('The whole tree has 2,056 placements.'), {
		timeout: 5000
	});
	expect(said()).toMatch(/The average guess is (right|[1-5]% too (high|low))/);
	await button('Start again').click();
	expect(said()).toContain('A dive goes down into the tree once.');
	await button('One dive').click();
	expect(said()).toContain('Dive 1 ');
});

test('ten dives are on paper, also where nobody has dived', async () => {
	const { said } = await dives('size=6');
	window.dispatchEvent(new Event('beforeprint'));
	expect(said()).toContain('10 dives guess from');
	window.dispatchEvent(new Event('afterprint'));
	await vi.waitFor(() => expect(said()).not.toContain('10 dives guess from'));
});

test('fits on a phone', async () => {
	await page.viewport(360, 640);
	const { button } = await dives('size=10');
	await button('One dive').click();
	expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
