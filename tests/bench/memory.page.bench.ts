import { readFileSync } from 'node:fs';
import type { Browser, CDPSession } from 'playwright';
import { player_status_cancel } from '../../src/lib/i18n/compiled/messages';
import { inBrowser } from './browser';
import type { Row } from './measure';

/** Megabytes that the page may hold for itself. */
const MOST = 300;
/** Milliseconds between two looks. */
const INTERVAL = 100;
/** How long to look after the run, while the reader jumps around in it, in milliseconds. */
const AFTERWARDS = 3000;
/** A slower machine than this one needs more patience, in milliseconds. */
const PATIENCE = 10 * 60_000;

interface Case {
	readonly name: string;
	readonly address: string;
	/** The reader cancels the run after this many milliseconds. */
	readonly cancelAfter?: number;
}

const WHOLE = 'goal=all&whole=1&stubs=1';
const CASES: readonly Case[] = [
	{
		name: 'a run of 830 million steps',
		address: 'studio/sudoku/?example=against-naive'
	},
	{
		name: 'all of 12 queens with the whole tree',
		address: `studio/queens/?size=12&${WHOLE}`
	},
	{
		name: 'all of 14 queens with the whole tree',
		address: `studio/queens/?size=14&${WHOLE}`
	},
	{
		name: '16 queens with the whole tree, canceled',
		address: `studio/queens/?size=16&${WHOLE}`,
		cancelAfter: 30_000
	},
	{
		name: 'an open maze of 61 × 61, canceled',
		address: `studio/maze/?goal=all&maze=${openMaze(61)}`,
		cancelAfter: 20_000
	},
	{
		name: 'the same with the whole tree',
		address: `studio/maze/?${WHOLE}&maze=${openMaze(61)}`,
		cancelAfter: 20_000
	}
];

/**
 * The memory of a page that records and shows a large run: what its process holds for itself alone,
 * not what it shares with the browser's other processes. Reads `/proc`, so Linux only.
 */
export async function run(): Promise<Row[]> {
	const rows: Row[] = [];
	for (const one of CASES) {
		// A browser each: what another page left behind would count.
		const most = await inBrowser((browser) => mostMemory(browser, one));
		rows.push({
			name: `Private memory of the page in ${one.name}, against ${MOST} MB`,
			ratio: most / MOST,
			bound: 1,
			detail: `${most.toFixed(0)} MB at most`
		});
	}
	return rows;
}

async function mostMemory(browser: Browser, { address, cancelAfter }: Case): Promise<number> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
	const processes = await browser.newBrowserCDPSession();
	// Not by role: that looks at each square of the board for its role and name, which fills the memory.
	const cancel = page.locator(`button[aria-label="${player_status_cancel()}"]`);
	await page.goto(`${process.env.SITE_URL}${address}`);
	const start = Date.now();
	let begun = false;
	let most = 0;
	let sinceEnd = 0;
	while (sinceEnd < AFTERWARDS) {
		most = Math.max(most, await privateMemory(processes));
		const time = Date.now() - start;
		if (time > PATIENCE) throw new Error('the run did not end');
		const isRunning = (await cancel.count()) > 0;
		begun ||= isRunning || time > 2000;
		// Not a click: trying it until it succeeds fills the memory too.
		if (isRunning && cancelAfter !== undefined && time > cancelAfter)
			await cancel.dispatchEvent('click', {}, { timeout: INTERVAL }).catch(() => undefined);
		if (sinceEnd > 0 || (begun && !isRunning)) {
			await page.keyboard.press(sinceEnd % (2 * INTERVAL) === 0 ? 'End' : 'Shift+ArrowLeft');
			sinceEnd += INTERVAL;
		}
		await new Promise((resolve) => setTimeout(resolve, INTERVAL));
	}
	return most;
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

/** A maze without walls, from one corner to the other, as the address writes it. */
function openMaze(side: number): string {
	const rows = Array.from({ length: side }, () => 'o'.repeat(side));
	return rows.join('-').replace(/^o/, 'S').replace(/o$/, 'G');
}
