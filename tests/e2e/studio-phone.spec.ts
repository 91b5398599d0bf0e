import type { CDPSession, Locator } from '@playwright/test';
import { expect, firefoxToo, RASTER, test, type StudioPage, holding } from './support/studio';
import { overflow, settled } from './support/test';
import { isA, Walk } from './support/walk';
import { mirrored } from './support/words';

const raster = new Walk(RASTER);
/** In the middle of the search, at a dead end. */
const MIDDLE = raster.after(300, isA('deadend'));

interface Window {
	readonly width: number;
	readonly height: number;
	/** The least side of the board, in pixels. */
	readonly board: number;
	/** The player is one row. */
	readonly low?: boolean;
	/** The board has the whole width, and the tree follows below the first screen. */
	readonly small?: boolean;
}

const PHONES: Window[] = [
	{ width: 390, height: 844, board: 320 },
	{ width: 360, height: 640, board: 290, small: true },
	{ width: 320, height: 568, board: 240, small: true },
	{ width: 844, height: 390, board: 203, low: true }
];
/** A projector of 1280 × 720, and the same at 125, 150 and 200 %. */
const ZOOMED: Window[] = [
	{ width: 1280, height: 720, board: 348 },
	{ width: 1024, height: 576, board: 258, low: true },
	{ width: 853, height: 480, board: 293, low: true },
	{ width: 640, height: 360, board: 168, low: true }
];

async function boxOf(locator: Locator) {
	return (await locator.boundingBox())!;
}

/** Expects board, sentence and tree together on the first screen. */
async function expectTogether(studio: StudioPage, { width, height, board, low, small }: Window) {
	const name = `${width} × ${height}`;
	await studio.page.setViewportSize({ width, height });
	expect((await overflow(studio.page)).across, name).toBeLessThanOrEqual(0);
	const player = await boxOf(studio.region('player_bar'));
	expect(player.y + player.height, name).toBeLessThanOrEqual(height + 1);
	if (low) expect(player.height, name).toBeLessThan(64);

	const grid = await boxOf(studio.board);
	expect(Math.min(grid.width, grid.height), `board, ${name}`).toBeGreaterThanOrEqual(board);
	const why = await boxOf(studio.why);
	const stage = await boxOf(studio.stage);
	for (const [part, box] of Object.entries({ grid, why, ...(!small && { stage }) })) {
		expect(box.x, `${part}, ${name}`).toBeGreaterThanOrEqual(0);
		expect(box.y, `${part}, ${name}`).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width, `${part}, ${name}`).toBeLessThanOrEqual(width);
		expect(box.y + box.height, `${part}, ${name}`).toBeLessThanOrEqual(player.y + 1);
	}
	expect(stage.height, `tree, ${name}`).toBeGreaterThanOrEqual(60);
	expect(stage.width, `tree, ${name}`).toBeGreaterThanOrEqual(250);
	if (!small) await expect(studio.page.locator('svg .node.current')).toBeInViewport();
}

for (const language of mirrored) {
	test.describe(`zoomed, ${language}`, () => {
		test.use({ language });

		test('board, sentence and tree stay together, and the rest is reached', async ({ studio }) => {
			await studio.openRecorded(`example=raster&at=${MIDDLE}`);
			for (const window of ZOOMED) await expectTogether(studio, window);
			await studio.tab('studio_counters').click();
			await expect(studio.region('explain_counters')).toBeInViewport();
			await studio.button('studio_strategy').click();
			await expect(studio.select('studio_order')).toBeInViewport();
		});
	});

	test.describe(`on phones, ${language}`, () => {
		test.use({ language, hasTouch: true, isMobile: true });

		test(`board, sentence and tree are together, and nothing moves between steps${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page } = studio;
			await studio.openRecorded(`example=raster&at=${MIDDLE}`);
			for (const window of PHONES) {
				await expectTogether(studio, window);
				const before = await boxOf(studio.stage);
				const sentences = new Set<string | null>();
				for (let step = 0; step < 8; step++) {
					await page.keyboard.press('ArrowRight');
					sentences.add(await studio.why.textContent());
					expect(await boxOf(studio.stage)).toEqual(before);
				}
				expect(sentences.size).toBeGreaterThan(3);
			}
		});
	});
}

test.describe('on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('the digits and the eraser are two rows of five, and the menu has the pages and the language', async ({
		studio
	}) => {
		await studio.openRecorded('example=raster');
		await studio.cell('r1c1').tap();
		const keys = studio.page
			.getByRole('group', { name: studio.words.whole('sudoku_board_pad') })
			.getByRole('button');
		await expect(keys).toHaveCount(10);
		const rows = await keys.evaluateAll((all) => all.map((key) => key.getBoundingClientRect().y));
		expect(new Set(rows.slice(0, 5)).size).toBe(1);
		expect(new Set(rows.slice(5)).size).toBe(1);
		expect(rows[5]).toBeGreaterThan(rows[0]);
		await keys.nth(0).tap();
		await expect(studio.cell('r1c1')).toHaveAccessibleName(holding(1));

		const { page, words } = studio;
		await studio.button('shell_menu').tap();
		const menu = studio.dialog('shell_menu');
		await expect(menu).toBeInViewport({ ratio: 0.999 });
		await expect(menu.locator('[aria-current=page]')).toHaveText(words.whole('sudoku_title'));
		await expect(menu.getByRole('link', { name: 'עברית' })).toBeVisible();
		await expect(studio.radio('shell_text_large')).toBeAttached();
		await menu.getByRole('link', { name: words.whole('queens_title') }).tap();
		await expect(page).toHaveURL(/studio\/queens/);
		await expect(menu).toBeHidden();
	});

	test('one finger scrolls the page over the tree, and two move the tree', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded(`example=raster&at=${MIDDLE}`);
		await studio.rest();
		const client = await page.context().newCDPSession(page);
		const world = studio.stage.locator('.world');
		const scrolled = () => page.evaluate(() => window.scrollY);
		const { x, y, width, height } = await boxOf(studio.stage);
		const [middle, bottom] = [x + width / 2, y + height - 10];

		const before = await world.getAttribute('style');
		await drag(client, [{ x: middle, y: bottom }], { x: 0, y: -160 });
		await expect.poll(scrolled).toBeGreaterThan(80);
		expect(await world.getAttribute('style')).toBe(before);
		await expect(studio.stage.getByText(words.whole('tree_two_fingers'))).toBeVisible();

		await page.evaluate(() => window.scrollTo(0, 0));
		await expect.poll(scrolled).toBe(0);
		const fingers = [
			{ x: middle - 40, y: bottom },
			{ x: middle + 40, y: bottom }
		];
		await drag(client, fingers, { x: 60, y: -40 });
		await expect.poll(() => world.getAttribute('style')).not.toBe(before);
		expect(await scrolled()).toBe(0);
		await expect(studio.button('tree_tools')).toBeVisible();
	});
});

interface Finger {
	readonly x: number;
	readonly y: number;
}

/** Drags fingers over the page, as a touch screen does. */
async function drag(client: CDPSession, fingers: readonly Finger[], by: Finger): Promise<void> {
	const STEPS = 12;
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
		client.send('Input.dispatchTouchEvent', {
			type,
			touchPoints: touchPoints.map((point, id) => ({ ...point, id }))
		});
	// One finger comes down after the other.
	for (const [at] of fingers.entries()) await touch('touchStart', fingers.slice(0, at + 1));
	for (let step = 1; step <= STEPS + 1; step++) {
		// The fingers rest before they leave, so that the page does not go on scrolling.
		if (step > STEPS) await new Promise((resolve) => setTimeout(resolve, 200));
		const share = Math.min(1, step / STEPS);
		await touch(
			'touchMove',
			fingers.map(({ x, y }) => ({ x: x + by.x * share, y: y + by.y * share }))
		);
	}
	await touch('touchEnd', []);
}

test('panes are closed, brought back, enlarged and restored, and remembered', async ({
	studio
}) => {
	const { page, words } = studio;
	await studio.openRecorded(`example=raster&at=${MIDDLE}`);
	const [board, tree, side] = ['studio_board', 'studio_tree', 'studio_explain'].map((key) =>
		studio.region(key)
	);
	for (const key of ['studio_board', 'studio_tree', 'explain_name', 'studio_explain']) {
		await expect(page.getByRole('heading', { name: words.whole(key) })).toBeVisible();
	}
	const usual = await boxOf(board);

	await side.getByRole('button', { name: words.whole('studio_pane_close') }).click();
	await expect(side).toBeHidden();
	await expect(studio.why).toBeInViewport({ ratio: 0.999 });
	// With the keyboard: what replaces the button has the focus.
	await tree.getByRole('button', { name: words.whole('studio_pane_close') }).focus();
	await page.keyboard.press('Enter');
	await expect(tree).toBeHidden();
	await expect.poll(async () => (await boxOf(board)).width).toBeGreaterThan(usual.width + 200);
	await expect(board.getByRole('button', { name: words.whole('studio_pane_close') })).toBeHidden();
	await studio.reload();
	await studio.recorded();
	await expect(tree).toBeHidden();
	await expect(side).toBeHidden();
	const again = studio.button('studio_pane_open').first();
	await expect(again).toBeInViewport();
	await again.focus();
	await page.keyboard.press('Enter');
	await expect(tree).toBeVisible();
	await expect(page.getByRole('heading', { name: words.whole('studio_tree') })).toBeFocused();
	await studio.button('studio_pane_open').click();
	await expect(side).toBeVisible();
	await expect.poll(async () => (await boxOf(board)).width).toBeCloseTo(usual.width, 0);

	await tree.getByRole('button', { name: words.whole('studio_pane_enlarge') }).click();
	await expect(board).toBeHidden();
	await expect.poll(async () => (await boxOf(tree)).width).toBeGreaterThan(1200);
	await studio.reload();
	await studio.recorded();
	await expect(board).toBeHidden();
	await studio.button('studio_pane_restore').focus();
	await page.keyboard.press('Enter');
	await expect(board).toBeVisible();
	await expect(side).toBeVisible();
	await studio.expectPosition(MIDDLE);
});

test('the text size is chosen, follows everywhere and is remembered', async ({ studio }) => {
	const { page } = studio;
	await studio.openRecorded(`example=raster&at=${MIDDLE}`);
	const sizes = async () => {
		await settled(page);
		const measured = [studio.why, studio.region('explain_code').locator('li').first()].map((text) =>
			text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
		);
		return Promise.all(measured);
	};
	const usual = await sizes();
	await studio.button('shell_theme').click();
	await studio.radio('shell_text_larger').check();
	await page.keyboard.press('Escape');
	for (let time = 0; time < 2; time++) {
		const larger = await sizes();
		expect(larger.length).toBe(usual.length);
		for (const [at, size] of larger.entries()) expect(size / usual[at]).toBeGreaterThan(1.2);
		const { across, down } = await overflow(page);
		expect(across).toBeLessThanOrEqual(0);
		expect(down).toBeLessThanOrEqual(0);
		for (const part of [studio.board, studio.why, studio.stage]) {
			await expect(part).toBeInViewport({ ratio: 0.999 });
		}
		await studio.reload();
		await studio.recorded();
	}
	// In this window the appearance is in the menu.
	await studio.button('shell_menu').click();
	await expect(studio.radio('shell_text_larger')).toBeChecked();
	await studio.radio('shell_text_normal').check();
	expect(await sizes()).toEqual(usual);
});
