import { expect, test, type StudioPage } from './support/studio';
import { plain } from './support/words';

/** A square by its name. */
const square = (studio: StudioPage, name: string) =>
	studio.board.getByRole('gridcell', { name: new RegExp(`^${name}: `) });

for (const language of plain) {
	test.describe(`the knight's tour, ${language}`, () => {
		test.use({ language, kind: 'knights-tour' });

		test('a chessboard is toured without going back, with an explanation', async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded('example=eight');
			await expect(studio.board.getByRole('gridcell')).toHaveCount(64);
			await expect(studio.why).toContainText(words.part('knights_tour_says_fewest'));
			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('knights_tour_says_choose', { variable: 'm1', cell: 'a1' })
			);
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('knights_tour_says_place', { variable: 'm1', cell: 'b3', count: 5 })
			);
			await studio.leaveControls();
			await studio.page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('knights_tour_says_solution'));
			await expect(studio.scrubber).toHaveAttribute('aria-valuemax', '127');
		});

		test('the tour starts where the board is pressed; size, a closed tour and its model are chosen', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded('example=five');
			await square(studio, 'c3').click();
			await expect(square(studio, 'c3')).toHaveAccessibleName(words.part('board_walk_start'));
			await expect(page).toHaveURL(/path=c3/);

			await studio.button('knights_tour_columns_more').click();
			await expect(studio.board.getByRole('gridcell')).toHaveCount(30);
			await page.getByRole('switch', { name: studio.words.whole('knights_tour_closed') }).click();
			await expect(page).toHaveURL(/closed=1/);
			await studio.select('knights_tour_variant').selectOption('way-back');
			await expect(page).toHaveURL(/variant=way-back/);
		});
	});
}
