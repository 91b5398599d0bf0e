import type { Locator } from '@playwright/test';
import { expect, RASTER, test, type StudioPage } from './support/studio';
import { Walk } from './support/walk';
import { mirrored, plain } from './support/words';

const raster = new Walk(RASTER);

/** The ring on a board, and in the tree. */
const ringOn = (studio: StudioPage) => studio.board.locator('.spot');
const ringIn = (studio: StudioPage) => studio.stage.locator('.spot');

/** The name of a variable or a value in the sentence. */
const nameIn = (studio: StudioPage, name: string) =>
	studio.why.locator('bdi[data-spot]').filter({ hasText: new RegExp(`^${name}$`) });

/** The ring is around the cell. */
async function expectAround(ring: Locator, cell: Locator): Promise<void> {
	await expect(ring).toHaveCount(1);
	const [around, square] = [await ring.boundingBox(), await cell.boundingBox()];
	expect(Math.abs(around!.x + around!.width / 2 - square!.x - square!.width / 2)).toBeLessThan(4);
	expect(Math.abs(around!.y + around!.height / 2 - square!.y - square!.height / 2)).toBeLessThan(4);
}

/** Presses and holds; what lights up says that it is held long enough. */
async function press(studio: StudioPage, what: Locator): Promise<void> {
	await what.hover();
	await studio.page.mouse.down();
}

for (const language of mirrored) {
	test.describe(`the spotlight, ${language}`, () => {
		test.use({ language, viewport: { width: 1280, height: 720 } });

		test('a name, a frame, a cell, a node and a line of code light the same thing', async ({
			studio
		}) => {
			const { page } = studio;
			// 8 was placed at r1c1, and something is rejected at r1c5.
			const after = (kind: string, cell: string) =>
				raster.steps.findIndex((step) => step.kind === kind && step.cell === cell) + 1;
			const at = after('reject', 'r1c5');
			await studio.openRecorded(`example=raster&at=${String(at)}`);
			await studio.rest();
			const frame = studio.region('explain_stack').locator('li[data-spot="0,7"]');
			const node = studio.node(after('place', 'r1c1')).locator('.marks > path');

			// Pointing at a name marks its cell.
			await nameIn(studio, 'r1c5').first().hover();
			await expectAround(ringOn(studio), studio.cell('r1c5'));
			await expect(nameIn(studio, 'r1c5').first()).toHaveClass(/spotlit/);

			// Pointing at a frame, or reaching it with the keyboard, marks its cell and its node.
			await studio.tab('studio_stack').click();
			await frame.hover();
			await expectAround(ringOn(studio), studio.cell('r1c1'));
			await expect(ringIn(studio)).toHaveCount(1);
			await page.mouse.move(1, 1);
			await expect(ringOn(studio)).toHaveCount(0);
			await frame.getByRole('button').focus();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Shift+Tab');
			await expectAround(ringOn(studio), studio.cell('r1c1'));
			await studio.leaveControls();
			await expect(ringOn(studio)).toHaveCount(0);

			// Holding a cell lights it everywhere, and is not a click.
			await press(studio, studio.cell('r1c1'));
			await expectAround(ringOn(studio), studio.cell('r1c1'));
			await expect(frame).toHaveClass(/spotlit/);
			await expect(ringIn(studio)).toHaveCount(1);
			await page.mouse.up();
			await expect(ringOn(studio)).toHaveCount(0);
			await expect(studio.cell('r1c1')).toHaveAttribute('aria-selected', 'false');

			// Holding a node does the same, and does not go there.
			await press(studio, node);
			await expectAround(ringOn(studio), studio.cell('r1c1'));
			await page.mouse.up();
			await studio.expectPosition(at);

			// Holding a line of code lights the cell of the step that it made.
			await studio.tab('studio_code').click();
			const line = studio.region('explain_code').locator('[aria-current="step"]');
			await press(studio, line.locator('code'));
			await expectAround(ringOn(studio), studio.cell('r1c5'));
			await expect(line).toHaveClass(/spotlit/);
			await page.mouse.up();
			await expect(line).not.toHaveClass(/spotlit/);
		});
	});
}

for (const language of plain) {
	test.describe(`what the sentence says, ${language}`, () => {
		test.use({ language });

		test('names in full, findmin, a lost branch, and the end of elimination', async ({
			studio
		}) => {
			const { words } = studio;
			await studio.openRecorded('example=raster&order=findmin&at=1');
			await expect(studio.why).toContainText(
				words.part('explain_introduced', {
					name: 'r1c1',
					meaning: 'row 1, column 1'
				})
			);
			await expect(studio.why).toContainText(words.part('explain_only_counted'));
			await expect(studio.region('player_bar')).toContainText(words.part('player_searched'));

			// A cell without a candidate, while candidates are not shown.
			const hiddenDeadEnd = studio.region('explain_name').locator('.hidden-dead-end');
			await studio.openRecorded('example=raster&pencil=off&at=77');
			await expect(hiddenDeadEnd).toHaveCount(0);
			const forward = studio.button('player_step_forward');
			await forward.click();
			await expect(hiddenDeadEnd).toHaveText(words.part('explain_lost', { variable: 'r3c1' }));
			await expect(studio.cell('r3c1')).toHaveAccessibleName(words.part('board_square_barren'));

			await studio.openRecorded('example=raster&elimination=naked&eliminate=alone');
			const end = await studio.length();
			await studio.openRecorded(
				`example=raster&elimination=naked&eliminate=alone&at=${String(end - 1)}`
			);
			await expect(studio.why).not.toHaveText(words.part('sudoku_says_stuck'));
			await forward.click();
			await expect(studio.why).toHaveText(words.whole('sudoku_says_stuck', { formatted: 48 }));
		});
	});

	test.describe(`after solutions of four queens, ${language}`, () => {
		test.use({ language, kind: 'queens' });

		test('columns that failed are told from those that led to a solution', async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded('example=four&goal=all');
			await studio.leaveControls();
			await studio.page.keyboard.press('End');
			await expect(studio.why).toContainText(words.part('explain_reason_failed'));
			await expect(studio.why).toContainText(words.part('explain_reason_solved'));
			for (const cell of ['r1c1', 'r1c4'])
				await expect(studio.cell(cell)).toHaveAccessibleName(words.part('board_mark_failed'));
			for (const cell of ['r1c2', 'r1c3'])
				await expect(studio.cell(cell)).toHaveAccessibleName(words.part('board_mark_solved'));
		});
	});
}
