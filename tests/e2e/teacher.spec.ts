import { expect, test } from './support/studio';
import { mirrored } from './support/words';

/** Eight queens until the first solution: 876 tries; the first dead end is soon. */
const QUEENS = 'size=8';

for (const language of mirrored) {
	test.describe(`in front of a class, ${language}`, () => {
		test.use({ language, kind: 'queens' });

		test('playing stops at a mark and shows its note, which the address keeps', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded(QUEENS);
			for (let step = 1; step <= 6; step++) await page.keyboard.press('ArrowRight');
			await studio.expectPosition(6);
			await page.keyboard.press('m');
			const note = page.getByRole('textbox', {
				name: words.whole('player_mark_field', { position: 6 })
			});
			await expect(note).toBeFocused();
			await note.fill('50 %, or all? למה?');
			await note.press('Enter');
			await page.keyboard.press('Escape');
			await expect(note).toBeHidden();
			const shown = page.getByRole('status').filter({ hasText: 'למה?' });
			await expect(shown).toBeVisible();
			await page.keyboard.press('ArrowRight');
			await expect(shown).toBeHidden();

			// What is on its way to the address has arrived before the page is loaded again.
			await expect(page).toHaveURL(/(?=.*[?&]at=7)(?=.*stops=mark-6-.)/);
			await page.keyboard.press('Home');
			await studio.expectPosition(0);
			await expect(page).not.toHaveURL(/[?&]at=/);
			await studio.reload();
			await studio.recorded();
			await page.keyboard.press(' ');
			await studio.expectPosition(6);
			await expect(shown).toBeVisible();

			// The list of marks leads there too, and a mark can be removed.
			await page.keyboard.press('Home');
			await studio.button('player_stops_count', { formatted: 1 }).click();
			const stops = page.getByRole('dialog');
			await stops.getByRole('button', { name: /למה\?/ }).first().click();
			await studio.expectPosition(6);
			await stops.getByRole('button', { name: words.part('player_stop_remove') }).click();
			await expect(page).not.toHaveURL(/stops=/);
		});

		test('nothing gives away the end while the future is hidden', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded(`${QUEENS}&at=20`);
			const outcome = page.getByText(words.whole('player_status_solved'), { exact: true }).first();
			await expect(outcome).toBeVisible();
			await page.keyboard.press('h');
			await expect(page).toHaveURL(/future=hidden/);
			await expect(outcome).toBeHidden();
			await expect(page.getByText(words.whole('player_future_hidden')).first()).toBeVisible();
			await expect(studio.scrubber).toHaveAttribute('aria-valuemax', '20');

			// The end is as far as the class has come; every step takes it further.
			await page.keyboard.press('End');
			await studio.expectPosition(20);
			await page.keyboard.press('ArrowRight');
			await expect(studio.scrubber).toHaveAttribute('aria-valuemax', '21');
			await page.keyboard.press('Home');
			await page.keyboard.press('End');
			await studio.expectPosition(21);

			// Once the class is there, nothing is left to hide.
			await page.keyboard.press('Alt+ArrowRight');
			await expect(outcome).toBeVisible();
		});
	});
}
