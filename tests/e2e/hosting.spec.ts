import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '../../scripts/serve.mjs';
import { site } from './support/site';
import { studioPath } from './support/studio';
import { axe, expect, open, ready, test } from './support/test';

const { locales, baseLocale } = JSON.parse(
	readFileSync(
		path.resolve(import.meta.dirname, '../../src/lib/i18n/project.inlang/settings.json'),
		'utf8'
	)
) as { locales: string[]; baseLocale: string };
const rightToLeft = ['he'];

/** A prerendered page: its address relative to the site, its language, and its plain address. */
interface PrerenderedPage {
	address: string;
	locale: string;
	name: string;
	html: string;
}

const pages: PrerenderedPage[] = (
	existsSync(site) ? readdirSync(site, { recursive: true, encoding: 'utf8' }) : []
)
	.map((file) => file.replaceAll(path.sep, '/'))
	.filter((file) => file.endsWith('index.html'))
	.map((file) => {
		const address = file.slice(0, -'index.html'.length);
		const [first = '', ...rest] = address.split('/');
		const prefixed = locales.includes(first);
		return {
			address,
			locale: prefixed ? first : baseLocale,
			name: prefixed ? rest.join('/') : address,
			html: readFileSync(path.join(site, file), 'utf8')
		};
	});

/** The page that servers send for an unknown address. */
const notFound = () => readFileSync(path.join(site, '404.html'), 'utf8');

test.describe('the built folder', () => {
	test('has every page in every language', () => {
		const names = (locale: string) =>
			pages.filter((page) => page.locale === locale).map(({ name }) => name);
		expect(names(baseLocale)).toEqual(expect.arrayContaining(['', studioPath()]));
		for (const locale of locales) {
			expect(names(locale).sort(), locale).toEqual(names(baseLocale).sort());
		}
	});

	test('states the language and direction of every page', () => {
		for (const { address, locale, html } of pages) {
			const direction = rightToLeft.includes(locale) ? 'rtl' : 'ltr';
			expect(html, address).toContain(`<html lang="${locale}" dir="${direction}"`);
		}
	});

	test('has a strict policy that names every inline script and style by its hash', () => {
		for (const html of [...pages.map((page) => page.html), notFound()]) {
			const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(
				html
			)?.[1];
			const directives = new Map(
				(policy ?? '').split(';').map((text) => {
					const [name = '', ...values] = text.trim().split(/\s+/);
					return [name, values];
				})
			);
			expect(directives.get('default-src')).toEqual(["'self'"]);
			expect(directives.get('object-src')).toEqual(["'none'"]);
			const scripts = directives.get('script-src') ?? [];
			expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
			const styles = directives.get('style-src') ?? [];
			expect(styles.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);

			const inline = [...html.matchAll(/<(script|style)(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/\1>/g)];
			for (const [, tag, code = ''] of inline) {
				const hash = createHash('sha256').update(code).digest('base64');
				expect(tag === 'script' ? scripts : styles).toContain(`'sha256-${hash}'`);
			}
			expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
		}
	});

	test('refers to no other server', () => {
		for (const { address, html } of pages) {
			const loaded = [...html.matchAll(/<(?:script|link|img|source|iframe)\b[^>]*>/g)]
				.map(([tag]) => tag)
				.filter((tag) => !/rel="(alternate|canonical)"/.test(tag))
				.filter((tag) => /(?:src|href|srcset)="(?:https?:)?\/\//.test(tag));
			expect(loaded, address).toEqual([]);
		}
	});
});

test.describe('every page', () => {
	for (const { address } of pages) {
		test(`/${address} runs and passes axe`, async ({ page }) => {
			await open(page, address);
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
			await axe(page);
		});
	}

	test('can be read without JavaScript', async ({ browser, siteUrl }) => {
		const context = await browser.newContext({ javaScriptEnabled: false });
		const page = await context.newPage();
		for (const { address } of pages) {
			await page.goto(siteUrl + address);
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		}
		await context.close();
	});
});

test.describe('an address that does not exist', () => {
	test.use({ expectedComplaints: /status of 404|Not found: \/there|^console: Error$/ });

	test('shows a page of the site that reports it @firefox', async ({ page, siteUrl }) => {
		const response = await page.goto('there/is/no/such/page');
		expect(response?.status()).toBe(404);
		await ready(page);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page
			.locator(`a[href="${new URL(siteUrl).pathname}"]`)
			.first()
			.click();
		await expect(page).toHaveURL(siteUrl);
	});
});

test.describe('under a path on a server', () => {
	test.use({ site: 'under-path' });

	test('every link and file stays under that path', async ({ request, siteUrl }) => {
		const { pathname } = new URL(siteUrl);
		for (const { address } of pages) {
			const html = await (await request.get(siteUrl + address)).text();
			const addresses = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to);
			expect(addresses.length).toBeGreaterThan(0);
			// What the tutorial cites is elsewhere.
			const inside = addresses.filter((to) => !/^(#|https:\/\/)/.test(to));
			expect(
				inside.filter((to) => !to.startsWith(pathname)),
				address
			).toEqual([]);
		}
	});

	test('the site runs and stays under that path @firefox', async ({ page, siteUrl }) => {
		await open(page);
		const { pathname } = new URL(siteUrl);
		expect(pathname).not.toBe('/');
		await page.locator(`a[href^="${pathname}${studioPath()}"]`).first().click();
		await expect(page).toHaveURL(new RegExp(`^${siteUrl}${studioPath()}`));
		await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
		for (const locale of locales.filter((one) => one !== baseLocale)) {
			await open(page, studioPath(locale));
			await expect(page.locator('html')).toHaveAttribute('lang', locale);
		}
	});
});

test.describe('after the first visit', () => {
	/** The test has its own server and can turn it off, which is closer to offline than emulation. */
	const withOwnServer = test.extend<{ server: { url: string; close: () => Promise<void> } }>({
		server: async ({ browserName: _ }, use) => {
			const server = await serve({ site });
			await use(server);
			await server.close();
		},
		siteUrl: ({ server }, use) => use(server.url)
	});
	withOwnServer.use({ expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch|NetworkError/ });

	withOwnServer('every page works without a network @firefox', async ({ page, server }) => {
		test.setTimeout(pages.length * 5_000);
		await open(page);
		await page.evaluate(() => navigator.serviceWorker.ready);
		await server.close();
		for (const { address, locale } of pages) {
			await open(page, `${address}?still=here`);
			await expect(page.locator('html')).toHaveAttribute('lang', locale);
		}
	});

	withOwnServer('only files of this version of this site are kept', async ({ page, server }) => {
		await open(page);
		const names = await page.evaluate(async () => {
			const registration = await navigator.serviceWorker.ready;
			await registration.unregister();
			await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
			await caches.open('backtrail / an-earlier-version');
			await caches.open('another site');
			return caches.keys();
		});
		expect(names).toHaveLength(2);

		await open(page);
		// The whole site is loaded first.
		await expect
			.poll(() => page.evaluate(() => caches.keys()), { timeout: 60_000 })
			.toEqual(['another site', expect.stringMatching(/^backtrail \/ (?!an-earlier)/)]);
		const kept = () =>
			page.evaluate(async () => {
				const cache = await caches.open((await caches.keys())[1]);
				return (await cache.keys()).map(({ url }) => url);
			});
		await expect.poll(async () => (await kept()).length).toBeGreaterThan(pages.length);
		expect((await kept()).filter((url) => !url.startsWith(server.url))).toEqual([]);
	});
});
