import { kinds } from './support/site';
import {
	axe,
	expect,
	expectWholeLines,
	firefoxToo,
	StudioPage,
	studioPath,
	test
} from './support/studio';
import { overflow, ready } from './support/test';
import { smallTexts } from './support/text-sizes';
import { mirrored } from './support/words';

/** The smallest text in front of a class, in pixels of 720. */
const LEAST = 22;

/** A moment of each kind with many marks on its board. */
const MOMENTS: Record<string, string> = {
	cryptarithm: 'example=send&at=40',
	'knights-tour': 'example=six-closed&at=40',
	making: 'example=fill&order=naive&at=200',
	'map-colouring': 'example=usa&at=57',
	maze: 'example=two-ways&at=100',
	own: 'at=20',
	queens: 'size=6&at=57&pencil=all',
	'round-trip': 'example=cities&at=100',
	sequence: 'example=no-solution&at=20&pencil=all',
	subset: 'example=eight&at=60',
	sudoku: 'example=raster&at=301&stubs=1&side=code'
};
/** The kinds whose boards have names of rows and columns beside them. */
const HEADED = ['maze', 'queens', 'sudoku'];
/** The kinds that look for a best solution then: the line with the bound is broken beside its values. */
const BEST = ['maze', 'round-trip', 'subset'];

for (const language of mirrored) {
	for (const kind of kinds) {
		test(`the studio of ${kind} (${language}) shows the moment of its address again, passes axe, and fits a phone${firefoxToo(language)}`, async ({
			page
		}) => {
			test.slow();
			const studio = new StudioPage(page, language, kind);
			await studio.expectSameAgain(MOMENTS[kind]);
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
			await axe(page);

			if (!BEST.includes(kind)) await expectWholeLines(page);

			if (HEADED.includes(kind)) {
				const rows = await studio.board.getByRole('row').count();
				for (const name of ['r1', `r${rows}`, 'c1']) {
					const heading = studio.region('studio_board').getByText(name, { exact: true });
					await expect(heading).toBeVisible();
					// Squares have names of their own.
					await expect(heading).not.toHaveRole('rowheader');
				}
			}

			await studio.button('shell_skip_to_board').press('Enter');
			await expect(page.locator('[data-square]:focus')).toHaveCount(1);

			await page.setViewportSize({ width: 390, height: 844 });
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
		});

		test(`nothing of ${kind} (${language}) is smaller than the back row can read`, async ({
			page
		}) => {
			for (const parts of ['board,tree,sentence', 'code,stack,counters']) {
				await page.goto(`${studioPath(language, kind)}?${MOMENTS[kind]}&present=${parts}`);
				await ready(page);
				await expect(page.locator('.presentation .part')).toHaveCount(3);
				await expect(page.locator('.presentation .part :is(text, dd)').first()).toBeVisible();
				await expect.poll(() => smallTexts(page, LEAST)).toEqual([]);
			}
		});
	}
}
