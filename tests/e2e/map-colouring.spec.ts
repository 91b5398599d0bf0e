import { axe, expect, test, type StudioPage } from './support/studio';
import { plain } from './support/words';

/** A region by its name. */
const region = (studio: StudioPage, name: string) =>
	studio.board.getByRole('gridcell', { name: new RegExp(`^${name}: `) });

/** The lines between neighbours of the same colour. */
const clashes = (studio: StudioPage) =>
	studio.board.locator('xpath=..').locator('.marks > .neighbour-clash');

for (const language of plain) {
	test.describe(`map colouring, ${language}`, () => {
		test.use({ language, kind: 'map-colouring' });

		test('Australia is solved with an explanation', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await expect(studio.board.getByRole('gridcell')).toHaveCount(7);
			await expect(studio.why).toContainText(
				words.part('map_colouring_says_open', { count: 7, formatted: 7 })
			);
			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('map_colouring_says_next', { variable: 'WA' })
			);
			await forward.click();
			await forward.click();
			await forward.click();
			// The Northern Territory, in the colour of Western Australia.
			await expect(studio.why).toContainText(
				words.part('map_colouring_says_clash', { list: 'WA' })
			);
			await expect(clashes(studio)).toHaveCount(1);
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('map_colouring_says_solution'));
			for (const [name, colour] of Object.entries({ WA: 'red', NT: 'green', SA: 'blue' }))
				await expect(region(studio, name)).toHaveAccessibleName(
					words.part(`map_colouring_${colour}`)
				);
		});

		test('regions are coloured by hand and clash at once', async ({ studio }) => {
			const { page, words } = studio;
			// The first click while a search is watched colours, too.
			await studio.openRecorded('at=5');
			await region(studio, 'WA').click();
			await expect(region(studio, 'WA')).toHaveAccessibleName(words.part('map_colouring_red'));
			await expect(page).toHaveURL(/regions=WA1/);
			await region(studio, 'NT').click();
			await expect(clashes(studio)).toHaveCount(1);
			await expect(studio.board.locator('[aria-invalid=true]')).toHaveCount(2);
			await expect(studio.uniqueness).toHaveText(words.part('studio_contradiction'));
			await page.keyboard.press('Delete');
			await expect(clashes(studio)).toHaveCount(0);
		});

		test('an order that learns from dead ends shows its weights', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded('example=usa-three');
			await studio.select('studio_order').selectOption('dom-wdeg');
			await expect(page).toHaveURL(/order=dom-wdeg/);
			await studio.leaveControls();
			await page.keyboard.press('d');
			await expect(studio.why).toContainText(words.part('explain_weight_added'));
			await page.keyboard.press('End');
			await expect(region(studio, 'ME')).toHaveAccessibleName(
				words.part('board_square_weight', { weight: 1 })
			);
			await expect(region(studio, 'PA')).toHaveAccessibleName(words.part('board_square_weight'));
			await axe(page);
		});
	});
}
