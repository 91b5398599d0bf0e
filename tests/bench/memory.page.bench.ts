import { readFileSync } from 'node:fs';
import { chromium, type CDPSession } from 'playwright';
import messages from '../../src/lib/i18n/messages/en/player.json';
import type { Row } from './measure';

/** Megabytes that the page may hold for itself. */
const MOST = 300;
/** Milliseconds between two looks. */
const INTERVAL = 100;
/** How long to look after the run, while the reader jumps around in it, in milliseconds. */
const AFTERWARDS = 3000;
/** A slower machine than this one needs more patience, in milliseconds. */
const PATIENCE = 10 * 60_000;

/**
 * The memory of the page that records and shows 830 million steps: what its process holds for itself
 * alone, not what it shares with the browser's other processes. Reads `/proc`, so Linux only.
 */
export async function run(): Promise<Row[]> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM_PATH,
		args: ['--no-sandbox']
	});
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
		const processes = await browser.newBrowserCDPSession();
		await page.goto(`${process.env.SITE_URL}studio/sudoku/?example=against-naive`);
		const cancel = page.getByRole('button', { name: messages.player_status_cancel });
		await cancel.waitFor();
		const start = Date.now();
		let most = 0;
		let sinceEnd = 0;
		while (sinceEnd < AFTERWARDS) {
			most = Math.max(most, await privateMemory(processes));
			if (Date.now() - start > PATIENCE) throw new Error('the run did not end');
			if (sinceEnd > 0 || (await cancel.count()) === 0) {
				await page.keyboard.press(sinceEnd % (2 * INTERVAL) === 0 ? 'End' : 'Shift+ArrowLeft');
				sinceEnd += INTERVAL;
			}
			await new Promise((resolve) => setTimeout(resolve, INTERVAL));
		}
		return [
			{
				name: 'Private memory of the page in a run of 830 million steps, against 300 MB',
				ratio: most / MOST,
				bound: 1,
				detail: `${most.toFixed(0)} MB at most`
			}
		];
	} finally {
		await browser.close();
	}
}

/** Megabytes that the largest of the browser's pages holds for itself. */
async function privateMemory(session: CDPSession): Promise<number> {
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	const pages = processInfo.filter(({ type }) => type === 'renderer');
	return Math.max(...pages.map(({ id }) => privateMegabytes(id)));
}

function privateMegabytes(pid: number): number {
	const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
	const kilobytes = [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+)/gm)];
	return kilobytes.reduce((sum, [, amount]) => sum + Number(amount), 0) / 1024;
}
