import { expect, firefoxToo, retype, test, type StudioPage } from './support/studio';
import { mirrored } from './support/words';

/** The lines between queens. */
const lines = (studio: StudioPage) =>
	studio.board.locator('xpath=../..').locator('.marks > .clash-link');

/** The number of queens. */
const size = (studio: StudioPage) =>
	studio.page.getByRole('spinbutton', { name: studio.words.whole('queens_size') });

for (const language of mirrored) {
	test.describe(`queens, ${language}`, () => {
		test.use({ language, kind: 'queens' });

		test('an example can be stepped through with explanations', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await studio.pickExample('four');
			await studio.recorded();
			await expect(studio.board.getByRole('row')).toHaveCount(4);
			await expect(studio.why).toContainText(words.part('queens_says_open', { formatted: 4 }));

			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(studio.why).toContainText(words.part('explain_introduced', { name: 'r1' }));
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('queens_says_place', { variable: 'r1', value: 'c1' })
			);
			await expect(studio.cell('r1c1')).toHaveAccessibleName(words.part('board_square_newest'));
			await forward.click();
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('queens_says_clash_column', { variable: 'r1' })
			);
			await expect(lines(studio)).toHaveCount(1);
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('queens_says_clash_diagonal', { variable: 'r1' })
			);
			await expect(studio.cell('r2c2')).toHaveAccessibleName(words.part('board_square_tried'));
			await expect(studio.cell('r2c3')).toHaveAccessibleName(words.part('queens_square_free'));

			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('queens_says_solution'));
			for (const cell of ['r1c2', 'r2c4', 'r3c1', 'r4c3'])
				await expect(studio.cell(cell)).toHaveAccessibleName(words.part('board_square_solved'));

			await studio.button('studio_legend').click();
			await expect(studio.dialog('studio_legend')).toContainText(words.part('board_legend_tried'));
		});

		test('a value that failed and one that led to a solution keep their marks', async ({
			studio
		}) => {
			const { words } = studio;
			const failed = words.part('board_mark_failed');
			// Before the first solution, just after it, and when a value of it has been taken back.
			for (const at of [1190, 1202]) {
				await studio.openRecorded(`size=8&goal=all&at=${at}`);
				for (const cell of ['r2c3', 'r2c4'])
					await expect(studio.cell(cell)).toHaveAccessibleName(failed);
			}
			await studio.leaveControls();
			await studio.page.keyboard.press('Shift+ArrowRight');
			await studio.page.keyboard.press('ArrowRight');
			await expect(studio.cell('r7c2')).toHaveAccessibleName(words.part('board_mark_solved'));
			await expect(studio.cell('r2c3')).toHaveAccessibleName(failed);
		});

		test(`pointing at a square shows who attacks it; the first click sets a queen${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { words } = studio;
			await studio.openRecorded('size=8&at=62&pencil=off');
			const attackers = studio.board.locator('xpath=../..').locator('.marks > .attack-ring');
			await expect(attackers).toHaveCount(0);
			await studio.cell('r8c3').hover();
			await expect(attackers).toHaveCount(2);
			await expect(
				studio.board.locator('xpath=../..').locator('.marks > .attack-count')
			).toHaveText('2');
			await studio.cell('r8c1').click();
			await expect(studio.cell('r8c1')).toHaveAccessibleName(words.part('board_square_set'));
		});

		test('queens are placed by hand and clash at once', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded('size=3');
			await studio.cell('r1c1').click();
			await expect(studio.cell('r1c1')).toHaveAccessibleName(words.part('board_square_set'));
			await expect(page).toHaveURL(/queens=1/);
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('ArrowRight');
			await expect(studio.cell('r2c2')).toBeFocused();
			await page.keyboard.press('Enter');
			for (const cell of ['r1c1', 'r2c2']) {
				await expect(studio.cell(cell)).toHaveAttribute('aria-invalid', 'true');
				await expect(studio.cell(cell)).toHaveAccessibleName(words.part('queens_square_conflict'));
			}
			await expect(lines(studio)).toHaveCount(1);
			await expect(studio.uniqueness).toHaveText(
				words.whole('queens_contradiction', { first: 1, second: 2 })
			);

			await page.keyboard.press('Delete');
			await expect(studio.cell('r1c1')).not.toHaveAttribute('aria-invalid');
			await expect(lines(studio)).toHaveCount(0);
			await page.keyboard.press('Control+z');
			await expect(studio.cell('r2c2')).toHaveAttribute('aria-invalid', 'true');
			await page.keyboard.press('Control+z');
			await page.keyboard.press('Control+z');
			await expect(page).not.toHaveURL(/queens=/);
		});

		test(`the size is typed, and an invalid one is reported${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { words } = studio;
			await studio.open('size=4');
			await studio.button('queens_size_more').click();
			await expect(studio.board.getByRole('row')).toHaveCount(5);
			await retype(size(studio), '32');
			await size(studio).press('Enter');
			await expect(studio.board.getByRole('gridcell')).toHaveCount(1024);
			await retype(size(studio), '0');
			await size(studio).press('Enter');
			await expect(studio.page.getByText(words.whole('shell_number_wrong'))).toBeVisible();
			await expect(studio.board.getByRole('row')).toHaveCount(32);
		});
	});
}
