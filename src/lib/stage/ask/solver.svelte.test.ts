import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import type { ProblemView } from '../board/problem-view';
import { isolate } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { sequence } from '$lib/kinds/sequence/setup';
import sequenceView from '$lib/kinds/sequence/view';
import { emptyBoard } from '$lib/kinds/sudoku/board';
import { setupOf } from '$lib/kinds/sudoku/setup';
import sudokuView from '$lib/kinds/sudoku/view';
import BeSolver from './BeSolver.svelte';
import { solverStage } from './solver-stage.svelte';

const letters = sequenceView as unknown as ProblemView;
const sudoku = sudokuView as unknown as ProblemView;

beforeEach(() => readLocaleFrom(() => 'en'));

async function solverOf(view: ProblemView, setup: unknown) {
	const problem = view.kind.problem(setup);
	await render(BeSolver, { stage: solverStage(view, setup, problem) });
}

const cell = (name: string) => page.getByRole('gridcell', { name });
const cells = (index: number) => page.getByRole('gridcell').nth(index);

describe('solving by hand', () => {
	it('goes on at the next place where values are written in a row', async () => {
		await solverOf(letters, sequence('ABC', 3, { order: 'different' }));
		await cell('p1').click();
		await userEvent.keyboard('A');
		expect(document.activeElement).toBe(cell('p2').element());
		await expect.element(page.getByText('What goes at')).toHaveTextContent('p2');
		await page.getByRole('button', { name: isolate('C'), exact: true }).click();
		await cell('p3').click();
		await userEvent.keyboard('B');
		await expect.element(page.getByText('Solved!')).toBeVisible();
	});

	it('leaves the choice of the variable to the reader elsewhere', async () => {
		await solverOf(sudoku, setupOf(emptyBoard({ rows: 2, columns: 2 })));
		await cells(0).click();
		await userEvent.keyboard('1');
		await expect.element(page.getByText('Press an open place')).toBeVisible();
		expect(document.activeElement).toBe(cells(0).element());
		// Nothing that is typed is ignored without a word.
		await userEvent.keyboard('2');
		await expect.element(page.getByText('already holds')).toBeVisible();
		await cells(1).click();
		await expect.element(page.getByText('already holds')).not.toBeInTheDocument();
	});
});
