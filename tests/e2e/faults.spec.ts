import type { Page, Route } from '@playwright/test';
import { ENDLESS, expect, RASTER, studioPath, test } from './support/studio';
import { open, ready } from './support/test';
import { keepBusy, rest } from './support/weight';
import { plain, Words } from './support/words';

const FILES = /\/_app\/immutable\/.*\.(js|css)$/;

/** Makes every file that is not loaded yet fail, as without a network. */
async function loseFiles(page: Page): Promise<void> {
	await page.route(FILES, (route) => route.abort());
	await page.route('**/_app/version.json', (route) => route.abort());
}

test.describe('a part that cannot be loaded', () => {
	test.use({ expectedComplaints: /ERR_FAILED|Failed to load|404/ });

	test('says so, is tried again, and nothing is lost', async ({ studio }) => {
		const { page, words } = studio;
		const again = studio.button('shell_try_again');
		const failed = page.getByRole('alert').filter({ hasText: words.part('shell_part_failed') });
		await studio.openRecorded('example=raster');
		await studio.cell('r1c1').click();
		await page.keyboard.press('8');
		await studio.recorded();
		await studio.leaveControls();
		await page.keyboard.press('ArrowRight');
		await studio.expectPosition(1);
		await loseFiles(page);

		// In the place of the part
		for (const key of ['puzzle_examples_of', 'puzzle_save', 'share_label', 'player_stops']) {
			await studio.button(key).click();
			await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
				words.whole('shell_part_failed')
			);
			await page.keyboard.press('Escape');
		}
		// In the page, for what opens in a dialog of its own
		await studio.button('studio_open_label').click();
		await expect(failed).toHaveCount(1);
		await page.keyboard.press('?');
		await again.click();
		await expect(failed).toHaveCount(1);

		// The site answers again. A browser that remembers what failed needs a reload, which others survive.
		await page.unrouteAll();
		await again.click();
		await expect(failed).toHaveCount(0);
		// Where the page reloads itself, it may do so at this moment.
		await expect(() => page.reload()).toPass();
		await ready(page);
		await studio.expectPosition(1);
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('sudoku_board_cell_entry', { symbol: 8 })
		);
		const dialog = await studio.typePuzzle('53..7');
		await page.keyboard.press('Escape');
		await studio.pickExample('raster');

		// What was typed into the dialog outlives a reload too.
		await page.reload();
		await ready(page);
		await studio.button('studio_open_label').click();
		await expect(dialog.getByRole('textbox')).toHaveValue('53..7');
	});

	test('an editor leaves its plain field, which says so', async ({ page }) => {
		const words = new Words('en');
		await page.route('**/*.js', async (route) => {
			const response = await route.fetch();
			if ((await response.text()).includes('cm-content')) await route.abort();
			else await route.fulfill({ response });
		});
		await open(page, '/teach/chapter/');
		await expect(page.getByText(words.whole('chapter_text_plain'))).toBeVisible();
		await page.getByRole('textbox').fill('# A title');
		await expect(page.getByRole('textbox')).toHaveValue('# A title');
	});

	test('says that there is a new version, which a reload shows', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster&at=12');
		await page.route(FILES, (route) => route.fulfill({ status: 404 }));
		await page.route('**/_app/version.json', (route) =>
			route.fulfill({ json: { version: 'another' } })
		);
		await studio.button('puzzle_save').click();
		const menu = page.getByRole('dialog');
		await expect(menu.getByRole('alert')).toHaveText(words.whole('shell_part_outdated'));
		await page.unroute(FILES);
		const reload = menu.getByRole('button', { name: words.whole('shell_reload') });
		await Promise.all([page.waitForEvent('load'), reload.click()]);
		await ready(page);
		await studio.expectPosition(12);
		await studio.button('puzzle_save').click();
		await expect(menu.getByRole('button').first()).toBeVisible();
		await expect(page.getByRole('alert')).toHaveCount(0);
	});
});

test.describe('a host that answers with a page where a script should be', () => {
	// Browsers may look for an icon of the page of text that the test starts from.
	test.use({ expectedComplaints: /MIME type|dynamically imported module|404/ });
	const SCRIPTS = /\/_app\/immutable\/(\w+\/)?entry\/.*\.js$/;
	const comingSoon = (route: Route) =>
		route.fulfill({ contentType: 'text/html', body: '<p>Coming soon</p>' });

	test('is forgotten when scripts are there: the page loads again, once', async ({ page }) => {
		await page.goto('licences.txt');
		await page.evaluate(async () => {
			const cache = await caches.open('backtrail / kept');
			const kept = (type: string) => new Response('', { headers: { 'content-type': type } });
			await cache.put('/wrong.js', kept('text/html'));
			await cache.put('/right.js', kept('text/javascript'));
		});
		let loads = 0;
		let isMending = false;
		page.on('domcontentloaded', () => loads++);
		await page.route(SCRIPTS, (route) => {
			isMending ||= route.request().resourceType() === 'fetch';
			return isMending ? route.continue() : comingSoon(route);
		});
		await open(page);
		expect(loads).toBe(2);
		const kept = await page.evaluate(async () => {
			const cache = await caches.open('backtrail / kept');
			return (await cache.keys()).map(({ url }) => new URL(url).pathname);
		});
		expect(kept).toEqual(['/right.js']);
	});

	test('does not make a page load again and again, and its text stands', async ({ page }) => {
		let loads = 0;
		page.on('domcontentloaded', () => loads++);
		await page.route(SCRIPTS, comingSoon);
		const gaveUp = page.waitForEvent('pageerror');
		await page.goto('about/');
		await gaveUp;
		expect(loads).toBe(2);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	});
});

test.describe('panes that cannot be loaded', () => {
	test.use({ expectedComplaints: /ERR_FAILED|Failed to load/ });

	test('say so, and come when they are tried again', async ({ page, studio }) => {
		await keepBusy(page);
		await page.goto(`${studioPath()}?example=raster&at=7`);
		// The status of the run waits for an idle moment too.
		await studio.expectPosition(7);
		await loseFiles(page);
		await rest(page);
		for (const key of ['studio_tree', 'studio_explain'])
			await expect(studio.region(key).getByRole('alert')).toHaveText(
				studio.words.whole('shell_part_failed')
			);
		await page.unrouteAll();
		const again = studio
			.region('studio_tree')
			.getByRole('button', { name: studio.words.whole('shell_try_again') });
		// They come at once, or with a reload if the browser remembers what failed of one of them.
		await expect(async () => {
			if (await again.isVisible()) await again.click();
			await rest(page);
			await expect(studio.tree).toBeVisible({ timeout: 1000 });
			const tabs = page.getByRole('tablist').first();
			await expect(tabs).toHaveCSS('display', 'flex', { timeout: 1000 });
		}).toPass();
		await studio.expectPosition(7);
	});
});

test('a reload loses neither what was just typed nor the place while playing', async ({
	studio
}) => {
	const { page, words } = studio;
	await studio.openRecorded('example=raster');
	await studio.cell('r1c1').click();
	await page.keyboard.press('8');
	await page.reload();
	await ready(page);
	await expect(studio.cell('r1c1')).toHaveAccessibleName(
		words.part('sudoku_board_cell_entry', { symbol: 8 })
	);

	await studio.leaveControls();
	await page.keyboard.press('Space');
	await expect.poll(() => studio.position()).toBeGreaterThan(3);
	// Between two of the writings that happen once a second.
	const at = () => Number(new URL(page.url()).searchParams.get('at') ?? 0);
	await expect.poll(async () => (await studio.position()) - at()).toBeGreaterThan(1);
	const before = await studio.position();
	await page.reload();
	await ready(page);
	await expect.poll(() => studio.position()).toBeGreaterThanOrEqual(before);
	await expect.poll(at).toBeGreaterThanOrEqual(before);
});

test('a worker that ends without a word can be canceled', async ({ studio }) => {
	const { page, words } = studio;
	await page.addInitScript(() => {
		const { Worker } = window;
		const made: Worker[] = [];
		window.Worker = class extends Worker {
			constructor(...of: ConstructorParameters<typeof Worker>) {
				super(...of);
				made.push(this);
			}
		};
		Object.assign(window, {
			endWorkers: () => {
				for (const worker of made) worker.terminate();
			}
		});
	});
	await studio.open(ENDLESS);
	await expect.poll(() => studio.length()).toBeGreaterThan(1000);
	await page.evaluate(() => (window as unknown as { endWorkers: () => void }).endWorkers());
	const length = await studio.length();
	await expect(studio.status).toHaveText(words.whole('player_status_running'));
	await studio.button('player_status_cancel').click();
	await expect(studio.status).toHaveText(words.part('player_status_stopped_user'));
	await studio.button('player_end').click();
	await studio.expectPosition(length);
});

for (const language of plain) {
	test.describe(`a browser without workers, ${language}`, () => {
		test.use({ language });

		test('is told what does not work, and nothing that is not so', async ({ studio }) => {
			const { page, words } = studio;
			await page.addInitScript(() => Object.assign(window, { Worker: undefined }));
			await studio.open('example=raster');
			await expect(studio.status).toHaveText(words.whole('player_status_not_started'));
			await expect(studio.uniqueness).toHaveText(words.whole('studio_count_failed'));
			const dialog = await studio.typePuzzle(`${RASTER}\n`.repeat(300));
			await dialog.getByRole('button', { name: words.whole('puzzle_open_go') }).click();
			await expect(dialog.getByRole('alert')).toHaveText(words.whole('puzzle_error_reader_failed'));
			await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(RASTER));
		});
	});

	test.describe(`a browser without JavaScript, ${language}`, () => {
		test.use({ javaScriptEnabled: false, language });

		test('is told so first, and nothing seems to be working', async ({ page, studio, kind }) => {
			for (const width of [1280, 390]) {
				await page.setViewportSize({ width, height: 720 });
				await page.goto(studioPath(language, kind));
				const { words } = studio;
				const notice = page.getByText(words.whole('studio_noscript'));
				await expect(notice).toBeInViewport({ ratio: 1 });
				const top = (await notice.boundingBox())!.y;
				expect(top).toBeLessThan((await studio.board.boundingBox())!.y);
				expect(top).toBeLessThan(60);
				for (const key of ['studio_count_looking', 'player_status_running', 'player_recording'])
					await expect(page.getByText(words.whole(key)).filter({ visible: true })).toHaveCount(0);
			}
		});
	});
}
