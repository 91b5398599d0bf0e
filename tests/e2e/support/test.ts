import {
	expect,
	test as base,
	type Browser,
	type BrowserContext,
	type Page
} from '@playwright/test';
import axeCore from 'axe-core';
import { isMirrored, type Language } from './words';

/**
 * Marks a test that Firefox runs as well as Chromium, at the end of its title: one about what browsers
 * do differently. Of a test in several languages, Firefox runs those from right to left, in which more
 * can differ.
 */
export const firefoxToo = (language: Language) => (isMirrored(language) ? ' @firefox' : '');

/** Additional time for the audit of a page, in milliseconds. */
const AUDIT_TIME = 60_000;

/** What Firefox says of a module that it stops loading, or only "Error" once its page is gone. */
const STOPPED =
	/error loading dynamically imported module|Unable to preload CSS|A ServiceWorker intercepted|^console: Error$/;

/** The empty style that Playwright puts into a page in Firefox while it takes the picture of a failure. */
const SCREENSHOT =
	/style-src-elem forbids inline|sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/;

interface Watched {
	/** The site to test: the one at the root of its server, or the one under a path. */
	site: 'root' | 'under-path';
	/** The address of that site, with a slash at the end. */
	siteUrl: string;
	/** The complaints that a test provokes. (Not an array, which Playwright would misread.) */
	expectedComplaints: RegExp | undefined;
	/** Whether the studio has not been visited before, so that it shows little. */
	firstVisit: boolean;
	watch: undefined;
}

/** Starts a Firefox with preferences, or returns the one that has been started with them. */
type FirefoxWith = (preferences: Record<string, number>) => Promise<Browser>;

/** What Svelte warns of when the page that was sent is not the one that it would have made. */
const MISMATCH = 'hydration_mismatch';

/**
 * Collects everything that goes wrong in a browser's pages: errors in the console, uncaught errors,
 * violations of the Content-Security-Policy, requests to other sites.
 */
async function collectComplaints(context: BrowserContext, origin: string): Promise<string[]> {
	const complaints: string[] = [];
	context.on('console', (message) => {
		if (message.type() === 'error' || message.text().includes(MISMATCH))
			complaints.push(`console: ${message.text()}`);
	});
	context.on('weberror', (error) => complaints.push(`uncaught: ${String(error.error())}`));
	// Firefox reports what it stops loading because the page is being left. In Chromium, which does not,
	// nothing is forgotten.
	if (context.browser()?.browserType().name() === 'firefox') {
		context.on('page', (page) => {
			const forget = () => {
				const heard = complaints.filter((complaint) => !STOPPED.test(complaint));
				complaints.splice(0, complaints.length, ...heard);
			};
			page.on('domcontentloaded', forget).on('load', forget);
		});
	}
	context.on('request', (request) => {
		const url = new URL(request.url());
		if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== origin) {
			complaints.push(`foreign request: ${request.url()}`);
		}
	});
	await context.addInitScript(() => {
		document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
			console.error(`Content-Security-Policy: ${violatedDirective} forbids ${blockedURI}`);
		});
	});
	return complaints;
}

/** Runs in the page: the studio shows everything. */
function showAll(): void {
	// A page without an origin has no storage.
	if (window.origin === 'null') return;
	localStorage.setItem('backtrail-studio-more', 'on');
}

/** Runs in the page: no service worker can be registered. */
function blockServiceWorkers(): void {
	Object.defineProperty(navigator, 'serviceWorker', {
		value: { register: () => Promise.reject(new Error('blocked by the test')) }
	});
}

/** Playwright's `test`, which fails when a page complains. */
export const test = base.extend<Watched, { firefoxWith: FirefoxWith }>({
	firefoxWith: [
		async ({ playwright, launchOptions }, use) => {
			const started = new Map<string, Promise<Browser>>();
			await use((preferences) => {
				const key = JSON.stringify(preferences);
				const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, ...preferences };
				const browser =
					started.get(key) ?? playwright.firefox.launch({ ...launchOptions, firefoxUserPrefs });
				started.set(key, browser);
				return browser;
			});
			for (const browser of started.values()) await (await browser).close();
		},
		{ scope: 'worker' }
	],
	// Firefox's driver knows neither colour schemes nor fingers; its preferences do.
	context: async (
		{ context, browserName, firefoxWith, colorScheme, hasTouch, contextOptions },
		use
	) => {
		const { reducedMotion, forcedColors } = contextOptions;
		const preferences = {
			...(colorScheme === 'dark' && { 'layout.css.prefers-color-scheme.content-override': 0 }),
			...(reducedMotion === 'reduce' && { 'ui.prefersReducedMotion': 1 }),
			...(forcedColors === 'active' && { 'browser.display.document_color_use': 2 }),
			...(hasTouch && {
				'ui.primaryPointerCapabilities': 1,
				'ui.allPointerCapabilities': 1,
				'ui.useOverlayScrollbars': 1
			})
		};
		if (browserName !== 'firefox' || Object.keys(preferences).length === 0) return use(context);
		const browser = await firefoxWith(preferences);
		const own = await browser.newContext();
		await use(own);
		await own.close();
	},
	site: ['root', { option: true }],
	siteUrl: async ({ site }, use) => {
		const variable = site === 'root' ? 'SITE_URL' : 'SITE_UNDER_PATH_URL';
		const url = process.env[variable];
		if (!url) throw new Error(`${variable} is not set: the servers of the set-up are not running.`);
		await use(url);
	},
	baseURL: ({ siteUrl }, use) => use(siteUrl),
	expectedComplaints: [undefined, { option: true }],
	firstVisit: [false, { option: true }],
	watch: [
		async (
			{ context, siteUrl, serviceWorkers, expectedComplaints, firstVisit },
			use,
			{ errors }
		) => {
			if (!firstVisit) await context.addInitScript(showAll);
			// Firefox's driver does not block them by itself.
			if (serviceWorkers === 'block') await context.addInitScript(blockServiceWorkers);
			const complaints = await collectComplaints(context, new URL(siteUrl).origin);
			await use(undefined);
			const unexpected = complaints.filter(
				(complaint) =>
					!expectedComplaints?.test(complaint) && !(errors.length > 0 && SCREENSHOT.test(complaint))
			);
			expect(unexpected, 'what the pages complained of').toEqual([]);
		},
		{ auto: true }
	]
});

export { expect };

/** Waits until the page responds to clicks and has its fonts. */
export async function ready(page: Page): Promise<void> {
	await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
	await settled(page);
}

/** Waits until the page is laid out with its fonts, so that measurements are stable. */
export async function settled(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const frame = () => new Promise(requestAnimationFrame);
		// A page knows which fonts it needs only after layout, and they may change the layout.
		for (let time = 0; time < 2; time++) {
			await frame();
			await document.fonts.ready;
		}
		await frame();
	});
}

/** How far the page overflows the window, in pixels. */
export async function overflow(page: Page): Promise<{ across: number; down: number }> {
	await settled(page);
	return page.evaluate(() => {
		const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
		return { across: scrollWidth - clientWidth, down: scrollHeight - window.innerHeight };
	});
}

/** Opens a page of the site by its path without a leading slash, and waits until it is ready. */
export async function open(page: Page, path = ''): Promise<void> {
	await page.goto(path);
	await ready(page);
}

/**
 * Expects that axe finds no violation of WCAG 2.2 AA or of its own rules in a page, or in the part of
 * it that is new since the last audit.
 */
export async function axe(page: Page, part = page.locator(':root')): Promise<void> {
	// An audit of a large board takes long, so it gets additional time.
	const info = test.info();
	info.setTimeout(info.timeout + AUDIT_TIME);
	await settled(page);
	// measure colours after all transitions
	await page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
		}
	});
	await page.evaluate(axeCore.source);
	// The details of what has passed take a third of the time.
	const { violations } = await part.evaluate((element) => {
		const { axe } = window as unknown as { axe: typeof axeCore };
		const where = element === document.documentElement ? document : element;
		return axe.run(where, { resultTypes: ['violations'] });
	});
	const told = violations.map(
		({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `  ${html}`).join('\n')}`
	);
	expect(told).toEqual([]);
}
