import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { ensureBuiltUnderPath, subPath } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { site } from './support/site';
import { RASTER, StudioPage, studioPath } from './support/studio';
import { expect, open, ready, test } from './support/test';

const sites = [
	{ name: 'at the root of a server', folder: site, base: '' },
	{
		name: 'under a path',
		folder: path.resolve(import.meta.dirname, '../../.cache/site-under-path'),
		base: subPath
	}
];

/** Loaded from the server only, and what makes the rest work offline. */
const NOT_KEPT = ['404.html', '_app/version.json', 'service-worker.js'];

/** Runs a service worker, and returns the addresses that it keeps when it is installed. */
async function keptBy(script: string, base: string): Promise<string[]> {
	const kept: string[] = [];
	let done: Promise<void> | undefined;
	const listen = (
		type: string,
		listener: (event: { waitUntil: (work: Promise<void>) => unknown }) => void
	) => {
		if (type === 'install') listener({ waitUntil: (work) => (done = work) });
	};
	const cache = { put: (address: string) => Promise.resolve(kept.push(address)) };
	const location = { pathname: `${base}/service-worker.js`, origin: 'http://localhost' };
	runInNewContext(script, {
		self: { addEventListener: listen, location },
		location,
		caches: { open: () => Promise.resolve(cache) },
		fetch: () => Promise.resolve(new Response()),
		Response,
		URL
	});
	await done;
	return kept;
}

for (const { name, folder, base } of sites) {
	test.describe(`a site ${name}`, () => {
		test('keeps every file that was built', async () => {
			if (base !== '') await ensureBuiltUnderPath();
			const built = readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((file) => statSync(path.join(folder, file)).isFile())
				.map((file) => file.replaceAll(path.sep, '/'))
				.filter((file) => !NOT_KEPT.includes(file))
				.map((file) => `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`);
			const script = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
			const kept = await keptBy(script, base);
			expect(kept.toSorted()).toEqual(built.toSorted());
			expect(built.filter((file) => /workers\/.*\.js$/.test(file)).length).toBeGreaterThan(5);
			expect(existsSync(path.join(folder, '_app/version.json'))).toBe(true);
		});

		const withOwnServer = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
			server: async ({ browserName: _ }, use) => {
				const server = await serve({ site: folder, base });
				await use(server);
				await server.close();
			},
			siteUrl: ({ server }, use) => use(server.url)
		});
		withOwnServer.use({ expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch/ });

		withOwnServer(
			'shows pages by their files and reads long texts, with and without a network',
			async ({ page, server }) => {
				const studio = new StudioPage(page);
				const showsPages = async () => {
					for (const address of ['', studioPath('he'), studioPath()]) {
						await page.goto(`${address}index.html?example=raster#main`);
						await ready(page);
						await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
						await expect(page).toHaveURL(
							({ href }) => href.startsWith(server.url + address) && !href.includes('index.html')
						);
						if (address !== '')
							await expect(page.getByRole('gridcell').nth(2)).toContainText(RASTER[2]);
					}
				};
				await open(page);
				await showsPages();
				await page.evaluate(() => navigator.serviceWorker.ready);
				await server.close();
				await showsPages();

				const dialog = await studio.typePuzzle(`${RASTER}\n`.repeat(300));
				await dialog.getByRole('button', { name: studio.words.whole('puzzle_open_go') }).click();
				await expect(dialog).toContainText(studio.words.part('puzzle_found', { formatted: 300 }));
			}
		);
	});
}
