import { axe, expect, test, type StudioPage } from './support/studio';
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

		test('a rejected move names the move that was there before', async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded('example=five&at=16');
			await expect(studio.why).toContainText(
				words.part('knights_tour_says_clash_visited', { cell: 'e4', variable: 'm3' })
			);
			await expect(square(studio, 'e4')).toHaveAccessibleName(words.part('board_square_clash'));
		});

		test('the tour starts where the board is pressed', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded('example=five');
			await square(studio, 'c3').click();
			await expect(square(studio, 'c3')).toHaveAccessibleName(words.part('board_walk_start'));
			await expect(page).toHaveURL(/path=c3/);
		});

		test('size, a closed tour and its model are chosen', async ({ studio }) => {
			const { page } = studio;
			await studio.openRecorded('example=five');
			await studio.button('knights_tour_columns_more').click();
			await expect(studio.board.getByRole('gridcell')).toHaveCount(30);
			await page.getByRole('switch', { name: studio.words.whole('knights_tour_closed') }).click();
			await expect(page).toHaveURL(/closed=1/);
			await studio.select('knights_tour_variant').selectOption('way-back');
			await expect(page).toHaveURL(/variant=way-back/);
		});

		test('a text is opened, and an error in one is reported', async ({ studio }) => {
			const { words } = studio;
			await studio.open();
			const dialog = await studio.typePuzzle('a1 b3\nb4');
			await studio.button('puzzle_open_go').click();
			await expect(dialog.getByRole('alert')).toContainText(
				words.part('knights_tour_error_move', { found: 'b4' })
			);
			await dialog
				.getByRole('textbox')
				.fill('2 . . . .\n. . 3 . .\n. 1 . . .\n. . . . .\n0 . . . .');
			await studio.button('puzzle_open_go').click();
			await expect(square(studio, 'c4')).toHaveAccessibleName(
				words.part('knights_tour_square_knight')
			);
		});

		test('an address shows the same moment again', async ({ studio }) => {
			await studio.expectSameAgain('example=eight-ties&at=300', 300);
		});

		test('it is accessible', async ({ studio }) => {
			await studio.openRecorded('example=six-closed&at=40');
			await axe(studio.page);
		});
	});
}
