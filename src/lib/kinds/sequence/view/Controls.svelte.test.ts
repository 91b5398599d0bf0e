import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { sequence, type SequenceSetup } from '../setup';
import Controls from './Controls.svelte';

async function mount(setup = sequence()) {
	const onedit = vi.fn<(setup: SequenceSetup) => void>();
	const props = {
		setup,
		trace: null,
		moment: null,
		onedit,
		onload: vi.fn(),
		onstrategy: vi.fn()
	};
	const screen = await render(Controls, props);
	onedit.mockImplementation((edited) => void screen.rerender({ ...props, setup: edited }));
	return onedit;
}

const letters = page.getByRole('textbox', { name: 'Letters' });
const alert = page.getByRole('alert').first();

describe('the letters', () => {
	it('take effect as typed when the field loses focus', async () => {
		const onedit = await mount();
		await userEvent.fill(letters, 'XYZW');
		expect(onedit).not.toHaveBeenCalled();
		await userEvent.keyboard('{Enter}');
		expect(onedit.mock.lastCall?.[0].alphabet).toBe('XYZW');
	});

	it('may have spaces between them', async () => {
		const onedit = await mount();
		await userEvent.fill(letters, 'X, Y Z');
		await userEvent.keyboard('{Enter}');
		expect(onedit.mock.lastCall?.[0].alphabet).toBe('XYZ');
		await expect.element(letters).toHaveValue('XYZ');
	});

	it.each([
		['', 'Type at least one letter.'],
		['ABA', '“A” appears twice.'],
		['ABCDEFGHIJKLMNOPQRSTUVWXYZ1', 'At most 26 letters are allowed; these are 27.']
	])('“%s” is refused at once, and stays in the field', async (text, message) => {
		const onedit = await mount();
		await userEvent.fill(letters, text);
		await expect.poll(() => alert.element().textContent?.replaceAll(/[⁨⁩]/g, '')).toBe(message);
		await expect.element(letters).toHaveAttribute('aria-invalid', 'true');
		await userEvent.keyboard('{Enter}{Tab}');
		await expect.element(letters).toHaveValue(text);
		expect(onedit).not.toHaveBeenCalled();
	});
});

describe('the length', () => {
	it('goes up and down, and accepts a number', async () => {
		const onedit = await mount();
		await page.getByRole('button', { name: 'One place more' }).click();
		expect(onedit.mock.lastCall?.[0].length).toBe(4);
		const field = page.getByRole('spinbutton', { name: 'Length' });
		await userEvent.fill(field, '12');
		await userEvent.keyboard('{Enter}');
		expect(onedit.mock.lastCall?.[0].length).toBe(12);
	});

	it.each(['0', '41', 'x', ''])('rejects “%s” and keeps it', async (text) => {
		const onedit = await mount();
		const field = page.getByRole('spinbutton', { name: 'Length' });
		await userEvent.fill(field, text);
		await userEvent.keyboard('{Enter}');
		await expect.element(page.getByText('Enter a whole number from 1 to 40.')).toBeVisible();
		await expect.element(field).toHaveValue(text);
		expect(onedit).not.toHaveBeenCalled();
	});
});

describe('the rules', () => {
	it('read as a sentence that reflects every change', async () => {
		await mount();
		await page
			.getByRole('button', { name: 'Each letter is later than the one before. Rules' })
			.click();
		await page.getByRole('radio', { name: 'different from it' }).click();
		await expect
			.element(page.getByRole('button', { name: 'Neighbouring letters are different. Rules' }))
			.toBeVisible();
		await page.getByRole('switch', { name: 'No letter twice' }).click();
		await page.getByRole('switch', { name: 'Neighbours no further apart than' }).click();
		await page.getByRole('button', { name: 'One letter closer' }).click();
		await expect
			.element(
				page.getByRole('button', {
					name: 'Neighbouring letters are different, neighbours are at most one letter apart, and no letter occurs twice. Rules'
				})
			)
			.toBeVisible();
	});
});
