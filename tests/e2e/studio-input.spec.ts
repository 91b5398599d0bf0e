import { readFile } from 'node:fs/promises';
import {
	allowClipboard,
	dropFile,
	expect,
	firefoxToo,
	RASTER,
	test,
	THESIS,
	type StudioPage
} from './support/studio';
import { mirrored } from './support/words';

const GRID = [
	'5 3 . | . 7 . | . . .',
	'6 . . | 1 9 5 | . . .',
	'. 9 8 | . . . | . 6 .',
	'------+-------+------',
	'8 . . | . 6 . | . . 3',
	'4 . . | 8 . 3 | . . 1',
	'7 . . | 9 2 . | . . 6',
	'------+-------+------',
	'. 6 . | . . . | 2 8 .',
	'. . . | 4 1 9 | . . 5',
	'. . . | . 8 . | . 7 9'
].join('\n');

/** Rows of a 4×4 board, as a program would print them. */
const LIST = '[[1, 0, 0, 0],\n [0, 0, 3, 0],\n [0, 4, 0, 0],\n [0, 0, 0, 2]]';

/** Expects the board to have a size and some givens, by cell. */
async function expectBoard(
	studio: StudioPage,
	size: number,
	givens: Record<string, string>
): Promise<void> {
	await expect(studio.board).toHaveAttribute('aria-rowcount', String(size));
	await expect(studio.board.getByRole('gridcell')).toHaveCount(size * size);
	for (const [cell, symbol] of Object.entries(givens))
		await expect(studio.cell(cell)).toHaveAccessibleName(
			studio.words.part('sudoku_board_cell_given', { symbol })
		);
}

test.describe('examples', () => {
	test('have a name and a description, in sizes 4 to 25', async ({ studio }) => {
		const { page, words } = studio;
		await studio.open('example=raster');
		await expectBoard(studio, 9, { r1c3: '3', r9c1: '2' });
		await studio.button('puzzle_examples_of').click();
		const list = page.getByRole('dialog').getByRole('listitem');
		await expect(list).toHaveCount(14);
		for (const id of ['easy', 'clues_17', 'raster', 'against_naive', 'size_25'])
			await expect(
				list.filter({ hasText: words.part(`sudoku_example_${id}`) }).first()
			).toContainText(words.part(`sudoku_example_${id}_line`));
		await expect(list.getByRole('button').and(page.locator('[aria-current]'))).toContainText(
			words.part('sudoku_example_raster')
		);
		await page.keyboard.press('Escape');

		await studio.pickExample('size-4');
		await expectBoard(studio, 4, { r2c2: '2', r4c4: '4' });
		await studio.recorded();
		await studio.pickExample('size-6');
		await expectBoard(studio, 6, { r1c1: '4', r6c6: '1' });
		await studio.recorded();
		await studio.pickExample('size-16');
		await expectBoard(studio, 16, { r1c3: 'E', r4c1: 'C', r4c16: '3' });
		await expect(page).toHaveURL(/example=size-16/);
		await studio.cell('r1c1').click();
		await page.keyboard.press('b');
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('sudoku_board_cell_entry', { symbol: 'B' })
		);
	});

	test('include a 25×25 board, solved with findmin and hidden singles', async ({ studio }) => {
		const { words } = studio;
		await studio.openRecorded('example=size-25&order=findmin&elimination=hidden');
		await expectBoard(studio, 25, { r1c2: 'L', r1c4: 'N' });
		await expect(studio.status).toHaveText(words.whole('player_status_solved'));
		await studio.button('player_end').click();
		await expect(studio.cell('r25c25')).toHaveAccessibleName(words.part('board_square_solved'));
		await studio.button('player_step_back').click();
		await expect(studio.cell('r25c25')).not.toHaveAccessibleName(words.part('board_square_solved'));
	});
});

test.describe('one’s own puzzle', () => {
	test('is typed as a line, a grid or a list, pasted, or read from a file; one of several is chosen @firefox', async ({
		studio
	}) => {
		const { page, words } = studio;
		await studio.open();
		let dialog = await studio.typePuzzle(THESIS);
		await expect(dialog).toContainText(
			words.part('sudoku_board_facts', { size: 9, formatted: 31 })
		);
		await dialog.getByRole('button', { name: words.whole('puzzle_open_go') }).click();
		await expect(dialog).toHaveCount(0);
		await expectBoard(studio, 9, { r1c1: '5', r9c9: '9' });
		await expect(page).toHaveURL(/puzzle=/);

		dialog = await studio.typePuzzle(GRID.replace('5 3 .', '. . .'));
		await page.keyboard.press('Control+Enter');
		await expect(dialog).toHaveCount(0);
		await expect(studio.cell('r1c1')).toHaveAccessibleName(words.part('board_square_open'));
		await expectBoard(studio, 9, { r2c1: '6', r9c9: '9' });

		dialog = await studio.typePuzzle(LIST);
		await expect(dialog).toContainText(words.part('sudoku_board_facts', { size: 4, formatted: 4 }));
		await dialog.getByRole('button', { name: words.whole('puzzle_open_go') }).click();
		await expectBoard(studio, 4, { r1c1: '1', r2c3: '3', r3c2: '4', r4c4: '2' });

		// Undo restores what was there before.
		await studio.button('studio_undo').click();
		await expectBoard(studio, 9, { r2c1: '6', r9c9: '9' });

		await studio.open();
		await studio.paste(THESIS);
		await expectBoard(studio, 9, { r1c1: '5', r9c9: '9' });

		await studio.button('studio_open_label').click();
		const coming = page.waitForEvent('filechooser');
		await studio.button('puzzle_open_file').click();
		const content = Buffer.from(GRID.replaceAll(/[| +-]/g, ''));
		await (await coming).setFiles({ name: 'mine.sdk', mimeType: 'text/plain', buffer: content });
		await expectBoard(studio, 9, { r1c1: '5', r9c9: '9' });

		await dropFile(studio.page, 'list.json', LIST);
		await expectBoard(studio, 4, { r1c1: '1' });
		await expect(page.getByText(words.whole('puzzle_drop'))).toBeHidden();

		await dropFile(studio.page, 'collection.sdm', `${RASTER}\n${THESIS}\n${RASTER}\n`);
		dialog = studio.dialog('puzzle_open');
		await expect(dialog).toContainText(words.part('puzzle_found', { formatted: 3 }));
		await expect(dialog.getByRole('listitem')).toHaveCount(3);
		await dialog.getByRole('button', { name: words.part('puzzle_number', { number: 2 }) }).click();
		await expect(dialog).toHaveCount(0);
		await expectBoard(studio, 9, { r1c1: '5', r9c9: '9' });
		await expect(page).toHaveURL(/puzzle=53/);
	});

	test('can start from an empty board', async ({ studio }) => {
		const { page, words } = studio;
		await studio.open('open=1');
		const dialog = studio.dialog('puzzle_open');
		await expect(dialog).toBeVisible();
		await dialog.getByRole('combobox', { name: words.whole('sudoku_size') }).selectOption('6');
		await dialog.getByRole('button', { name: words.whole('sudoku_empty_go') }).click();
		await expect(studio.board.getByRole('gridcell')).toHaveCount(36);
		await studio.cell('r1c1').click();
		await page.keyboard.press('7');
		await expect(studio.cell('r1c1')).toHaveAccessibleName(words.part('board_square_open'));
		await page.keyboard.press('6');
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('sudoku_board_cell_entry', { symbol: 6 })
		);
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_several'));
	});
});

for (const language of mirrored) {
	test.describe(`a puzzle that cannot be read, ${language}`, () => {
		test.use({ language });

		test(`is reported with its position, and nothing is lost${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.open();
			const rows = GRID.replaceAll(/[| +-]/g, '')
				.split('\n')
				.filter((row) => row !== '');
			rows[2] = rows[2].slice(0, 8);
			const wrong = rows.join('\n');
			const dialog = await studio.typePuzzle(wrong);
			const field = dialog.getByRole('textbox');
			const go = dialog.getByRole('button', { name: words.whole('puzzle_open_go') });
			await go.click();
			await expect(dialog.getByRole('alert')).toHaveText(
				words.part('sudoku_error_row_length', { row: 3, formatted: 8, expected: 9 })
			);
			await expect(field).toHaveValue(wrong);
			await expect(field).toBeFocused();
			await expect(field).toHaveAttribute('aria-invalid', 'true');
			// The cursor is where the text needs correction.
			await page.keyboard.type('0');
			await expect(dialog.getByRole('alert')).toBeEmpty();
			await go.click();
			await expect(dialog).toHaveCount(0);
			await expectBoard(studio, 9, { r1c1: '5', r9c9: '9' });
		});
	});
}

test.describe('saving a board', () => {
	test('to the clipboard: as a line, and as a grid that can be read again @firefox', async ({
		studio
	}) => {
		const { page, words } = studio;
		await allowClipboard(page);
		await studio.open('example=thesis');
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await studio.button('puzzle_save').click();
		const menu = studio.dialog('puzzle_save');
		await menu
			.getByRole('button', { name: words.whole('puzzle_copy_as', { format: 'one line' }) })
			.click();
		await expect(menu.getByRole('status')).toHaveText(words.whole('puzzle_copied'));
		expect((await copied()).trim().replaceAll('.', '0')).toBe(THESIS);
		await menu
			.getByRole('button', { name: words.whole('puzzle_copy_as', { format: 'a grid of text' }) })
			.click();
		await expect.poll(async () => (await copied()).trimEnd()).toBe(GRID);
	});

	test('to a file named after the puzzle', async ({ studio }) => {
		const { page, words } = studio;
		await studio.open('example=thesis');
		await studio.button('puzzle_save').click();
		const menu = studio.dialog('puzzle_save');
		for (const [format, extension, content] of [
			['a grid of text', 'txt', /^5 3 \. \| \. 7/],
			['a list', 'json', /\[5, 3, 0, 0, 7/],
			['a table', 'csv', /^5,3,0,0,7/]
		] as const) {
			const coming = page.waitForEvent('download');
			await menu
				.getByRole('button', { name: words.whole('puzzle_download_as', { format, extension }) })
				.click();
			const download = await coming;
			expect(download.suggestedFilename()).toBe(`Order decides.${extension}`);
			expect(await readFile(await download.path(), 'utf8')).toMatch(content);
		}
	});
});
