import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as nodeTest } from '@playwright/test';
import { subPath } from '../../scripts/build.mjs';
import { COMPRESSED } from '../../scripts/compress.mjs';
import { baseLocale, localeOf } from '../../scripts/messages.mjs';
import { serve } from '../../scripts/serve.mjs';
import {
	keptFiles,
	makeAvailableOffline,
	onMeteredConnection,
	usedIsKept
} from './support/offline';
import { site, siteUnderPath } from './support/site';
import { localPath, RASTER, StudioPage, studioPath, holding } from './support/studio';
import { axe, expect, open, ready, test } from './support/test';
import { WorkerHost } from './support/worker-host';
import { languages, mirrored, Words } from './support/words';

/** A service worker finds out where its site is, so that of the one at the root tells of both. */
const places = [
	{ name: 'at the root of a server', base: '' },
	{ name: 'under a path', base: subPath }
];

/** Loaded from the server only, and what makes the rest work offline. */
const NOT_KEPT = ['404.html', '_app/files.json', '_app/version.json', 'service-worker.js'];

/** The most that a first visit keeps, gzipped. */
const MOST_AT_FIRST = 1_500_000;

/** The files of the site that can be kept, by their paths in it. */
const built = readdirSync(site, { recursive: true, encoding: 'utf8' })
	.filter((file) => statSync(path.join(site, file)).isFile() && !COMPRESSED.test(file))
	.map((file) => file.replaceAll(path.sep, '/'))
	.filter((file) => !NOT_KEPT.includes(file))
	.map((file) => file.replace(/(^|\/)index\.html$/, '$1'));

/** The content of the file at an address. */
const contentAt = (address: string, base: string, folder = site) =>
	readFileSync(path.join(folder, address.slice(base.length).replace(/\/$/, '/index.html')));

/** A host that sends the files of the site. */
function hostAt(base: string): (address: string) => Response {
	const types = new Map([
		['.js', 'text/javascript'],
		['.css', 'text/css']
	]);
	return (address) => {
		const type = address.endsWith('/') ? 'text/html' : types.get(path.extname(address));
		const headers = { 'content-type': type ?? 'application/octet-stream' };
		return new Response(contentAt(address, base), { headers });
	};
}

const script = readFileSync(path.join(site, 'service-worker.js'), 'utf8');

/** Whether a file belongs to another language than this. */
const isOfAnother = (file: string, locale: string) =>
	(/(^|\/)$/.test(file) && localeOf(file) !== locale) ||
	languages.some((other) => other !== locale && file.startsWith(`_app/immutable/${other}/`));

for (const { name, base } of places) {
	nodeTest(`a site ${name} keeps every file of a language, when a page asks for it`, async () => {
		nodeTest.setTimeout(120_000);
		const worker = new WorkerHost(script, base, hostAt(base));
		await worker.happens('install');
		expect(worker.kept).toEqual([`${base}/_app/files.json`]);
		await worker.happens('activate');

		const first = { about: 'keep', locale: 'he', most: 10, calmly: true };
		expect(await worker.told(first)).toMatchObject({ files: 10 });
		const all = built.filter((file) => !isOfAnother(file, 'he'));
		expect(await worker.told({ ...first, most: 10_000 })).toMatchObject({
			files: all.length,
			allFiles: all.length
		});
		const expected = [...all, '_app/files.json'].map((file) => `${base}/${file}`);
		expect(worker.kept.toSorted()).toEqual(expected.toSorted());
		expect(worker.mostAtOnce).toBe(4);
		expect(all.filter((file) => /workers\/.*\.js$/.test(file)).length).toBeGreaterThan(5);
	});
}

nodeTest(
	'a page for a script that is not there, or a page of another version, is not kept',
	async () => {
		const sent = hostAt('');
		const page = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
		const worker = new WorkerHost(script, '', (address) =>
			address.endsWith('.js') ? page() : sent(address)
		);
		await worker.happens('install');
		const keep = { about: 'keep', locale: baseLocale, most: 10_000, calmly: false };
		expect(await worker.told(keep)).toEqual({ failure: 'changed' });
		expect(worker.kept.filter((file) => file.endsWith('.js'))).toEqual([]);

		worker.host = (address) =>
			address === '/about/'
				? new Response('<script>import("/_app/immutable/entry/start.of-another.js")</script>', {
						headers: { 'content-type': 'text/html' }
					})
				: sent(address);
		expect(await worker.told({ about: 'used', locale: baseLocale, paths: ['/about/'] })).toEqual({
			failure: 'changed'
		});
		expect(worker.kept).not.toContain('/about/');
	}
);

nodeTest('a device without room keeps what it has', async () => {
	const worker = new WorkerHost(script, '', hostAt(''));
	await worker.happens('install');
	const keep = { about: 'keep', locale: baseLocale, most: 5, calmly: false };
	await worker.told(keep);
	worker.isFull = true;
	expect(await worker.told(keep)).toEqual({ failure: 'full' });
	expect(await worker.told({ about: 'ask', locale: baseLocale })).toMatchObject({ files: 5 });
});

nodeTest('what a browser has deleted is kept again', async () => {
	const worker = new WorkerHost(script, '', hostAt(''));
	const keep = { about: 'keep', locale: baseLocale, most: 5, calmly: false };
	expect(await worker.told(keep)).toMatchObject({ files: 5 });
});

nodeTest('a version whose list the server does not have yet does not begin', async () => {
	const list = JSON.stringify({ version: 'another', files: {} });
	const worker = new WorkerHost(script, '', () => new Response(list));
	await expect(worker.happens('install')).rejects.toThrow('changed');
});

nodeTest(
	'a new version takes what has not changed from the earlier one, then forgets it',
	async () => {
		const sent = hostAt('');
		const asked: string[] = [];
		const worker = new WorkerHost(script, '', (address) => {
			asked.push(address);
			return sent(address);
		});
		const scripts = built.filter((file) => file.startsWith('_app/immutable/'));
		const copies = scripts.map((file): [string, Response] => [`/${file}`, sent(`/${file}`)]);
		const others = ['another site', 'backtrail /elsewhere/ an-earlier-version'];
		for (const name of others) worker.caches.set(name, new Map());
		worker.caches.set('backtrail / too-early', new Map());
		worker.caches.set('backtrail / earlier', new Map([['/about/', sent('/about/')], ...copies]));
		await worker.happens('install');
		worker.caches.set('backtrail / later', new Map());
		await worker.happens('activate');
		// A page of the earlier version works until there is the new one.
		const own = [...worker.caches.keys()].find((name) =>
			worker.caches.get(name)!.has('/_app/files.json')
		);
		const now = () => [...worker.caches.keys()];
		expect(now()).toEqual([...others, 'backtrail / earlier', own, 'backtrail / later']);

		await worker.told({ about: 'keep', locale: baseLocale, most: 10_000, calmly: false });
		expect(asked.filter((address) => address.startsWith('/_app/immutable/'))).toEqual([]);
		expect(now()).toEqual([...others, own, 'backtrail / later']);
	}
);

for (const { folder, base, tag } of [
	{ folder: site, base: '', tag: '' },
	{ folder: siteUnderPath, base: subPath, tag: ' @more' }
]) {
	const withOwnServer = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
		server: async ({ browserName: _ }, use) => {
			const server = await serve({ site: folder, base });
			await use(server);
			await server.close();
		},
		siteUrl: ({ server }, use) => use(server.url)
	});

	withOwnServer.describe(`a site at ${base}/`, () => {
		withOwnServer.use({
			serviceWorkers: 'allow',
			expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch/
		});

		withOwnServer(
			`shows pages by their files and reads long texts, with and without a network${tag}`,
			async ({ page, server }) => {
				test.slow();
				const studio = new StudioPage(page, languages.at(-1)); // the last that is shown
				const showsPages = async () => {
					for (const address of ['', ...languages.map((language) => studioPath(language))]) {
						await page.goto(`${address}index.html?example=raster#main`);
						await ready(page);
						await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
						await expect(page).toHaveURL(
							({ href }) => href.startsWith(server.url + address) && !href.includes('index.html')
						);
						if (address !== '')
							await expect(page.getByRole('gridcell').nth(2)).toHaveAccessibleName(
								holding(Number(RASTER[2]))
							);
					}
				};
				await open(page);
				await showsPages();
				for (const language of languages) await makeAvailableOffline(page, language);
				await server.close();
				await showsPages();

				const dialog = await studio.typePuzzle(`${RASTER}\n`.repeat(300));
				await dialog.getByRole('button', { name: studio.words.whole('puzzle_open_go') }).click();
				await expect(dialog).toContainText(studio.words.part('puzzle_found', { formatted: 300 }));
			}
		);

		withOwnServer(
			`works without a network where it was opened, and keeps little at first${tag}`,
			async ({ page, server }) => {
				test.slow();
				await onMeteredConnection(page);
				const studio = new StudioPage(page);
				await open(page, studioPath());
				await studio.button('player_step_forward').click();
				await usedIsKept(page);
				const kept = await keptFiles(page);
				const bytes = kept
					.filter((file) => !file.includes('/_app/done/'))
					.reduce((sum, file) => sum + gzipSync(contentAt(file, base, folder)).length, 0);
				expect(bytes).toBeLessThan(MOST_AT_FIRST);
				expect(kept.filter((file) => file.startsWith(`${base}/he/`))).toEqual([]);

				// Reached from a page that is open, it has not been asked of the server.
				await page.locator(`a[href="${base}/"]`).first().click();
				await page.getByRole('link', { name: studio.words.whole('about_nav') }).click();
				await expect.poll(() => keptFiles(page)).toContain(`${base}/about/`);
				await server.close();

				await page.goto('');
				await ready(page);
				await page.goto('about/');
				await ready(page);
				await page.goto(studioPath());
				await ready(page);
				await studio.button('player_step_forward').click();
				await studio.expectPosition(1);
				await expect(studio.tree).toBeVisible();
				await expect(page.getByText(studio.words.whole('shell_part_failed'))).toHaveCount(0);
			}
		);
	});
}

const [language] = mirrored;
const words = new Words(language);
const offlineTest = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
	server: async ({ browserName: _ }, use) => {
		const server = await serve({ site });
		await use(server);
		await server.close();
	},
	siteUrl: ({ server }, use) => use(server.url)
});
offlineTest.use({
	serviceWorkers: 'allow',
	expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch/
});

offlineTest(
	'shows how much is kept; keeping more can be cancelled, fails without a network, and can go on',
	async ({ page, server }) => {
		test.slow();
		await onMeteredConnection(page);
		await open(page, localPath(language, 'about/'));
		const told = page.getByText(words.whole('about_offline_kept'));
		const done = async () => Number(/[\d,]+/.exec((await told.textContent()) ?? '')?.[0]);
		await expect(told).toBeVisible();
		await axe(page);

		// A slow network
		await page.context().route('**/_app/immutable/**', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 50));
			await route.continue().catch(() => {});
		});
		await page.getByRole('button', { name: words.whole('about_offline_make') }).click();
		await expect(page.getByRole('progressbar')).toBeVisible();
		await axe(page);
		await page.getByRole('button', { name: words.whole('about_offline_cancel') }).click();
		const button = page.getByRole('button', { name: words.whole('about_offline_make') });
		await expect(button).toBeVisible();
		const kept = await done();

		await server.close();
		await button.click();
		await expect(page.getByRole('status')).toHaveText(words.whole('about_offline_network'));
		expect(await done()).toBeGreaterThanOrEqual(kept);
		await expect(
			page.getByRole('button', { name: words.whole('about_offline_go_on') })
		).toBeVisible();
	}
);

offlineTest('an idle page keeps the rest, if its connection is not metered', async ({ page }) => {
	test.slow();
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', {
			value: { type: 'wifi', effectiveType: '4g' }
		});
	});
	await open(page, localPath(language, 'about/'));
	await usedIsKept(page);
	const used = await keptFiles(page);
	await expect
		.poll(async () => (await keptFiles(page)).length, { timeout: 30_000 })
		.toBeGreaterThan(used.length + 24);
});

offlineTest('a browser that keeps nothing says so', async ({ page }) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
	});
	await open(page, localPath(language, 'about/'));
	await expect(page.getByText(words.whole('about_offline_refused'))).toBeVisible();
	await expect(
		page.getByRole('button', { name: words.whole('about_offline_make') })
	).toBeDisabled();
});
