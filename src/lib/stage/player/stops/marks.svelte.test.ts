import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import type { Breakpoint } from './breakpoints';
import MarkCard from './MarkCard.svelte';
import MarksForm from './MarksForm.svelte';

const marks: Breakpoint[] = [
	{ kind: 'backtrack' },
	{ kind: 'mark', position: 90, note: 'Why back?' },
	{ kind: 'mark', position: 12, note: '' }
];
const form = (props: object) =>
	render(MarksForm, {
		breakpoints: marks,
		position: 40,
		isMarking: false,
		onchange: vi.fn(),
		onseek: vi.fn(),
		...props
	});

describe('MarksForm', () => {
	it('sets a mark at the position shown, with a tidied note', async () => {
		const onchange = vi.fn();
		await form({ onchange });
		await page.getByRole('textbox').fill('  What   now? ');
		await page.getByRole('button', { name: 'Stop at step 40' }).click();
		expect(onchange).toHaveBeenCalledWith([
			...marks,
			{ kind: 'mark', position: 40, note: 'What now?' }
		]);
	});

	it('changes the note of the mark that is there', async () => {
		const onchange = vi.fn();
		await form({ onchange, position: 90 });
		const note = page.getByRole('textbox', { name: 'Note for step 90' });
		await expect.element(note).toHaveValue('Why back?');
		await note.fill('');
		await page.getByRole('button', { name: 'Change the note' }).click();
		expect(onchange).toHaveBeenCalledWith([
			marks[0],
			{ kind: 'mark', position: 90, note: '' },
			marks[2]
		]);
	});

	it('lists the marks in the order of the run and goes to them', async () => {
		const onseek = vi.fn();
		await form({ onseek });
		const items = page.getByRole('listitem');
		await expect.element(items.nth(0)).toHaveTextContent('step 12');
		await expect.element(items.nth(1)).toHaveTextContent(/step 90:.*Why back\?/);
		await items
			.nth(1)
			.getByRole('button', { name: /^step 90/ })
			.click();
		expect(onseek).toHaveBeenCalledWith(90);
	});

	it('says when the address has no room for another note', async () => {
		const onchange = vi.fn();
		const full = Array.from({ length: 32 }, (_, position): Breakpoint => {
			return { kind: 'mark', position, note: 'x'.repeat(100) };
		});
		await form({ breakpoints: full, onchange });
		await page.getByRole('button', { name: 'Stop at step 40' }).click();
		await expect.element(page.getByRole('alert')).toHaveTextContent('no room');
	});
});

describe('MarkCard', () => {
	it('shows the note of the mark at the position, and nothing elsewhere', async () => {
		const { rerender } = await render(MarkCard, { breakpoints: marks, position: 90 });
		await expect.element(page.getByRole('status')).toHaveTextContent('Why back?');
		await rerender({ position: 91 });
		await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
	});
});
