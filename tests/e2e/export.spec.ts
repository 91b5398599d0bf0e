import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { axe, expect, test } from './support/studio';
import { ready } from './support/test';
import { mirrored, plain, Words } from './support/words';

/** The texts of an SVG file, with the characters that only say a direction left out. */
const wordsIn = (svg: string) =>
	[...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) =>
		text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
	);

/** Presses the button of the dialog that saves, and returns the file. */
async function save(page: Page, words: Words) {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: words.whole('export_save') }).click()
	]);
	await expect(page.getByText(words.whole('export_saved'), { exact: true })).toBeVisible();
	return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

async function openDialog(page: Page, words: Words) {
	await page.getByRole('button', { name: words.whole('export_open') }).click();
	const dialog = page.getByRole('dialog', { name: words.whole('export_title') });
	await expect(dialog.getByRole('img').first()).toBeVisible();
	return dialog;
}

for (const language of mirrored) {
	test.describe(`Export (${language})`, () => {
		test.use({ language, kind: 'queens' });

		test('saves the moment on the screen as a picture, with its sentence, and fits a phone', async ({
			page,
			studio
		}) => {
			const { words } = studio;
			await studio.openRecorded('size=6&at=8');
			const sentence = ((await studio.why.textContent()) ?? '').replaceAll(/[\u2066-\u2069]/g, '');
			const dialog = await openDialog(page, words);
			await axe(page, dialog);

			const { name, content } = await save(page, words);
			expect(name).toMatch(/\.svg$/);
			const svg = content.toString('utf8');
			const told = wordsIn(svg).join(' ');
			expect(sentence).toContain(told.split(' ').at(-1));
			expect(told).toContain('r1');
			expect(svg).not.toMatch(/NaN|undefined|style=/);

			// Without board and tree, only the sentence is left, which cannot be left out as well.
			for (const part of ['export_part_board', 'export_part_tree'])
				await dialog.getByRole('checkbox', { name: words.whole(part) }).uncheck();
			const last = dialog.getByRole('checkbox', { name: words.whole('export_part_sentence') });
			await expect(last).toBeDisabled();
			const alone = wordsIn((await save(page, words)).content.toString('utf8')).join(' ');
			expect(sentence.replaceAll(/\s+/g, ' ')).toContain(alone.split(' ').slice(0, 3).join(' '));

			await page.keyboard.press('Escape');
			await page.setViewportSize({ width: 390, height: 844 });
			await page.getByRole('button', { name: words.whole('studio_puzzle_more') }).click();
			await openDialog(page, words);
			await axe(page, dialog);
			const picture = await dialog.getByRole('img').first().boundingBox();
			expect(picture!.x).toBeGreaterThanOrEqual(0);
			expect(picture!.x + picture!.width).toBeLessThanOrEqual(390);
		});
	});
}

for (const language of plain) {
	test.describe('Export', () => {
		test.use({ language, kind: 'queens' });

		test('has all in sight on a projector, and saves a stretch as numbered pictures, and the whole tree', async ({
			page,
			studio
		}) => {
			const { words } = studio;
			await studio.openRecorded('size=6&at=8&stops=mark-3');
			const dialog = await openDialog(page, words);
			await dialog.getByRole('radio', { name: words.whole('export_stretch') }).check();
			await dialog.getByRole('radio', { name: words.whole('film_film') }).check();
			const whole = { ratio: 1 };
			await expect(
				dialog.getByRole('radiogroup', { name: words.whole('export_what') })
			).toBeInViewport(whole);
			await expect(
				dialog.getByRole('radiogroup', { name: words.whole('film_kind') })
			).toBeInViewport(whole);
			for (const picture of await dialog.getByRole('img').all())
				await expect(picture).toBeInViewport(whole);
			await expect(dialog.getByRole('button', { name: words.whole('export_save') })).toBeInViewport(
				whole
			);

			await dialog.getByRole('radio', { name: words.whole('export_png') }).check();
			const which = dialog.getByRole('combobox', { name: words.whole('export_stretch_which') });
			const backtrack = which.getByRole('option', { name: words.whole('export_to_backtrack') });
			await which.selectOption(await backtrack.getAttribute('value'));
			const pictures = dialog.getByRole('img');
			await expect(pictures).toHaveCount(2);

			const { name, content } = await save(page, words);
			expect(name).toMatch(/\.zip$/);
			const files = Object.entries(unzipSync(content));
			await expect(dialog).toContainText(words.part('export_pictures'));
			expect(files.length).toBeGreaterThan(3);
			for (const [file, bytes] of files) {
				expect(file).toMatch(/-\d+\.png$/);
				expect(strFromU8(bytes.slice(1, 4))).toBe('PNG');
			}

			await dialog.getByRole('radio', { name: words.whole('export_tree') }).check();
			await dialog.getByRole('radio', { name: words.whole('export_svg') }).check();
			await expect(pictures).toHaveCount(1);
			const tree = (await save(page, words)).content.toString('utf8');
			// 6 queens: 31 placements lead to the first solution, each with its label; halos write it twice.
			const labels = wordsIn(tree).filter((text) => /^c\d$/.test(text));
			expect(labels).toHaveLength(62);
		});

		test('is loaded when it is wanted, says so where the clipboard is refused, and copies where it is allowed', async ({
			page,
			studio
		}) => {
			const { words } = studio;
			await page.addInitScript(() => {
				Object.defineProperty(navigator.clipboard, 'write', {
					configurable: true,
					value: () => Promise.reject(new DOMException('', 'NotAllowedError'))
				});
			});
			const loaded: string[] = [];
			page.on('request', (request) => loaded.push(request.url()));
			await studio.openRecorded('size=6&at=8');
			const before = loaded.length;
			const dialog = await openDialog(page, words);
			const scripts = loaded.slice(before).filter((url) => url.endsWith('.js'));
			expect(scripts.length).toBeGreaterThan(2);
			const copy = dialog.getByRole('button', { name: words.whole('export_copy_picture') });
			await copy.click();
			await expect(dialog.getByRole('status').last()).toHaveText(words.whole('export_not_copied'));
			await page.evaluate(() => {
				Object.defineProperty(navigator.clipboard, 'write', {
					value: async ([item]: ClipboardItem[]) => {
						const { type } = await item.getType('image/png');
						document.title = type;
					}
				});
			});
			await copy.click();
			await expect(dialog.getByRole('status').last()).toHaveText(words.whole('export_copied'));
			expect(await page.title()).toBe('image/png');
		});

		test('takes the lanes of a race', async ({ page }) => {
			const words = new Words(language);
			await page.goto('/compare/?kind=queens&size=6&at=8');
			await ready(page);
			const button = page.getByRole('button', { name: words.whole('export_open') });
			await expect(button).toBeEnabled();
			await openDialog(page, words);
			const text = (await save(page, words)).content.toString('utf8');
			for (const lane of ['compare_order_naive', 'compare_order_findmin'])
				expect(wordsIn(text).some((told) => words.whole(lane).test(told))).toBe(true);
		});
	});
}
