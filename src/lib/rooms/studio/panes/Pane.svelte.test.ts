import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import PaneOfTools from '../../../../../tests/fixtures/PaneOfTools.svelte';

readLocaleFrom(() => 'en');

describe('a pane whose toolbar arrives', () => {
	it.each([
		['at once', 'button', [1]],
		['at once', 'heading', [1]],
		['after its content', 'button', [0, 1]],
		['after its content', 'heading', [0, 1]],
		['in the place of another', 'button', [1, 2]],
		['in the place of another', 'heading', [1, 2]],
		['some time after another', 'button', [1, 0, 2]]
	] as const)('%s keeps the focus on its %s', async (_, role, toolbars) => {
		const screen = await render(PaneOfTools, { toolbar: null });
		const focused = screen.getByRole(role).last();
		(focused.element() as HTMLElement).focus();
		for (const toolbar of toolbars) await screen.rerender({ toolbar });
		await expect.element(focused).toHaveFocus();
	});

	it('leaves the focus where the reader has moved it', async () => {
		const screen = await render(PaneOfTools, { toolbar: 1 });
		const body = page.elementLocator(document.body);
		const button = screen.getByRole('button').last();
		(button.element() as HTMLElement).focus();
		(button.element() as HTMLElement).blur();
		await expect.element(body).toHaveFocus();
		await screen.rerender({ toolbar: 2 });
		await expect.element(button).toBeVisible();
		await expect.element(body).toHaveFocus();
	});
});
