import type { Page } from '@playwright/test';
import { axe, expect, firefoxToo, studioPath, test, type StudioPage } from './support/studio';
import { overflow, ready } from './support/test';
import { mirrored, type Language } from './support/words';

/** The height of the board in a window of 720 pixels, at least. */
const BOARD = 0.85 * 720;

const sentenceSize = (studio: StudioPage) =>
	studio.why.evaluate((sentence) => parseFloat(getComputedStyle(sentence).fontSize));

/** The size at which the smallest label of the tree is seen, in pixels. */
const labelSize = (studio: StudioPage) =>
	studio.stage.evaluate((stage) =>
		Math.min(
			...[...stage.querySelectorAll('text')].map(
				(text) => parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0)
			)
		)
	);

const presentation = (studio: StudioPage) => studio.region('present_name');

async function openEmbed(page: Page, query: string, language: Language = 'en') {
	await page.goto(`${studioPath(language, 'queens')}?${query}&embed=1`);
	await ready(page);
}

for (const language of mirrored) {
	test.describe(`In front of a class (${language})`, () => {
		test.use({ language, kind: 'queens' });

		test(`a lecturer gets to the first backtrack with keys alone${firefoxToo(language)}`, async ({
			page,
			studio
		}) => {
			await studio.openRecorded('size=8&stops=backtrack');
			await page.keyboard.press('p');
			await expect(presentation(studio)).toBeVisible();
			await expect(page.getByRole('banner')).toBeHidden();
			await expect(studio.scrubber).toHaveCount(0);

			await page.keyboard.press('Space');
			const note = presentation(studio).getByRole('status').last();
			await expect(note).toHaveText(studio.words.part('player_stop_paused'));
			await expect(studio.region('explain_name')).toContainText(
				studio.words.part('explain_kind_backtrack')
			);
			expect(await sentenceSize(studio)).toBeGreaterThanOrEqual(28);
			await studio.rest();
			expect(await labelSize(studio)).toBeGreaterThanOrEqual(20);
			const board = await studio.board.boundingBox();
			expect(board!.height).toBeGreaterThanOrEqual(BOARD);

			// A clicker sends PageDown. What is below the sentence stays in place.
			const tree = await studio.stage.boundingBox();
			for (let step = 0; step < 4; step++) {
				await page.keyboard.press('PageDown');
				expect(await studio.stage.boundingBox()).toEqual(tree);
			}
			const at = Number(await presentation(studio).locator('.numbers b').textContent());
			await page.keyboard.press('Escape');
			await expect(presentation(studio)).toHaveCount(0);
			await expect(page.getByRole('banner')).toBeVisible();
			await studio.expectPosition(at);
		});

		test('the parts are chosen and remembered', async ({ page, studio }) => {
			await studio.openRecorded('size=8&at=20');
			await studio.button('present_start_hint').click();
			await studio.button('present_parts').click();
			const choice = (key: string) => page.getByRole('checkbox', { name: studio.words.whole(key) });
			await expect(choice('studio_code')).toBeDisabled();
			await choice('studio_tree').uncheck();
			await choice('studio_code').check();
			await expect(studio.region('studio_tree')).toHaveCount(0);
			const code = studio.region('explain_code');
			await expect(code).toBeVisible();
			const line = code.getByRole('listitem').first();
			const size = await line.evaluate((item) => parseFloat(getComputedStyle(item).fontSize));
			expect(size).toBeGreaterThanOrEqual(20);
			// Escape closes the choice first.
			await page.keyboard.press('Escape');
			await expect(choice('studio_code')).toBeHidden();
			await expect(presentation(studio)).toBeVisible();
			await page.waitForURL(/[?&]present=board%2Csentence%2Ccode/);

			await studio.reload();
			await expect(code).toBeVisible();
			await axe(page);
			// The controls have faded, and come back when the pointer moves.
			await page.mouse.move(300, 300);
			await studio.button('present_leave').click();
			await studio.expectPosition(20);
			await studio.open('example=queens-4');
			await page.keyboard.press('p');
			await expect(code).toBeVisible();
			await expect(studio.region('studio_tree')).toHaveCount(0);
		});

		test(`it fills the screen, and ends with full screen${firefoxToo(language)}`, async ({
			page,
			studio
		}) => {
			await studio.openRecorded('size=8&at=20');
			await page.keyboard.press('p');
			const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
			await expect(presentation(studio)).toBeVisible();
			await expect.poll(isFull).toBe(true);
			// What the browser does with Escape, before the page hears of it.
			await page.evaluate(() => document.exitFullscreen());
			await expect(presentation(studio)).toHaveCount(0);
			await page.keyboard.press('p');
			await expect.poll(isFull).toBe(true);
			await page.keyboard.press('p');
			await expect(presentation(studio)).toHaveCount(0);
			await expect.poll(isFull).toBe(false);
		});

		test('the controls fade even below a resting pointer, which lights nothing', async ({
			page,
			studio
		}) => {
			await studio.openRecorded('size=8&at=20');
			await studio.button('present_start_hint').click();
			await studio.button('present_leave').hover();
			const controls = presentation(studio).locator('.controls');
			await expect(controls).toHaveCSS('opacity', '1');
			await expect(controls).toHaveCSS('opacity', '0');
			await page.keyboard.press('PageDown');
			await expect(controls).toHaveCSS('opacity', '0');
			await page.mouse.move(300, 300);
			await expect(controls).toHaveCSS('opacity', '1');
		});

		test('a mark is set with M while a class looks on', async ({ page, studio }) => {
			await studio.open('size=8&at=31&present=board,sentence');
			await expect(presentation(studio)).toBeVisible();
			await page.keyboard.press('m');
			const note = page.getByRole('textbox', {
				name: studio.words.whole('player_mark_field', { position: 31 })
			});
			await expect(note).toBeFocused();
			await note.fill('Why?');
			await note.press('Enter');
			await expect(presentation(studio).locator('.notice').getByRole('status')).toHaveText('Why?');
		});

		test('a note stands below the sentence and covers no picture', async ({ studio }) => {
			const note = 'Why?';
			await studio.open(`size=8&at=31&present=board,tree,sentence&stops=mark-31-${note}`);
			await expect(presentation(studio).getByText(note)).toBeVisible();
			const box = (await presentation(studio).getByText(note).boundingBox())!;
			const picture = (await studio.stage.boundingBox())!;
			const sentence = (await studio.why.boundingBox())!;
			expect(box.y).toBeGreaterThanOrEqual(sentence.y + sentence.height);
			expect(box.y + box.height).toBeLessThanOrEqual(picture.y);
		});

		test(`the line of HTML to copy shows the moment in another page${firefoxToo(language)}`, async ({
			page,
			studio
		}) => {
			await studio.openRecorded('size=8&at=20');
			await studio.button('share_label').click();
			await page.getByText(studio.words.whole('share_frame')).click();
			await page.getByRole('checkbox', { name: studio.words.whole('studio_code') }).check();
			await studio.select('share_size').selectOption({ index: 1 });
			const html = await page
				.getByRole('textbox', { name: studio.words.whole('share_line') })
				.inputValue();

			// In a page of its own, as on a blog.
			await page.evaluate((line) => (document.body.innerHTML = line), html);
			const element = page.locator('iframe');
			expect(await element.boundingBox()).toMatchObject({ width: 480, height: 270 });
			const frame = page.frameLocator('iframe');
			await expect(frame.getByRole('grid')).toBeVisible();
			await expect(
				frame.getByRole('region', { name: studio.words.whole('explain_code') })
			).toBeVisible();
			await expect(frame.locator('.position b')).toHaveText('20');
			await expect(frame.getByRole('banner')).toBeHidden();
		});

		test('an embed of any size shows and plays, where storage is refused too', async ({
			page,
			studio
		}) => {
			await page.addInitScript(() => {
				Object.defineProperty(window, 'localStorage', {
					get() {
						throw new DOMException('refused', 'SecurityError');
					}
				});
			});
			for (const [width, height] of [
				[320, 240],
				[480, 270],
				[800, 450]
			]) {
				await page.setViewportSize({ width, height });
				await openEmbed(page, 'size=8&at=20&present=board,sentence', language);
				await expect(studio.board).toBeVisible();
				await expect(page.getByRole('banner')).toBeHidden();
				// The sentence may wrap differently until its part has loaded.
				await expect.poll(() => overflow(page)).toEqual({ across: 0, down: 0 });
				const board = await studio.board.boundingBox();
				expect(board!.height).toBeGreaterThan(height / 2.2);
				expect(await sentenceSize(studio)).toBeGreaterThanOrEqual(13);
				await studio.button('player_step_forward').click();
				const position = presentation(studio).locator('.position b');
				await expect(position).toHaveText('21');
				const link = page.getByRole('link', { name: studio.words.whole('present_open') });
				await expect(link).toHaveAttribute('href', /[?&]at=21/);
				await expect(link).not.toHaveAttribute('href', /present|embed/);
				await studio.button('player_play').click();
				await expect(position).not.toHaveText('21');
				await studio.button('player_pause').click();
				// Keys of the presentation do not lead out of an embed.
				await page.keyboard.press('Escape');
				await expect(studio.board).toBeVisible();
				await expect(page.getByRole('banner')).toBeHidden();
			}
			await expect(page.getByText(studio.words.whole('shell_storage_refused'))).toHaveCount(0);
		});
	});
}

test.describe('Before its modules are loaded', () => {
	test.use({ expectedComplaints: /Failed to (load|fetch)/ });

	test('an embed shows neither header nor studio', async ({ page }) => {
		await page.route('**/_app/**/*.js', (route) => route.abort());
		await page.goto(`${studioPath('en', 'queens')}?present=board&embed=1`);
		await expect(page.locator('header').first()).toBeHidden();
		await expect(page.locator('.studio')).toBeHidden();
	});
});
