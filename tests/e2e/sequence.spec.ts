import { axe, expect, test, type StudioPage } from './support/studio';
import { overflow } from './support/test';
import { mirrored, plain } from './support/words';

/** A position of the strip by its name, `p2`. */
const position = (studio: StudioPage, name: string) =>
	studio.board.getByRole('gridcell').nth(Number(name.slice(1)) - 1);

/** The brackets between letters that break a rule. */
const brackets = (studio: StudioPage) =>
	studio.board.locator('xpath=..').locator('.marks > .bracket');

/** The button with the rules as a sentence. */
const rules = (studio: StudioPage) => studio.button('sequence_rules');

const letters = (studio: StudioPage) =>
	studio.page.getByRole('textbox', { name: studio.words.whole('sequence_alphabet') });

for (const language of plain) {
	test.describe(`sequence, ${language}`, () => {
		test.use({ language, kind: 'sequence' });

		test('ABC, stepped through, matches the tutorial’s figure', async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded('example=abc');
			await expect(studio.why).toContainText(words.part('sequence_says_start', { formatted: 3 }));
			await expect(rules(studio)).toContainText(words.part('sequence_rule_later'));

			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('sequence_says_choose_naive', { variable: 'p1' })
			);
			await forward.click();
			await expect(position(studio, 'p1')).toHaveAccessibleName(
				words.part('board_square_newest', { what: 'A' })
			);
			await forward.click();
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('sequence_says_follow', { value: 'A', other: 'A' })
			);
			await expect(position(studio, 'p2')).toHaveAccessibleName(
				words.part('sequence_position_tried', { letter: 'A' })
			);
			await expect(brackets(studio)).toHaveCount(1);
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('sequence_says_place_later', { value: 'B', other: 'A', variable: 'p2' })
			);

			await studio.leaveControls();
			await studio.page.keyboard.press('End');
			await expect(studio.why).toContainText(
				words.part('sequence_says_solution', { letters: 'ABC' })
			);
			for (const [name, letter] of [
				['p1', 'A'],
				['p2', 'B'],
				['p3', 'C']
			])
				await expect(position(studio, name)).toHaveAccessibleName(
					words.part('board_square_solved', { what: letter })
				);
			// The root and three placements, with AA, ABA and ABB rejected below them.
			await expect(studio.shapes('open')).toHaveCount(3);
			await expect(studio.shapes('solution')).toHaveCount(1);
			await expect(studio.shapes('rejected')).toHaveCount(3);
		});

		test('another rule gives another answer and another sentence; one program arranges letters under four rules', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded('example=abc');
			await rules(studio).click();
			await expect(studio.radio('sequence_order_different')).toBeAttached();
			await axe(page, page.getByRole('dialog'));
			await studio.radio('sequence_order_different').check();
			await expect(rules(studio)).toContainText(words.part('sequence_rule_different'));
			await expect(page).toHaveURL(/rule=different/);
			await page.keyboard.press('Escape');
			await studio.recorded();
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(
				words.part('sequence_says_solution', { letters: 'ABA' })
			);

			await rules(studio).click();
			await page.getByRole('switch', { name: words.whole('sequence_once') }).click();
			await expect(rules(studio)).toContainText(words.part('sequence_rule_once'));
			await page.keyboard.press('Escape');
			await studio.recorded();
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(
				words.part('sequence_says_solution', { letters: 'ABC' })
			);

			for (const [name, count] of [
				['permutations', 24],
				['combinations', 10],
				['subsets', 16],
				['brackets', 5]
			] as const) {
				await rules(studio).click();
				await studio.button(`sequence_example_${name}`).click();
				await page.keyboard.press('Escape');
				await studio.recorded();
				await studio.leaveControls();
				await page.keyboard.press('End');
				await expect(studio.why).toContainText(
					words.part('explain_outcome_exact', { count, formatted: count })
				);
			}
			await expect(rules(studio)).toContainText(words.part('sequence_rule_balanced'));
			await expect(page).toHaveURL(/rule=balanced/);
		});

		test('typed letters contradict each other at once', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await position(studio, 'p1').click();
			await page.keyboard.press('b');
			await expect(position(studio, 'p1')).toHaveAccessibleName(
				words.part('sequence_position_typed', { letter: 'B' })
			);
			await expect(page).toHaveURL(/typed=B/);
			await position(studio, 'p2').click();
			await page.keyboard.press('A');
			for (const name of ['p1', 'p2']) {
				await expect(position(studio, name)).toHaveAttribute('aria-invalid', 'true');
				await expect(position(studio, name)).toHaveAccessibleName(
					words.part('board_square_conflict')
				);
			}
			await expect(brackets(studio)).toHaveCount(1);
			await expect(studio.uniqueness).toHaveText(words.whole('sequence_contradiction'));
			await page.keyboard.press('Delete');
			await expect(brackets(studio)).toHaveCount(0);
			await page.keyboard.press('Control+z');
			await expect(brackets(studio)).toHaveCount(1);
			await page.keyboard.press('Control+z');
			await page.keyboard.press('Control+z');
			await expect(page).not.toHaveURL(/typed=/);
		});

		test('an alphabet is typed, and an error in one is reported at once', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			for (const [text, key] of [
				['', 'sequence_error_alphabet_empty'],
				['ABA', 'sequence_error_alphabet_twice']
			]) {
				await letters(studio).fill(text);
				await expect(page.getByText(words.whole(key))).toBeVisible();
				await letters(studio).press('Enter');
				await expect(letters(studio)).toHaveValue(text);
			}
			await letters(studio).fill('XYZW');
			await letters(studio).press('Enter');
			await expect(page).toHaveURL(/alphabet=XYZW/);
			await studio.button('sequence_length_more').click();
			await expect(studio.board.getByRole('gridcell')).toHaveCount(4);
			await studio.recorded();
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(
				words.part('sequence_says_solution', { letters: 'XYZW' })
			);
		});
	});
}

for (const language of mirrored) {
	test.describe(`sequence, ${language}`, () => {
		test.use({ language, kind: 'sequence' });

		test('forty positions fit on a phone, in the dark', async ({ studio }) => {
			const { page } = studio;
			await page.setViewportSize({ width: 390, height: 844 });
			await page.emulateMedia({ colorScheme: 'dark' });
			await studio.openRecorded('alphabet=ABCDEFGHIJKL&length=40&rule=different&apart=2&at=50');
			await expect(studio.board.getByRole('gridcell')).toHaveCount(40);
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
			await axe(page);
		});
	});
}
