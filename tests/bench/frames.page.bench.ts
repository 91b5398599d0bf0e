import type { CDPSession, Page } from 'playwright';
import { inBrowser, openPage } from './browser';
import { percentile, type Row } from './measure';

/** Steps per second, in the studio and in a race. */
const RATES = [10, 100, 1_000, 10_000, 1_000_000];
const RACE_RATES = [100, 10_000, 1_000_000];
/** Frames of a quiet page, and of a playing one after the first, which include compilation. */
const QUIET = 90;
const WARM_UP = 30;
const FRAMES = 240;
/** Milliseconds of work a frame: half of a frame's time, so that a slower machine keeps up. */
const MOST_WORK = 8;
/** Longer than anything plays here, and recorded in a moment. */
const PUZZLE = 'example=against-naive&steps=20000000';
/** None of them ends while it plays. */
const LANES = ['naive', 'findmax', 'random', 'naive']
	.map((order, index) => `${order}.${index === 3 ? 'descending' : 'ascending'}.none.every.1.0`)
	.join('~');

/** A page that plays. */
interface Scene {
	readonly name: string;
	readonly address: string;
}

const scenes: Scene[] = [
	...RATES.map((rate) => ({
		name: `Frames at ${rate} steps a second`,
		address: `studio/sudoku/?${PUZZLE}&rate=${rate}`
	})),
	...RACE_RATES.flatMap((rate) =>
		(['boards', 'both'] as const).map((pictures) => ({
			name: `Frames of four lanes, ${pictures === 'both' ? 'boards and trees' : pictures}, at ${rate} steps a second`,
			address: `compare/?${PUZZLE}&lanes=${LANES}&pictures=${pictures}&rate=${rate}`
		}))
	)
];

/** The time between frames while a hard Sudoku plays in the studio, and in a race of four lanes. */
export async function run(): Promise<Row[]> {
	return inBrowser(async (browser) => {
		const rows: Row[] = [];
		for (const scene of scenes) {
			const page = await openPage(browser);
			rows.push(...(await measure(page, scene)));
			await page.close();
		}
		return rows;
	});
}

async function measure(page: Page, { name, address }: Scene): Promise<Row[]> {
	await page.goto(`${process.env.SITE_URL}${address}`);
	await page.getByRole('grid').first().waitFor();
	await page.waitForTimeout(3000); // until everything is loaded and recorded
	const quiet = percentile(await intervals(page, QUIET), 0.5);
	await page.keyboard.press('Space');
	await intervals(page, WARM_UP);
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	const before = await workOf(session);
	const frames = await intervals(page, FRAMES);
	const work = ((await workOf(session)) - before) / FRAMES;
	const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => percentile(frames, share));
	return [
		{
			name: `${name}, p95 against a quiet page's`,
			ratio: p95 / quiet,
			bound: 1.2,
			detail: `p50 ${(p50 / quiet).toFixed(2)}, worst ${(worst / quiet).toFixed(2)}; a quiet frame takes ${quiet.toFixed(1)} ms`
		},
		{
			name: `${name.replace('Frames', 'Work')}, a frame, against ${MOST_WORK} ms`,
			ratio: work / MOST_WORK,
			bound: 1,
			detail: `${work.toFixed(1)} ms of processor time of the page's thread`
		}
	];
}

/** Milliseconds between the next frames. */
function intervals(page: Page, count: number): Promise<number[]> {
	return page.evaluate(
		(count) =>
			new Promise<number[]>((resolve) => {
				const found: number[] = [];
				let last = 0;
				requestAnimationFrame(function look(now) {
					if (last > 0) found.push(now - last);
					last = now;
					if (found.length < count) requestAnimationFrame(look);
					else resolve(found);
				});
			}),
		count
	);
}

/**
 * Milliseconds of processor time that the page's thread has taken: on a busy machine a task lasts
 * longer than it works.
 */
async function workOf(session: CDPSession): Promise<number> {
	const { metrics } = await session.send('Performance.getMetrics');
	const time = metrics.find(({ name }) => name === 'ThreadTime');
	if (time === undefined) throw new Error('the browser does not tell the time of a thread');
	return 1000 * time.value;
}
