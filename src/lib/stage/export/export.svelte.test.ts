import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import '../../../app.css';
import { record } from '../../../../tests/fixtures/recordings';
import { shownOf } from '../../../../tests/fixtures/shown';
import { Queens } from '$lib/kinds/queens/queens';
import { board } from '$lib/kinds/queens/setup';
import view from '$lib/kinds/queens/view';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { pngOf } from '../drawing/canvas';
import { LOOKS } from '../drawing/looks';
import { drawerOf, type Parts, type Sheet } from '../drawing/moment-drawing';
import type { Stage } from '../stage';
import ExportDialog from './ExportDialog.svelte';
import type { ExportSource } from './source';

const setup = board(6);
const problem = new Queens(setup);
const { trace } = record(problem, DEFAULT_STRATEGY);

function sourceAt(moment: number, more: Partial<ExportSource> = {}): ExportSource {
	const shown = shownOf(setup, problem, { trace, moment: trace.at(moment), names: view.names() });
	const look = { whole: false, stubs: false };
	const stage = { ...shown, view, look, tree: trace.tree } as unknown as Stage;
	return {
		...{ title: 'Six queens', moment, last: trace.length, marks: [] },
		runs: [{ name: '', stage, positionAt: (position) => position }],
		...more
	};
}

const ALL = { board: true, tree: true, sentence: true };
const sheetOf = (moment: number, parts: Partial<Parts> = {}, shape = 16 / 9): Sheet => ({
	...{ moments: [moment], shape },
	parts: { ...ALL, sentence: false, ...parts }
});

const choose = (name: string) => page.getByRole('radio', { name }).click();

describe('the drawings of a source', () => {
	it('are of one size at every moment, and quick to make', async () => {
		const drawer = await drawerOf(sourceAt(3));
		const started = performance.now();
		const sizes = new Set<string>();
		const moments = Array.from({ length: 101 }, (_, moment) => moment);
		for (const moment of moments) {
			const { width, height } = drawer.draw(moment, { moments, parts: ALL, shape: 16 / 9 });
			sizes.add(`${width} × ${height}`);
		}
		expect(sizes.size).toBe(1);
		expect((performance.now() - started) / 101).toBeLessThan(30);
	});

	it('fill their sheet: a tree is as high as its board and no wider than it needs', async () => {
		const drawer = await drawerOf(sourceAt(3));
		const board = drawer.board(20);
		const sheet = drawer.draw(20, sheetOf(20));
		const tree = drawer.tree(20)!;
		expect(sheet.height - board.height).toBeLessThan(120);
		expect(sheet.width - board.width).toBeLessThan(1.6 * tree.width + 80);
	});

	it('leave no room for a tree where a lane has none', async () => {
		const source = sourceAt(20);
		const [run] = source.runs;
		const lane = { ...run, stage: { ...run.stage, tree: null } as unknown as Stage };
		const drawer = await drawerOf({ ...source, runs: [lane] });
		const { width } = drawer.draw(20, sheetOf(20, { tree: false }));
		expect(drawer.draw(20, sheetOf(20)).width).toBe(width);
	});

	it('put the tree below the board where the page is narrow', async () => {
		const drawer = await drawerOf(sourceAt(3));
		const [wide, narrow] = [16 / 9, 0.5].map((shape) => drawer.draw(20, sheetOf(20, {}, shape)));
		expect(wide.width).toBeGreaterThan(wide.height);
		expect(narrow.width).toBeLessThan(narrow.height);
	});

	it('do not touch what the stage shows', async () => {
		const source = sourceAt(3);
		const drawer = await drawerOf(source);
		expect(drawer.sentence(60)).not.toBe(drawer.sentence(3));
		expect(source.runs[0].stage.moment?.position).toBe(3);
	});

	it('become pictures of as many pixels as wanted', async () => {
		const drawer = await drawerOf(sourceAt(3));
		const drawing = drawer.board(3);
		const image = await createImageBitmap(await pngOf(drawing, LOOKS.dark, 3));
		expect(image.width).toBe(Math.round(3 * drawing.width));
		expect(image.height).toBe(Math.round(3 * drawing.height));
	});
});

describe('the dialog', () => {
	it('offers stretches between marks, to the next backtrack and to the next solution', async () => {
		const marks = [
			{ moment: 4, note: 'the first clash' },
			{ moment: 20, note: '' }
		];
		await render(ExportDialog, { source: sourceAt(3, { marks }), onclose: () => {} });
		await choose('Stretch');
		const which = page.getByRole('combobox', { name: 'Which stretch' });
		await expect.element(which).toHaveTextContent(/to the next backtrack.*to the next solution/s);
		await expect.element(which).toHaveTextContent('the first clash to Step 20');
		await which.selectOptions('the first clash to Step 20');
		await expect.element(page.getByLabelText('From step')).toHaveValue('4');
		await expect.element(page.getByText('17 pictures.')).toBeVisible();
		await expect.element(page.getByRole('img', { name: 'After step 4' })).toBeVisible();
		await expect.element(page.getByRole('img', { name: 'After step 20' })).toBeVisible();
	});

	it('keeps at least one part, and asks for none where a tree is taken', async () => {
		await render(ExportDialog, { source: sourceAt(3), onclose: () => {} });
		for (const name of ['Board', 'Tree']) await page.getByRole('checkbox', { name }).click();
		await expect.element(page.getByRole('checkbox', { name: 'Sentence' })).toBeDisabled();
		await choose('Tree');
		await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
	});

	it('has nothing but the moment before a search', async () => {
		const source = sourceAt(0, { last: 0 });
		await render(ExportDialog, { source, onclose: () => {} });
		await expect.element(page.getByRole('radio', { name: 'SVG' })).toBeVisible();
		for (const name of ['Moment', 'Stretch'])
			await expect.element(page.getByRole('radio', { name, exact: true })).not.toBeInTheDocument();
	});

	it('remembers the options of a format while it is open, and closes', async () => {
		const onclose = vi.fn();
		await render(ExportDialog, { source: sourceAt(3), onclose });
		await choose('PNG');
		await choose('4×');
		await choose('SVG');
		await choose('PNG');
		await expect.element(page.getByRole('radio', { name: '4×' })).toBeChecked();
		await page.getByRole('button', { name: 'Close' }).click();
		expect(onclose).toHaveBeenCalledOnce();
	});
});
