import {
	axe,
	expect,
	firefoxToo,
	studioPath,
	test,
	THESIS,
	TREE,
	type StudioPage
} from './support/studio';
import { overflow } from './support/test';
import { mirrored, plain } from './support/words';

/** The open question, or the settled one. */
const question = (studio: StudioPage) => studio.region('ask_me').locator('fieldset');
const option = (studio: StudioPage, name: string) =>
	question(studio).getByRole('button', {
		name: new RegExp(`^[\\u2066-\\u2069]*${name}[\\u2066-\\u2069]*$`)
	});

for (const language of mirrored) {
	test.describe(`Ask me (${language})`, () => {
		test.use({ language });

		test(`a dead end is followed with the board and the keys${firefoxToo(language)}`, async ({
			page,
			studio
		}) => {
			const { words } = studio;
			// r1c9 has no symbol left here, and the search goes back to r1c7.
			await studio.openRecorded('example=tree&at=32');
			await studio.button('ask_me').click();
			const room = studio.region('ask_me');
			await expect(question(studio)).toContainText('r1c9');
			await expect(question(studio)).toBeFocused();
			await expect(studio.region('explain_name')).toHaveCount(0);
			await expect(studio.region('explain_code')).toHaveCount(0);
			await expect(studio.scrubber).toHaveCount(0);
			await axe(page);

			await studio.cell('r1c2').click();
			await expect(question(studio)).toContainText(words.part('ask_wrong'));
			await expect(question(studio)).toContainText(words.part('ask_slip_restart'));
			await axe(page, room);
			await studio.button('ask_again').click();
			await studio.cell('r1c7').click();
			await expect(question(studio)).toContainText(words.part('ask_right_later'));
			await expect(room).toContainText(words.part('ask_score', { right: 0, asked: 1 }));
			await expect(studio.button('ask_next')).toBeFocused();

			// On with →; the next one asks what is tried after 4 was taken back.
			await page.keyboard.press('ArrowRight');
			await expect(question(studio)).toContainText('r1c7');
			await studio.button('ask_none').click();
			await expect(room).toContainText(words.part('ask_score', { right: 1, asked: 2 }));
			await page.keyboard.press('Enter');

			// ← shows how the search came there; → says what to do, and then goes on without an answer.
			await page.keyboard.press('ArrowLeft');
			await page.keyboard.press('ArrowRight');
			await expect(question(studio)).not.toContainText('→');
			await page.keyboard.press('ArrowRight');
			await expect(question(studio)).toContainText('→');
			await expect(room).toContainText(words.part('ask_score', { right: 1, asked: 2 }));
			await page.keyboard.press('ArrowRight');
			await expect(room).toContainText(words.part('ask_score', { right: 1, asked: 3 }));

			await page.keyboard.press('Escape');
			await expect(
				page.getByRole('heading', { name: words.whole('ask_result_title', { right: 1, asked: 3 }) })
			).toBeFocused();
			await expect(room).toContainText(words.part('ask_kind_return'));
			await axe(page, room);
			await studio.button('ask_more').click();
			await expect(question(studio)).toBeVisible();
			await page.keyboard.press('Escape');
			await expect(studio.scrubber).toBeVisible();
			expect(await studio.position()).toBeGreaterThan(32);

			// On a phone nothing is wider than the page, and the question is in sight.
			await page.setViewportSize({ width: 390, height: 844 });
			await studio.button('ask_me').click();
			await expect(question(studio)).toBeInViewport();
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
			await studio.radio('ask_solve').check({ force: true });
			await expect(studio.button('ask_solve_hopeless')).toBeVisible();
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
		});
	});
}

for (const language of plain) {
	test.describe(`Ask me (${language})`, () => {
		test.use({ language });

		test('every kind is asked about, from a key @more', async ({ page, studio }) => {
			for (const kind of [
				'sequence',
				'queens',
				'maze',
				'map-colouring',
				'knights-tour',
				'round-trip',
				'subset',
				'cryptarithm'
			]) {
				await page.goto(studioPath(language, kind));
				await studio.recorded();
				await page.keyboard.press('a');
				await expect(question(studio)).toBeFocused();
				for (let asked = 1; asked <= 3; asked++) {
					await page.keyboard.press('ArrowRight');
					await page.keyboard.press('ArrowRight');
					await expect(studio.region('ask_me')).toContainText(
						studio.words.part('ask_score', { right: 0, asked })
					);
					await expect(question(studio)).toBeFocused();
				}
				await page.keyboard.press('a');
				await expect(studio.button('ask_more')).toBeVisible();
			}
		});

		test('a long search is asked about where the reader stands, and a puzzle is solved by hand', async ({
			page,
			studio
		}) => {
			const { words } = studio;
			await studio.openRecorded(`puzzle=${THESIS}&at=30000`);
			await page.keyboard.press('a');
			await expect(question(studio)).toBeVisible();
			await page.keyboard.press('Escape');
			expect(await studio.position()).toBeGreaterThanOrEqual(30_000);

			await studio.openRecorded(`puzzle=${TREE}`);
			await page.keyboard.press('a');
			await studio.radio('ask_solve').check({ force: true });
			const room = studio.region('ask_me');
			await studio.cell('r1c2').click();
			await option(studio, '8').click();
			await expect(room).toContainText(words.part('ask_reason_clash'));
			await axe(page, room);
			await option(studio, '7').click();
			await expect(room).toContainText(words.part('ask_solve_placements', { count: 1 }));
			await studio.button('ask_solve_hopeless').click();
			await expect(room).toContainText(words.part('ask_solve_none'));

			// Back, with the player's key: 7 is marked as tried.
			await page.keyboard.press('ArrowLeft');
			await expect(studio.button('ask_solve_tried')).toHaveCount(1);
			await studio.cell('r1c2').press('1');
			await expect(room).toContainText(words.part('ask_solve_placements', { count: 2 }));

			// Whoever leaves finds it as it was.
			await page.keyboard.press('Escape');
			await expect(studio.scrubber).toBeVisible();
			await page.keyboard.press('a');
			await studio.radio('ask_solve').check({ force: true });
			await expect(room).toContainText(words.part('ask_solve_placements', { count: 2 }));

			await studio.button('ask_solve_give_up').click();
			await expect(room.getByRole('definition')).toHaveText([/2/, /73/, /45/]);
			await axe(page, room);
			await studio.button('ask_solve_again').click();
			await expect(room).toContainText(words.part('ask_solve_placements', { count: 0 }));
		});
	});
}
