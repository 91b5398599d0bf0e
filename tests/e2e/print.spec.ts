import { constants, inflateSync } from 'node:zlib';
import { expect, firefoxToo, studioPath, test } from './support/studio';
import { ready } from './support/test';
import { keepBusy, rest } from './support/weight';
import { mirrored } from './support/words';

/** A4 and Letter, in centimetres. */
const SHEETS = [
	[21, 29.7],
	[21.59, 27.94]
];

/** The number of pages of a PDF. Firefox compresses what says so. */
function pagesOf(pdf: Buffer): number {
	const text = pdf.toString('latin1');
	const packed = [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].map(
		({ 0: head, index }) =>
			inflateSync(pdf.subarray(index + head.length), { finishFlush: constants.Z_SYNC_FLUSH })
	);
	const all = [text, ...packed.map((part) => part.toString('latin1'))].join('');
	return all.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a reader who presses Ctrl before the page is idle has all that is printed', async ({
	page,
	studio
}) => {
	await keepBusy(page);
	await page.goto(studioPath());
	await ready(page);
	await page.keyboard.press('Control');
	await rest(page);
	await page.emulateMedia({ media: 'print' });
	const paper = page.getByRole('article', { name: studio.words.whole('studio_paper') });
	await expect(paper.getByRole('grid')).toBeVisible();
});

for (const language of mirrored) {
	for (const [kind, query] of [
		['queens', 'size=8&at=62'],
		['sudoku', 'example=raster&at=40&side=counters'],
		['sequence', '']
	]) {
		test.describe(`a printed page of ${kind}, ${language}`, () => {
			test.use({ language, kind });

			test(`is one sheet${firefoxToo(language)}`, async ({ studio, browserName }) => {
				const { page } = studio;
				await studio.openRecorded(query);
				// Firefox's driver prints on as many centimetres as it should take inches.
				const unit = browserName === 'firefox' ? 'in' : 'cm';
				for (const [width, height] of SHEETS) {
					const paper = { width: `${width}${unit}`, height: `${height}${unit}` };
					// What is printed is loaded after what is seen.
					await expect.poll(async () => pagesOf(await page.pdf(paper))).toBe(1);
				}
			});

			test('holds the moment: board, tree, code, sentence, legend and counters', async ({
				studio
			}) => {
				const { page, words } = studio;
				await studio.openRecorded(query);
				const why = await studio.why.textContent();
				// Whoever prints presses Ctrl first, or leaves the page for a menu.
				await page.keyboard.press('Control');
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
