import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test as nodeTest } from '@playwright/test';
import { firstScripts, namedInVain } from './support/first-scripts';
import { kinds, site } from './support/site';
import { expect, localPath, StudioPage, studioPath, test } from './support/studio';
import { ready } from './support/test';
import { bytesOf, keepBusy, listOf, rest, sizeOf, weigh } from './support/weight';
import { mirrored } from './support/words';

/** The scripts that a page may load until its first step can be made: bytes, gzipped, and requests. */
const MOST_BYTES = 185_000;
const MOST_REQUESTS = 25;
/** How many more where the problem is made of the parts of another. */
const MORE_REQUESTS: Record<string, number> = { making: 3 };

/** A Sudoku shares parts with other kinds, and its worker loads a kind of its own. */
const CHECKED = 'sudoku';

nodeTest('every studio is light until the first step', () => {
	for (const kind of kinds) {
		const scripts = firstScripts(kind);
		const sizes = new Map([...scripts].map((script) => [script, sizeOf(script)]));
		expect.soft(bytesOf(sizes), `${kind}\n${listOf(sizes)}`).toBeLessThan(MOST_BYTES);
		expect
			.soft(sizes.size, `${kind}\n${listOf(sizes)}`)
			.toBeLessThanOrEqual(MOST_REQUESTS + (MORE_REQUESTS[kind] ?? 0));
		// page, view, worker and kind were found
		for (const part of ['/entry/', '/nodes/', '/chunks/', '/workers/search'])
			expect(listOf(sizes)).toContain(part);
	}
});

nodeTest('no script names what it imports itself', () => {
	expect(namedInVain()).toEqual([]);
});

test('a studio loads those scripts until the first step, and the rest when it is idle', async ({
	page
}) => {
	const studio = new StudioPage(page, 'en', CHECKED);
	const loaded = weigh(page, ['script']);
	await keepBusy(page);
	await page.goto(studioPath('en', CHECKED));
	await ready(page);
	await studio.button('player_step_forward').click();
	await studio.expectPosition(1);
	expect([...loaded.keys()].sort()).toEqual([...firstScripts(CHECKED)].sort());

	await rest(page);
	await expect(studio.tree).toBeVisible();
	await expect(studio.region('studio_explain').getByRole('listitem').first()).toBeVisible();
});

// Chapters are weighed by learn.spec.ts.
for (const address of ['compare/', 'compare/experiment/']) {
	for (const language of mirrored) {
		test(`${address} (${language}) loads little JavaScript until it is wanted`, async ({
			page
		}) => {
			const loaded = weigh(page, ['script']);
			await keepBusy(page);
			await page.goto(localPath(language, address));
			await ready(page);
			await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
			// a first step, where there is one
			await page.keyboard.press('ArrowRight');
			expect(bytesOf(loaded), listOf(loaded)).toBeLessThan(MOST_BYTES);
		});
	}
}

/** What a page has loaded when it rests: kilobytes of scripts at most, gzipped. */
const AT_REST: Record<string, number> = {
	'': 98,
	'play/game/?level=easy&seed=1': 135,
	'studio/sudoku/': 211, // with all that More shows, which tests have on
	'learn/going-back/': 222,
	'learn/yours/solve/': 385,
	'compare/': 215,
	'compare/experiment/': 90
};
const MOST_REQUESTS_AT_REST = 40;
const MOST_STYLES_AT_REST = 6;

for (const [address, most] of Object.entries(AT_REST)) {
	for (const language of mirrored) {
		test(`/${address} (${language}) loads by itself only what it is likely to show`, async ({
			page
		}) => {
			const all = weigh(page, [
				'document',
				'script',
				'stylesheet',
				'font',
				'image',
				'fetch',
				'other'
			]);
			const styles = weigh(page, ['stylesheet']);
			const scripts = weigh(page, ['script']);
			await page.goto(localPath(language, address));
			await ready(page);
			let before = -1;
			await expect
				.poll(
					() => {
						const isStill = before === all.size;
						before = all.size;
						return isStill;
					},
					{ intervals: [2000] }
				)
				.toBe(true);
			expect(bytesOf(scripts), listOf(scripts)).toBeLessThan(most * 1000);
			expect(all.size, listOf(all)).toBeLessThanOrEqual(MOST_REQUESTS_AT_REST);
			expect(styles.size).toBeLessThanOrEqual(MOST_STYLES_AT_REST);
		});
	}
}

// faults.spec.ts looks at one of them in a browser.
nodeTest('without JavaScript every studio has its board and the first sentence', () => {
	for (const kind of kinds)
		for (const language of mirrored) {
			const html = readFileSync(path.join(site, studioPath(language, kind), 'index.html'), 'utf8');
			const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
			expect(main, kind).toContain('role="grid"');
			expect(main, kind).toMatch(/role="gridcell"|<td/);
			expect(main, kind).toMatch(/<p[^>]*aria-live[^>]*>(?:<!--.*?-->|\s)*[^<\s]/);
			// Chromium loads what is merely disabled now and then.
			const loaded = /<link[^>]*rel="stylesheet"(?![^>]* disabled media="\(max-width: 0\)")[^>]*>/g;
			expect(html.match(loaded), kind).toBeNull();
		}
});

test('a puzzle in the address never appears after another one', async ({ page, studio }) => {
	await keepBusy(page);
	// Scripts that do not arrive leave the prerendered page as it is.
	await page.route('**/entry/*.js', () => {});
	await page.goto(`${studioPath()}?example=raster`, { waitUntil: 'commit' });
	await expect(page.getByRole('navigation').first()).toBeVisible();
	await expect(studio.board).toHaveCount(0);
	await page.unroute('**/entry/*.js');
	await page.goto(`${studioPath()}?example=raster`);
	await ready(page);
	await expect(studio.board).toBeVisible();
});

// Firefox stops loading its modules then, and says so in the console of the page that is left.
test('a page that is left before it is loaded is whole when the reader is back @firefox', async ({
	page,
	studio
}) => {
	await page.goto(`${studioPath()}?example=raster`);
	await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
	await page.goto('');
	await page.goBack();
	await ready(page);
	await expect(studio.tree).toBeVisible();
	await expect(studio.region('studio_explain').getByRole('listitem').first()).toBeVisible();
});

for (const pane of ['studio_tree', 'studio_explain']) {
	test(`the focus stays in a pane when its content arrives (${pane}) @firefox`, async ({
		page,
		studio
	}) => {
		const region = studio.region(pane);
		const close = region.getByRole('button', { name: studio.words.whole('studio_pane_close') });
		const start = async () => {
			await keepBusy(page);
			await page.goto(studioPath());
			await ready(page);
		};
		const arrived = async () => {
			await rest(page);
			await expect(studio.tree).toBeVisible();
			await expect(studio.region('studio_explain').getByRole('tab').first()).toBeVisible();
		};

		await start();
		await close.focus();
		await arrived();
		await expect(close).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(region).toBeHidden();
		const open = studio.button('studio_pane_open');
		await expect(open).toBeFocused();

		// Opened again before its content is there
		await start();
		await open.focus();
		await page.keyboard.press('Enter');
		const heading = region.getByRole('heading', { name: studio.words.whole(pane) }).first();
		await expect(heading).toBeFocused();
		await arrived();
		await expect(heading).toBeFocused();
	});
}

test.describe('the scripts of a page', () => {
	test('are loaded after its text and fonts, and run after it was drawn', async ({
		page,
		studio
	}) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.resourceType()));
		await page.addInitScript(() => {
			let frames = 0;
			requestAnimationFrame(() => frames++);
			new MutationObserver(() => (window.name = `${frames} frames`)).observe(document, {
				subtree: true,
				attributes: true,
				attributeFilter: ['data-hydrated']
			});
		});
		await studio.open();
		expect(await page.evaluate(() => window.name)).toBe('1 frames');
		expect(asked.indexOf('font')).toBeGreaterThan(0);
		expect(asked.indexOf('font')).toBeLessThan(asked.indexOf('script'));
	});

	test('run in a page that is not drawn @firefox', async ({ page, studio }) => {
		await page.addInitScript(() => {
			const draw = window.requestAnimationFrame.bind(window);
			const waiting: FrameRequestCallback[] = [];
			window.requestAnimationFrame = (callback) => waiting.push(callback);
			new MutationObserver(() => {
				window.requestAnimationFrame = draw;
				for (const callback of waiting.splice(0)) draw(callback);
			}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
		});
		await studio.open();
		await studio.button('player_step_forward').click();
		await studio.expectPosition(1);
	});
});
