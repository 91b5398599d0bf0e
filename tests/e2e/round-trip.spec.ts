import { expect, test, type StudioPage } from './support/studio';
import { mirrored, plain } from './support/words';

/** A part of the picture. */
const mark = (studio: StudioPage, style: string) =>
	studio.board.locator('xpath=..').locator(`.marks > .${style}`);

/** A city by its number in the list, from 0. */
const city = (studio: StudioPage, number: number) =>
	studio.board.locator(`[role=gridcell][data-square="${number}"]`);

const [B, C, F] = [1, 2, 5];

for (const language of plain) {
	test.describe(`round trip, ${language}`, () => {
		test.use({ language, kind: 'round-trip' });

		test('six cities are joined to a trip, with an explanation', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await expect(studio.board.getByRole('gridcell')).toHaveCount(6);
			await expect(studio.why).toContainText(
				words.part('round_trip_says_start', { start: 'A', formatted: 5 })
			);
			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(studio.why).toContainText(words.part('round_trip_says_next', { city: 'A' }));
			await forward.click();
			await expect(studio.why).toContainText(words.part('round_trip_says_used'));
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('round_trip_says_solution'));
			await expect(mark(studio, 'best-line')).toHaveCount(1);
		});

		test('the shortest trip is found, and the bound is shown', async ({ studio }) => {
			const { words, page } = studio;
			await studio.openRecorded('example=cities&at=120');
			await expect(studio.region('studio_board')).toContainText(words.part('round_trip_sum_rest'));
			await expect(mark(studio, 'bound-line')).toHaveAttribute('d', /^M/);
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.status).toContainText('283');
		});
	});
}

for (const language of mirrored) {
	test.describe(`round trip, ${language}`, () => {
		test.use({ language, kind: 'round-trip' });

		test('a trip is begun by hand, and clashes at once; cities and roads are drawn', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await city(studio, B).click();
			await expect(page).toHaveURL(/trip=01/);
			await city(studio, F).click();
			await expect(page).toHaveURL(/trip=015/);
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(0);
			await city(studio, C).click();
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(2);
			await expect(studio.uniqueness).toHaveText(words.part('studio_contradiction'));
			await page.keyboard.press('Delete');
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(0);

			await studio.button('round_trip_draw_hint').click();
			const { width, height } = (await studio.board.boundingBox())!;
			await studio.board.click({ position: { x: width * 0.85, y: height * 0.85 } });
			await expect(studio.board.getByRole('gridcell')).toHaveCount(7);
			await city(studio, 6).click();
			await city(studio, F).click();
			await expect(studio.page).toHaveURL(/roads=[^&]*56/);
		});
	});
}
