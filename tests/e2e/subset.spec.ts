import { axe, expect, test, type StudioPage } from './support/studio';
import { mirrored, plain } from './support/words';

/** What is drawn, below the places. */
const picture = (studio: StudioPage) => studio.board.locator('xpath=..');
/** A number by its name. */
const number = (studio: StudioPage, name: string) =>
	studio.board.getByRole('gridcell', { name: new RegExp(`^${name}[:,]`) });

for (const language of plain) {
	test.describe(`subset sum and knapsack, ${language}`, () => {
		test.use({ language, kind: 'subset' });

		test('a sum is found with an explanation', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded('items=5-10-12&target=17');
			await expect(studio.board.getByRole('gridcell')).toHaveCount(3);
			const forward = studio.button('player_step_forward');
			for (let step = 0; step < 6; step++) await forward.click();
			await expect(studio.why).toContainText(
				words.part('subset_says_over', { sum: '5 + 10 + 12 = 27', target: 17 })
			);
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(
				words.part('subset_says_solution', { sum: '5 + 12 = 17' })
			);
			await expect(number(studio, '12')).toHaveAccessibleName(words.part('subset_take'));

			await studio.openRecorded('example=eight&at=30');
			await expect(picture(studio)).toContainText('149 ≤ 162');
			await expect(picture(studio)).toContainText('◆ 139');
			await expect(studio.scrubber).toHaveAttribute('aria-valuemax', '109');
		});

		test('numbers are decided by hand, and too much is told at once; they are changed in the field', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await number(studio, '18').click();
			await expect(number(studio, '18')).toHaveAccessibleName(words.part('subset_take'));
			await expect(page).toHaveURL(/items=5-10-12-13-15-18t/);
			await number(studio, '15').click();
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(2);
			await expect(studio.uniqueness).toHaveText(
				words.part('subset_too_much', { sum: '15 + 18 = 33', target: 30 })
			);
			await page.keyboard.press('0');
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(0);

			const field = page.getByRole('textbox', { name: words.part('subset_line_label') });
			await field.fill('3 4 5 6');
			await expect(
				page.getByRole('alert').filter({ hasText: words.part('subset_error_no_target') })
			).toBeVisible();
			await field.fill('3 4 5 6 → 13');
			await field.press('Enter');
			await expect(studio.board.getByRole('gridcell')).toHaveCount(4);
			await studio.select('subset_sort').selectOption('descending');
			await expect(field).toHaveValue('6 5 4 3 → 13');
		});
	});
}

for (const language of mirrored) {
	test.describe(`a knapsack, ${language}`, () => {
		test.use({ language, kind: 'subset' });

		test('has its names on the left and its gauges from left to right', async ({ studio }) => {
			await studio.openRecorded('example=four&at=22');
			await expect(number(studio, 'A')).toHaveAccessibleName(studio.words.part('subset_take'));
			await expect(picture(studio)).toContainText(studio.words.part('subset_profit'));
			const [first, last] = await Promise.all(
				['A', 'C'].map((name) =>
					picture(studio).getByText(name, { exact: true }).first().boundingBox()
				)
			);
			expect(first!.x).toBeLessThan(last!.x);
			await axe(studio.page);
		});
	});
}
