import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { test as nodeTest } from '@playwright/test';
import { subPath } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { site, siteUnderPath } from './support/site';
import { RASTER, StudioPage, studioPath } from './support/studio';
import { expect, open, ready, test } from './support/test';
import { languages } from './support/words';

/** A service worker finds out where its site is, so that of the one at the root tells of both. */
const places = [
	{ name: 'at the root of a server', base: '' },
	{ name: 'under a path', base: subPath }
];

/** Loaded from the server only, and what makes the rest work offline. */
const NOT_KEPT = ['404.html', '_app/digests.json', '_app/version.json', 'service-worker.js'];

/** A host that sends the files of the site. */
function hostAt(base: string): (address: string) => Response {
	const types = new Map([
		['.js', 'text/javascript'],
		['.css', 'text/css'],
		['.html', 'text/html']
	]);
	return (address) => {
		const file = path.join(site, address.slice(base.length).replace(/\/$/, '/index.html'));
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

const script = readFileSync(path.join(site, 'service-worker.js'), 'utf8');

for (const { name, base } of places) {
	nodeTest(`a site ${name} keeps every file that was built`, async () => {
		const built = readdirSync(site, { recursive: true, encoding: 'utf8' })
			.filter((file) => statSync(path.join(site, file)).isFile())
			.map((file) => file.replaceAll(path.sep, '/'))
			.filter((file) => !NOT_KEPT.includes(file))
			.map((file) => `${base}/${file.replace(/(^|\/)index\.html$/, '$1')}`);
		const host = hostAt(base);
		const kept = await keptBy(script, base, host);
		expect(kept.toSorted()).toEqual(built.toSorted());
		// A host may answer with a page and status 200 for a script that is not there yet.
		const page = () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
		const isScript = (address: string) => address.endsWith('.js');
		await expect(
			keptBy(script, base, (address) => (isScript(address) ? page() : host(address)))
		).rejects.toThrow('is not what was built');
		expect(built.filter((file) => /workers\/.*\.js$/.test(file)).length).toBeGreaterThan(5);
		expect(existsSync(path.join(site, '_app/version.json'))).toBe(true);
	});

	nodeTest(
		`a site ${name} forgets what an earlier version kept, and nothing of another site`,
		async () => {
			const earlier = `backtrail ${base}/ an-earlier-version`;
			const others = ['another site', 'backtrail /elsewhere/ an-earlier-version'];
			expect(await forgottenBy(script, base, [earlier, ...others])).toEqual([earlier]);
		}
	);
}

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
