import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test as nodeTest, type Page } from '@playwright/test';
import { baseLocale, localeOf, locales, readMessages } from '../../scripts/messages.mjs';
import { serve } from '../../scripts/serve.mjs';
import { LOCALES } from '../../src/lib/i18n/locales';
import { makeAvailableOffline } from './support/offline';
import { kinds, site } from './support/site';
import { studioPath } from './support/studio';
import { axe, expect, open, overflow, ready, test } from './support/test';
import { languages, mirrored } from './support/words';

/** The language in which axe looks at every page: one in which more can differ. */
const [audited] = mirrored;

/** A prerendered page: its address relative to the site, its language, and its plain address. */
interface PrerenderedPage {
	address: string;
	locale: string;
	name: string;
	html: string;
}

const pages: PrerenderedPage[] = readdirSync(site, { recursive: true, encoding: 'utf8' })
	.map((file) => file.replaceAll(path.sep, '/'))
	.filter((file) => file.endsWith('index.html'))
	.map((file) => {
		const address = file.slice(0, -'index.html'.length);
		const locale = localeOf(address);
		return {
			address,
			locale,
			name: locale === baseLocale ? address : address.slice(locale.length + 1),
			html: readFileSync(path.join(site, file), 'utf8')
		};
	});

/** The pages by their plain addresses: each in every language. */
const names = [...new Set(pages.map(({ name }) => name))];

/** The page that servers send for an unknown address. */
const notFound = () => readFileSync(path.join(site, '404.html'), 'utf8');

test.describe('the built folder', () => {
	nodeTest('has every page in every language', () => {
		const namesIn = (locale: string) =>
			pages.filter((page) => page.locale === locale).map(({ name }) => name);
		expect(namesIn(baseLocale)).toEqual(expect.arrayContaining(['', studioPath()]));
		for (const locale of locales) {
			expect(namesIn(locale).sort(), locale).toEqual(namesIn(baseLocale).sort());
		}
	});

	nodeTest('states the language and direction of every page', () => {
		for (const { address, locale, html } of pages) {
			const direction = LOCALES.find(({ code }) => code === locale)?.direction;
			expect(html, address).toContain(`<html lang="${locale}" dir="${direction}"`);
		}
	});

	nodeTest('has the heading of every page in it, to be read without JavaScript', () => {
		for (const { address, html } of pages) expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
	});

	nodeTest('has a strict policy that names every inline script and style by its hash', () => {
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
			// A sandbox may compile WebAssembly, and makes its worker of a text (docs/decisions/0014).
			expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([
				"'self'",
				"'wasm-unsafe-eval'"
			]);
			expect(directives.get('worker-src')).toEqual(["'self'", 'blob:']);
			const styles = directives.get('style-src') ?? [];
			expect(styles.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);

			// Data is not run.
			const inline = [
				...html.matchAll(
					/<(script|style)(?![^>]*\s(?:src=|type="application\/json"))[^>]*>([\s\S]*?)<\/\1>/g
				)
			];
			for (const [, tag, code = ''] of inline) {
				const hash = createHash('sha256').update(code).digest('base64');
				expect(tag === 'script' ? scripts : styles).toContain(`'sha256-${hash}'`);
			}
			expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
		}
	});

	nodeTest('has in the scripts of a language the texts of no other', async () => {
		const all = await readMessages();
		const folder = path.join(site, '_app/immutable');
		const long = (locale: string) =>
			[...all.get(locale)!.values()].flatMap(({ texts }) =>
				texts.filter((text) => text.length > 40 && !/[{"`$\\\n]/.test(text))
			);
		const contents = 'src/content';
		const titles = (locale: string) =>
			readdirSync(contents, { recursive: true, encoding: 'utf8' })
				.filter(
					(name) => /^(lessons|exercises)\b/.test(name) && path.basename(name) === `${locale}.md`
				)
				.map((name) => /^# (.{10,})$/m.exec(readFileSync(path.join(contents, name), 'utf8'))?.[1])
				.filter((title) => title !== undefined);
		for (const locale of locales) {
			const scripts = readdirSync(path.join(folder, locale), { recursive: true, encoding: 'utf8' })
				.filter((name) => name.endsWith('.js'))
				.map((name) => readFileSync(path.join(folder, locale, name), 'utf8'))
				.join('\n');
			const own = long(locale).filter((text) => scripts.includes(text));
			expect(scripts).not.toContain('x-test');
			expect(own.length, locale).toBeGreaterThan(500);
			expect(titles(locale).filter((title) => scripts.includes(title)).length).toBeGreaterThan(15);
			for (const other of locales.filter((one) => one !== locale)) {
				expect(long(other).filter((text) => scripts.includes(text))).toEqual([]);
				expect(titles(other).filter((title) => scripts.includes(title))).toEqual([]);
			}
		}
	});

	nodeTest('refers to no other server', () => {
		for (const { address, html } of pages) {
			const loaded = [...html.matchAll(/<(?:script|link|img|source|iframe)\b[^>]*>/g)]
				.map(([tag]) => tag)
				.filter((tag) => !/rel="(alternate|canonical)"/.test(tag))
				.filter((tag) => /(?:src|href|srcset)="(?:https?:)?\/\//.test(tag));
			expect(loaded, address).toEqual([]);
		}
	});
});

/** The folder whose pages are alike: chapters, exercises. */
const sortOf = (name: string) => /^learn\/(yours\/)?(?=.)/.exec(name)?.[0] ?? name;

/** Where the title of a page begins, from the side where lines begin, and its size, in pixels. */
const titleOf = (page: Page) =>
	page.getByRole('heading', { level: 1 }).evaluate((title) => {
		const line = document.createRange();
		line.selectNodeContents(title);
		const { left, right } = line.getBoundingClientRect();
		return {
			// What fills the window tells its name to screen readers, or in its bar.
			isInBar: title.closest('.visually-hidden, .in-line') !== null,
			edge: Math.round(document.dir === 'rtl' ? innerWidth - right : left),
			size: getComputedStyle(title).fontSize
		};
	});

test.describe('every page', () => {
	// kinds.spec.ts opens the studios.
	const studios = kinds.map((kind) => studioPath(baseLocale, kind));
	const others = names.filter((name) => !studios.includes(name)).sort();
	const looked = new Map<string, number>();
	// One page of a browser opens several pages of the site: it has compiled their scripts then.
	const groups = Array.from({ length: Math.ceil(others.length / 5) }, (_, at) =>
		others.slice(5 * at, 5 * at + 5).map((name, within) => {
			const before = looked.get(sortOf(name)) ?? 0;
			looked.set(sortOf(name), before + 1);
			// Pages that are alike are audited twice.
			const audit = before < 2;
			const locale = audit ? audited : locales[within % locales.length];
			return { ...pages.find((page) => page.name === name && page.locale === locale)!, audit };
		})
	);
	for (const group of groups) {
		const told = group.map(({ address }) => `/${address}`).join(', ');
		test(`runs, has its title at the edge, passes axe, and fits a phone: ${told}`, async ({
			page
		}) => {
			test.setTimeout(group.length * 30_000);
			for (const { address, audit } of group) {
				await page.setViewportSize({ width: 1280, height: 720 });
				await open(page, address);
				await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
				const { isInBar, ...place } = await titleOf(page);
				// A frame in another page has nothing of the site around it.
				if (!isInBar && !address.endsWith('embed/'))
					expect(place, address).toEqual({ edge: 40, size: '40px' });
				if (audit) await axe(page);
				await page.setViewportSize({ width: 390, height: 844 });
				expect((await overflow(page)).across, address).toBeLessThanOrEqual(0);
			}
		});
	}
});

test.describe('a page that is opened as a file', () => {
	test.use({ expectedComplaints: /file:\/\/|net::ERR_F/ });

	test('says that it needs a server, and nowhere else', async ({ page }) => {
		const sentence = page.locator('.from-disk');
		await page.goto(`file://${path.join(site, 'index.html')}`);
		await expect(sentence).toBeVisible();
		await open(page);
		await expect(sentence).toBeHidden();
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

	test('every link and file stays under that path @more', async ({ request, siteUrl }) => {
		const { pathname } = new URL(siteUrl);
		for (const { address } of pages) {
			const html = await (await request.get(siteUrl + address)).text();
			const addresses = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, to]) => to);
			expect(addresses.length).toBeGreaterThan(0);
			// What the tutorial cites is elsewhere.
			const inside = addresses.filter((to) => !/^(#|https?:\/\/)/.test(to));
			expect(
				inside.filter((to) => !to.startsWith(pathname)),
				address
			).toEqual([]);
		}
	});

	test('the site runs and stays under that path @more @firefox', async ({ page, siteUrl }) => {
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
	withOwnServer.use({
		serviceWorkers: 'allow',
		expectedComplaints: /ERR_CONNECTION_REFUSED|Failed to fetch|NetworkError/
	});

	withOwnServer('every kind of page works without a network @firefox', async ({ page, server }) => {
		// Chapters are alike, and so are studios: two of each.
		const kinds = ['learn/', 'studio/'].reduce((left, folder) => {
			const alike = left.filter((name) => name.startsWith(folder) && name !== folder);
			return left.filter((name) => !alike.slice(2).includes(name));
		}, names);
		test.setTimeout(kinds.length * 10_000);
		for (const language of languages) await makeAvailableOffline(page, language);
		await server.close();
		// Each in one of the languages, by turns: offline.spec.ts holds that every file of a language is kept.
		for (const [at, name] of kinds.entries()) {
			const locale = locales[at % locales.length];
			const { address } = pages.find((page) => page.name === name && page.locale === locale)!;
			await open(page, `${address}?still=here`);
			await expect(page.locator('html')).toHaveAttribute('lang', locale);
		}
	});
});
