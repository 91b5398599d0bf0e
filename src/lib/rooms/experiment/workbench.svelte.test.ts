import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import type { ProblemView } from '$lib/stage/board/problem-view';
import sudokuView from '$lib/kinds/sudoku/view';
import { sets } from '$lib/kinds/sudoku/view/sets';
import { experimentOf } from '../../../../tests/fixtures/experiments';
import Workbench from './Workbench.svelte';

/** docs/known-answers.md: 194 placements in reading order, 58 with findmin. */
const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';

const runButton = () => page.getByRole('button', { name: 'Run', exact: true });
const status = () => page.getByRole('group', { name: 'Run the experiment' }).getByRole('status');
const boardsText = () => page.getByRole('textbox', { name: 'Boards, pasted or from files' });
const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });

/** The experiment of the easy 50, with its set-up open. */
async function setUp() {
	const experiment = experimentOf({ name: '' });
	await render(Workbench, {
		kinds: [{ id: 'sudoku', title: () => 'Sudoku', sets }],
		viewOf: () => Promise.resolve(sudokuView as ProblemView),
		start: { experiment, picture: 'boards', run: false },
		left: null,
		fallback: experiment,
		query: '',
		presetOf: () => undefined,
		onexperiment: () => {}
	});
	await page.getByText('What is measured').click();
}

async function add(text: string) {
	await page.getByRole('button', { name: 'Add your own boards' }).click();
	await boardsText().fill(text);
	await page.getByRole('button', { name: 'Add these' }).click();
}

beforeEach(() => page.viewport(1280, 900));

describe('what is wrong in the set-up', () => {
	it.each([
		{ name: 'Placements', typed: '-5', text: /-5\W+is too low: at least 1/ },
		{ name: 'Seconds', typed: '0', text: /0\W+is too low: at least 0\.1/ },
		{ name: 'Rewritings', typed: '20000', text: /20,000\W+is too high: at most 10,000/ },
		{ name: 'Seeds', typed: '', text: /Enter a number here/ }
	])('is said at the field $name and where it runs, and stays to be corrected', async (wrong) => {
		await setUp();
		await expect.element(runButton()).toBeEnabled();
		await field(wrong.name).fill(wrong.typed);
		await userEvent.tab();
		await expect.element(field(wrong.name)).toHaveAttribute('aria-invalid', 'true');
		await expect.element(field(wrong.name)).toHaveAccessibleDescription(wrong.text);
		expect(field(wrong.name).element()).toHaveProperty('value', wrong.typed);
		await expect.element(status()).toHaveTextContent(`Correct this first: ${wrong.name}`);
		await expect.element(runButton()).toBeDisabled();

		await field(wrong.name).fill('7');
		await expect.element(field(wrong.name)).toHaveAccessibleDescription(/^(?!.*(too|Enter))/);
		await expect.element(runButton()).toBeEnabled();
	});

	it('is that no boards are chosen', async () => {
		await setUp();
		await page.getByRole('checkbox', { name: /Easy 50/ }).click();
		await expect.element(status()).toHaveTextContent('No boards are chosen');
		await expect.element(runButton()).toBeDisabled();
		await page.getByRole('checkbox', { name: /hardest/i }).click();
		await expect.element(runButton()).toBeEnabled();
	});

	it.each([
		{ what: 'is no board', text: 'no board', says: 'Line 1: This looks like ordinary text' },
		{
			what: 'has a row that is too short',
			text: `${RASTER}\n${RASTER.slice(1)}`,
			says: 'Line 2: 80 symbols on one line'
		},
		{
			what: 'breaks the rules',
			text: RASTER.replace('0039', '9039'),
			says: 'This board contradicts itself'
		}
	])('is said of a text that $what, and the text stays', async ({ text, says }) => {
		await setUp();
		await add(text);
		await expect.element(page.getByRole('alert')).toHaveTextContent(says);
		await expect.element(boardsText()).toHaveValue(text);
		await expect.element(boardsText()).toHaveAttribute('aria-invalid', 'true');
		expect(page.getByText('own boards', { exact: true }).elements()).toEqual([]);
	});
});

describe('an experiment of one’s own', () => {
	it('measures boards that were typed in, and has a row for each', async () => {
		await setUp();
		await page.getByRole('checkbox', { name: /Easy 50/ }).click();
		await add(RASTER);
		await expect.element(page.getByText('own boards', { exact: true })).toBeVisible();
		await runButton().click();
		await expect.element(status()).toHaveTextContent(/2 runs/);
		const rows = page.getByRole('table', { name: 'Every board: Placements' }).getByRole('row');
		await expect.element(rows.nth(1)).toHaveTextContent(/194.*58/);
		expect(rows.elements()).toHaveLength(2);

		await page.getByRole('button', { name: /Remove.*own boards/ }).click();
		await expect.element(status()).toHaveTextContent('No boards are chosen');
		expect(rows.elements()).toEqual([]);
	});
});
