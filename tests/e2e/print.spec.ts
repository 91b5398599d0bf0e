import { expect, test } from './support/studio';

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

for (const language of ['en', 'he'] as const) {
	for (const [kind, query] of [
		['queens', 'size=8&at=62'],
		['sudoku', 'example=raster&at=40&side=counters'],
		['sequence', '']
	]) {
		test.describe(`a printed page of ${kind}, ${language}`, () => {
			test.use({ language, kind });

			test('holds the moment: board, tree, code, sentence, legend and counters', async ({
				studio
			}) => {
				const { page, words } = studio;
				await studio.openRecorded(query);
				const why = await studio.why.textContent();
				// What is printed is loaded after what is seen.
				await expect
					.poll(async () => pagesOf(await page.pdf({ format: 'A4' })), { timeout: 15_000 })
					.toBe(1);
				expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1);

				await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
				const paper = page.getByRole('article', { name: words.whole('studio_paper') });
				await expect(paper.getByRole('grid')).toBeVisible();
				await expect(paper.locator('g.node.current')).toBeVisible();
				await expect(paper).toContainText(why ?? '');
				await expect(
					paper.getByRole('region', { name: words.whole('explain_code') })
				).toBeVisible();
				await expect(
					paper.getByRole('region', { name: words.whole('board_legend') })
				).toBeVisible();
				await expect(paper.getByText(words.whole('explain_count_tries'))).toBeVisible();
				// The strategy, but no control to press.
				await expect(page.getByText(words.whole('studio_goal')).first()).toBeVisible();
				for (const control of [studio.scrubber, studio.button('player_play')])
					await expect(control).toBeHidden();
				// Ink on white, even in the dark theme.
				await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
			});
		});
	}
}
