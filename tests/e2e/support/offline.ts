import { expect, type Page } from '@playwright/test';
import { open } from './test';
import { Words, type Language } from './words';
import { localPath } from './studio';

/** The files that are kept, by their paths on the server. */
export function keptFiles(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const files: string[] = [];
		for (const name of await caches.keys())
			for (const { url } of await (await caches.open(name)).keys())
				files.push(new URL(url).pathname);
		return files;
	});
}

/** Waits until a page that was opened, and the home page of its language, work without a network. */
export async function usedIsKept(page: Page): Promise<void> {
	await expect
		.poll(async () => (await keptFiles(page)).some((file) => file.includes('/_app/done/home')), {
			timeout: 30_000
		})
		.toBe(true);
}

/** Leaves nothing that is kept without being asked for, beside what pages use. */
export async function onMeteredConnection(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
	});
}

/** Presses the button that keeps all of a language, and waits until it is kept. */
export async function makeAvailableOffline(page: Page, language: Language): Promise<void> {
	const words = new Words(language);
	await open(page, localPath(language, 'about/'));
	await page.getByRole('button', { name: words.whole('about_offline_make') }).click();
	await expect(page.getByText(words.whole('about_offline_whole'))).toBeVisible({ timeout: 60_000 });
}
