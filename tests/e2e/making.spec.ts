import { axe, expect, test } from './support/studio';
import { plain } from './support/words';

for (const language of plain) {
	test.describe(`a Sudoku being made, ${language}`, () => {
		test.use({ language, kind: 'making' });

		test('a digit that has to stay shows where two solutions differ, and the puzzle can be played', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded('example=dig');
			const differing = studio.board.getByRole('gridcell', {
				name: words.part('making_cell_differs')
			});
			await expect(differing).toHaveCount(0);
			await studio.leaveControls();
			await page.keyboard.press('Shift+ArrowRight');
			await expect(studio.why).toContainText(words.part('making_says_used'));
			expect(await differing.count()).toBeGreaterThan(3);
			await axe(page);

			// Back to the question, and to its answer again.
			await page.keyboard.press('ArrowLeft');
			await page.keyboard.press('ArrowLeft');
			await expect(studio.why).toContainText(words.part('making_says_dig_try'));
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('making_says_end_attempts'));
			await expect(differing).toHaveCount(0);

			await page.getByRole('link', { name: words.whole('making_play') }).click();
			await expect(page.getByRole('grid', { name: words.whole('play_game_board') })).toBeVisible();
		});

		test('filling blindly gets stuck, which is counted; what forgets repeats itself until it is stopped; the search ends', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded('example=blind');
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('making_says_stuck'));
			const histogram = page.getByRole('button', { name: words.whole('making_note_histogram') });
			await histogram.click();
			await expect(
				page.getByRole('img', { name: words.part('making_note_tries_none') })
			).toBeVisible();
			await axe(page);

			await studio.openRecorded('example=redraw');
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('making_says_trapped'));
			await studio.openRecorded('example=fill');
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('sudoku_says_solution'));
		});
	});
}
