import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { subPath } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { site } from './support/site';
import { RASTER, StudioPage, studioPath } from './support/studio';
import { expect, open, ready, test } from './support/test';
import { languages } from './support/words';

const sites = [
	{ name: 'at the root of a server', folder: site, base: '' },
	{
		name: 'under a path',
		folder: path.resolve(import.meta.dirname, '../../.cache/site-under-path'),
		base: subPath
	}
];

/** Loaded from the server only, and what makes the rest work offline. */
const NOT_KEPT = ['404.html', '_app/digests.json', '_app/version.json', 'service-worker.js'];

/** A host that sends the files of a folder. */
function hostOf(folder: string, base: string): (address: string) => Response {
	const types = new Map([
		['.js', 'text/javascript'],
		['.css', 'text/css'],
		['.html', 'text/html']
	]);
	return (address) => {
		const file = path.join(folder, address.slice(base.length).replace(/\/$/, '/index.html'));
		const type = types.get(path.extname(file)) ?? 'application/octet-stream';
		return new Response(readFileSync(file), { headers: { 'content-type': type } });
	};
}

/** Runs a service worker, and returns the addresses that it keeps when it is installed. */
async function keptBy(
	script: string,
	base: string,
	host: (address: string) => Response
): Promise<string[]> {
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
		fetch: (address: string) => Promise.resolve(host(address)),
		crypto,
		btoa,
		Response,
		URL
	});
	await done;
	return kept;
}

/** Runs a service worker, and returns the caches that it deletes when it takes over. */
async function forgottenBy(script: string, base: string, names: string[]): Promise<string[]> {
	const forgotten: string[] = [];
	let done: Promise<void> | undefined;
	const listen = (
		type: string,
		listener: (event: { waitUntil: (work: Promise<void>) => unknown }) => void
	) => {
		if (type === 'activate') listener({ waitUntil: (work) => (done = work) });
	};
	const location = { pathname: `${base}/service-worker.js`, origin: 'http://localhost' };
	const clients = { claim: () => Promise.resolve() };
	runInNewContext(script, {
		self: { addEventListener: listen, location, clients },
		location,
		caches: {
			keys: () => Promise.resolve(names),
			delete: (name: string) => Promise.resolve(forgotten.push(name))
		},
		URL
	});
	await done;
	return forgotten;
}

for (const { name, folder, base } of sites) {
	test.describe(`a site ${name}`, () => {
		test('keeps every file that was built', async () => {
			const built = readdirSync(folder, { recursive: true, encoding: 'utf8' })
				.filter((file) => statSync(path.join(folder, file)).isFile())
				.map((file) => file.replaceAll(path.sep, '/'))
				.filter((file) => !NOT_KEPT.includes(file))
				.map((file) => `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`);
			const script = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
			const host = hostOf(folder, base);
			const kept = await keptBy(script, base, host);
			expect(kept.toSorted()).toEqual(built.toSorted());
			// A host may answer with a page and status 200 for a script that is not there yet.
			const page = () =>
				new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
			const isScript = (address: string) => address.endsWith('.js');
			await expect(
				keptBy(script, base, (address) => (isScript(address) ? page() : host(address)))
			).rejects.toThrow('is not what was built');
			expect(built.filter((file) => /workers\/.*\.js$/.test(file)).length).toBeGreaterThan(5);
			expect(existsSync(path.join(folder, '_app/version.json'))).toBe(true);
		});

		test('forgets what an earlier version kept, and nothing of another site', async () => {
			const script = readFileSync(path.join(folder, 'service-worker.js'), 'utf8');
			const earlier = `backtrail ${base}/ an-earlier-version`;
			const others = ['another site', 'backtrail /elsewhere/ an-earlier-version'];
			expect(await forgottenBy(script, base, [earlier, ...others])).toEqual([earlier]);
		});

		// At the root, hosting.spec.ts opens every page without a network.
		if (base === '') return;
		const withOwnServer = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
			server: async ({ browserName: _ }, use) => {
				const server = await serve({ site: folder, base });
				await use(server);
				await server.close();
			},
			siteUrl: ({ server }, use) => use(server.url)
		});
		withOwnServer.use({
			serviceWorkers: 'allow',
			expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch/
		});

		withOwnServer(
			'shows pages by their files and reads long texts, with and without a network',
			async ({ page, server }) => {
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
