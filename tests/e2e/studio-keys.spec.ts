import type { Locator } from '@playwright/test';
import { expect, test } from './support/studio';

for (const language of ['en', 'he'] as const) {
	test.describe(`keys and names in the studio, ${language}`, () => {
		test.use({ language });

		test('after a click the keys belong to the player', async ({ studio }) => {
			const { page } = studio;
			await studio.openRecorded('example=raster&order=findmin');

			// A list: the strategy stays, and the search steps.
			await studio.select('studio_order').click();
			await page.keyboard.press('Escape');
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

		test('what Tab reaches keeps its keys, and Escape on the board gives them back', async ({
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
			const plain = async (text: Locator) =>
				(await text.textContent())!.replace(/[\u2066-\u2069]/g, '').trim();
			expect(await plain(news)).toContain(await plain(studio.why));
			// "25 of 2,008", in the order of reading.
			await expect(studio.region('player_bar')).toContainText(
				new RegExp(`${position}\\s+${words.part('player_of_length', { length: '2,008' }).source}`)
			);
		});

		test('the link to a moment is in a field, also where the browser refuses to copy', async ({
			studio
		}) => {
			const { page, words } = studio;
			await page.addInitScript(() => {
				Object.defineProperty(navigator, 'clipboard', { value: undefined });
			});
			await studio.openRecorded('example=raster&rate=20');
			await page.keyboard.press('Space');
			await expect.poll(() => studio.position()).toBeGreaterThan(2);
			await studio.button('studio_share').click();
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
	});
}
