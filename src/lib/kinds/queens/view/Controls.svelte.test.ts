import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { board } from '../setup';
import Controls from './Controls.svelte';

const props = (size: number, columns: number[] = []) => ({
	setup: board(size, columns),
	trace: null,
	moment: null,
	onedit: vi.fn(),
	onload: vi.fn(),
	onstrategy: vi.fn()
});

const field = () => page.getByRole('spinbutton', { name: 'Queens' });

describe('the size', () => {
	it('goes up or down by one, and drops queens that no longer fit', async () => {
		const given = props(4, [3, 1, 0, -1]);
		await render(Controls, { props: given });
		await page.getByRole('button', { name: 'One queen more' }).click();
		expect(given.onedit).toHaveBeenLastCalledWith(board(5, [3, 1, 0, -1]));
		await page.getByRole('button', { name: 'One queen fewer' }).click();
		expect(given.onedit).toHaveBeenLastCalledWith(board(3, [-1, 1, 0]));
	});

	it('can be typed', async () => {
		const given = props(8);
		await render(Controls, { props: given });
		await field().fill('12');
		await userEvent.keyboard('{Enter}');
		expect(given.onedit).toHaveBeenCalledExactlyOnceWith(board(12));
	});

	it('reports invalid input and keeps it', async () => {
		const given = props(8);
		await render(Controls, { props: given });
		for (const text of ['0', '33', '4.5', 'x', '']) {
			await field().fill(text);
			await userEvent.keyboard('{Enter}');
			await expect
				.element(page.getByRole('alert'))
				.toHaveTextContent('Enter a whole number from 1 to 32.');
			await expect.element(field()).toHaveValue(text);
		}
		expect(given.onedit).not.toHaveBeenCalled();
		await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
		await field().fill('8');
		await userEvent.keyboard('{Enter}');
		await expect.element(field()).toHaveAttribute('aria-invalid', 'false');
		await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
	});

	it('ends at 1 and at 32', async () => {
		const { rerender } = await render(Controls, { props: props(1) });
		await expect.element(page.getByRole('button', { name: 'One queen fewer' })).toBeDisabled();
		await rerender(props(32));
		await expect.element(page.getByRole('button', { name: 'One queen more' })).toBeDisabled();
	});
});
