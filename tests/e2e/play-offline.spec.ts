import { solveNine } from '../../src/lib/kinds/sudoku/make/nine';
import { serve } from '../../scripts/serve.mjs';
import { GamePage } from './support/game';
import { makeAvailableOffline } from './support/offline';
import { site } from './support/site';
import { axe, expect, ready, test } from './support/test';
import { mirrored } from './support/words';

const withOwnServer = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
	server: async ({ browserName: _ }, use) => {
		const server = await serve({ site, base: '' });
		await use(server);
		await server.close();
	},
	siteUrl: ({ server }, use) => use(server.url)
});
withOwnServer.use({
	serviceWorkers: 'allow',
	expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch/,
	viewport: { width: 390, height: 844 },
	hasTouch: true
});

for (const language of mirrored) {
	withOwnServer(
		`on a phone without a network, a puzzle is made, played to its end, and watched, ${language}`,
		async ({ page, server }) => {
			const game = new GamePage(page, language);
			const { words } = game;
			const lobby = game.path.replace('game/', '');
			await makeAvailableOffline(page, language);
			await server.close();

			await page.goto(lobby);
			await ready(page);
			await page
				.getByRole('listitem')
				.filter({ has: page.getByText(words.whole('play_lobby_level_hard_text')) })
				.getByRole('button')
				.tap();
			await expect(game.board).toBeVisible();
			await expect(page.getByRole('heading', { level: 1 })).toContainText(
				words.part('play_lobby_level_hard')
			);

			const givens = await game.symbols();
			const solution = solveNine(givens.map((symbol) => symbol - 1));
			expect(solution).not.toBeNull();
			const empty = [...givens.keys()].filter((cell) => givens[cell] === 0);

			await game.button('play_game_more').tap();
			await game.button('play_game_fill_notes').locator('visible=true').tap();
			const [first] = empty;
			await game.says(game.at(first), 'play_game_cell_notes');

			await game.button('play_game_hint').tap();
			await game.button('play_game_hint_more_why').tap();
			await axe(page);

			for (const cell of empty) {
				await game.at(cell).tap();
				await game.key(solution![cell] + 1).tap();
			}
			await expect(game.text('play_game_solved')).toBeVisible();
			await axe(page);

			await game.link('play_game_end_watch').tap();
			await expect(page).toHaveURL(/play\/way\/\?puzzle=/);
			await ready(page);
			const sentence = page.getByText(words.part('play_way_counts'));
			await expect(sentence).toContainText(String(empty.length));
			await expect(sentence).toContainText(words.part('compare_order_findmin'));
		}
	);
}
