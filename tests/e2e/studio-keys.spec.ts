import type { Locator, Page } from '@playwright/test';
import { expect, firefoxToo, glanceAt, StudioPage, studioPath, test } from './support/studio';
import { isMirrored, languages, mirrored } from './support/words';

/** The controls whose names do not begin with their visible text (WCAG 2.5.3). */
async function misnamed(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const plain = (text: string) =>
			text
				.replace(/[^\p{L}\p{N}+/]+/gu, ' ')
				.trim()
				.toLowerCase();
		function visible(node: Node): string {
			if (node instanceof Text) return node.data;
			if (!(node instanceof Element) || node.matches('svg, .visually-hidden')) return '';
			const { display, visibility } = getComputedStyle(node);
			if (display === 'none' || visibility === 'hidden') return '';
			return ` ${[...node.childNodes].map(visible).join('')} `;
		}
		const named = [...document.querySelectorAll('[aria-label]')].filter(
			(one) => one.matches('button, a, [role=tab], [role=treeitem]') && one.checkVisibility()
		);
		return named
			.map((one) => ({ name: one.ariaLabel ?? '', text: visible(one) }))
			.filter(({ name, text }) => !plain(name).startsWith(plain(text)))
			.map(({ name, text }) => `“${plain(text)}” is called “${name}”`);
	});
}

/** What has the focus and cannot be seen; empty if it can, "page" if nothing has the focus. */
function hiddenFocus(bar: Element): string {
	const focused = document.activeElement;
	if (focused === null || focused === document.body) return 'page';
	// The list of nodes is for screen readers only.
	if (bar.contains(focused) || focused.closest('.visually-hidden')) return '';
	const box = focused.getBoundingClientRect();
	const player = bar.getBoundingClientRect();
	const isUnder = player.top < box.bottom && player.bottom > box.top;
	const end = Math.min(box.bottom, isUnder ? player.top : Infinity, innerHeight);
	const seen = end - Math.max(box.top, 0);
	return seen >= Math.min(box.height, 20) ? '' : focused.outerHTML.slice(0, 120);
}

for (const language of mirrored) {
	test.describe(`keys and names in the studio, ${language}`, () => {
		test.use({ language });

		test(`after a click the keys belong to the player${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page } = studio;
			await studio.openRecorded('example=raster&order=findmin');

			// A list: the strategy stays, and the search steps.
			await glanceAt(studio.select('studio_order'));
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('PageDown');
			await studio.expectPosition(2);
			await expect(studio.select('studio_order')).toHaveValue('findmin');

			await studio.radio('tree_view_whole').click();
			await page.keyboard.press('ArrowRight');
			await studio.expectPosition(3);
			await expect(studio.radio('tree_view_whole')).toBeChecked();

			await studio.tab('studio_stack').click();
			await page.keyboard.press('ArrowLeft');
			await page.keyboard.press('PageUp');
			await studio.expectPosition(1);
			await expect(studio.tab('studio_stack')).toHaveAttribute('aria-selected', 'true');

			// A button: Space plays, and does not press the button again.
			await studio.button('player_step_forward').click();
			await studio.expectPosition(2);
			await page.keyboard.press('Home');
			await page.keyboard.press('Space');
			await expect(studio.button('player_pause')).toBeVisible();
			await page.keyboard.press('Space');
			await expect(studio.button('player_play')).toBeVisible();
			await page.keyboard.press('Home');
			await studio.expectPosition(0);

			// A cell: the arrows step, and digits are still typed into it.
			await studio.cell('r1c1').click();
			await page.keyboard.press('ArrowRight');
			await studio.expectPosition(1);
			await expect(studio.cell('r1c1')).toBeFocused();
			await page.keyboard.press('8');
			await expect(studio.cell('r1c1')).toHaveAccessibleName(/8/);
		});

		test(`what Tab reaches keeps its keys, and Escape on the board gives them back${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page } = studio;
			await studio.openRecorded('example=raster');
			await studio.leaveControls();
			await studio.cell('r1c1').click();
			await page.keyboard.press('Shift+Tab');
			await page.keyboard.press('Tab');
			await expect(studio.cell('r1c1')).toBeFocused();
			await page.keyboard.press('ArrowRight');
			await expect(studio.cell('r1c2')).toBeFocused();
			await studio.expectPosition(0);
			await page.keyboard.press('Escape');
			await page.keyboard.press('ArrowRight');
			await expect(studio.cell('r1c2')).toBeFocused();
			await studio.expectPosition(1);

			// A pair of radio buttons.
			await studio.radio('tree_view_folded').focus();
			await page.keyboard.press('ArrowRight');
			await expect(studio.radio('tree_view_whole')).toBeChecked();
			await studio.expectPosition(1);
		});

		test('single-letter keys can be switched off for good', async ({ studio }) => {
			const { page } = studio;
			await studio.openRecorded('example=raster');
			await page.keyboard.press('b');
			await expect(studio.button('player_pause')).toBeVisible();
			await page.keyboard.press('b');
			await expect(studio.button('tree_follow')).toHaveAttribute('aria-keyshortcuts', 'T');

			await page.keyboard.press('?');
			const letters = page.getByRole('switch', {
				name: studio.words.whole('player_keys_letters')
			});
			await letters.uncheck();
			await page.keyboard.press('Escape');
			await studio.reload();
			await studio.recorded();
			const position = await studio.position();
			for (const key of ['d', 'f', '?', 'b', 'Shift+D']) await page.keyboard.press(key);
			await expect(page.getByRole('dialog')).toHaveCount(0);
			await studio.expectPosition(position);
			await expect(studio.button('tree_follow')).not.toHaveAttribute('aria-keyshortcuts');
			await expect(studio.button('tree_follow')).toHaveAttribute(
				'title',
				studio.words.whole('tree_follow')
			);
			await page.keyboard.press('ArrowRight');
			await studio.expectPosition(position + 1);
		});

		test('a pause by hand is announced with the position and what happened', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded('example=raster&rate=100');
			await page.keyboard.press('Space');
			await expect.poll(() => studio.position()).toBeGreaterThan(10);
			await page.keyboard.press('Space');
			const position = await studio.position();
			const news = page.locator('body > div > [aria-live=polite]').last();
			await expect(news).toHaveText(words.part('player_paused', { position }));
			// The framework's own message about a new address would cut it off.
			await expect(page.locator('#svelte-announcer')).toBeHidden();
			const plain = async (text: Locator) =>
				(await text.textContent())!.replace(/[\u2066-\u2069]/g, '').trim();
			expect(await plain(news)).toContain(await plain(studio.why));
			// "25 of 2,008", in the order of reading.
			await expect(studio.region('player_bar')).toContainText(
				new RegExp(`${position}\\s+${words.part('player_of_length', { length: '2,008' }).source}`)
			);
		});

		test(`the link to a moment is in a field, also where the browser refuses to copy${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await page.addInitScript(() => {
				Object.defineProperty(navigator, 'clipboard', { value: undefined });
			});
			await studio.openRecorded('example=raster&rate=20');
			await page.keyboard.press('Space');
			await expect.poll(() => studio.position()).toBeGreaterThan(2);
			await studio.button('share_label').click();
			const field = page.getByRole('textbox', { name: words.whole('studio_share_link') });
			await expect(field).toBeFocused();
			const link = await field.inputValue();
			await studio.button('shell_copy').click();
			await expect(page.getByText(words.whole('shell_copy_refused'))).toBeVisible();
			await expect(field).toBeFocused();
			expect(await page.evaluate(() => getSelection()?.toString())).toBe(link);

			// The search plays on; the link does not change, and leads to its moment.
			const at = Number(new URL(link).searchParams.get('at'));
			expect(at).toBeGreaterThan(0);
			await expect.poll(() => studio.position()).toBeGreaterThan(at + 3);
			expect(await field.inputValue()).toBe(link);
			await page.goto(link);
			await studio.recorded();
			await studio.expectPosition(at);
		});

		for (const [kinds, more] of [
			[['sudoku', 'maze'], ''],
			[
				['queens', 'sequence', 'map-colouring', 'knights-tour', 'round-trip', 'cryptarithm'],
				' @more'
			]
		] as const) {
			test(`names begin with what is visible: ${kinds.join(', ')}${more}`, async ({ page }) => {
				for (const kind of kinds) {
					const other = new StudioPage(page, language, kind);
					await other.openRecorded();
					for (const tab of ['studio_code', 'studio_counters', 'studio_solutions']) {
						await other.tab(tab).click();
						await expect(page.getByRole('tabpanel')).not.toBeEmpty();
						expect(await misnamed(page), `${kind}, ${tab}`).toEqual([]);
					}
					await other.button('player_jumps').click();
					await expect(other.button('player_start_short')).toBeVisible();
					expect(await misnamed(page)).toEqual([]);
				}
			});
		}

		for (const [width, height, tag] of [
			[390, 844, ' @more'],
			[320, 256, firefoxToo(language)]
		] as const) {
			test(`the player does not cover what has the focus, ${width} × ${height}${tag}`, async ({
				studio
			}) => {
				const { page } = studio;
				await page.setViewportSize({ width, height });
				await studio.openRecorded('example=raster');
				const bar = studio.region('player_bar');
				let stops = 0;
				for (; stops < 150; stops++) {
					await page.keyboard.press('Tab');
					const hidden = await bar.evaluate(hiddenFocus);
					if (hidden === 'page') break;
					expect(hidden, `stop ${stops + 1}`).toBe('');
				}
				expect(stops).toBeGreaterThan(30);
				expect(stops).toBeLessThan(150);
			});
		}

		test.describe('forced colours', () => {
			test.use({ contextOptions: { forcedColors: 'active' } });

			test(`show the selected tab and the strokes${firefoxToo(language)}`, async ({ studio }) => {
				const { page } = studio;
				await studio.openRecorded('example=raster&at=4');
				const ground = (tab: Locator) =>
					tab.evaluate((one) => getComputedStyle(one).backgroundColor);
				const selected = await ground(page.getByRole('tab', { selected: true }));
				expect(selected).not.toBe(await ground(page.getByRole('tab', { selected: false }).first()));
				const stroke = studio.region('explain_name').locator('li.rejected .value .stroke').first();
				await expect(stroke).toHaveCSS('z-index', '1');
				const { width, height } = (await stroke.boundingBox())!;
				expect(Math.min(width, height)).toBeGreaterThan(4);
			});
		});

		test('orders of directions are words, undo points outward, and translations have whole addresses', async ({
			page,
			siteUrl
		}) => {
			const studio = new StudioPage(page, language, 'maze');
			await studio.openRecorded();
			const order = studio.select('board_walk_directions').locator('option:checked');
			await expect(order).toHaveText(studio.words.part('maze_direction_up'));
			await expect(order).not.toHaveText(/[←↑→↓]/);
			await expect(studio.why).toContainText((await order.textContent())!.trim());
			const icon = studio.button('studio_undo').locator('svg');
			expect(await icon.evaluate((one) => getComputedStyle(one).scale)).toBe(
				isMirrored(language) ? '-1 1' : 'none'
			);
			for (const other of languages)
				await expect(page.locator(`link[hreflang=${other}]`)).toHaveAttribute(
					'href',
					new URL(studioPath(other, 'maze'), siteUrl).href
				);
		});
	});
}

test.describe('a finger', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 720 } });

	test('has 24 pixels for the line between two panes @firefox', async ({ studio }) => {
		await studio.open();
		const line = studio.page.getByRole('separator', {
			name: studio.words.whole('studio_resize_board')
		});
		expect((await line.boundingBox())!.width).toBeGreaterThanOrEqual(24);
	});
});
