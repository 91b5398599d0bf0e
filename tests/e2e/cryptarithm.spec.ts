import { axe, expect, test, type StudioPage } from './support/studio';
import { mirrored, plain } from './support/words';

/** The places of a letter. */
const places = (studio: StudioPage, letter: string) =>
	studio.board.getByRole('gridcell', { name: new RegExp(`^${letter} `) });

for (const language of plain) {
	test.describe(`cryptarithms, ${language}`, () => {
		test.use({ language, kind: 'cryptarithm' });

		test('SEND + MORE = MONEY is solved with an explanation', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await expect(studio.board.getByRole('gridcell')).toHaveCount(13);
			await expect(places(studio, 'E')).toHaveCount(3);
			await expect(studio.why).toContainText(words.part('cryptarithm_says_rule'));
			await studio.button('player_step_forward').click();
			await expect(studio.why).toContainText(
				words.part('cryptarithm_says_next', { variable: 'D' })
			);
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText('9567 + 1085 = 10652');
			await expect(places(studio, 'E').first()).toHaveAccessibleName(/5/);
			await expect(page.locator('.marks > :is(.carry, .heading)')).toHaveText(['1', '1', '0', '1']);
		});

		test('digits are typed and clash at once; an own sum is written, and an error is told', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await places(studio, 'S').click();
			await page.keyboard.press('9');
			await expect(page).toHaveURL(/digits=S9/);
			await expect(places(studio, 'S')).toHaveAccessibleName(/9/);
			await places(studio, 'D').click();
			await page.keyboard.press('9');
			await expect(studio.uniqueness).toContainText(
				words.part('cryptarithm_says_same', { letter: 'S' })
			);
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(2);
			await page.keyboard.press('Delete');
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(0);

			const field = page.getByLabel(words.whole('cryptarithm_words'));
			await field.fill('SEND + MORE = MAN');
			await expect(page.getByText(words.part('cryptarithm_error_result'))).toBeVisible();
			await field.fill('two+two=four');
			await field.press('Enter');
			await expect(page).toHaveURL(/words=TWO-TWO-FOUR/);
			await expect(studio.board.getByRole('gridcell')).toHaveCount(10);
		});
	});
}

for (const language of mirrored) {
	test.describe(`cryptarithms, ${language}`, () => {
		test.use({ language, kind: 'cryptarithm' });

		test('Hebrew words are read from the right', async ({ studio }) => {
			await studio.openRecorded('example=moon');
			const [left, right] = await Promise.all(
				['ה', 'י'].map(async (letter) => (await places(studio, letter).last().boundingBox())!.x)
			);
			expect(left).toBeLessThan(right);
			await studio.leaveControls();
			await studio.page.keyboard.press('End');
			await expect(studio.why).toContainText('924 + 924 = 1848');
			await axe(studio.page);
		});
	});
}
