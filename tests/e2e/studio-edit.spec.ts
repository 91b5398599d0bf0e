import { expect, RASTER, test, holding } from './support/studio';
import { Walk } from './support/walk';

const solution = new Walk(RASTER);
const solved = solution.placedAt(solution.end);

test.describe('typing', () => {
	test('enters symbols, moves with the arrow keys, and turns conflicts red at once @firefox', async ({
		studio
	}) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster');
		await studio.cell('r2c3').click();
		await expect(studio.cell('r2c3')).toBeFocused();
		await page.keyboard.press('2');
		await expect(studio.cell('r2c3')).toHaveAccessibleName(
			words.part('sudoku_board_cell_entry', { symbol: 2 })
		);
		await expect(studio.cell('r2c3')).not.toHaveAttribute('aria-invalid');

		// Row 1 already has a 4: the cells show it, and the board is not searched.
		await studio.cell('r1c2').focus();
		await page.keyboard.press('ArrowLeft');
		await expect(studio.cell('r1c1')).toBeFocused();
		await page.keyboard.press('ArrowLeft');
		await expect(studio.cell('r1c1')).toBeFocused();
		await page.keyboard.press('4');
		for (const cell of ['r1c1', 'r1c9', 'r7c1']) {
			await expect(studio.cell(cell)).toHaveAttribute('aria-invalid', 'true');
			await expect(studio.cell(cell)).toHaveAccessibleName(words.part('board_square_conflict'));
		}
		await expect(studio.cell('r2c3')).not.toHaveAttribute('aria-invalid');
		await expect(studio.uniqueness).toHaveText(
			words.part('sudoku_contradiction_row', { number: 1, symbol: 4 })
		);
		await expect(studio.status).toHaveText(words.whole('player_status_idle'));
		await expect(studio.region('studio_tree')).toContainText(words.part('studio_tree_empty'));
		const isRed = () =>
			studio.cell('r1c1').evaluate((cell) => {
				const { left, right, top, bottom } = cell.getBoundingClientRect();
				const drawn = [...document.querySelectorAll('.marks > text')]
					.filter((part) => {
						const { x, y } = part.getBoundingClientRect();
						return x > left && x < right && y > top && y < bottom;
					})
					.map((part) => getComputedStyle(part));
				const probe = document.createElement('i');
				probe.style.color = 'var(--color-fail)';
				document.body.append(probe);
				const { color } = getComputedStyle(probe);
				probe.remove();
				return drawn.some(({ fill }) => fill === color);
			});
		await expect.poll(isRed).toBe(true);

		await studio.cell('r1c1').focus();
		await page.keyboard.press('Delete');
		await expect(studio.cell('r1c1')).not.toHaveAttribute('aria-invalid');
		await studio.recorded();
		await expect(studio.uniqueness).not.toHaveText(words.part('sudoku_contradiction_row'));
	});

	test('does not change the givens and keeps the place of the search', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster&at=500');
		await studio.cell('r1c3').click();
		await page.keyboard.press('5');
		await expect(studio.cell('r1c3')).toHaveAccessibleName(
			words.part('sudoku_board_cell_given', { symbol: 3 })
		);
		await expect(studio.cell('r1c3')).toHaveAttribute('aria-readonly', 'true');
		await studio.expectPosition(500);

		await studio.cell('r9c9').click();
		await page.keyboard.press(String(solved.get('r9c9')));
		// The search of the edited puzzle comes to the same place.
		await studio.recorded();
		await studio.expectPosition(500);
		await expect(page).toHaveURL(/entries=/);
		await page.keyboard.press('Backspace');
		await expect(page).not.toHaveURL(/entries=/);
	});

	test('is undone and redone, reset to the givens, cleared, and restored; the pad types, and counts what is left', async ({
		studio
	}) => {
		const { page, words } = studio;
		await studio.open('example=raster');
		for (const key of ['studio_undo', 'studio_redo', 'studio_reset'])
			await expect(studio.button(key)).toBeDisabled();
		await studio.cell('r1c1').click();
		await page.keyboard.press('8');
		await studio.cell('r1c2').click();
		await page.keyboard.press('1');
		const first = words.part('sudoku_board_cell_entry', { symbol: 8 });
		const second = words.part('sudoku_board_cell_entry', { symbol: 1 });

		await studio.button('studio_undo').click();
		await expect(studio.cell('r1c2')).not.toHaveAccessibleName(second);
		await expect(studio.cell('r1c1')).toHaveAccessibleName(first);
		await studio.button('studio_redo').click();
		await expect(studio.cell('r1c2')).toHaveAccessibleName(second);
		await expect(studio.button('studio_redo')).toBeDisabled();

		await studio.cell('r1c2').focus();
		await page.keyboard.press('Control+z');
		await expect(studio.cell('r1c2')).not.toHaveAccessibleName(second);
		await page.keyboard.press('Control+y');
		await expect(studio.cell('r1c2')).toHaveAccessibleName(second);

		await studio.button('studio_reset').click();
		await expect(studio.cell('r1c1')).not.toHaveAccessibleName(first);
		await expect(studio.cell('r1c3')).toHaveAccessibleName(words.part('sudoku_board_cell_given'));
		await studio.button('studio_clear').click();
		await expect(studio.cell('r1c3')).toHaveAccessibleName(words.part('board_square_open'));
		await expect(studio.button('studio_clear')).toBeDisabled();
		await studio.button('studio_undo').click();
		await studio.button('studio_undo').click();
		await expect(studio.cell('r1c3')).toHaveAccessibleName(words.part('sudoku_board_cell_given'));
		await expect(studio.cell('r1c1')).toHaveAccessibleName(first);
		await expect(studio.cell('r1c2')).toHaveAccessibleName(second);

		await studio.button('studio_reset').click();
		const pad = page.getByRole('group', { name: words.whole('sudoku_board_pad') });
		const eight = (count: number) =>
			pad.getByRole('button', {
				name: words.part('sudoku_board_pad_symbol', { symbol: 8, formatted: count })
			});
		await studio.cell('r1c1').click();
		await expect(
			pad.getByRole('button', { name: words.part('sudoku_board_pad_illegal') }).first()
		).toHaveAccessibleName(/^\W*1/);
		await eight(8).click();
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('sudoku_board_cell_entry', { symbol: 8 })
		);
		await expect(eight(7)).toBeEnabled();
		await pad.getByRole('button', { name: words.whole('sudoku_board_pad_erase') }).click();
		await expect(eight(8)).toBeEnabled();
		await studio.cell('r1c3').click();
		await expect(eight(8)).toBeDisabled();
	});
});

test.describe('the selected cell', () => {
	test('shows its candidates, penciled in or not, and is solved on request', async ({ studio }) => {
		const { page, words } = studio;
		// The search has placed the 8 at r1c1.
		await studio.openRecorded('example=raster&at=9');
		const pane = studio.region('studio_board');
		await studio.cell('r1c2').click();
		await expect(pane).toContainText(
			words.part('studio_cell_candidates', { cell: 'r1c2', values: '1 and 6' })
		);
		await studio.leaveControls();
		await page.keyboard.press('Home');
		await expect(pane).toContainText(
			words.part('studio_cell_candidates', { cell: 'r1c2', values: '1, 6 and 8' })
		);
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_one'));
		await studio.cell('r1c1').click();
		await expect(pane).toContainText(
			words.part('studio_cell_candidates', { cell: 'r1c1', values: 8 })
		);
		await studio.cell('r1c3').click();
		await expect(pane).toContainText(words.part('studio_cell_value', { cell: 'r1c3', value: 3 }));
		await expect(studio.button('studio_cell_solve')).toHaveCount(0);

		const few = words.part('board_square_candidates', { list: '1 6 8' });
		const many = words.part('board_square_candidates', { list: '2 4 5 8' });
		await expect(studio.cell('r1c2')).toHaveAccessibleName(few);
		await expect(studio.cell('r9c9')).not.toHaveAccessibleName(
			words.part('board_square_candidates')
		);
		await studio.select('studio_pencil').selectOption('all');
		await expect(studio.cell('r9c9')).toHaveAccessibleName(words.part('board_square_candidates'));
		await expect(studio.cell('r1c2')).toHaveAccessibleName(few);
		await studio.select('studio_pencil').selectOption('off');
		await expect(studio.cell('r1c2')).not.toHaveAccessibleName(few);
		await expect(studio.cell('r9c9')).not.toHaveAccessibleName(many);

		await studio.cell('r9c9').click();
		await studio.button('studio_cell_solve').click();
		await expect(studio.cell('r9c9')).toHaveAccessibleName(
			words.part('sudoku_board_cell_entry', { symbol: solved.get('r9c9') ?? 0 })
		);
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_one'));
	});

	test('crosses out candidates during elimination', async ({ studio }) => {
		const { words } = studio;
		await studio.openRecorded('example=raster&elimination=naked&pencil=all');
		await studio.button('player_step_forward').click();
		await expect(studio.why).toContainText('1 is crossed out in r1c1, because r5c1');
		const eliminated = studio.board.getByRole('gridcell', {
			name: words.part('board_square_eliminated')
		});
		await expect(eliminated).toHaveCount(1);
		await expect(eliminated).toHaveAttribute('data-square', '0');

		// Cell by cell it is one move for each cell, and then for each placement.
		await studio.openRecorded('example=raster&elimination=naked&grain=cell');
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

test.describe('how many solutions', () => {
	test('none, one or several: shown quietly and updated after each edit', async ({ studio }) => {
		const { page, words } = studio;
		await studio.open('example=raster');
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_one'));
		const play = page.getByRole('link', { name: words.whole('puzzle_play') });
		await expect(play).toBeVisible();
		await studio.pickExample('no-solution');
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_none'));
		await expect(play).toBeHidden(); // only a board with one solution can be played
		await studio.recorded();
		await expect(studio.status).toHaveText(words.whole('player_status_none'));
		await studio.pickExample('several');
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_several'));
		await studio.cell('r1c2').click();
		await expect(studio.button('studio_cell_solve_one_of')).toBeVisible();

		// With the two missing givens there is one solution.
		await studio.cell('r3c8').click();
		await page.keyboard.press('9');
		await studio.cell('r7c4').click();
		await page.keyboard.press('4');
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_one'));
		await page.keyboard.press('Control+z');
		await page.keyboard.press('Control+z');
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_several'));
		await studio.pickExample('raster');
		await play.click();
		await expect(page).toHaveURL(/\/play\/game\/\?/);
		await expect(page.getByRole('gridcell').nth(2)).toHaveAccessibleName(
			holding(Number(RASTER[2]))
		);
	});
});
