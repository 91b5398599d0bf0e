import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { localPath } from './support/studio';
import { axe, expect, open, overflow, test } from './support/test';
import { mirrored, plain, Words } from './support/words';

/** The page may store nothing. */
async function refuseStorage(page: Page) {
	await page.addInitScript(() => {
		for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
			Object.defineProperty(window, name, {
				get(): never {
					throw new DOMException('refused', 'SecurityError');
				}
			});
	});
}

/** Puts three tasks together: to solve by hand, to find a strategy, and to compare. */
async function putTogether(page: Page, words: Words, pasted: string) {
	const add = page.getByRole('button', { name: words.whole('homework_add') });
	const from = (key: string) =>
		page.getByRole('radio', { name: words.whole(key) }).check({ force: true });
	await page.getByRole('textbox', { name: words.whole('homework_set_title') }).fill('Week 3');
	await from('homework_add_board');
	await page.getByLabel(words.whole('homework_board_problem')).selectOption('sequence');
	await page.getByLabel(words.whole('homework_board_task')).selectOption('solve');
	await add.click();
	// The name of the board is loaded; then everything below it moves.
	const name = words.whole('homework_task_name', { number: 1 });
	await expect(page.getByRole('textbox', { name })).toHaveValue(words.whole('export_name'));
	await from('homework_add_address');
	const field = page.getByRole('textbox', { name: words.whole('homework_paste') });
	await field.fill('https://example.org/studio/sudoku/');
	await add.click();
	await expect(field).toHaveValue('https://example.org/studio/sudoku/');
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	for (const address of [pasted, new URL('/compare/', page.url()).href]) {
		await field.fill(address);
		await add.click();
		await expect(field).toHaveValue('');
	}
	await expect(page.locator('#main ol > li')).toHaveCount(3);
}

/** Solves A, B, C by hand in the frame of the open task. */
async function solve(page: Page, words: Words) {
	const frame = page.frameLocator('iframe');
	for (const [at, letter] of ['A', 'B', 'C'].entries()) {
		const named = new RegExp(`^[\\u2066-\\u2069]*${letter}[\\u2066-\\u2069]*$`);
		await frame.getByRole('gridcell').nth(at).click();
		await frame.getByRole('button', { name: named }).click();
	}
	await expect(frame.getByText(words.part('ask_solve_done')).first()).toBeVisible();
}

for (const language of mirrored) {
	test(`homework goes out as a link, is done without storage, and comes back as a link (${language})`, async ({
		page,
		browser
	}) => {
		test.slow();
		const words = new Words(language);
		// The studio makes the task whose strategy is to be found.
		await open(page, localPath(language, 'studio/queens/?size=4&order=findmin'));
		await page.getByRole('button', { name: words.whole('share_label') }).click();
		await page.getByText(words.part('homework_share_task')).click();
		await page.getByLabel(words.whole('homework_share_what')).selectOption('find');
		const link = page.getByRole('textbox', { name: words.whole('homework_share_link') });
		await expect(link).toHaveValue(/find=/);
		const pasted = await link.inputValue();
		expect(pasted).not.toContain('findmin');

		await open(page, localPath(language, 'teach/homework/'));
		await putTogether(page, words, pasted);
		expect((await overflow(page)).across).toBe(0);
		await axe(page);
		const set = await page
			.getByRole('textbox', { name: words.whole('homework_out_address') })
			.inputValue();

		const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
		const learner = await context.newPage();
		await refuseStorage(learner);
		await learner.goto(set);
		await expect(learner.getByRole('heading', { level: 1 })).toHaveText('Week 3');
		await expect(learner.getByText(words.part('homework_not_kept'))).toBeVisible();
		const tasks = learner.locator('#main li > button');
		await expect(tasks).toHaveCount(3);
		await tasks.nth(0).click();
		await solve(learner, words);
		await expect(tasks.nth(0)).toContainText(words.part('homework_state_points', { formatted: 1 }));

		await tasks.nth(1).click();
		const frame = learner.frameLocator('iframe');
		await frame.getByRole('radio', { name: words.part('studio_order_findmax') }).check();
		await frame.getByRole('button', { name: words.whole('ask_check') }).click();
		await expect(frame.getByText(words.part('ask_wrong'))).toBeVisible();
		await frame.getByRole('radio', { name: words.part('studio_order_findmin') }).check();
		await frame.getByRole('button', { name: words.whole('ask_check') }).click();
		await expect(tasks.nth(1)).toContainText(
			words.part('homework_state_points', { formatted: 0.5 })
		);

		await tasks.nth(2).click();
		await learner.getByRole('button', { name: words.whole('homework_looked') }).click();
		await expect(learner.getByRole('status').first()).toContainText(
			words.part('homework_settled', { settled: 3, formatted: 3 })
		);
		// Back at the first one: it is as it was left.
		await tasks.nth(0).click();
		await expect(frame.getByText(words.part('ask_solve_done')).first()).toBeVisible();
		expect((await overflow(learner)).across).toBe(0);
		await axe(learner);

		await learner.getByRole('button', { name: words.whole('homework_hand_in') }).click();
		await expect(learner.getByText(words.part('homework_name_missing'))).toBeVisible();
		await learner.getByRole('textbox', { name: words.whole('homework_your_name') }).fill('דנה לוי');
		await learner.getByRole('button', { name: words.whole('homework_hand_in') }).click();
		const result = await learner
			.getByRole('textbox', { name: words.whole('homework_result_address') })
			.inputValue();
		await context.close();

		await open(page, localPath(language, 'teach/collect/'));
		await page.getByRole('textbox').fill(`Hello,\n here it is: <${result}>\nBye`);
		const row = page.getByRole('row').nth(1);
		await expect(row).toContainText('דנה לוי');
		await expect(row.getByRole('cell').nth(0)).toHaveText(/1[.,]5/);
		await axe(page);
		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: 'CSV', exact: true }).click();
		expect(await readFile(await (await saved).path(), 'utf8')).toContain('דנה לוי');

		const popup = page.waitForEvent('popup');
		await row.getByRole('link').click();
		const seen = await popup;
		await expect(seen.getByText(words.part('homework_handed_in_hint'))).toBeVisible();
		await seen.locator('#main li > button').nth(1).click();
		await expect(
			seen.frameLocator('iframe').getByText(words.part('homework_find_right'))
		).toBeVisible();
	});
}

for (const language of plain) {
	test(`homework goes out as a file and comes back as a file (${language})`, async ({ page }) => {
		const words = new Words(language);
		await open(page, localPath(language, 'teach/homework/'));
		await putTogether(page, words, new URL('/studio/sequence/?solve=1', page.url()).href);
		// What is there is not lost when the page is opened again, nor to a file that is none.
		await page.reload();
		await expect(page.locator('#main ol > li')).toHaveCount(3);
		const input = page.locator('input[type=file]');
		await input.setInputFiles({
			name: 'x.json',
			mimeType: 'application/json',
			buffer: Buffer.from('{')
		});
		await expect(page.getByRole('alert')).toContainText(words.part('homework_unreadable'));
		await expect(page.locator('#main ol > li')).toHaveCount(3);
		const out = page.waitForEvent('download');
		await page.getByRole('button', { name: words.whole('homework_save_file') }).click();
		const set = await out;
		expect(set.suggestedFilename()).toBe('Week 3.backtrail.json');

		await open(page, localPath(language, 'learn/homework/'));
		await input.setInputFiles(await set.path());
		const tasks = page.locator('#main li > button');
		await tasks.nth(0).click();
		await solve(page, words);
		await page.getByRole('textbox', { name: words.whole('homework_your_name') }).fill('Dana');
		await page.getByRole('button', { name: words.whole('homework_hand_in') }).click();
		const back = page.waitForEvent('download');
		await page.getByRole('button', { name: words.whole('homework_save_file') }).click();
		const file = await readFile(await (await back).path(), 'utf8');

		await open(page, localPath(language, 'teach/collect/'));
		const fileOf = (name: string, text: string) => ({
			...{ name, mimeType: 'application/json' },
			buffer: Buffer.from(text)
		});
		await input.setInputFiles([
			fileOf('dana.json', file),
			fileOf('yossi.json', file.replace('"Dana"', '"Yossi"')),
			fileOf('broken.json', file.slice(0, -20))
		]);
		await expect(page.getByRole('row')).toHaveCount(3);
		await expect(
			page.getByText(words.part('homework_collect_edited', { names: 'Yossi' }))
		).toBeVisible();
		await expect(
			page.getByText(words.part('homework_collect_files', { names: 'broken.json' }))
		).toBeVisible();
		// They are still there after a reload, and a list goes below what was pasted.
		await page.reload();
		await expect(page.getByRole('row')).toHaveCount(3);
		await page.getByRole('textbox').fill('Dana');
		await input.setInputFiles({
			name: 'list.txt',
			mimeType: 'text/plain',
			buffer: Buffer.from('Yossi')
		});
		await expect(page.getByRole('textbox')).toHaveValue('Dana\nYossi');
	});
}
