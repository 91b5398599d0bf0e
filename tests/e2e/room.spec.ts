import type { BrowserContext, Page } from '@playwright/test';
import { qrPicture } from '../../src/lib/stage/share/qr';
import { localPath, studioPath } from './support/studio';
import { axe, expect, open, overflow, ready, test } from './support/test';
import { mirrored, Words, type Language } from './support/words';

const codeOf = (page: Page, words: Words) =>
	page.getByRole('dialog', { name: words.whole('room_code') });

/** Presses W, which opens the window for the class. */
async function openSecond(page: Page, context: BrowserContext): Promise<Page> {
	const [second] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('w')]);
	await ready(second);
	return second;
}

const desk = (page: Page, words: Words) =>
	page.getByRole('complementary', { name: words.whole('room_desk') });

async function present(page: Page, language: Language, query: string) {
	await open(page, `${studioPath(language, 'queens')}?${query}&present=board,sentence`);
	await expect(page.getByRole('gridcell').first()).toBeVisible();
	await expect(page.locator('.numbers b')).toHaveText(/at=(\d+)/.exec(query)?.[1] ?? '0');
}

for (const language of mirrored) {
	test.describe(`The code of a moment (${language})`, () => {
		const words = new Words(language);

		test('is that of the address of this moment, outside of the presentation, and fits on a phone', async ({
			page
		}) => {
			await present(page, language, 'example=queens-8&at=20');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('q');
			const code = codeOf(page, words);
			const field = code.getByRole('textbox', { name: words.whole('room_code_address') });
			const address = await field.inputValue();
			expect(new URL(address).pathname).toBe(new URL(page.url()).pathname);
			expect(new URL(address).searchParams.get('at')).toBe('21');
			expect(new URL(address).searchParams.has('present')).toBe(false);
			const picture = code.getByRole('img');
			await expect(picture.locator('path')).toHaveAttribute('d', qrPicture(address)!.path);
			const box = await picture.boundingBox();
			expect(box!.height).toBeGreaterThan(0.8 * 720);
			await expect(picture.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
			await axe(page);

			await page.keyboard.press('Escape');
			await expect(code).toHaveCount(0);
			await expect(page.getByRole('region', { name: words.whole('present_name') })).toBeVisible();

			await page.setViewportSize({ width: 390, height: 844 });
			await open(page, localPath(language, 'learn/letters/'));
			await page.keyboard.press('p');
			await expect(page.getByRole('region', { name: words.whole('present_name') })).toBeVisible();
			await page.keyboard.press('q');
			await expect(codeOf(page, words).getByRole('img')).toBeVisible();
			expect(await overflow(page)).toMatchObject({ across: 0 });
		});
	});

	test.describe(`The second window (${language})`, () => {
		const words = new Words(language);

		test('shows what the lecturer’s shows, and keys in either move both', async ({
			page,
			context
		}) => {
			await present(page, language, 'example=queens-8&at=20&stops=mark-24-Who%20is%20next%3F');
			const second = await openSecond(page, context);
			await expect(desk(page, words)).toBeVisible();
			await expect(desk(second, words)).toHaveCount(0);
			await expect(desk(page, words)).toContainText('Who is next?');

			const at = async (window: Page) =>
				(await window.getByRole('region', { name: words.whole('explain_name') }).textContent()) ??
				'';
			const before = await at(second);
			await page.keyboard.press('ArrowRight');
			await expect.poll(() => at(second)).not.toBe(before);
			expect(await at(second)).toBe(await at(page));
			await second.keyboard.press('PageDown');
			await second.keyboard.press('PageDown');
			await expect(page).toHaveURL(/at=23/);
			await expect.poll(async () => (await at(second)) === (await at(page))).toBe(true);
			// Only the lecturer's window has a history.
			expect(second.url()).toContain('at=20');

			await page.keyboard.press('q');
			await expect(codeOf(second, words)).toBeVisible();
			await expect(codeOf(page, words)).toHaveCount(0);
			await second.keyboard.press('Escape');
			await expect(codeOf(second, words)).toHaveCount(0);
			await axe(page);
			await axe(second);

			await second.close();
			await expect(desk(page, words)).toHaveCount(0);
		});

		test('follows a chapter from slide to slide', async ({ page, context }) => {
			await open(page, localPath(language, 'learn/letters/'));
			await page.keyboard.press('p');
			await expect(page.getByRole('region', { name: words.whole('present_name') })).toBeVisible();
			const second = await openSecond(page, context);
			const said = (window: Page) => window.locator('.presentation .words').textContent();
			await expect(second.locator('.presentation .words')).toBeVisible();
			const title = await said(second);
			await second.keyboard.press('PageDown');
			await expect.poll(() => said(page)).not.toBe(title);
			await expect.poll(async () => (await said(second)) === (await said(page))).toBe(true);
			await desk(page, words)
				.getByRole('button', { name: words.whole('room_second_close') })
				.click();
			await expect.poll(() => second.isClosed()).toBe(true);
		});
	});
}

test('a window that the browser does not open is said', async ({ page }) => {
	await page.addInitScript(() => {
		window.open = () => null;
	});
	const words = new Words('en');
	await present(page, 'en', 'example=queens-8');
	await page.keyboard.press('w');
	await expect(page.getByRole('alert')).toHaveText(words.whole('room_second_blocked'));
});

test('the experiment is projected, one picture at a time, and the address holds it', async ({
	page
}) => {
	test.setTimeout(120_000);
	const words = new Words('en');
	await open(page, localPath('en', 'compare/experiment/?preset=rewritten&run=1'));
	await page.getByRole('button', { name: words.part('present_start') }).click({ timeout: 60_000 });
	const shown = page.getByRole('region', { name: words.whole('present_name') });
	await expect(shown.getByRole('figure')).toBeVisible();
	const size = await shown
		.locator('svg[data-picture] text')
		.first()
		.evaluate(
			(text) =>
				parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a
		);
	expect(size).toBeGreaterThanOrEqual(20);
	const first = await shown.getByRole('figure').getAttribute('aria-labelledby');
	await page.keyboard.press('PageUp');
	await page.keyboard.press('PageUp');
	await expect(page).toHaveURL(/present=boards/);
	// Both axes have the same numbers, as far apart.
	const ticks = await shown.locator('svg[data-picture] .axes').evaluate((axes) => {
		const boxes = [...axes.querySelectorAll('path.grid')].map((path) =>
			(path as SVGPathElement).getBBox()
		);
		return {
			across: boxes.filter(({ width }) => width === 0).map(({ x }) => x),
			up: boxes.filter(({ height }) => height === 0).map(({ y }) => y)
		};
	});
	expect(ticks.across.length).toBe(ticks.up.length);
	const [right, up] = [ticks.across.at(-1)! - ticks.across[0], ticks.up[0] - ticks.up.at(-1)!];
	expect(Math.abs(right - Math.abs(up))).toBeLessThan(2);
	expect(first).not.toBeNull();
	await axe(page);
	await page.keyboard.press('Escape');
	await expect(shown).toHaveCount(0);
	await expect(page).not.toHaveURL(/present=/);
});
