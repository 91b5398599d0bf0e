import { expect, describe, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { SpecialSolutions } from '$lib/stage/board/problem-view';
import { kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import view from '$lib/kinds/sudoku/view';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { record } from '../../../../../tests/fixtures/recordings';
import Solutions from './Solutions.svelte';
import UniquenessLine from './UniquenessLine.svelte';

readLocaleFrom(() => 'en');

/** All solutions of an example, in the studio's format. */
function recorded(id: string, limits = {}) {
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const strategy = { ...DEFAULT_STRATEGY, goal: 'all' as const, limits };
	const { trace, recorder } = record(kind.problem(setup), strategy);
	const { solutions, costs, notes } = trace;
	return {
		view,
		setup,
		trace,
		...{ solutions, costs, notes },
		count: recorder.statistics.solutions,
		improving: false,
		ended: true,
		position: 0,
		ongo: vi.fn<(position: number) => void>()
	};
}

const specialSolutions: SpecialSolutions = {
	label: () => 'Special only',
	countText: (count) => `${count} of them special`,
	meaning: () => 'The first ones.',
	in: (notes) =>
		typeof notes?.count === 'number'
			? { count: notes.count, has: (index) => index < Number(notes.count) }
			: null
};

/** Sixty solutions; the first five are special. */
function sixty() {
	const props = recorded('size-4');
	return {
		...props,
		solutions: Float64Array.from({ length: 60 }, (_, index) => 100 + index),
		costs: new Float64Array(60).fill(-1),
		view: { ...view, specialSolutions },
		notes: { count: 5 },
		count: 60
	};
}

describe('the solutions of a run', () => {
	it('are each reported as better than the one before if the best is sought', async () => {
		await render(Solutions<SudokuSetup>, { ...recorded('several'), improving: true });
		await expect
			.element(page.getByText('4 solutions, each better than the one before'))
			.toBeVisible();
	});

	it('are listed, and choosing one goes to its moment', async () => {
		const props = recorded('several');
		await render(Solutions<SudokuSetup>, props);
		await expect.element(page.getByText('4 solutions')).toBeVisible();
		expect(page.getByRole('button').elements()).toHaveLength(4);
		await page.getByRole('button', { name: '3: solution', exact: true }).click();
		expect(props.ongo).toHaveBeenCalledExactlyOnceWith(props.solutions[2]);
	});

	it('mark the one at the current position', async () => {
		const props = recorded('several');
		const screen = await render(Solutions<SudokuSetup>, props);
		const second = page.getByRole('button', { name: '2: solution', exact: true });
		await expect.element(second).not.toHaveAttribute('aria-current');
		await screen.rerender({ position: props.solutions[1] });
		await expect.element(second).toHaveAttribute('aria-current', 'step');
	});

	it('are shown a page at a time, starting with the page of the current one', async () => {
		const props = recorded('size-4', { solutions: 60 });
		const many = new Float64Array(60).fill(props.solutions[0]);
		const costs = new Float64Array(60).fill(-1);
		const screen = await render(Solutions<SudokuSetup>, {
			...props,
			solutions: many,
			costs,
			count: 70
		});
		await expect.element(page.getByText('1–24 of 60')).toBeVisible();
		await expect.element(page.getByText('The first 60 are listed.')).toBeVisible();
		await page.getByRole('button', { name: 'Next solutions' }).click();
		await expect.element(page.getByText('25–48 of 60')).toBeVisible();
		await screen.rerender({ position: props.solutions[0] });
		await expect.element(page.getByText('49–60 of 60')).toBeVisible();
	});

	it('start at the page of the current one when only special ones are listed', async () => {
		const screen = await render(Solutions<SudokuSetup>, sixty());
		await page.getByRole('button', { name: 'Next solutions' }).click();
		await page.getByRole('button', { name: 'Next solutions' }).click();
		await expect.element(page.getByText('49–60 of 60')).toBeVisible();
		await page.getByText('Special only').click();
		await expect.element(page.getByRole('button', { name: '5: solution' })).toBeVisible();
		expect(page.getByRole('listitem').elements()).toHaveLength(5);
		await screen.rerender({ notes: null });
		expect(page.getByRole('listitem').elements()).toHaveLength(24);
	});

	it('start at the first page for another run', async () => {
		const screen = await render(Solutions<SudokuSetup>, sixty());
		await page.getByRole('button', { name: 'Next solutions' }).click();
		await expect.element(page.getByText('25–48 of 60')).toBeVisible();
		await screen.rerender(recorded('several'));
		expect(page.getByRole('listitem').elements()).toHaveLength(4);
	});

	it('are not a live region while they are being found', async () => {
		const { container } = await render(Solutions<SudokuSetup>, { ...sixty(), ended: false });
		await expect.element(page.getByText('1–24 of 60')).toBeVisible();
		expect(container.querySelector('[role="status"], [role="alert"], [aria-live="polite"]')).toBe(
			null
		);
	});

	it('report when there are none', async () => {
		const props = recorded('no-solution');
		const screen = await render(Solutions<SudokuSetup>, { ...props, ended: false });
		await expect.element(page.getByText('No solution so far.')).toBeVisible();
		await screen.rerender({ ended: true });
		await expect.element(page.getByText('No solution was found.')).toBeVisible();
	});
});

it('the number of solutions is told again only when it has changed', async () => {
	const one = { known: true, found: 1, solution: null };
	const screen = await render(UniquenessLine, { contradiction: '', count: one });
	const status = screen.getByRole('status');
	await expect.element(status).toHaveTextContent('There is exactly one solution.');
	const heard = new MutationObserver(() => {});
	heard.observe(status.element(), { subtree: true, childList: true, characterData: true });
	await screen.rerender({ count: null });
	await expect.element(screen.getByText('Counting solutions…')).toBeVisible();
	await screen.rerender({ count: one });
	await expect.element(screen.getByText('Counting solutions…')).not.toBeInTheDocument();
	expect(heard.takeRecords()).toEqual([]);
	await screen.rerender({ contradiction: 'Two fives.' });
	await expect.element(status).toHaveTextContent('Two fives.');
});
