import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { site } from './site';

/** What a page has loaded: the gzipped bytes of each file by its path, a page by its folder. */
export type Weight = ReadonlyMap<string, number>;

/** Weighs what a page loads from now on: `script`, `stylesheet`, `document` … */
export function weigh(page: Page, types: readonly string[]): Weight {
	const loaded = new Map<string, number>();
	page.on('request', (request) => {
		if (!types.includes(request.resourceType())) return;
		const { pathname } = new URL(request.url());
		loaded.set(pathname, sizeOf(pathname));
	});
	return loaded;
}

/** The gzipped bytes of the file at a path of the site. */
export function sizeOf(pathname: string): number {
	const file = path.join(site, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
	return gzipSync(readFileSync(file), { level: 9 }).length;
}

/** All bytes together. */
export const bytesOf = (weight: Weight) =>
	[...weight.values()].reduce((sum, size) => sum + size, 0);

/** A list of what was loaded, the heaviest first, for the message of a test that fails. */
export const listOf = (weight: Weight) =>
	[...weight]
		.sort(([, a], [, b]) => b - a)
		.map((entry) => entry.join(' '))
		.join('\n');

/** Lets nothing happen that waits for an idle moment, until {@link rest} is called. */
export async function keepBusy(page: Page): Promise<void> {
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

export async function rest(page: Page): Promise<void> {
	await page.evaluate(() => (window as unknown as { rest: () => void }).rest());
}
