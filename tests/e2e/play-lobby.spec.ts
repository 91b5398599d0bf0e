import { localPath } from './support/studio';
import { axe, expect, open, overflow, test } from './support/test';
import { mirrored, Words } from './support/words';

const LEVELS = ['easy', 'medium', 'hard', 'extreme'];

for (const language of mirrored) {
	const words = new Words(language);
	const play = localPath(language, 'play/');

	test.describe(`the page to get a puzzle, ${language}`, () => {
		test('shows the levels and the puzzle of the day, fits a phone, and gives a puzzle with its seed in the address', async ({
			page
		}) => {
			await open(page, play);
			for (const level of LEVELS) {
				const name = words.whole(`play_lobby_level_${level}`);
				await expect(
					page.getByRole('heading', { level: 3 }).filter({ hasText: name })
				).toBeVisible();
				await expect(
					page.getByRole('listitem').getByText(words.whole(`play_lobby_level_${level}_text`))
				).toBeVisible();
			}
			const day = page.getByRole('region', { name: words.whole('play_lobby_day') });
			const board = day.getByRole('img', { name: words.whole('play_lobby_day_board') });
			// it is made here: a moment later it has clues
			await expect(board.locator('text')).toHaveCount(1);
			await expect(day.getByRole('strong')).toHaveText(
				new RegExp(LEVELS.map((level) => words.part(`play_lobby_level_${level}`).source).join('|'))
			);
			await axe(page);

			await page.setViewportSize({ width: 390, height: 844 });
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);

			const level = words.part('play_lobby_level_hard').source;
			const name = words.part('play_lobby_level_new', { level: '' }).source;
			// The address may be another one as soon as the puzzle is made, so it is awaited, not looked up.
			const asked = page.waitForURL(/play\/game\/\?(?=.*level=hard)(?=.*seed=\d+)/);
			await page.getByRole('button', { name: new RegExp(`${name}.*${level}`) }).click();
			await asked;
			await expect(page.getByRole('grid')).toBeVisible();
		});
	});
}

test.describe('a puzzle to order', () => {
	const words = new Words('en');
	const wish = (page: import('@playwright/test').Page) =>
		page.getByRole('link', { name: words.whole('play_lobby_make') });

	test('is an address that holds every choice; what cannot be is explained where it is chosen', async ({
		page
	}) => {
		await open(page, 'play/');
		await page.getByLabel(words.whole('play_lobby_seed')).fill('4711');
		await page.getByRole('radio', { name: words.whole('play_lobby_level_hard') }).check();
		await page.getByRole('radio', { name: words.whole('play_lobby_symmetry_none') }).check();
		await page.getByRole('radio', { name: words.whole('play_lobby_clues_exact') }).check();
		await page.getByRole('spinbutton').fill('26');
		await page.getByRole('spinbutton').blur();
		const href = (await wish(page).getAttribute('href')) ?? '';
		const query = new URLSearchParams(href.split('?')[1]);
		expect(Object.fromEntries(query)).toEqual({
			level: 'hard',
			symmetry: 'none',
			clues: '26',
			seed: '4711'
		});
		const address = page.getByLabel(words.whole('play_lobby_address'));
		expect(await address.inputValue()).toBe(new URL(href, page.url()).href);

		await page.getByRole('radio', { name: words.whole('play_lobby_level_easy') }).check();
		await page.getByRole('radio', { name: words.whole('play_lobby_clues_exact') }).check();
		await page.getByRole('spinbutton').fill('20');
		await page.getByRole('spinbutton').blur();
		await expect(
			page.getByText(words.whole('play_lobby_hindrance_easy_few', { least: 33 }))
		).toBeVisible();
		const button = page.getByRole('button', { name: words.whole('play_lobby_make') });
		await expect(button).toBeDisabled();
		await page.getByRole('spinbutton').fill('33');
		await page.getByRole('spinbutton').blur();
		await expect(wish(page)).toBeVisible();

		// Boxes that are not square have no pattern that turns them.
		await page.getByRole('combobox', { name: words.whole('play_lobby_size') }).selectOption('6');
		for (const symmetry of ['diagonal', 'quarters'])
			await expect(
				page.getByRole('radio', { name: words.whole(`play_lobby_symmetry_${symmetry}`) })
			).toBeDisabled();
		await expect(page.getByText(words.whole('play_lobby_symmetry_boxes'))).toBeVisible();
	});
});

test.describe('kept games', () => {
	const words = new Words('en');

	test('are listed with their boards, gone on with, and deleted only when asked', async ({
		page
	}) => {
		await open(page, 'play/game/?level=easy&seed=5');
		await expect(page.getByRole('grid')).toBeVisible();
		await open(page, 'play/');
		const kept = page.getByRole('region', { name: words.whole('play_lobby_continue') });
		await expect(kept.getByRole('listitem')).toHaveCount(1);
		await axe(page);
		await kept.getByRole('link').click();
		await expect(page).toHaveURL(/play\/game\/\?level=easy&seed=5&game=[0-9a-f]{32}/);
		await expect(page.getByRole('grid')).toBeVisible();

		await open(page, 'play/');
		await kept.getByRole('button', { name: words.part('play_lobby_game_delete') }).click();
		await page.getByRole('button', { name: words.whole('play_lobby_keep') }).click();
		await expect(kept.getByRole('listitem')).toHaveCount(1);
		await kept.getByRole('button', { name: words.part('play_lobby_game_delete') }).click();
		await page.getByRole('button', { name: words.whole('play_lobby_delete') }).click();
		await expect(kept).toBeHidden();
		await page.reload();
		await expect(
			page.getByRole('region', { name: words.whole('play_lobby_statistics') })
		).toBeVisible();
		await expect(kept).toBeHidden();
	});
});

for (const language of mirrored) {
	test(`a clue of a minimal board is taken away and put back, ${language}`, async ({ page }) => {
		const words = new Words(language);
		await open(page, localPath(language, 'play/minimal/'));
		for (const [name, clues] of [
			['seventeen', 17],
			['forty', 40]
		] as const) {
			const board = page.getByRole('region', { name: words.whole(`play_lobby_minimal_${name}`) });
			await expect(board.getByRole('button', { name: /r\dc\d/ })).toHaveCount(clues);
			await expect(board.getByRole('status')).toHaveText(words.whole('play_lobby_minimal_whole'));
			await board
				.getByRole('button', { name: /r\dc\d/ })
				.first()
				.click();
			await expect(board.getByRole('status')).toHaveText(words.whole('play_lobby_minimal_taken'));
			const either = board.getByRole('img', { name: words.part('play_lobby_minimal_either') });
			expect(await either.count()).toBeGreaterThan(2);
			await axe(page, board);
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('Enter');
			await expect(board.locator('[aria-pressed=true]')).toHaveCount(1);
			await board.getByRole('button', { name: words.whole('play_lobby_minimal_back') }).click();
			await expect(either).toHaveCount(0);
		}
	});
}
