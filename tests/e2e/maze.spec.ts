import { axe, expect, firefoxToo, test, type StudioPage } from './support/studio';
import { mirrored } from './support/words';

/** The example "Two paths": its shortest path has 12 steps, the first one found has 16. */
const TWO_WAYS = 'example=two-ways';
const FIRST_WAY = 67;
const PRUNE = 165;
const END = 201;

/** Draws from one square to others with the pointer. */
async function drag(studio: StudioPage, ...names: string[]): Promise<void> {
	const { mouse } = studio.page;
	// The board may still be resizing.
	await studio.cell(names[0]).hover();
	for (const [at, name] of names.entries()) {
		const box = (await studio.cell(name).boundingBox())!;
		await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
		if (at === 0) await mouse.down();
	}
	await mouse.up();
}

for (const language of mirrored) {
	test.describe(`maze, ${language}`, () => {
		test.use({ language, kind: 'maze' });

		test('an example can be stepped through with explanations', async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded();
			await studio.pickExample('two-ways');
			await studio.recorded();
			await expect(studio.board).toHaveAttribute('aria-colcount', '11');
			await expect(studio.why).toContainText(words.part('maze_says_start'));
			await expect(studio.cell('r2c2')).toHaveAccessibleName(words.part('board_walk_start'));
			await expect(studio.cell('r1c1')).toHaveAccessibleName(words.part('maze_square_wall'));

			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(studio.why).toContainText(words.part('maze_says_choose', { variable: 's1' }));
			await forward.click();
			await expect(studio.why).toContainText(words.part('maze_says_clash_wall'));
			await forward.click();
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('maze_says_place', { value: '↓', variable: 's1' })
			);
			await expect(studio.cell('r3c2')).toHaveAccessibleName(words.part('maze_square_head'));
			await forward.click();
			await forward.click();
			await expect(studio.why).toContainText(
				words.part('maze_says_clash_path', { variable: 's1' })
			);
			await expect(studio.cell('r2c2')).toHaveAccessibleName(words.part('maze_square_tried'));
		});

		test('branch and bound, next to breadth-first search', async ({ studio }) => {
			const { page, words } = studio;
			const note = studio.region('studio_board');
			await studio.openRecorded(`${TWO_WAYS}&at=${FIRST_WAY}`);
			await expect(studio.why).toContainText(words.part('maze_says_solution'));
			await expect(note).toContainText(
				words.part('maze_note_shortest', { length: 12, formatted: 24 })
			);
			await expect(note).toContainText(words.part('maze_note_longer', { length: 16, more: 4 }));
			await expect(studio.cell('r6c10')).toHaveAccessibleName(
				words.part('maze_square_solved', { step: 16 })
			);

			await studio.openRecorded(`${TWO_WAYS}&at=${PRUNE}`);
			await expect(studio.why).toContainText(
				words.part('maze_says_prune', { bound: 12, best: 12 })
			);
			await expect(note).toContainText(words.part('maze_note_equal', { length: 12 }));
			await expect(page).toHaveURL(new RegExp(`at=${PRUNE}`));
			await studio.reload();
			await studio.recorded();
			await studio.expectPosition(PRUNE);
			await expect(studio.why).toContainText(words.part('maze_says_prune'));

			await studio.leaveControls();
			await page.keyboard.press('End');
			await studio.expectPosition(END);
			await expect(studio.cell('r2c10')).toHaveAccessibleName(words.part('maze_square_left'));
			await expect(studio.cell('r6c9')).toHaveAccessibleName(words.part('maze_square_best'));
		});

		test(`walls are drawn and start and goal moved by pointer and by keyboard${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded('example=small&at=40');
			// Without the tool, the pointer does not draw.
			await drag(studio, 'r2c3', 'r2c4');
			await studio.expectPosition(40);
			// The first click while a search is watched adds a wall.
			await studio.cell('r2c3').click();
			await expect(studio.cell('r2c3')).toHaveAccessibleName(words.part('maze_square_wall'));
			await page.keyboard.press('Control+z');
			await expect(studio.cell('r2c3')).toHaveAccessibleName(words.part('maze_square_open'));

			await studio.button('maze_draw_hint').click();
			await drag(studio, 'r2c3', 'r2c4');
			await expect(studio.cell('r2c3')).toHaveAccessibleName(words.part('maze_square_wall'));
			await expect(studio.cell('r2c4')).toHaveAccessibleName(words.part('maze_square_wall'));
			await expect(page).toHaveURL(/maze=/);
			// The walls are not on the path, so the search keeps its place.
			await expect.poll(() => studio.position()).toBeGreaterThan(0);
			await drag(studio, 'r2c2', 'r4c2');
			await expect(studio.cell('r4c2')).toHaveAccessibleName(words.part('board_walk_start'));
			await expect(studio.cell('r2c2')).toHaveAccessibleName(words.part('maze_square_open'));

			await studio.cell('r4c4').focus();
			await page.keyboard.press('Enter');
			await expect(studio.cell('r4c4')).toHaveAccessibleName(words.part('maze_square_wall'));
			await page.keyboard.press('ArrowRight');
			await expect(studio.cell('r4c5')).toBeFocused();
			await page.keyboard.press('g');
			await expect(studio.cell('r4c5')).toHaveAccessibleName(words.part('maze_square_goal'));
			await page.keyboard.press('Control+z');
			await expect(studio.cell('r6c8')).toHaveAccessibleName(words.part('maze_square_goal'));

			// The drawn maze is searched, and survives a reload.
			await expect(page).toHaveURL(/maze=x+-xo/);
			await studio.reload();
			await studio.recorded();
			await expect(studio.cell('r4c2')).toHaveAccessibleName(words.part('board_walk_start'));
			await expect(studio.why).toContainText(words.part('maze_says_start'));
		});

		test('a maze is carved, and then searched', async ({ studio }) => {
			const { page, words } = studio;
			// Slow enough to pause it.
			await studio.openRecorded('rate=1');
			await studio.button('maze_new').click();
			const panel = page.getByRole('dialog', { name: words.whole('maze_new') });
			await panel.getByRole('combobox', { name: words.whole('maze_size') }).selectOption('small');
			await panel.getByRole('button', { name: words.whole('maze_new_watch') }).click();
			// It plays right away, and the address already has it.
			await expect(page).toHaveURL(/carve=6x4/);
			await studio.button('player_pause').click();
			await studio.recorded();
			await expect(studio.button('maze_solve')).toBeDisabled();
			await studio.leaveControls();
			await page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('maze_says_carve_solution'));
			await axe(page, studio.region('studio_board'));
			await studio.button('maze_solve').click();
			await studio.recorded();
			await expect(page).toHaveURL(/maze=x/);
			await expect(studio.board).toHaveAttribute('aria-colcount', '13');
			await expect(studio.cell('r2c2')).toHaveAccessibleName(words.part('board_walk_start'));

			// Right away, and a different one.
			const before = page.url();
			await studio.button('maze_new').click();
			await panel.getByRole('button', { name: words.whole('maze_new_go') }).click();
			await studio.recorded();
			await expect(page).not.toHaveURL(before);
			await expect(studio.board).toHaveAttribute('aria-colcount', '13');
		});
	});
}
