import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { loadSets, type LoadedSet } from '$lib/experiment/boards';
import { MEASURED, METHODS } from '../../../../tests/fixtures/measured';
import { ExperimentView } from './experiment-view.svelte';
import BoardTable from './BoardTable.svelte';
import SetTable from './SetTable.svelte';
import type { Effort } from './texts';

const experiment = {
	name: 'two queens',
	sets: [
		{
			kind: 'queens',
			name: 'mine',
			boards: [
				{ name: 'five', parameters: { size: '5' } },
				{ name: 'six', parameters: { size: '6' } }
			]
		}
	],
	strategies: METHODS,
	seeds: 3,
	rewritings: 0,
	limits: {}
};

async function view(): Promise<ExperimentView> {
	const loaded = (await loadSets(experiment)) as { sets: readonly LoadedSet[] };
	return new ExperimentView(
		() => ({ experiment, sets: loaded.sets, rows: MEASURED, timeOf: ({ board }) => board || null }),
		() => []
	);
}

async function boards(effort: Effort) {
	await render(BoardTable, { view: await view(), effort });
	return (board: string) =>
		page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: board }) });
}

it('has a row a board: strategies side by side, ratios, bounds, and chance as a spread', async () => {
	const row = await boards('placements');
	const cells = async (board: string) => {
		await expect.element(row(board)).toBeVisible();
		const found = row(board).getByRole('cell').elements();
		return found.map((cell) => cell.textContent.replace(/[\u2066-\u2069]/g, '').trim());
	};
	expect(await cells('five')).toEqual(['100', '20', '30 (10 – 50)', '5×', '3.3×']);
	// findmin was cut off: it needs at least as much, so the ratio is at most this
	expect(await cells('six')).toEqual(['90', '≥ 60', '–', '≤ 1.5×', '–']);
});

it('shows other counts, and times as far as they are known', async () => {
	const row = await boards('longestBack');
	await expect.element(row('five')).toHaveTextContent(/7/);
	await expect.element(page.getByRole('columnheader', { name: 'naive' }).first()).toBeVisible();
});

it('opens the race of a board', async () => {
	const row = await boards('time');
	const link = row('six').getByRole('link');
	await expect.element(link).toHaveAttribute('href', expect.stringContaining('size=6'));
	await expect.element(row('five')).toHaveTextContent(/–/);
});

it('sums sets up by medians and geometric means of any measure, with the count of bounds', async () => {
	await render(SetTable, { view: await view(), effort: 'placements' });
	const row = (name: string) =>
		page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
	// the median of 20 and at least 60, and their geometric mean
	await expect.element(row('findmin')).toHaveTextContent(/1 of 2/);
	await expect.element(row('findmin')).toHaveTextContent(/≥ 40/);
	await expect.element(row('findmin')).toHaveTextContent(/≥ 34\.6/);
	await expect.element(row('naive').first()).toHaveTextContent(/94\.9/);
});

it('sums times up where there are any', async () => {
	await render(SetTable, { view: await view(), effort: 'time' });
	await expect.element(page.getByRole('columnheader', { name: 'Geometric mean' })).toBeVisible();
	expect(page.getByRole('row').elements()).toHaveLength(1 + METHODS.length);
});
