import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { sequence, withLetter } from '../setup';
import type { Mini } from '$lib/stage/board/mini/mini';
import MiniBoard from '$lib/stage/board/mini/MiniBoard.svelte';
import { miniature } from './miniature';

const mini = miniature.mini as Mini<unknown>;

describe('MiniBoard', () => {
	it('is an image that names the letters on the strip', async () => {
		const setup = withLetter(sequence('ABC', 3), 2, 2);
		await render(MiniBoard, { mini, setup, assignment: [0, -1, 2], highlight: 1 });
		await expect.element(page.getByRole('img', { name: 'Strip: A·C' })).toBeVisible();
		expect(document.querySelectorAll('text.placed')).toHaveLength(1);
		expect(document.querySelectorAll('text.set')).toHaveLength(1);
		expect(document.querySelector('.current')).not.toBeNull();
	});

	it('accepts a custom name, and any length', async () => {
		await render(MiniBoard, { mini, setup: sequence('ABC', 40), label: 'Forty' });
		await expect.element(page.getByRole('img', { name: 'Forty' })).toBeVisible();
		expect(document.querySelectorAll('svg[role=img] *').length).toBeLessThan(5);
	});
});
