import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import type { Mini } from '$lib/stage/board/mini/mini';
import { kind } from '$lib/kinds/sudoku/kind';
import { mini as sudoku } from '$lib/kinds/sudoku/view/mini';
import { SmallRun } from './small-run.svelte';
import View from './Miniature.svelte';

const mini = sudoku as Mini<unknown>;

async function show(playing: boolean) {
	const miniature = new SmallRun(kind, 'puzzle=.4....4..3.44213');
	const screen = await render(View, { miniature, mini, label: 'Sudoku', playing });
	const picture = screen.getByRole('img', { name: 'Sudoku' }).first();
	return { screen, miniature, picture };
}

describe('SmallRun', () => {
	it('shows the moment of the search: the board, the step, and the depth', async () => {
		const { miniature, picture } = await show(false);
		await expect.element(picture).toHaveTextContent('Dead end');
		const element = picture.element();
		/** The digits that the search has placed, in reading order. */
		const placed = () => element.querySelector('text.placed')?.textContent;
		expect(placed()).toBe('2311');
		expect(element.querySelectorAll('rect.fail')).toHaveLength(4);
		miniature.next();
		await expect.element(picture).toHaveTextContent('Backtrack');
		expect(placed()).toBe('231');
		while (miniature.moment.step?.kind !== 'solution') miniature.next();
		await expect.element(picture).toHaveTextContent('Solution');
		expect(placed()).toBe('23131212');
		expect(element.querySelectorAll('path.solved')).toHaveLength(1);
	});

	it('plays until it is paused', async () => {
		const { screen, miniature } = await show(true);
		const start = miniature.position;
		await expect.poll(() => miniature.position).not.toBe(start);
		await screen.rerender({ playing: false });
		const { position } = miniature;
		await new Promise((resolve) => setTimeout(resolve, 1500));
		expect(miniature.position).toBe(position);
		await screen.rerender({ playing: true });
		await expect.poll(() => miniature.position).not.toBe(position);
	});

	it('waits while it is out of view', async () => {
		const spacer = document.createElement('div');
		spacer.style.blockSize = '300vh';
		document.body.prepend(spacer);
		onTestFinished(() => spacer.remove());
		const { miniature, picture } = await show(true);
		const { position } = miniature;
		await new Promise((resolve) => setTimeout(resolve, 1500));
		expect(miniature.position).toBe(position);
		picture.element().scrollIntoView();
		await expect.poll(() => miniature.position).not.toBe(position);
	});

	it('waits while the tab is hidden', async () => {
		const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		onTestFinished(() => visibility.mockRestore());
		const { miniature } = await show(true);
		const { position } = miniature;
		await new Promise((resolve) => setTimeout(resolve, 1500));
		expect(miniature.position).toBe(position);
		visibility.mockReturnValue('visible');
		document.dispatchEvent(new Event('visibilitychange'));
		await expect.poll(() => miniature.position).not.toBe(position);
	});
});
