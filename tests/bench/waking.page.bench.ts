import type { Browser } from 'playwright';
import { inBrowser, openPage } from './browser';
import { percentile, type Row } from './measure';

const PAGES = {
	home: '',
	chapter: 'learn/letters/',
	'studio of Sudoku': 'studio/sudoku/',
	'studio of queens': 'studio/queens/',
	race: 'compare/',
	play: 'play/'
};
/** The longest task that a reader does not notice, in milliseconds. */
const MOST = 80;
/** Browsers report the tasks that are longer than this. */
const REPORTED = 50;
const TIMES = 3;

/** The longest task while a page wakes: its reader waits for it if they press something then. */
export async function run(): Promise<Row[]> {
	return inBrowser(async (browser) => {
		const rows: Row[] = [];
		for (const [name, address] of Object.entries(PAGES)) {
			const all: number[][] = [];
			for (let time = 0; time < TIMES; time++) all.push(await longTasks(browser, address));
			const longest = percentile(
				all.map((tasks) => Math.max(REPORTED, ...tasks)),
				0.5
			);
			const blocking = percentile(
				all.map((tasks) => tasks.reduce((sum, task) => sum + task - REPORTED, 0)),
				0.5
			);
			rows.push({
				name: `Longest task while ${name} wakes, against ${MOST} ms`,
				ratio: longest / MOST,
				bound: 1,
				detail: `${longest > REPORTED ? longest : `at most ${REPORTED}`} ms, blocks for ${blocking} ms; median of ${TIMES}`
			});
		}
		return rows;
	});
}

/** How long the long tasks of a page took until it rests, in milliseconds. */
async function longTasks(browser: Browser, address: string): Promise<number[]> {
	const page = await openPage(browser);
	await page.addInitScript(() => {
		window.longTasks = [];
		new PerformanceObserver((list) => {
			window.longTasks.push(...list.getEntries().map(({ duration }) => Math.round(duration)));
		}).observe({ type: 'longtask', buffered: true });
	});
	await page.goto(`${process.env.SITE_URL}${address}`);
	await page.waitForTimeout(3000);
	const tasks = await page.evaluate(() => window.longTasks);
	await page.close();
	return tasks;
}

declare global {
	interface Window {
		longTasks: number[];
	}
}
