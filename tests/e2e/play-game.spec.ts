import { GamePage } from './support/game';
import { axe, expect, firefoxToo, open, overflow, ready, test } from './support/test';
import { mirrored } from './support/words';

const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
/** All but the first two cells. */
const ALMOST = `..${SOLVED.slice(2)}`;

for (const language of mirrored) {
	test.describe(`A game (${language})`, () => {
		test(`is played with keys, notes and hints to the end${firefoxToo(language)}`, async ({
			page
		}) => {
			const game = new GamePage(page, language);
			await game.open(`puzzle=${EASY}`);
			await axe(page);

			// The board reads left to right in every language.
			await game.cell(1, 3).click();
			await page.keyboard.press('4');
			await game.says(game.cell(1, 3), 'sudoku_board_cell_entry', '4');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('5');
			await game.says(game.cell(1, 4), 'board_square_conflict');
			await axe(page);
			await page.keyboard.press('Delete');
			await page.keyboard.press('Shift+Digit2');
			await page.keyboard.press('Shift+Digit6');
			await expect(game.cell(1, 4)).toHaveAccessibleName(
				game.words.part('play_game_cell_notes', { list: '2 6' })
			);
			await page.keyboard.press('x');
			await expect(game.text('play_game_refused_character')).toBeVisible();

			await page.keyboard.press('h');
			await game.button('play_game_hint_more_why').click();
			await game.button('play_game_hint_more_move').click();
			await axe(page);
			await game.button('play_game_hint_do').click();
			await expect(game.text('play_game_hint_move')).toHaveCount(0);

			for (const [at, symbol] of [...SOLVED].entries()) {
				const cell = game.cell(Math.floor(at / 9) + 1, (at % 9) + 1);
				const [, content] = ((await cell.getAttribute('aria-label')) ?? '').split(':');
				// Whatever stands there is right; an empty cell begins with a word.
				if (/^[\s\u2066-\u2069]*\d/.test(content)) continue;
				await cell.focus();
				await page.keyboard.press(symbol);
			}
			await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
			await expect(game.text('play_game_solved_by')).toBeVisible();
			const naive = page
				.getByRole('row')
				.filter({ hasText: game.words.part('play_game_end_naive') });
			await expect(naive).toContainText('4,157');
			await axe(page);
		});

		test(`is kept, and leads to its way and to another one${firefoxToo(language)}`, async ({
			page
		}) => {
			const game = new GamePage(page, language);
			await game.open(`puzzle=${ALMOST}`);
			await game.cell(1, 1).click();
			await page.keyboard.press('3');
			await expect(page).toHaveURL(/\?puzzle=.*&game=[0-9a-f]{32}$/);
			await page.reload();
			await ready(page);
			await game.says(game.cell(1, 1), 'sudoku_board_cell_entry', '3');
			// The address of the puzzle goes on with it too.
			await game.open(`puzzle=${ALMOST}`);
			await game.says(game.cell(1, 1), 'sudoku_board_cell_entry', '3');

			await game.cell(1, 1).click();
			await page.keyboard.press('5');
			await game.cell(1, 2).click();
			await page.keyboard.press('3');
			await expect(game.text('play_game_solved')).toBeVisible();
			await page.reload();
			await ready(page);
			await expect(game.text('play_game_solved')).toBeVisible();
			await game.link('play_game_end_watch').click();
			await expect(page).toHaveURL(/\/play\/way\/\?puzzle=.*&moves=00200-004012$/);
		});
	});
}

test.describe('A game', () => {
	test.describe('on a phone', () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

		test('fits the window and is played with a thumb', async ({ page }) => {
			const game = new GamePage(page, 'en');
			await game.open(`puzzle=${EASY}`);
			expect(await overflow(page)).toEqual({ across: 0, down: 0 });
			await game.cell(1, 3).tap();
			await game.key(4).tap();
			await game.says(game.cell(1, 3), 'sudoku_board_cell_entry', '4');
			await game.button('play_game_lock').tap();
			await game.key(1).tap();
			await game.cell(3, 1).tap();
			await game.says(game.cell(3, 1), 'sudoku_board_cell_entry', '1');
			await game.button('play_game_more').tap();
			await game.button('play_game_fill_notes').locator('visible=true').tap();
			await game.says(game.cell(2, 2), 'play_game_cell_notes');
			await axe(page);
		});
	});

	test('has no part outside of a small window', async ({ page }) => {
		const game = new GamePage(page, 'en');
		await game.open(`puzzle=${EASY}`);
		for (const [width, height] of [
			[844, 390],
			[640, 360],
			[320, 568]
		]) {
			await page.setViewportSize({ width, height });
			expect((await overflow(page)).across).toBe(0);
			await expect(game.key(9)).toBeInViewport();
			await expect(game.cell(9, 9)).toBeInViewport();
		}
	});

	test('needs a puzzle with exactly one solution, and says what is wrong', async ({ page }) => {
		const { words, path } = new GamePage(page, 'en');
		for (const [query, title] of [
			['', 'play_game_no_puzzle'],
			['puzzle=12', 'play_game_bad_puzzle'],
			[`puzzle=55${'.'.repeat(79)}`, 'play_game_contradicts_title'],
			['puzzle=1234............', 'play_game_several_title'],
			['puzzle=123....4........', 'play_game_none_title'],
			['game=0', 'play_game_unknown_game'],
			['seed=0', 'play_game_bad_wish'],
			['level=easy&clues=20&seed=3', 'play_game_unmade_title']
		]) {
			await open(page, `${path}?${query}`);
			await expect(page.getByRole('heading', { name: words.whole(title) })).toBeVisible();
		}
		await axe(page);
	});

	test('loses no move when two tabs play it', async ({ page, context }) => {
		const game = new GamePage(page, 'en');
		await game.open(`puzzle=${EASY}`);
		await game.cell(1, 3).click();
		await page.keyboard.press('4');
		await expect(page).toHaveURL(/\?puzzle=.*&game=[0-9a-f]{32}$/);

		const other = new GamePage(await context.newPage(), 'en');
		await other.page.goto(page.url());
		await other.says(other.cell(1, 3), 'sudoku_board_cell_entry', '4');
		await other.cell(1, 4).click();
		await other.page.keyboard.press('6');
		await page.bringToFront();
		await game.says(game.cell(1, 4), 'sudoku_board_cell_entry', '6');
		await game.cell(3, 1).click();
		await page.keyboard.press('1');
		await page.close();

		await other.page.reload();
		await other.says(other.cell(1, 4), 'sudoku_board_cell_entry', '6');
		await other.says(other.cell(3, 1), 'sudoku_board_cell_entry', '1');
	});

	test('goes on where the browser keeps nothing, and says so', async ({ page }) => {
		await page.addInitScript(() => {
			Object.defineProperty(window, 'indexedDB', {
				get: () => {
					throw new DOMException('refused', 'SecurityError');
				}
			});
		});
		const game = new GamePage(page, 'en');
		await game.open('level=easy&seed=7');
		const puzzle = await game.symbols();
		await expect(page).toHaveURL(/\?level=easy&seed=7&game=[0-9a-f]{32}$/);
		await expect(game.text('shell_unkept_refused')).toBeVisible();
		// The address opens the same puzzle again.
		await page.reload();
		await expect(game.board).toBeVisible();
		expect(await game.symbols()).toEqual(puzzle);
		await game.button('play_game_about').locator('visible=true').click();
		const about = page.getByRole('dialog');
		// measured off the page's thread
		await expect(about).toContainText(game.words.part('play_lobby_level_easy'));
		await axe(page, about);
	});
});
