import { expect, test } from './support/studio';
import { mirrored, plain } from './support/words';

for (const language of mirrored) {
	for (const [kind, query] of [
		['queens', 'size=6&at=57'],
		['sudoku', 'at=40'],
		['maze', 'example=small&at=40']
	]) {
		test.describe(`the board of ${kind}, ${language}`, () => {
			test.use({ language, kind });

			test('has a heading for every row and column', async ({ studio }) => {
				await studio.openRecorded(query);
				const board = studio.region('studio_board');
				const rows = await studio.board.getByRole('row').count();
				for (const name of ['r1', `r${rows}`, 'c1']) {
					const heading = board.getByText(name, { exact: true });
					await expect(heading).toBeVisible();
					// Squares have names of their own.
					await expect(heading).not.toHaveRole('rowheader');
				}
			});
		});
	}
}

for (const language of plain) {
	test.describe(`the first click while a search is watched, ${language}`, () => {
		test.use({ language, kind: 'maze' });

		test('adds a wall to a maze', async ({ studio }) => {
			await studio.openRecorded('example=small&at=40');
			await studio.cell('r2c3').click();
			await expect(studio.cell('r2c3')).toHaveAccessibleName(studio.words.part('maze_square_wall'));
		});
	});

	test.describe(`the first click while colours are watched, ${language}`, () => {
		test.use({ language, kind: 'map-colouring' });

		test('colours a region', async ({ studio }) => {
			await studio.openRecorded('at=5');
			await studio.board.getByRole('gridcell', { name: /^WA/ }).click();
			await expect(studio.page).toHaveURL(/regions=WA1/);
		});
	});

	test.describe(`elimination cell by cell, ${language}`, () => {
		test.use({ language, kind: 'sudoku' });

		test('is one move for each cell, and then for each placement', async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded('example=raster&elimination=naked&grain=cell');
			const eliminated = studio.board.getByRole('gridcell', {
				name: words.part('board_square_eliminated')
			});
			const forward = studio.button('player_step_forward');
			// Before the first placement, one cell loses all that its givens forbid.
			await forward.click();
			await expect(eliminated).toHaveCount(1);
			expect(await studio.position()).toBeGreaterThan(1);
			await forward.click();
			await expect(studio.cell('r1c2')).toHaveAccessibleName(words.part('board_square_eliminated'));
			await expect(eliminated).toHaveCount(1);

			// After a placement, all of its peers lose its value at once.
			await studio.leaveControls();
			for (let move = 0; move < 80; move++) {
				await studio.page.keyboard.press('ArrowRight');
				if ((await eliminated.count()) > 1) break;
			}
			expect(await eliminated.count()).toBeGreaterThan(1);
			await expect(studio.page).toHaveURL(/grain=cell/);
		});
	});
}
