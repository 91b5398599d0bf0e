import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import { loadSets, type LoadedSet } from '../measure/boards';
import { MEASURED, METHODS } from '../../../../../tests/fixtures/measured';
import { sets as queens } from '$lib/kinds/queens/view/sets';
import { verdictOf } from '../measure/verdict';
import { ExperimentView } from '../experiment-view.svelte';
import BoardTable from './BoardTable.svelte';
import SetTable from './SetTable.svelte';
import type { Effort } from '../texts';
import { verdictText } from './verdict-text';

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

async function view(rows = MEASURED): Promise<ExperimentView> {
	const loaded = (await loadSets(experiment)) as { sets: readonly LoadedSet[] };
	return new ExperimentView(
		() => ({ experiment, sets: loaded.sets, rows, timeOf: ({ board }) => board || null }),
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
	await expect
		.element(page.getByRole('columnheader', { name: 'reading order' }).first())
		.toBeVisible();
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
	await expect.element(row('fewest first')).toHaveTextContent(/1 of 2/);
	await expect.element(row('fewest first')).toHaveTextContent(/≥ 40/);
	await expect.element(row('fewest first')).toHaveTextContent(/≥ 34\.6/);
	await expect.element(row('reading order').first()).toHaveTextContent(/94\.9/);
});

it('sums times up where there are any', async () => {
	await render(SetTable, { view: await view(), effort: 'time' });
	await expect.element(page.getByRole('columnheader', { name: 'Geometric mean' })).toBeVisible();
	expect(page.getByRole('row').elements()).toHaveLength(1 + METHODS.length);
});

it('says of a bounded median what the verdict says', async () => {
	const cutOff = MEASURED.map((row) =>
		row.strategy === 1 ? { ...row, placements: 500, outcome: 'limit' as const } : row
	);
	const shown = await view(cutOff);
	await render(SetTable, { view: shown, effort: 'placements' });
	const row = page
		.getByRole('row')
		.filter({ has: page.getByRole('rowheader', { name: 'fewest first' }) });
	await expect.element(row).toHaveTextContent(/≤ 1\/\W?5\.2\W? as many/);
	const ratios = shown.pairs('placements').map(({ ratio }) => ratio);
	const said = verdictText(verdictOf(ratios), 'findmin', 'naive', false, () => 'six').join(' ');
	expect(said).toMatch(/findmin\W? needed at least \W?5\.2\W? times as many \(the median\)\./);
	expect(said).toMatch(/On \W?2\W? boards \W?findmin\W? lost: worst on \W?six/);
});

it('names a board of queens by their number', async () => {
	const sizes = { ...experiment, sets: [{ kind: 'queens', name: 'sizes', boards: null }] };
	const { sets } = (await loadSets(sizes)) as { sets: readonly LoadedSet[] };
	const shown = new ExperimentView(
		() => ({ experiment: sizes, sets, rows: [], timeOf: () => null }),
		() => [{ id: 'queens', title: () => 'Queens', sets: queens }]
	);
	expect(shown.boardName({ set: 0, board: 9, rewriting: 0 })).toMatch(/13 queens/);
});
