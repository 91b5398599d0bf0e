import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { kind } from '../kind';
import type { CryptarithmSetup } from '../sum';
import Controls from './Controls.svelte';

it('takes a sum in capitals from a keyboard on the screen', async () => {
	const onedit = vi.fn<(setup: CryptarithmSetup) => void>();
	const { setup } = kind.examples[0];
	await render(Controls, {
		...{ setup, trace: null, moment: null },
		...{ onedit, onload: vi.fn(), onstrategy: vi.fn() }
	});
	const field = page.getByRole('textbox');
	await expect.element(field).toHaveAttribute('autocapitalize', 'characters');
	await userEvent.fill(field, 'TWO + TWO = FOUR');
	await userEvent.keyboard('{Enter}');
	expect(onedit.mock.lastCall?.[0].sum.words).toEqual(['TWO', 'TWO', 'FOUR']);
});
