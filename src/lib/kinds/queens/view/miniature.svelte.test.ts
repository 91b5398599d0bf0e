import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { board } from '../setup';
import Legend from './Legend.svelte';
import type { Mini } from '$lib/stage/board/mini/mini';
import MiniBoard from '$lib/stage/board/mini/MiniBoard.svelte';
import { miniature } from './miniature';

const mini = miniature.mini as Mini<unknown>;

describe('the small board', () => {
	it('has a name and shows set and placed queens', async () => {
		await render(MiniBoard, { props: { mini, setup: board(4, [1]), assignment: [1, 3, -1, -1] } });
		await expect.element(page.getByRole('img', { name: '4×4, 2 queens on it' })).toBeVisible();
		expect(document.querySelectorAll('.marks > .piece-placed')).toHaveLength(1);
		expect(document.querySelectorAll('.marks > .piece-set')).toHaveLength(1);
	});

	it('has only a few elements at any size', async () => {
		const columns = Array.from({ length: 32 }, (_, row) => row);
		await render(MiniBoard, {
			props: { mini, setup: board(32), assignment: columns, highlight: 3 }
		});
		expect(document.querySelectorAll('svg *').length).toBeLessThan(12);
	});
});

describe('the legend', () => {
	it('explains what a board of this size can show', async () => {
		const { rerender } = await render(Legend, { props: { setup: board(8) } });
		await expect.element(page.getByText('Tried and rejected', { exact: true })).toBeVisible();
		await rerender({ setup: board(1) });
		await expect
			.element(page.getByText('Tried and rejected', { exact: true }))
			.not.toBeInTheDocument();
	});
});
