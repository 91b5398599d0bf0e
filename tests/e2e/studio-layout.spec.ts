import type { Locator } from '@playwright/test';
import {
	axe,
	doubleClick,
	expect,
	firefoxToo,
	RASTER,
	StudioPage,
	test,
	touch
} from './support/studio';
import { overflow } from './support/test';
import { isA, Walk } from './support/walk';
import { isMirrored, mirrored } from './support/words';

const raster = new Walk(RASTER);
/** In the middle of the search, at a dead end. */
const MIDDLE = raster.after(300, isA('deadend'));

async function widthOf(locator: Locator): Promise<number> {
	return (await locator.boundingBox())!.width;
}

for (const language of mirrored) {
	test.describe(`on a projector, 1280 × 720, ${language}`, () => {
		test.use({ language });

		test(`board, tree and player are visible without scrolling${firefoxToo(language)}`, async ({
			studio
		}) => {
			for (const query of [
				`example=raster&at=${MIDDLE}&elimination=hidden&stubs=1`,
				'example=size-25&steps=1000'
			]) {
				await studio.openRecorded(query);
				for (const part of [
					studio.board,
					studio.stage,
					studio.region('player_bar'),
					studio.cell('r1c1'),
					studio.button('player_play'),
					studio.scrubber
				]) {
					await expect(part).toBeInViewport({ ratio: 0.999 });
				}
				const { across, down } = await overflow(studio.page);
				expect(across).toBeLessThanOrEqual(0);
				expect(down).toBeLessThanOrEqual(0);
			}
		});

		test(`panes are resized by mouse and by keyboard, and keep their size${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.open('example=raster');
			// What is on the left in English is on the right in Hebrew.
			const outwards = isMirrored(language) ? -1 : 1;
			const [less, more] = isMirrored(language) ? ['Right', 'Left'] : ['Left', 'Right'];
			const splitter = (key: string) => page.getByRole('separator', { name: words.whole(key) });
			const board = studio.region('studio_board');
			const side = studio.region('studio_explain');
			const usual = { board: await widthOf(board), side: await widthOf(side) };

			async function drag(key: string, by: number): Promise<void> {
				const { x, y, width, height } = (await splitter(key).boundingBox())!;
				await page.mouse.move(x + width / 2, y + height / 2);
				await page.mouse.down();
				await page.mouse.move(x + width / 2 + (by / 2) * outwards, y + height / 2);
				await page.mouse.move(x + width / 2 + by * outwards, y + height / 2);
				await page.mouse.up();
			}
			await drag('studio_resize_board', -80);
			await expect.poll(() => widthOf(board)).toBeLessThan(usual.board - 60);
			await expect.poll(() => widthOf(board)).toBeGreaterThan(usual.board - 100);
			await drag('studio_resize_explain', 60);
			await expect.poll(() => widthOf(side)).toBeLessThan(usual.side - 40);
			await expect.poll(() => widthOf(side)).toBeGreaterThan(usual.side - 80);

			const dragged = { board: await widthOf(board), side: await widthOf(side) };
			await splitter('studio_resize_board').focus();
			await page.keyboard.press(`Arrow${more}`);
			await page.keyboard.press(`Arrow${more}`);
			await expect.poll(() => widthOf(board)).toBeGreaterThan(dragged.board + 30);
			await page.keyboard.press(`Arrow${less}`);
			await splitter('studio_resize_explain').focus();
			await page.keyboard.press(`Arrow${less}`);
			await expect.poll(() => widthOf(side)).toBeGreaterThan(dragged.side + 15);
			// The keys went to the splitters, not to the player.
			await studio.expectPosition(0);

			const chosen = { board: await widthOf(board), side: await widthOf(side) };
			await studio.reload();
			await expect.poll(() => widthOf(board)).toBeCloseTo(chosen.board, 0);
			await expect.poll(() => widthOf(side)).toBeCloseTo(chosen.side, 0);
			expect((await overflow(studio.page)).down).toBeLessThanOrEqual(0);

			await doubleClick(splitter('studio_resize_board'));
			await expect.poll(() => widthOf(board)).toBeCloseTo(usual.board, 0);
			await expect.poll(() => widthOf(side)).toBeCloseTo(usual.side, 0);
		});
	});

	test.describe(`on a phone, 390 × 844, ${language}`, () => {
		test.use({ language, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

		test(`everything works by touch, on targets of 44 pixels, and nothing overflows${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded(`example=raster&at=${MIDDLE}`);
			await expect(studio.board).toBeInViewport({ ratio: 0.999 });
			const player = studio.region('player_bar');
			await expect(player).toBeInViewport({ ratio: 0.999 });
			expect((await overflow(studio.page)).across).toBeLessThanOrEqual(0);
			for (const key of ['player_play', 'player_step_forward', 'player_step_back', 'shell_menu']) {
				const { width, height } = (await studio.button(key).boundingBox())!;
				expect(Math.min(width, height), key).toBeGreaterThanOrEqual(44);
			}

			await touch(studio.button('player_step_forward'));
			await studio.expectPosition(MIDDLE + 1);
			await touch(studio.button('studio_strategy'));
			await studio.select('studio_order').selectOption('findmin');
			await expect(page).toHaveURL(/order=findmin/);
			await studio.recorded();
			expect((await overflow(studio.page)).across).toBeLessThanOrEqual(0);

			// Scrolled down to the tree and the code, the player is still visible.
			await touch(studio.tab('studio_stack'));
			await studio.stage.scrollIntoViewIfNeeded();
			await expect(player).toBeInViewport({ ratio: 0.999 });
			await touch(studio.button('tree_tools'));
			await touch(studio.button('tree_fit'));
			await page.keyboard.press('Escape');
			await touch(studio.button('player_step_forward'));
			await studio.expectPosition(1);
			await expect(studio.why).toContainText('r');
			expect((await overflow(studio.page)).across).toBeLessThanOrEqual(0);

			// Popovers stay inside the window.
			await touch(studio.button('studio_limits'));
			const limits = page.getByRole('dialog', { name: words.whole('studio_limits') });
			await expect(limits).toBeInViewport({ ratio: 0.999 });
			await page.keyboard.press('Escape');
			expect((await overflow(studio.page)).across).toBeLessThanOrEqual(0);
		});

		test('the list of keys is readable and passes axe', async ({ studio }) => {
			const { page } = studio;
			await studio.open('example=raster');
			await studio.leaveControls();
			await page.keyboard.press('?');
			const dialog = studio.dialog('player_keys');
			await expect(dialog).toBeInViewport({ ratio: 0.999 });
			await expect(dialog.locator('kbd').first()).toBeVisible();
			await page.emulateMedia({ colorScheme: 'dark' });
			await axe(page, dialog);
			// Its end can be reached with the keyboard.
			const last = dialog.getByText(studio.words.whole('player_keys_note'));
			await expect(last).not.toBeInViewport();
			const body = dialog.getByRole('group', { name: studio.words.whole('player_keys') });
			await expect(body).toHaveAttribute('tabindex', '0');
			await page.keyboard.press('Tab');
			await expect(body).toBeFocused();
			await page.keyboard.press('End');
			await expect(last).toBeInViewport();
		});
	});

	test.describe(`direction, ${language}`, () => {
		test.use({ language });

		test(`follows the language, except for boards, trees, program code and time${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page } = studio;
			const own = isMirrored(language) ? 'rtl' : 'ltr';
			const code = studio.region('explain_code').locator('ol');
			await studio.openRecorded(`example=raster&at=${MIDDLE}`);
			await expect(code).toHaveCSS('direction', own);
			await studio.openRecorded(`example=raster&at=${MIDDLE}&code=typescript`);
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			await expect(page.locator('html')).toHaveAttribute('dir', own);
			for (const prose of [studio.why, studio.uniqueness]) {
				await expect(prose).toHaveCSS('direction', own);
			}
			for (const never of [studio.board, studio.stage, studio.scrubber, code]) {
				await expect(never).toHaveCSS('direction', 'ltr');
			}
			const x = async (locator: Locator) => (await locator.boundingBox())!.x;
			expect(await x(studio.cell('r1c1'))).toBeLessThan(await x(studio.cell('r1c9')));
			const back = await x(studio.button('player_step_back'));
			expect(back).toBeLessThan(await x(studio.button('player_step_forward')));
			// The panes follow the language.
			const isBoardFirst = (await x(studio.board)) < (await x(studio.stage));
			expect(isBoardFirst).toBe(!isMirrored(language));
		});
	});
}

test.describe('the language', () => {
	test('changes without changing the position', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded('example=raster&order=findmin');
		await studio.tab('studio_counters').click();
		await studio.leaveControls();
		await page.keyboard.press('Shift+ArrowRight');
		await expect.poll(() => studio.position()).toBeGreaterThan(0);
		const position = await studio.position();
		await expect(page).toHaveURL(new RegExp(`at=${position}`));
		const { search } = new URL(page.url());

		await studio.button('shell_language').click();
		await page.getByRole('link', { name: 'עברית' }).click();
		const hebrew = new StudioPage(page, 'he');
		await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
		await hebrew.recorded();
		await hebrew.expectPosition(position);
		await expect(hebrew.tab('studio_counters')).toHaveAttribute('aria-selected', 'true');
		await expect(hebrew.select('studio_order')).toHaveValue('findmin');
		expect(new URL(page.url()).search).toBe(search);

		await hebrew.button('shell_language').click();
		await page.getByRole('link', { name: 'English' }).click();
		await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
		await studio.recorded();
		await studio.expectPosition(position);
	});
});

test.describe('light and dark', () => {
	/** The lightness of a computed color: 0 … 255. */
	async function lightness(locator: Locator): Promise<number> {
		return locator.evaluate((element) => {
			const context = document.createElement('canvas').getContext('2d')!;
			context.fillStyle = getComputedStyle(element).backgroundColor;
			context.fillRect(0, 0, 1, 1);
			const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
			return (red + green + blue) / 3;
		});
	}

	test.use({ colorScheme: 'dark' });

	test('follow the system until the user chooses; the choice is remembered', async ({ studio }) => {
		const { page } = studio;
		const body = page.locator('body');
		await studio.open('example=raster');
		await expect.poll(() => lightness(body)).toBeLessThan(60);

		await studio.button('shell_theme').click();
		await studio.radio('shell_theme_light').check();
		await expect.poll(() => lightness(body)).toBeGreaterThan(220);
		await studio.reload();
		await expect.poll(() => lightness(body)).toBeGreaterThan(220);
		await studio.button('shell_theme').click();
		await expect(studio.radio('shell_theme_light')).toBeChecked();
		await studio.radio('shell_theme_system').check();
		await expect.poll(() => lightness(body)).toBeLessThan(60);
		await page.emulateMedia({ colorScheme: 'light' });
		await expect.poll(() => lightness(body)).toBeGreaterThan(220);
		await studio.radio('shell_theme_dark').check();
		await expect.poll(() => lightness(body)).toBeLessThan(60);
	});
});

for (const kind of [
	'sudoku',
	'sequence',
	'queens',
	'maze',
	'map-colouring',
	'knights-tour',
	'round-trip',
	'subset',
	'cryptarithm'
]) {
	const more = kind === 'sudoku' ? '' : ' @more';
	test.describe(`the meaning of the marks of ${kind}`, () => {
		test.use({ kind });

		test(`is readable, on a projector and on a phone${more}`, async ({ studio }) => {
			await studio.open();
			for (const width of [1280, 390]) {
				await studio.page.setViewportSize({ width, height: 800 });
				await studio.button('studio_legend').click();
				const legend = studio.dialog('studio_legend');
				await expect(legend.getByRole('listitem').first()).toBeVisible();
				await expect.poll(() => widthOf(legend)).toBeGreaterThan(250);
				expect((await overflow(studio.page)).across).toBe(0);
				await axe(studio.page, legend);
				await studio.page.keyboard.press('Escape');
				await expect(legend).toHaveCount(0);
			}
		});
	});
}
