import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { boardOf, solvedBoard } from '../../../../../../tests/fixtures/boards';
import '../../../../../app.css';
import SmallBoard from './SmallBoard.svelte';

const nine = { rows: 3, columns: 3 };
const givens = boardOf(solvedBoard(nine), (cell) => cell < 20);

describe('SmallBoard', () => {
	it('is an image with a name', async () => {
		await render(SmallBoard, { shape: nine, givens });
		await expect
			.element(page.getByRole('img', { name: 'Board 9×9, 20 cells filled' }))
			.toBeVisible();
	});

	it('accepts a custom name', async () => {
		await render(SmallBoard, { shape: nine, givens, label: 'Seventeen clues' });
		await expect.element(page.getByRole('img', { name: 'Seventeen clues' })).toBeVisible();
	});

	it('writes each symbol once, givens separate from placements', async () => {
		const assignment = boardOf(solvedBoard(nine), (cell) => cell < 25);
		await render(SmallBoard, { shape: nine, givens, assignment, highlight: 24 });
		expect(document.querySelector('text.given')?.textContent).toHaveLength(20);
		expect(document.querySelector('text.placed')?.textContent).toHaveLength(5);
		expect(document.querySelector('.highlight')).not.toBeNull();
	});

	it('has only a few elements at any size', async () => {
		const shape = { rows: 5, columns: 5 };
		const full = solvedBoard(shape);
		await render(SmallBoard, {
			shape,
			givens: boardOf(full, (cell) => cell % 3 === 0),
			assignment: full
		});
		expect(document.querySelectorAll('svg[role=img] *').length).toBeLessThan(10);
	});
});
