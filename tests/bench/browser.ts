import { chromium, type Browser, type Page } from 'playwright';

/** Gives work a browser, and closes it at the end. */
export async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: ['--no-sandbox']
	});
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}

/** A page as large as a projector's. */
export function openPage(browser: Browser): Promise<Page> {
	return browser.newPage({
		viewport: { width: 1280, height: 720 },
		serviceWorkers: 'block' // it loads the site in the first seconds, once
	});
}
