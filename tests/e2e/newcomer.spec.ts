import { kinds } from './support/site';
import {
	axe,
	expect,
	expectWholeLines,
	firefoxToo,
	localPath,
	StudioPage,
	test
} from './support/studio';
import { open } from './support/test';
import { mirrored, Words } from './support/words';

for (const language of mirrored) {
	test.describe(`what a newcomer meets, ${language}`, () => {
		test.use({ language, kind: 'sequence' });
		const home = localPath(language, '');

		test('the home page leads to the first chapter, and that to a dead end', async ({ page }) => {
			const words = new Words(language);
			await open(page, home);
			await page.getByRole('link', { name: words.whole('shell_begin') }).click();
			await expect(page).toHaveURL(new RegExp(`/${localPath(language, 'learn/letters')}`));
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			const deadEnd = page.locator('#dead-end\\.4');
			await deadEnd.click();
			await expect(deadEnd).toHaveClass(/here/);
			await expect(
				page.getByRole('complementary').getByText(words.part('explain_kind_deadend')).first()
			).toBeVisible();
		});

		test('in the tree, no name of the current node covers another mark', async ({ studio }) => {
			await studio.openRecorded('example=first-backtrack');
			await expect(studio.tree).toBeVisible();
			for (let step = 1; step <= (await studio.length()); step++) {
				await studio.page.keyboard.press('ArrowRight');
				await studio.expectPosition(step);
				const covered = await studio.region('studio_tree').evaluate((tree) => {
					const name = tree.querySelector('.current .path-variable')?.getBoundingClientRect();
					if (name === undefined) return 0;
					return [...tree.querySelectorAll('.node:not(.current) > .marks > path')].filter(
						(mark) => {
							const { left, right, top, bottom } = mark.getBoundingClientRect();
							return (
								left < name.right && right > name.left && top < name.bottom && bottom > name.top
							);
						}
					).length;
				});
				expect(covered, `step ${String(step)}`).toBe(0);
			}
		});

		test('the list of where to start goes from letters to playing', async ({ studio }) => {
			const { page, words } = studio;
			await open(page, home);
			const starts = page
				.getByRole('region', { name: words.whole('shell_ways') })
				.getByRole('listitem');
			const keys = [
				'shell_way_learn',
				'shell_way_queens',
				'shell_way_compare',
				'shell_way_measured',
				'shell_way_own',
				'shell_way_play'
			];
			await expect(starts).toHaveCount(keys.length);
			const pages = [
				'learn/letters',
				'studio/queens',
				'compare',
				'compare/experiment',
				'studio/sudoku',
				'play'
			];
			for (const [at, key] of keys.entries()) {
				const link = starts.nth(at).getByRole('link', { name: words.whole(key) });
				const href = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
				expect(href).toContain(`/${localPath(language, pages[at])}`);
			}
			await page.getByRole('link', { name: words.whole('shell_way_compare') }).click();
			await expect(
				page.getByRole('heading', { name: words.whole('compare_title') })
			).toBeAttached();
			await expect(page.getByRole('grid')).toHaveCount(2);
		});

		test('the code says which variable and which value, and the order what it does', async ({
			studio
		}) => {
			await studio.openRecorded('example=first-backtrack&at=8');
			const chip = studio.page.locator('[aria-current=step] .chip');
			for (const name of [studio.words.whole('explain_code_pseudocode'), 'TypeScript', 'Python']) {
				await studio.page.getByRole('radio', { name }).check();
				await expect(chip).toHaveText(
					studio.words.part('explain_code_values', { variable: 'p1', value: 'C' })
				);
			}
			await studio.button('player_step_back').click();
			await expect(chip).toHaveText(studio.words.part('explain_code_variable', { variable: 'p2' }));

			const order = studio.select('studio_order');
			const shown = () =>
				order.evaluate((select: HTMLSelectElement) => select.selectedOptions[0].label);
			for (const id of ['naive', 'findmin', 'findmax'] as const) {
				await order.selectOption(id);
				expect(await shown()).toMatch(studio.words.whole(`studio_order_${id}`));
				await expect(order).toHaveAttribute('title', /./);
			}
		});

		test(`no line of the code is broken, with room for the longest values @more${firefoxToo(language)}`, async ({
			page
		}) => {
			for (const kind of kinds) {
				// Digging, its first example, has no code; filling has the order that the others begin with.
				const query = kind === 'making' ? 'example=fill&order=naive' : '';
				await new StudioPage(page, language, kind).openRecorded(query);
				await expectWholeLines(page);
			}
		});
	});

	test.describe(`the first studio, ${language}`, () => {
		test.use({ language, kind: 'sequence', firstVisit: true });

		test('has some twenty controls; More shows the rest, and is remembered', async ({ studio }) => {
			const { page } = studio;
			await studio.openRecorded();
			await expect(studio.tree).toBeVisible();
			await expect(studio.why).not.toBeEmpty();
			const controls = page.locator(
				'main :is(button, select, input, a[href], [role=slider], [role=gridcell]):visible'
			);
			expect(await controls.count()).toBeLessThanOrEqual(20);
			await expect(studio.select('studio_order')).toBeHidden();
			await expect(studio.region('tour_board')).toHaveCount(0);
			await axe(page);

			await studio.button('studio_more_hint').click();
			await expect(studio.select('studio_order')).toBeVisible();
			await expect(studio.region('studio_explain')).toBeVisible();
			await page.keyboard.press('Escape');
			await studio.reload();
			await expect(studio.select('studio_order')).toBeVisible();
			await studio.button('studio_more_hint').click();
			await expect(studio.select('studio_order')).toBeHidden();
			await studio.reload();
			await expect(studio.tree).toBeVisible();
			await expect(studio.select('studio_order')).toBeHidden();
		});

		test('is not what a link that sets a strategy opens', async ({ studio }) => {
			await studio.openRecorded('example=abc&order=findmin');
			await expect(studio.select('studio_order')).toBeVisible();
		});
	});

	test.describe(`the tour, ${language}`, () => {
		test.use({ language, kind: 'sequence', firstVisit: true });

		test('is shown to whoever asks for it, and has the focus', async ({ studio }) => {
			const { page, words } = studio;
			await studio.openRecorded();
			await studio.button('studio_more_hint').click();
			await expect(studio.region('studio_explain')).toBeVisible();
			await expect(studio.region('tour_board')).toHaveCount(0);
			await page.keyboard.press('?');
			await studio.button('tour_again').click();
			await expect(studio.region('tour_board')).toBeFocused();
			await expect(studio.region('tour_board')).toContainText(words.part('tour_placement_text'));
			await axe(page);

			// The studio stays usable.
			await page.keyboard.press('ArrowRight');
			await studio.expectPosition(1);
			await studio.button('tour_next').click();
			await expect(studio.region('tour_tree')).toContainText(words.part('tour_deadend_text'));
			await studio.button('tour_next').click();
			await expect(studio.region('tour_why')).toContainText(words.part('tour_backtrack_text'));
			await page.keyboard.press('Escape');
			await expect(studio.region('tour_why')).toHaveCount(0);

			await page.keyboard.press('?');
			await studio.button('tour_again').click();
			await expect(studio.region('tour_board')).toBeVisible();
			for (let step = 1; step < 4; step++) await studio.button('tour_next').click();
			await studio.button('tour_done').click();
			await expect(studio.region('tour_player')).toHaveCount(0);
		});

		test('covers neither the player nor what it tells of on a phone', async ({ studio }) => {
			const { page } = studio;
			await page.setViewportSize({ width: 390, height: 844 });
			await studio.openRecorded();
			await page.keyboard.press('?');
			await studio.button('tour_again').click();
			for (const key of ['tour_board', 'tour_tree', 'tour_why']) {
				const card = await studio.region(key).boundingBox();
				const player = await studio.region('player_bar').boundingBox();
				expect(card!.y).toBeGreaterThanOrEqual(0);
				expect(card!.y + card!.height).toBeLessThanOrEqual(player!.y);
				await studio.button('tour_next').click();
			}
			await expect(studio.button('tour_done')).toBeInViewport({ ratio: 1 });
			await axe(page);
		});
	});
}

test('the strategy stays one row beside the puzzle at 1280 px', async ({ studio, page }) => {
	await page.setViewportSize({ width: 1280, height: 720 });
	await studio.openRecorded();
	for (const id of ['naive', 'findmin', 'findmax', 'random']) {
		await studio.select('studio_order').selectOption(id);
		const [order, open] = await Promise.all([
			studio.select('studio_order').boundingBox(),
			studio.button('studio_open_label').boundingBox()
		]);
		expect(Math.abs(order!.y + order!.height / 2 - (open!.y + open!.height / 2))).toBeLessThan(4);
	}
});
