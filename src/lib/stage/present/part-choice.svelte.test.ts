import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import PartChoice from './PartChoice.svelte';

const parts = ['Board', 'Tree', 'Sentence', 'Code'].map((label) => ({ id: label, label }));

it('adds and takes away parts, but never all and never too many', async () => {
	const onchoose = vi.fn();
	const choice = await render(PartChoice, { parts, chosen: ['Board'], most: 2, onchoose });
	const part = (name: string) => page.getByRole('checkbox', { name });
	await expect.element(part('Board')).toBeChecked();
	await expect.element(part('Board')).toBeDisabled();
	await part('Code').click();
	expect(onchoose).toHaveBeenLastCalledWith(['Board', 'Code']);

	await choice.rerender({ chosen: ['Board', 'Code'] });
	await expect.element(part('Tree')).toBeDisabled();
	await part('Board').click();
	expect(onchoose).toHaveBeenLastCalledWith(['Code']);
});
