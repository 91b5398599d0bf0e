import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { chapters, kinds, site } from './support/site';
import { expect, localPath, StudioPage, studioPath, test } from './support/studio';
import { ready } from './support/test';
import type { Language } from './support/words';

const languages: Language[] = ['en', 'he'];

/** What a studio may load until its first step can be made: bytes, gzipped, and requests. */
const MOST_BYTES = 150_000;
const MOST_REQUESTS = 25;
/** What a studio may load beyond that because its problem is made of the parts of another. */
const MORE = { bytes: 15_000, requests: 3, kinds: ['making'] };

/** Lets nothing happen that waits for an idle moment, until {@link rest} is called. */
async function keepBusy(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const waiting: IdleRequestCallback[] = [];
		window.requestIdleCallback = (callback) => waiting.push(callback);
		Object.assign(window, {
			rest: () => {
				window.requestIdleCallback = (callback) => setTimeout(callback);
				for (const callback of waiting.splice(0))
					callback({ didTimeout: false, timeRemaining: () => 50 });
			}
		});
	});
}

async function rest(page: Page): Promise<void> {
	await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
}

for (const kind of kinds) {
	for (const language of languages) {
		test(`the studio of ${kind} (${language}) is light until the first step`, async ({ page }) => {
			const studio = new StudioPage(page, language, kind);
			const loaded = new Map<string, number>();
			page.on('request', (request) => {
				if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return;
				const { pathname } = new URL(request.url());
				const file = path.join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
				loaded.set(pathname, gzipSync(readFileSync(file), { level: 9 }).length);
			});
			await keepBusy(page);
			await page.goto(studioPath(language, kind));
			await ready(page);
			await studio.button('player_step_forward').click();
			await studio.expectPosition(1);

			const list = [...loaded].sort(([, a], [, b]) => b - a);
			const bytes = list.reduce((sum, [, size]) => sum + size, 0);
			const more = MORE.kinds.includes(kind) ? MORE : { bytes: 0, requests: 0 };
			expect(bytes, list.map((entry) => entry.join(' ')).join('\n')).toBeLessThan(
				MOST_BYTES + more.bytes
			);
			expect(list.length).toBeLessThanOrEqual(MOST_REQUESTS + more.requests);

			// what the first step does not need follows
			await rest(page);
			await expect(studio.tree).toBeVisible();
			// the values of the cell; a Sudoku that is dug has none to choose from
			if (kind !== 'making')
				await expect(studio.region('studio_explain').getByRole('listitem').first()).toBeVisible();
		});
	}
}

for (const address of [
	'compare/',
	'compare/experiment/',
	...chapters.map((id) => `learn/${id}/`)
]) {
	for (const language of languages) {
		test(`${address} (${language}) loads little JavaScript until it is wanted`, async ({
			page
		}) => {
			const scripts = new Map<string, number>();
			page.on('request', (request) => {
				if (request.resourceType() !== 'script') return;
				const { pathname } = new URL(request.url());
				scripts.set(
					pathname,
					gzipSync(readFileSync(path.join(site, pathname)), { level: 9 }).length
				);
			});
			await keepBusy(page);
			await page.goto(localPath(language, address));
			await ready(page);
			await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
			// a first step, where there is one
			await page.keyboard.press('ArrowRight');

			const list = [...scripts].sort(([, a], [, b]) => b - a);
			const bytes = list.reduce((sum, [, size]) => sum + size, 0);
			expect(bytes, list.map((entry) => entry.join(' ')).join('\n')).toBeLessThan(MOST_BYTES);
		});
	}
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	for (const language of languages) {
		test(`every studio shows its board and the first sentence (${language})`, async ({ page }) => {
			for (const kind of kinds) {
				const studio = new StudioPage(page, language, kind);
				await page.goto(studioPath(language, kind));
				await expect(studio.region('studio_board').getByRole('grid')).toBeVisible();
				await expect(studio.why).not.toBeEmpty();
				await expect(page.locator('link[rel=stylesheet]:not([disabled])')).toHaveCount(0);
			}
		});
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
	test('are loaded after its text and fonts', async ({ page }) => {
		const network = await page.context().newCDPSession(page);
		const priorities = new Map<string, string>();
		await network.send('Network.enable');
		network.on('Network.requestWillBeSent', ({ request, type }) => {
			if (type === 'Script' || type === 'Font')
				priorities.set(request.url, request.initialPriority);
		});
		await keepBusy(page);
		await page.goto(studioPath());
		await ready(page);
		const of = (end: string) =>
			[...priorities].filter(([url]) => url.endsWith(end)).map(([, priority]) => priority);
		expect(new Set(of('.woff2'))).toEqual(new Set(['VeryHigh']));
		const scripts = of('.js');
		expect(scripts.filter((priority) => priority === 'Low').length).toBeGreaterThan(5);
		// What the page asks for when it runs
		expect(scripts.filter((priority) => priority !== 'Low').length).toBeLessThan(5);
	});

	test('run after it was drawn', async ({ page, studio }) => {
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
