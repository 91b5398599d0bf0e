import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../../app.css';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { readLocaleFrom } from '$lib/i18n/locale';
import { specOf } from '$lib/engine/spec';
import maze from '$lib/kinds/maze/view';
import queens from '$lib/kinds/queens/view';
import sudoku from '$lib/kinds/sudoku/view';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import type { Lane } from '../lane/lane.svelte';
import { record } from '../../../../../tests/fixtures/recordings';
import OverlayView from './OverlayView.svelte';

readLocaleFrom(() => 'en');

interface Shown extends Partial<Strategy> {
	/** The whole search, unless given. */
	readonly position?: number;
	readonly rewriting?: number;
}

/** A lane that has searched an example. */
function laneOf<Setup>({ kind }: ProblemView<Setup>, id: string, shown: Shown) {
	const { position, rewriting = 0, ...change } = shown;
	const { setup } = kind.examples.find((example) => example.id === id)!;
	const problem = kind.problem(setup);
	const { trace } = record(problem, { ...DEFAULT_STRATEGY, ...change });
	return {
		entry: { rewriting },
		puzzle: { setup, problem, conflicts: new Set(), spec: specOf(kind, setup) },
		moment: trace.at(position ?? trace.length),
		run: { trace }
	} as unknown as Lane<Setup>;
}

async function show<Setup>(view: ProblemView<Setup>, id: string, lanes: Record<string, Shown>) {
	const overlay = await view.overlay!();
	const names = Object.keys(lanes);
	const race = { lanes: Object.values(lanes).map((shown) => laneOf(view, id, shown)) };
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 900px; block-size: 400px; display: grid';
	document.body.append(target);
	return render(OverlayView<Setup>, { target, props: { race, overlay, names } });
}

/** Without the marks that isolate names. */
const lines = () =>
	page
		.getByRole('listitem')
		.elements()
		.map((line) => line.querySelector('span')!.textContent.replaceAll(/[\u2066-\u2069]/g, ''));

const solved = {};
const start = { position: 0 };

describe('two boards laid over each other', () => {
	it('count who placed what', async () => {
		// Four queens have two solutions, each the mirror image of the other.
		await show(queens, 'four', {
			upwards: solved,
			downwards: { values: 'descending' }
		});
		await expect
			.poll(lines)
			.toEqual([
				'placed by both: 0',
				'only upwards: 0',
				'only downwards: 0',
				'different values: 4'
			]);
	});

	it('have a name that says all of it', async () => {
		await show(sudoku, 'size-4', { naive: solved, findmin: start });
		const board = page.getByRole('img', { name: /^Boards of .*naive.* and .*findmin/ });
		await expect.element(board).toBeVisible();
		const name = board.element().getAttribute('aria-label')!;
		for (const line of lines()) expect(name.replaceAll(/[\u2066-\u2069]/g, '')).toContain(line);
		expect(lines()[1]).toMatch(/^only naive: [1-9]/);
		expect(lines()[2]).toBe('only findmin: 0');
	});

	it('show only the puzzle before anything is placed', async () => {
		await show(sudoku, 'size-4', { naive: start, findmin: start });
		await expect
			.poll(lines)
			.toEqual(['placed by both: 0', 'only naive: 0', 'only findmin: 0', 'different values: 0']);
		expect(document.querySelectorAll('text.given')).not.toHaveLength(0);
	});

	it('are two of several lanes, which the reader chooses', async () => {
		await show(sudoku, 'size-4', { naive: start, findmin: start, findmax: solved });
		const [left, right] = ['Left halves', 'Right halves'].map((name) => page.getByLabelText(name));
		await expect.element(left).toHaveDisplayValue('A naive');
		await right.selectOptions('C findmax');
		await expect.poll(() => lines()[2]).toMatch(/^only findmax: [1-9]/);
		// The lane on the other side makes room.
		await left.selectOptions('C findmax');
		await expect.element(right).toHaveDisplayValue('A naive');
		expect(lines()[1]).toMatch(/^only findmax: [1-9]/);
	});

	it('need no choice between two lanes', async () => {
		await show(sudoku, 'size-4', { naive: start, findmin: start });
		await expect.element(page.getByRole('img')).toBeVisible();
		expect(page.getByRole('combobox').elements()).toHaveLength(0);
	});

	it('cannot be of puzzles that are written differently', async () => {
		await show(sudoku, 'size-4', { printed: solved, rewritten: { rewriting: 3 } });
		await expect
			.element(page.getByText(/^Lanes A and B search the puzzle written in different ways/))
			.toBeVisible();
		expect(page.getByRole('img').elements()).toHaveLength(0);
		expect(lines()).toEqual([]);
	});

	it('count the squares that two walks through a maze have visited', async () => {
		await show(maze, 'small', { one: solved, other: start });
		await expect
			.poll(() => lines().map((line) => line.replace(/\d+/, 'n')))
			.toEqual(['visited by both: n', 'only one: n', 'only other: n', 'path: one', 'path: other']);
		expect(lines()[0]).toBe('visited by both: 1');
		expect(lines()[1]).toMatch(/: [1-9]/);
		expect(lines()[2]).toBe('only other: 0');
	});
});
