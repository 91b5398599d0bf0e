import type { Locator, Page } from '@playwright/test';
import { RacePage } from './support/race';
import { expect, localPath, StudioPage, test } from './support/studio';
import { open, overflow, settled } from './support/test';

/** How much may move while a page loads: half of what web.dev/cls calls good. */
const MOST_SHIFT = 0.05;

/** A window of 1280 × 1024 at 400 % zoom, and a phone held upright and across. */
const ZOOMED = { width: 320, height: 256 };
const ACROSS = { width: 844, height: 390 };

async function boxOf(locator: Locator) {
	return (await locator.boundingBox())!;
}

/** The side of a square of a board, in pixels. */
async function cellOf(board: Locator): Promise<number> {
	return (await boxOf(board.getByRole('gridcell').first())).width;
}

/** Opens a page and adds up what moves by itself until it rests: the cumulative layout shift. */
async function shiftOf(page: Page, path: string, slowdown: number): Promise<number> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
			})[])
				if (!entry.hadRecentInput) shifts.push(entry.value);
		}).observe({ type: 'layout-shift', buffered: true });
	});
	await open(page, path);
	await page.waitForLoadState('networkidle');
	// What is loaded when the page is idle is drawn in the frames after it.
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })));
	await settled(page);
	return page.evaluate(() =>
		(window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0)
	);
}

// A slow browser draws a chapter before it has read all of it.
for (const [path, width, height, slowdown, more] of [
	['compare/', 390, 844, 1, ' @more'],
	['compare/', 320, 568, 1, ''],
	['compare/?at=120', 390, 844, 1, ''],
	['learn/sudoku/', 390, 844, 4, ''],
	['learn/sudoku/', 1280, 720, 4, ' @more'],
	['learn/tree/', 390, 844, 4, ' @more'],
	['learn/tree/', 1280, 720, 4, '']
] as const) {
	test(`hardly anything moves while ${path} loads, ${width} × ${height}${more}`, async ({
		page
	}) => {
		await page.setViewportSize({ width, height });
		expect(await shiftOf(page, path, slowdown)).toBeLessThan(MOST_SHIFT);
	});
}

test('a race and the form for a guess fit a phone held across and a low window', async ({
	page
}) => {
	await page.setViewportSize(ACROSS);
	const race = new RacePage(page);
	await race.openRecorded();
	const form = page.getByRole('form', { name: race.words.whole('compare_guess') });
	await expect(form.getByRole('button')).toHaveCount(2);
	expect(await overflow(page)).toEqual({ across: 0, down: 0 });
	await page.setViewportSize({ width: 1280, height: 600 });
	expect(await overflow(page)).toEqual({ across: 0, down: 0 });
});

test('a race on a phone held upright has its guess in one line and its boards side by side', async ({
	page
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const race = new RacePage(page);
	await race.openRecorded();
	const form = page.getByRole('form', { name: race.words.whole('compare_guess') });
	await form.getByRole('combobox').selectOption('5');
	const controls = form.locator('select:visible, input:visible, button:visible');
	await expect(controls).toHaveCount(5);
	const bottoms = await controls.evaluateAll((all) =>
		all.map((one) => one.getBoundingClientRect().bottom)
	);
	expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(8);
	const [one, other] = await Promise.all((await page.getByRole('grid').all()).map(boxOf));
	expect(other.y).toBe(one.y);
	expect(one.x + one.width).toBeLessThan(other.x);
	expect((await overflow(page)).across).toBe(0);
});

test('a race on a phone held across shows its trees, and the verdict above the player', async ({
	page
}) => {
	await page.setViewportSize(ACROSS);
	const race = new RacePage(page);
	await race.openRecorded('at=400');
	const player = page.getByRole('region', { name: race.words.whole('player_bar') });
	for (const letter of ['A', 'B']) {
		const tree = race.lane(letter).getByRole('group', { name: race.words.whole('tree_name') });
		expect((await boxOf(tree)).height).toBeGreaterThan(80);
	}
	const { y, height } = await boxOf(race.verdict);
	expect(y + height).toBeLessThanOrEqual((await boxOf(player)).y);
	expect(await overflow(page)).toEqual({ across: 0, down: 0 });
});

test.describe('in Hebrew', () => {
	test('a race leaves room for its boards at 400 % zoom and on a phone held across', async ({
		page
	}) => {
		const race = new RacePage(page, 'he');
		await page.setViewportSize(ZOOMED);
		await race.openRecorded('at=120');
		const player = page.getByRole('region', { name: race.words.whole('player_bar') });
		expect((await boxOf(player)).y).toBeGreaterThan(190);
		await expect(race.button('player_play')).toBeInViewport({ ratio: 0.9 });
		expect(await cellOf(page.getByRole('grid'))).toBeGreaterThanOrEqual(16);
		expect((await overflow(page)).across).toBe(0);
		// What is below the buttons comes up with the focus.
		await race.slider.focus();
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Tab');
		await expect(race.slider).toBeInViewport({ ratio: 0.9 });

		await page.setViewportSize(ACROSS);
		await expect(page.getByRole('grid')).toHaveCount(2);
		for (const letter of ['A', 'B']) {
			const board = race.lane(letter).getByRole('grid');
			expect(await cellOf(board)).toBeGreaterThanOrEqual(16);
			const { y, height } = await boxOf(board);
			expect(y + height).toBeLessThanOrEqual((await boxOf(player)).y);
		}
		await expect(race.button('player_play')).toBeInViewport({ ratio: 0.999 });
		expect((await overflow(page)).across).toBe(0);
	});

	test('a studio shows the whole board above the buttons at 400 % zoom', async ({ page }) => {
		const studio = new StudioPage(page, 'he');
		await page.setViewportSize(ZOOMED);
		await studio.openRecorded('example=raster&at=300');
		await studio.board.scrollIntoViewIfNeeded();
		expect(await cellOf(studio.board)).toBeGreaterThanOrEqual(16);
		await expect(studio.button('player_play')).toBeInViewport({ ratio: 0.9 });
		expect((await overflow(page)).across).toBe(0);
	});

	test('a chapter is one column at 400 % zoom', async ({ page }) => {
		await page.setViewportSize(ZOOMED);
		await open(page, localPath('he', 'learn/sudoku/'));
		for (const part of [page.getByRole('heading', { level: 1 }), page.getByRole('complementary')])
			expect((await boxOf(part)).width).toBeGreaterThan(280);
		expect((await overflow(page)).across).toBe(0);
	});
});
