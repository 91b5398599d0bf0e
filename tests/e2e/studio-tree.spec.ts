import type { Locator, Page } from '@playwright/test';
import { expect, firefoxToo, RASTER, test, TREE, type StudioPage, holding } from './support/studio';
import { Walk } from './support/walk';
import { isMirrored, mirrored } from './support/words';

const tree = new Walk(TREE);
const placements = tree.steps.filter(({ kind }) => kind === 'place').length;

/** The position at which a digit is first placed in a cell, after another position. */
function placed(cell: string, digit: number, after = 0): number {
	return tree.after(
		after,
		(step) => step.kind === 'place' && step.cell === cell && step.digit === digit
	);
}

/**
 * Seven placements deep, with dead ends off the path: r2c1 was 3 and is now 9, below it r2c4 was 3
 * and is now 5, and r2c5 is next.
 */
const R2C1 = placed('r2c1', 9);
const DEAD_END = placed('r2c4', 3, R2C1);
const R2C4 = placed('r2c4', 5, R2C1);
const MIDDLE = R2C4 + 1;

/** The number of nodes whose mark is in view, and of all nodes. */
async function nodesInSight(studio: StudioPage): Promise<{ seen: string[]; all: number }> {
	return studio.stage.evaluate((stage) => {
		const frame = stage.getBoundingClientRect();
		const nodes = [...stage.querySelectorAll<SVGElement>('g.node')];
		const seen = nodes.filter((node) => {
			const box = node.querySelector('.marks > path')!.getBoundingClientRect();
			return (
				box.left >= frame.left &&
				box.right <= frame.right &&
				box.top >= frame.top &&
				box.bottom <= frame.bottom
			);
		});
		return { seen: seen.map(({ dataset }) => dataset.key!), all: nodes.length };
	});
}

async function isInSight(studio: StudioPage, position: number): Promise<boolean> {
	return (await nodesInSight(studio)).seen.includes(String(position));
}

async function expectInSight(studio: StudioPage, position: number): Promise<void> {
	await expect.poll(() => isInSight(studio, position)).toBe(true);
}

/** Expects that a node is out of view, and that the picture does not move there. */
async function expectOutOfSight(studio: StudioPage, position: number): Promise<void> {
	await studio.rest();
	expect(await isInSight(studio, position)).toBe(false);
}

/** Focuses the current node once the list is up to date. */
async function enterTree(studio: StudioPage): Promise<void> {
	await studio.rest();
	await studio.currentNode.focus();
}

/** Drags the picture from an empty spot in the stage. */
async function drag(studio: StudioPage, dx: number, dy: number): Promise<void> {
	const { mouse } = studio.page;
	// Gestures are loaded separately; d3-zoom leaves a mark.
	const pane = studio.stage.locator('.pane');
	await pane.hover();
	await expect.poll(() => pane.evaluate((element) => '__zoom' in element)).toBe(true);
	const box = (await studio.stage.boundingBox())!;
	const [x, y] = [box.x + 12, box.y + 12];
	await mouse.move(x, y);
	await mouse.down();
	for (const share of [0.2, 0.6, 1]) await mouse.move(x + dx * share, y + dy * share);
	await mouse.up();
}

/** Checks board, scrubber, address and tree at the moment of a node. */
async function expectMomentOf(studio: StudioPage, position: number): Promise<void> {
	await studio.expectPosition(position);
	const { cell, digit } = tree.steps[position - 1];
	for (const [other, symbol] of tree.placedAt(position)) {
		await expect(studio.cell(other)).toHaveAccessibleName(holding(symbol));
	}
	await expect(studio.currentNode).toHaveText(
		studio.words.part('tree_placement', { variable: cell, value: digit })
	);
	await expect(studio.page).toHaveURL(new RegExp(`[?&]at=${position}(&|$)`));
}

const focused = (page: Page): Locator => page.locator('[role="treeitem"]:focus');

for (const language of mirrored) {
	test.describe(`the decision tree, ${language}`, () => {
		test.use({ language });

		test('has 1, 7 and 9 for r1c2, then 7 and 9 for r1c3, then 5 and 9 for r1c4', async ({
			studio
		}) => {
			const { page, words } = studio;
			const named = (cell: string, digit: number) =>
				words.part('tree_placement', { variable: cell, value: digit });
			await studio.openRecorded('example=tree&goal=all&whole=1');
			await studio.button('player_end').click();
			const end = await studio.length();
			await studio.expectPosition(end);
			// The names of the other nodes also say which of them contain the solution.
			await expect(studio.tree.getByRole('treeitem', { name: /r1c2/ })).toHaveText([
				named('r1c2', 1),
				named('r1c2', 7),
				named('r1c2', 9)
			]);
			await expect(studio.tree.getByRole('treeitem', { name: /r1c2/ })).toHaveText([
				words.part('tree_state_solved'),
				words.part('tree_state_exhausted'),
				words.part('tree_state_exhausted')
			]);

			// Down goes into the tree, left and right go to the neighbours, in both languages, without
			// moving the search.
			await studio.currentNode.focus();
			await page.keyboard.press('ArrowDown');
			await expect(focused(page)).toHaveText(named('r1c2', 1));
			await page.keyboard.press('ArrowRight');
			await expect(focused(page)).toHaveText(named('r1c2', 7));
			await page.keyboard.press('ArrowLeft');
			await page.keyboard.press('ArrowDown');
			await expect(focused(page)).toHaveText(named('r1c3', 7));
			await expect(focused(page)).toHaveAttribute('aria-level', '3');
			await page.keyboard.press('ArrowRight');
			await expect(focused(page)).toHaveText(named('r1c3', 9));
			await page.keyboard.press('ArrowLeft');
			await page.keyboard.press('ArrowDown');
			await expect(focused(page)).toHaveText(named('r1c4', 5));
			await page.keyboard.press('ArrowRight');
			await expect(focused(page)).toHaveText(named('r1c4', 9));
			await studio.expectPosition(end);
			await expectInSight(studio, placed('r1c4', 9));
			await page.keyboard.press('ArrowUp');
			await expect(focused(page)).toHaveText(named('r1c3', 7));

			await page.keyboard.press('Enter');
			await expectMomentOf(studio, placed('r1c3', 7));
			await expect(studio.currentNode).toHaveAttribute('aria-level', '3');
		});

		test(`shows the small board of a hovered node${firefoxToo(language)}`, async ({ studio }) => {
			const { words } = studio;
			await studio.openRecorded(`example=tree&at=${MIDDLE}`);
			await studio.rest();
			await expect(studio.card).toHaveCount(0);
			await studio.node(placed('r2c1', 9)).locator('.marks > path').hover();
			await expect(studio.card).toContainText(
				words.part('tree_placement', { variable: 'r2c1', value: 9 })
			);
			await expect(studio.card).toContainText(words.part('tree_state_open'));
			await expect(studio.card.locator('svg text.placed')).toHaveText('179549');
			await expect(studio.card.locator('svg')).toHaveCSS('direction', 'ltr');
			await expect(studio.card).toHaveCSS('direction', isMirrored(language) ? 'rtl' : 'ltr');

			// Move to a dead end, then away.
			await studio.node(placed('r2c4', 3)).locator('.marks > path').hover();
			await expect(studio.card).toContainText(words.part('tree_state_failed_at'));
			await expect(studio.card).toContainText('r2c5');
			await studio.board.hover();
			await expect(studio.card).toHaveCount(0);
			await studio.expectPosition(MIDDLE);
		});
	});
}

test.describe('the keyboard in the tree', () => {
	test('shows the card of the focused node; Escape hides it', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded(`example=tree&at=${MIDDLE}`);
		await enterTree(studio);
		await expect(studio.card).toContainText('r2c4 = 5');
		await page.keyboard.press('ArrowLeft');
		await expect(studio.card).toContainText('r2c4 = 3');
		await page.keyboard.press('Escape');
		await expect(studio.card).toHaveCount(0);
		// Escape also gives the arrows back to the player.
		await page.keyboard.press('ArrowRight');
		await studio.expectPosition(MIDDLE + 1);
		await expect(studio.card).toHaveCount(0);
	});

	test('zooms with plus and minus and fits with 0 @firefox', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded(`example=tree&at=${MIDDLE}`);
		const mark = studio.node(R2C4).locator('.marks > path');
		const width = async () => (await mark.boundingBox())!.width;
		await enterTree(studio);
		await studio.rest();
		const usual = await width();
		await page.keyboard.press('+');
		await page.keyboard.press('+');
		await expect.poll(width).toBeGreaterThan(usual * 1.9);
		await page.keyboard.press('-');
		await expect.poll(width).toBeLessThan(usual * 1.6);
		await page.keyboard.press('0');
		await expect
			.poll(async () => {
				const { seen, all } = await nodesInSight(studio);
				return all - seen.length;
			})
			.toBe(0);
	});
});

test.describe('what is in view', () => {
	test('is all of it after "fit" and the search after "follow"', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded(`example=tree&whole=1&at=${MIDDLE}`);
		const follow = studio.button('tree_follow');
		await expect(follow).toHaveAttribute('aria-pressed', 'true');
		await studio.rest();
		await expectInSight(studio, R2C4);
		expect((await nodesInSight(studio)).seen.length).toBeLessThan(placements + 1);

		await studio.button('tree_fit').click();
		await expect
			.poll(() => nodesInSight(studio))
			.toEqual({ seen: expect.any(Array), all: placements + 1 });
		await expect.poll(async () => (await nodesInSight(studio)).seen.length).toBe(placements + 1);

		// A node can be clicked even when zoomed out.
		await studio.node(DEAD_END).locator('.marks > path').click();
		await expectMomentOf(studio, DEAD_END);

		// The keys do the same wherever the focus is.
		await studio.button('tree_fit').click();
		await studio.leaveControls();
		await page.keyboard.press('t');
		await expect(follow).toHaveAttribute('aria-pressed', 'false');
		await page.keyboard.press('t');
		await expect(follow).toHaveAttribute('aria-pressed', 'true');
		for (let time = 0; time < 3; time++) await studio.button('tree_zoom_in').click();
		await studio.rest();
		expect((await nodesInSight(studio)).seen.length).toBeLessThan(placements + 1);
		await studio.leaveControls();
		await page.keyboard.press('f');
		await expect.poll(async () => (await nodesInSight(studio)).seen.length).toBe(placements + 1);
	});

	test('is up to the user after panning, until "follow" brings the search back @firefox', async ({
		studio
	}) => {
		await studio.openRecorded(`example=tree&at=${MIDDLE}`);
		const follow = studio.button('tree_follow');
		await expectInSight(studio, R2C4);
		await drag(studio, 40, 330);
		await expect(follow).toHaveAttribute('aria-pressed', 'false');
		await expectOutOfSight(studio, R2C4);

		// The search continues out of view.
		await studio.scrubber.press('End');
		await studio.expectPosition(tree.end);
		const last = tree.before(tree.end + 1, ({ kind }) => kind === 'place');
		await expect(studio.node(last)).toHaveClass(/current/);
		await expectOutOfSight(studio, last);

		await follow.click();
		await expect(follow).toHaveAttribute('aria-pressed', 'true');
		await expectInSight(studio, last);
		await studio.scrubber.press('Home');
		await expectInSight(studio, 0);
	});
});

test.describe('the picture of the tree', () => {
	test('has its tools in one line above it', async ({ studio }) => {
		await studio.openRecorded(`example=raster&at=${MIDDLE}`);
		const tops = ['tree_view_folded', 'tree_view_whole'].map(async (key) => {
			const box = await studio.radio(key).boundingBox();
			return box?.y;
		});
		const [folded, whole] = await Promise.all(tops);
		expect(folded).toBeDefined();
		expect(whole).toBe(folded);
	});

	test('shows rejected values as stubs, if chosen, and the nodes so far or the whole tree', async ({
		studio
	}) => {
		const raster = new Walk(RASTER);
		const first = raster.after(0, ({ kind }) => kind === 'place');
		await studio.openRecorded(`example=raster&at=${first}`);
		const stubs = studio.button('tree_stubs');
		await expect(stubs).toHaveAttribute('aria-pressed', 'false');
		await expect(studio.shapes('rejected')).toHaveCount(0);
		await stubs.click();
		await expect(stubs).toHaveAttribute('aria-pressed', 'true');
		await expect(studio.shapes('rejected')).toHaveText(['1', '2', '3', '4', '5', '6', '7']);
		await expect(studio.page).toHaveURL(/stubs=1/);
		await stubs.click();
		await expect(studio.shapes('rejected')).toHaveCount(0);
		await expect(studio.page).not.toHaveURL(/stubs/);

		const seen = tree.countsAt(MIDDLE).placements + 1;
		await studio.openRecorded(`example=tree&at=${MIDDLE}`);
		const nodes = studio.page.locator('svg g.node');
		await expect(nodes).toHaveCount(seen);
		await studio.radio('tree_view_whole').check();
		await expect(nodes).toHaveCount(placements + 1);
		await expect(studio.page.locator('svg g.node.later')).toHaveCount(placements + 1 - seen);
		await expect(studio.page).toHaveURL(/whole=1/);

		// Later nodes can be clicked too.
		await studio.button('tree_fit').click();
		await studio.rest();
		const ahead = placed('r2c5', 3, MIDDLE);
		await studio.node(ahead).locator('.marks > path').click();
		await expectMomentOf(studio, ahead);
		await studio.radio('tree_view_folded').check();
		await expect(nodes).toHaveCount(tree.countsAt(ahead).placements + 1);
	});

	test('shows thousands of nodes that can be hovered and clicked', async ({ studio }) => {
		await studio.openRecorded('example=hard&at=5000');
		await studio.radio('tree_view_whole').check();
		const canvas = studio.stage.locator('canvas').first();
		await expect(canvas).toBeVisible();
		await expect(studio.button('tree_stubs')).toBeDisabled();

		await studio.button('tree_fit').click();
		let top: { x: number; y: number } | null = null;
		await expect(async () => {
			const last = top;
			await studio.rest();
			top = await topOfPath(canvas);
			expect(top).not.toBeNull();
			expect(top).toEqual(last);
		}).toPass();
		await canvas.hover({ position: top! });
		await expect(studio.card.locator('svg')).toBeVisible();
		await canvas.click({ position: top! });
		// The root, or one of the first nodes: they are close together.
		await expect.poll(() => studio.position()).toBeLessThan(10);
	});
});

/** The start of the search path in a picture: the topmost pixel of its colour. */
async function topOfPath(canvas: Locator): Promise<{ x: number; y: number } | null> {
	return canvas.evaluate((element: HTMLCanvasElement) => {
		const { width, height } = element;
		const { data } = element.getContext('2d')!.getImageData(0, 0, width, height);
		const ratio = width / element.clientWidth;
		for (let at = 0; at < data.length; at += 4)
			if (data[at] > 190 && data[at + 2] < 60) {
				const pixel = at / 4;
				return { x: (pixel % width) / ratio, y: Math.floor(pixel / width) / ratio };
			}
		return null;
	});
}
