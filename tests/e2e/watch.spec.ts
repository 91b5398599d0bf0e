import { readFileSync } from 'node:fs';
import path from 'node:path';
import { localPath, StudioPage } from './support/studio';
import { axe, dropFile, expect, firefoxToo, test } from './support/studio';
import { open, overflow } from './support/test';
import { mirrored, type Language } from './support/words';

const TRACES = path.resolve(import.meta.dirname, '../../static/traces');
const traceText = (name: string) => readFileSync(path.join(TRACES, name), 'utf8');

/** The studio that shows a trace which was dropped on the page for traces. */
async function watched(studio: StudioPage, name: string, content = traceText(name)) {
	const { page, language, words } = studio;
	await open(page, localPath(language, 'studio/trace/'));
	await dropFile(page, name, content);
	await expect(page.getByRole('group', { name: words.whole('watch_title') })).toBeVisible();
	await studio.recorded();
}

function studioOf(studio: StudioPage, language: Language, kind: string) {
	return new StudioPage(studio.page, language, kind);
}

for (const language of mirrored) {
	test.describe(`traces, ${language}`, () => {
		test(`a real run of Gecode is watched forwards and backwards, and checked${firefoxToo(language)}`, async ({
			studio
		}) => {
			const queens = studioOf(studio, language, 'queens');
			const { page, words } = queens;
			await watched(queens, 'gecode-queens.jsonl');
			await expect(page).toHaveURL(/\/studio\/queens\/\?size=8#trace=/);
			await expect(queens.board.getByRole('gridcell')).toHaveCount(64);
			const steps = traceText('gecode-queens.jsonl').trim().split('\n').length - 2;
			await expect(
				page.getByText(words.part('watch_events', { formatted: steps.toLocaleString('en') }))
			).toBeVisible();
			await page.keyboard.press('End');
			await queens.expectPosition(steps);
			await expect(queens.status).toContainText(words.part('watch_claim_all', { formatted: 92 }));
			await page.keyboard.press('ArrowLeft');
			await queens.expectPosition(steps - 1);
			await page.keyboard.press('Home');
			for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
			await queens.expectPosition(3);
			await queens.button('watch_check_hint').click();
			await expect(
				page.getByText(words.part('watch_sound', { formatted: steps.toLocaleString('en') }))
			).toBeVisible();
			await axe(page);
		});

		test('on a phone a trace takes one row, its end another, and more is said when it is asked', async ({
			studio
		}) => {
			const sudoku = studioOf(studio, language, 'sudoku');
			const { page, words } = sudoku;
			await page.setViewportSize({ width: 390, height: 844 });
			const solver = 'A solver with a rather long name, version 12';
			const [header, ...events] = traceText('python-sudoku.jsonl').trim().split('\n');
			const named = JSON.stringify({ ...JSON.parse(header), solver });
			await watched(sudoku, 'long.jsonl', [named, ...events.slice(0, -1)].join('\n'));
			expect((await overflow(page)).across).toBe(0);
			const bar = page.getByRole('group', { name: words.whole('watch_title') });
			const middles = await bar.locator('button, a').evaluateAll((controls) =>
				controls.map((control) => {
					const { top, height } = control.getBoundingClientRect();
					return top + height / 2;
				})
			);
			expect(middles.length).toBe(4);
			expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
			const remark = page.getByText(words.whole('watch_no_end'));
			await expect(remark).toBeHidden();
			await bar.getByRole('button', { name: solver }).click();
			await expect(remark).toBeVisible();
			await axe(page);

			const queens = studioOf(studio, language, 'queens');
			await watched(queens, 'gecode-queens.jsonl');
			const claim = queens.words.part('watch_claim_all', { formatted: 92 });
			await expect(queens.status).toContainText(claim);
			const { height } = (await queens.status.boundingBox())!;
			const line = await queens.status.evaluate((status) =>
				parseFloat(getComputedStyle(status).fontSize)
			);
			expect(height).toBeLessThan(2 * line);
		});

		test('the page says how a solver writes a trace, and opens its examples', async ({
			studio
		}) => {
			const { page } = studio;
			const { words } = studioOf(studio, language, 'own');
			await open(page, localPath(language, 'studio/trace/'));
			await expect(page.getByText('from backtrail import Trace')).toBeVisible();
			await page.getByRole('radio', { name: 'C++' }).check({ force: true });
			await expect(page.getByText('#include "backtrail.hpp"')).toBeVisible();
			await axe(page);
			expect((await overflow(page)).across).toBe(0);
			await page.setViewportSize({ width: 390, height: 844 });
			expect((await overflow(page)).across).toBe(0);
			await expect(page.getByRole('banner')).toHaveCSS('width', '390px');
			await expect(page.getByRole('contentinfo')).toBeVisible();
			await page.getByRole('button', { name: words.whole('watch_example_zebra') }).click();
			await expect(page).toHaveURL(/\/studio\/own\//);
			await expect(
				page
					.getByRole('rowheader', { name: 'zebra' })
					.or(page.getByText('zebra', { exact: true }))
					.first()
			).toBeVisible();
		});
	});
}

const TABLE = [
	'{"backtrail":1,"variables":["a","b"],"values":["x","y"],"solver":"Mine"}',
	'["p","a","x"]',
	'["r","b","x",["a"]]',
	'["note","hello <b>there</b>"]',
	'["restart"]',
	''
].join('\n');

test('a trace of nothing but names is a table, whose link opens it again', async ({ studio }) => {
	const own = studioOf(studio, 'en', 'own');
	const { page } = own;
	await watched(own, 'mine.jsonl', TABLE);
	await page.keyboard.press('End');
	await expect(own.why).toContainText('Restart');
	await page.keyboard.press('ArrowLeft');
	await expect(own.why).toContainText('hello <b>there</b>');
	await page.keyboard.press('ArrowLeft');
	await expect(own.why).toContainText(/The solver rejects .*x.* for .*b.*, because of .*a/);
	await expect(page).toHaveURL(/at=2#trace=/);
	await own.reload();
	await own.expectPosition(2);
	await expect(own.why).toContainText(/The solver rejects .*x.* for .*b.*, because of .*a/);
	await expect(page.getByText(own.words.part('watch_by', { solver: 'Mine' }))).toBeVisible();
	await page.getByRole('link', { name: 'Close the trace' }).click();
	await expect(page).toHaveURL(/studio\/trace\/$/);
	await page.goBack();
	await own.expectPosition(2);
	await expect(page.getByText(own.words.part('watch_by', { solver: 'Mine' }))).toBeVisible();
});

test('a table of 200 variables is scrolled to the row of the step, on a phone too', async ({
	studio
}) => {
	const own = studioOf(studio, 'en', 'own');
	const { page } = own;
	const variables = Array.from({ length: 200 }, (_, at) => `x${at}`);
	const header = JSON.stringify({ backtrail: 1, variables, values: ['0', '1', '2'] });
	const placed = variables.map((name, at) => JSON.stringify(['p', name, String(at % 3)]));
	await watched(own, 'long.jsonl', [header, ...placed, '["s"]', '["end","found"]'].join('\n'));
	for (const [width, key, name] of [
		[1280, 'End', 'x199'],
		[1280, 'Home', 'x0'],
		[390, 'End', 'x199'],
		[390, 'Home', 'x0']
	] as const) {
		await page.setViewportSize({ width, height: width === 390 ? 844 : 720 });
		await page.keyboard.press(key);
		// at the ends, the step is about no variable
		await page.keyboard.press(key === 'End' ? 'ArrowLeft' : 'ArrowRight');
		const row = own.board.getByRole('row').nth(Number(name.slice(1)));
		await expect(row).toBeInViewport({ ratio: 0.9 });
		expect((await row.boundingBox())!.height).toBeGreaterThanOrEqual(12);
		expect((await overflow(page)).across).toBe(0);
	}
});

test('clearing the board starts a search of ours; undo brings the trace back, and so does its address', async ({
	studio
}) => {
	const sudoku = studioOf(studio, 'en', 'sudoku');
	const { page, words } = sudoku;
	const bar = page.getByRole('group', { name: words.whole('watch_title') });
	await watched(sudoku, 'python-sudoku.jsonl');
	await goTo(sudoku, 4);
	// What the page came with has nothing before it.
	await page.keyboard.press('Control+z');
	await sudoku.expectPosition(4);
	await sudoku.button('studio_clear').click();
	await expect(bar).toBeHidden();
	await page.keyboard.press('Control+z');
	await expect(bar).toBeVisible();
	await sudoku.expectPosition(4);
	await page.keyboard.press('Control+Shift+z');
	await expect(bar).toBeHidden();
	await page.keyboard.press('Control+z');
	await expect(bar).toBeVisible();
	await expect(page).toHaveURL(/#trace=/);
	const { hash } = new URL(page.url());
	await page.getByRole('button', { name: words.whole('watch_leave_hint') }).click();
	await expect(bar).toBeHidden();
	await expect(page).not.toHaveURL(/#trace=/);

	await page.evaluate((pasted) => (location.hash = pasted), hash);
	await expect(bar).toBeVisible();
	await expect(page).toHaveURL(/#trace=/);
	await page.goBack();
	await expect(bar).toBeHidden();
});

test('a lie in a trace is found, shown and said; a text with an error is kept, and so is what was found', async ({
	studio
}) => {
	const sudoku = studioOf(studio, 'en', 'sudoku');
	const { page, words } = sudoku;
	await watched(sudoku, 'python-sudoku-with-a-slip.jsonl');
	await sudoku.button('watch_check_hint').click();
	const found = page.getByRole('status').filter({ hasText: words.part('watch_lie') });
	await expect(found).toBeVisible();
	const event = Number(/\d+/.exec((await found.textContent())!)![0]);
	await sudoku.expectPosition(event);
	await page.keyboard.press('Home');
	await page.getByRole('button', { name: words.whole('watch_lie_show') }).click();
	await sudoku.expectPosition(event);
	const wrong = '{"backtrail":1}\n["p","a","x"]\n["q","a","x"]';
	await sudoku.button('studio_open_label').click();
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await dialog.getByRole('textbox').fill(wrong);
	await dialog.getByRole('button', { name: words.whole('puzzle_open_go') }).click();
	const alert = page.getByRole('alert').filter({ hasText: 'Line 3' });
	await expect(alert).toBeVisible();
	await alert.getByRole('button').click();
	await expect(found).toBeVisible();
	await sudoku.button('studio_open_label').click();
	await expect(dialog.getByRole('textbox')).toHaveValue(wrong);
});

/** The file of a table that no link has room for. */
const LONG =
	TABLE +
	Array.from({ length: 4000 }, (_, at) => `["note","${(at * at * at) % 99991}"]\n`).join('');

test('the window for the class shows the trace, however long it is', async ({
	studio,
	context
}) => {
	const own = studioOf(studio, 'en', 'own');
	const { page } = own;
	await watched(own, 'long.jsonl', LONG);
	await page.keyboard.press('p');
	await page.keyboard.press('ArrowRight');
	const opened = context.waitForEvent('page');
	await page.keyboard.press('w');
	const second = await opened;
	await expect(second.getByText(/a gets the value x/)).toBeVisible();
	await page.keyboard.press('ArrowRight');
	await expect(second.getByText(/rejects .*x.* for .*b.*, because of .*a/)).toBeVisible();
	await second.reload();
	await expect(second.getByText(/rejects .*x.* for .*b.*, because of .*a/)).toBeVisible();
});

test('a trace that is too long for an address is not in a link, and missing after a reload', async ({
	studio
}) => {
	const own = studioOf(studio, 'en', 'own');
	const { page, words } = own;
	await watched(own, 'long.jsonl', LONG);
	await expect(page).toHaveURL(/#trace=$/);
	await own.button('share_label').click();
	await expect(page.getByText(words.whole('watch_share_without'))).toBeVisible();
	await page.reload();
	const said = page.getByRole('alert').filter({ hasText: words.whole('watch_not_here') });
	await expect(said).toBeVisible();
	await axe(page);
	await page.reload();
	await said.getByRole('button').click();
	await expect(said).toBeHidden();
	await expect(page).not.toHaveURL(/#/);
});

/** Goes to a position, a step at a time. */
async function goTo(studio: StudioPage, position: number): Promise<void> {
	await studio.page.keyboard.press('Home');
	for (let step = 0; step < position; step++) await studio.page.keyboard.press('ArrowRight');
	await studio.expectPosition(position);
}

/** By hand, as the documentation of the format has it. */
const KNAPSACK = /^\{"backtrail":1,"kind":"subset","puzzle".*?(?=^```)/ms.exec(
	readFileSync(path.resolve(import.meta.dirname, '../../docs/trace-file.md'), 'utf8')
)![0];

test('costs are shown as the solver writes them: of a knapsack, what is yielded', async ({
	studio
}) => {
	const subset = studioOf(studio, 'en', 'subset');
	const { page } = subset;
	await watched(subset, 'knapsack.jsonl', KNAPSACK);
	await goTo(subset, 5);
	await expect(subset.why).toContainText('It is worth 90: the best so far.');
	await goTo(subset, 9);
	await expect(subset.why).toContainText('can come to 50 at most, and the best is worth 90.');
	await expect(subset.status).toContainText('90');
	await subset.button('watch_check_hint').click();
	await expect(page.getByText('Nothing false found', { exact: false })).toBeVisible();

	await watched(subset, 'knapsack.jsonl', KNAPSACK.replace('["s",90]', '["s",131]'));
	await goTo(subset, 5);
	await expect(subset.why).toContainText('The trace says that it is worth 131.');
	await subset.button('watch_check_hint').click();
	await expect(page.getByText('This solution is worth 90, not 131.')).toBeVisible();
});

test('a file that is wrong is named with its line, and what was open stays', async ({ studio }) => {
	const { page } = studio;
	await studio.openRecorded('example=raster&at=7');
	await dropFile(page, 'wrong.jsonl', '{"backtrail":1}\n["p","a","x"]\n["q","a","x"]\n');
	await expect(page.getByRole('alert').filter({ hasText: 'Line 3' })).toContainText(
		/there is no event called “.?q/
	);
	await studio.expectPosition(7);
	await expect(page).toHaveURL(/example=raster&at=7$/);
	await page.goto(`studio/sudoku/?at=3#trace=1nonsense`);
	await expect(page.getByRole('alert')).toContainText('cannot be read');
	// Another visit may be able to read it.
	await studio.expectPosition(3);
	await page.keyboard.press('ArrowRight');
	await expect(page).toHaveURL(/at=4#trace=1nonsense$/);
});

test('a run of ours is exported, and opened again', async ({ studio }) => {
	const { page } = studio;
	await studio.openRecorded('example=raster');
	await studio.button('export_open').click();
	const dialog = page.getByRole('dialog').filter({ visible: true });
	await dialog.getByRole('radio', { name: 'Numbers and steps' }).check({ force: true });
	await dialog.locator('input[name="export-format"][value="trace"]').check();
	const saved = page.waitForEvent('download');
	await dialog.getByRole('button', { name: studio.words.whole('export_save') }).click();
	const file = await (await saved).path();
	const text = readFileSync(file, 'utf8');
	expect(text.startsWith('{"backtrail":1,"kind":"sudoku"')).toBe(true);
	await watched(studio, 'run.jsonl', text);
	await expect(
		page.getByText(studio.words.part('watch_by', { solver: 'Backtrail' }))
	).toBeVisible();
	await page.keyboard.press('End');
	await studio.expectPosition(text.trim().split('\n').length - 2);
	await studio.button('watch_check_hint').click();
	await expect(page.getByText('Nothing false found', { exact: false })).toBeVisible();
});

test('a frame in another page shows the trace of its address', async ({ studio }) => {
	const own = studioOf(studio, 'en', 'own');
	const { page } = own;
	await watched(own, 'mine.jsonl', TABLE);
	await expect(page).toHaveURL(/#trace=/);
	const { hash } = new URL(page.url());
	await page.goto(`embed/?kind=own&at=2&present=board,sentence${hash}`);
	await expect(page.getByText('because of', { exact: false })).toBeVisible();
	// Our code is not that of another solver.
	await page.goto('about:blank');
	await page.goto(`embed/?kind=own&at=2&present=sentence,code${hash}`);
	await expect(page.getByText('because of', { exact: false })).toBeVisible();
	await expect(page.getByRole('region', { name: own.words.whole('explain_code') })).toHaveCount(0);
	await page.goto('about:blank');
	await page.goto('embed/?kind=own&at=2&present=board,sentence#trace=1nonsense');
	await expect(
		page.getByText('The trace in the address of this frame cannot be read.')
	).toBeVisible();
});
