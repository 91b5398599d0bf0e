import { afterEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import type { Mini } from '$lib/stage/board/mini/mini';
import { kind } from '$lib/kinds/sudoku/kind';
import { mini as sudoku } from '$lib/kinds/sudoku/view/mini';
import { SmallRun } from './small-run.svelte';
import ProblemCards from './ProblemCards.svelte';

/** What the reader's system says. */
const prefer = (value: '' | 'reduce') =>
	cdp().send('Emulation.setEmulatedMedia', {
		features: [{ name: 'prefers-reduced-motion', value }]
	});

afterEach(() => prefer(''));

const mini = sudoku as Mini<unknown>;

async function show(reduced: boolean) {
	await prefer(reduced ? 'reduce' : '');
	const miniatures = ['puzzle=.4....4..3.44213', 'puzzle=1..............4'].map(
		(search) => new SmallRun(kind, search)
	);
	const cards = miniatures.map((miniature, at) => ({
		kind: `kind-${at}`,
		title: `Title ${at}`,
		line: 'What it is about.',
		href: '#there',
		miniature,
		mini
	}));
	const screen = await render(ProblemCards, { cards });
	return { screen, positions: () => miniatures.map(({ position }) => position) };
}

describe('ProblemCards', () => {
	it('has a card for each kind that links to its page', async () => {
		const { screen } = await show(true);
		await expect.element(screen.getByRole('link', { name: 'Title 1' })).toBeVisible();
		const link = screen.getByRole('link', { name: 'Title 0' });
		await expect.element(link).toHaveAttribute('href', '#there');
		const card = screen.getByRole('article').first().element().getBoundingClientRect();
		const atCorner = document.elementFromPoint(card.right - 12, card.top + 12);
		expect(atCorner).toBe(link.element());
	});

	it('plays all of them until they are paused', async () => {
		const { screen, positions } = await show(false);
		const start = positions();
		await expect
			.poll(() => positions().filter((position, at) => position !== start[at]))
			.toHaveLength(2);
		await screen.getByRole('button', { name: 'Pause the searches' }).click();
		const paused = positions();
		await new Promise((resolve) => setTimeout(resolve, 1500));
		expect(positions()).toEqual(paused);
	});

	it('stays still for readers who prefer reduced motion, until they press play', async () => {
		const { screen, positions } = await show(true);
		const start = positions();
		await new Promise((resolve) => setTimeout(resolve, 1500));
		expect(positions()).toEqual(start);
		await screen.getByRole('button', { name: 'Play the searches' }).click();
		await expect.poll(positions).not.toEqual(start);
	});
});
