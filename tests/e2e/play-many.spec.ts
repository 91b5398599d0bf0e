import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { localPath } from './support/studio';
import { axe, expect, open, overflow, test } from './support/test';
import { mirrored, Words } from './support/words';

const words = new Words('en');

/** Makes puzzles, easy ones for speed. */
async function make(page: Page, count: number): Promise<void> {
	await open(page, 'play/many/?level=easy&seed=7');
	await page.getByLabel(words.whole('play_many_count')).fill(String(count));
	await page
		.getByRole('button', { name: words.part('play_many_make', { formatted: count }) })
		.click();
	await expect(page.getByRole('region', { name: words.whole('play_many_paper') })).toBeVisible();
}

test('a batch has progress, can be stopped, and keeps what was made', async ({ page }) => {
	await open(page, 'play/many/?level=extreme&symmetry=none&seed=7');
	await page.getByLabel(words.whole('play_many_count')).fill('500');
	await page
		.getByRole('button', { name: words.part('play_many_make', { formatted: 500 }) })
		.click();
	const progress = page.getByRole('progressbar');
	await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0);
	await page.getByRole('button', { name: words.whole('play_many_cancel') }).click();
	await expect(progress).toBeHidden();
	// One puzzle, or some with as many clues each, have no range.
	const clues = words.part('play_many_clues_same');
	await expect(page.getByRole('status').filter({ hasText: clues })).toBeVisible();
});

test('the puzzles become the boards of an experiment, and their file opens in the studio', async ({
	page
}) => {
	await make(page, 4);
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: words.whole('play_many_file_csv') }).click();
	const download = await saved;
	expect(download.suggestedFilename()).toBe('sudoku-9x9-easy-4.csv');
	const text = readFileSync(await download.path(), 'utf8');

	await page.getByRole('button', { name: words.whole('play_many_compare_go') }).click();
	await expect(page).toHaveURL(/compare\/experiment\/\?experiment=1/);
	// its set-up, which is folded
	const set = page.getByText(words.part('play_many_set', { count: 4 })).first();
	await expect(set).toBeAttached();
	await expect(page.getByText(words.part('experiment_own_count', { formatted: 4 }))).toBeAttached();

	await open(page, 'studio/sudoku/?open=1');
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('textbox').fill(text);
	await expect(dialog.getByText(words.whole('puzzle_found', { formatted: 4 }))).toBeVisible();
	await dialog.getByRole('button', { name: words.whole('puzzle_open_go') }).click();
	await expect(dialog.getByRole('listitem')).toHaveCount(4);
});

/** The number of sheets with the solutions of seven puzzles. */
const ANSWERS = 1;

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('each printed sheet is one page of A4 or Letter, with the solutions at the end', async ({
	page
}) => {
	await make(page, 7);
	for (const [perPage, sheets] of [
		[1, 7],
		[4, 2]
	]) {
		await page.getByRole('radio', { name: String(perPage), exact: true }).check();
		await expect(page.getByRole('article')).toHaveCount(sheets + ANSWERS);
		for (const format of ['A4', 'Letter'])
			expect(pagesOf(await page.pdf({ format }))).toBe(sheets + ANSWERS);
	}
	await page.getByRole('switch', { name: words.whole('play_many_paper_solutions') }).uncheck();
	expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(2);
	await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
	for (const hidden of ['play_many_file', 'play_many_compare'])
		await expect(page.getByRole('region', { name: words.whole(hidden) })).toBeHidden();
	await expect(page.getByRole('article').first()).toHaveCSS(
		'background-color',
		'rgb(255, 255, 255)'
	);
});

for (const language of mirrored) {
	test(`the page passes the audit, also on a phone, ${language}`, async ({ page }) => {
		const own = new Words(language);
		await open(page, localPath(language, 'play/many/?level=easy&seed=9'));
		await page.getByRole('button', { name: own.part('play_many_make') }).click();
		await expect(page.getByRole('region', { name: own.whole('play_many_paper') })).toBeVisible();
		await axe(page);
		await page.setViewportSize({ width: 390, height: 844 });
		expect((await overflow(page)).across).toBeLessThanOrEqual(0);
		await axe(page);
	});
}
