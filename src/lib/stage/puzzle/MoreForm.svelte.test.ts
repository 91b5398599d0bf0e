import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { readLocaleFrom } from '$lib/i18n/locale';
import { kind } from '$lib/kinds/sudoku/kind';
import { choicesFor } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import MoreForm from './MoreForm.svelte';

readLocaleFrom(() => 'en');

const choices = choicesFor(kind.problem(kind.examples[0].setup));
const field = (name: string) => page.getByLabelText(name, { exact: true });

async function form(strategy: Partial<Strategy> = {}) {
	const onchange = vi.fn<(change: Partial<Strategy>) => void>();
	await render(MoreForm, { strategy: { ...DEFAULT_STRATEGY, ...strategy }, choices, onchange });
	return onchange;
}

/** Types into a field and leaves it. */
async function enter(name: string, text: string) {
	await field(name).fill(text);
	await userEvent.tab();
}

describe('the limits and the seed', () => {
	it('are reported when they are typed', async () => {
		const onchange = await form({ limits: { backtracks: 7 } });
		await enter('Seconds', '3');
		expect(onchange).toHaveBeenLastCalledWith({ limits: { backtracks: 7, milliseconds: 3000 } });
		await enter('Backtracks', '');
		expect(onchange).toHaveBeenLastCalledWith({ limits: {} });
		await enter('Random seed', '9');
		expect(onchange).toHaveBeenLastCalledWith({ seed: 9 });
	});

	it.each([
		['Steps', '-5'],
		['Steps', '0'],
		['Seconds', '1.5'],
		['Random seed', '-1'],
		['Random seed', '']
	])('change nothing and explain why if they are invalid: %s %s', async (name, text) => {
		const onchange = await form({ limits: { steps: 40 } });
		await enter(name, text);
		expect(onchange).not.toHaveBeenCalled();
		await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
		await expect.element(field(name)).toHaveAccessibleDescription(/^Enter /);
		await enter(name, '8');
		expect(onchange).toHaveBeenCalledOnce();
		await expect.element(field(name)).toHaveAttribute('aria-invalid', 'false');
		await expect.element(field(name)).not.toHaveAccessibleDescription();
	});
});
