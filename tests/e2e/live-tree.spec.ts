import type { Locator } from '@playwright/test';
import { expect, test, type StudioPage } from './support/studio';
import { mirrored } from './support/words';

/** Whether a mark lies inside the pane of the tree. */
async function isInSight(studio: StudioPage, mark: Locator): Promise<boolean> {
	const pane = (await studio.stage.boundingBox())!;
	const box = await mark.boundingBox();
	if (box === null) return false;
	return (
		box.x >= pane.x &&
		box.y >= pane.y &&
		box.x + box.width <= pane.x + pane.width &&
		box.y + box.height <= pane.y + pane.height
	);
}

const currentMark = (studio: StudioPage) =>
	studio.page.locator('svg g.node.current > .marks > path');
const rootMark = (studio: StudioPage) => studio.node(0).locator('.marks > path');
const pathMarks = (studio: StudioPage) => studio.page.locator('svg g.node.path > .marks > path');
const trail = (studio: StudioPage) => studio.stage.locator('.trail');

for (const language of mirrored) {
	test.describe(`the live tree, ${language}`, () => {
		test.use({ language, kind: 'queens', viewport: { width: 1280, height: 720 } });

		test('keeps root and search in sight from the first step on', async ({ studio }) => {
			const { page } = studio;
			await studio.openRecorded('');
			await studio.leaveControls();
			for (let step = 1; step <= 12; step++) {
				await page.keyboard.press('ArrowRight');
				await studio.expectPosition(step);
				await expect.poll(() => isInSight(studio, currentMark(studio))).toBe(true);
				await expect.poll(() => isInSight(studio, rootMark(studio))).toBe(true);
			}
			await expect(studio.page.locator('svg g.node')).toHaveCount(4);

			// The first backtrack.
			await page.keyboard.press('Shift+ArrowRight');
			await expect.poll(() => studio.position()).toBeGreaterThan(12);
			await studio.rest();
			let ancestors = 0;
			for (const mark of await pathMarks(studio).all())
				if (await isInSight(studio, mark)) ancestors++;
			expect(ancestors).toBeGreaterThan(3);
			await expect(trail(studio)).toHaveCount(0);
			expect(await isInSight(studio, rootMark(studio))).toBe(true);
		});

		test('folds what failed as the pane needs it, and says what the triangles mean', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded('goal=all&at=1200');
			await studio.rest();
			expect(await studio.shapes('folded').count()).toBeGreaterThan(0);
			expect(await studio.shapes('failed').count()).toBeLessThan(25);
			await expect.poll(() => isInSight(studio, rootMark(studio))).toBe(true);
			await expect.poll(() => isInSight(studio, currentMark(studio))).toBe(true);

			await studio.button('tree_legend').click();
			await expect(page.getByText(words.whole('tree_legend_folded_open'))).toBeVisible();
		});
	});
}

test.describe('a run whose small branches are not kept', () => {
	test.use({ viewport: { width: 1280, height: 720 } });

	test('shows what failed beside the path, and searches the rest again @more', async ({
		studio
	}) => {
		await studio.open('example=against-naive&at=2150166');
		await studio.expectPosition(2150166);
		await studio.rest();
		// r5c6 was 2, which was taken back: the last step says so.
		const failed = studio.page.locator('svg g.node:not(.path):is(.failed, .exhausted, .folded)');
		await expect.poll(() => failed.count()).toBeGreaterThan(5);
		await expect(studio.tree.getByRole('treeitem', { name: /r5c6 = 2/ })).toHaveCount(1);
		await expect(studio.page.locator('svg g.node.path.folded')).toHaveCount(0);
		await expect(studio.stage.locator('.left-out')).toHaveCount(0);
	});
});
