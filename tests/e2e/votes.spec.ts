import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { photograph, SIZES } from '../../src/lib/rooms/votes/sight/room.fixture';
import { launchOptions } from '../../scripts/browser.mjs';
import { localPath } from './support/studio';
import { axe, expect, open, overflow, test } from './support/test';
import { mirrored, plain, Words } from './support/words';

/** A class of a dozen, three metres away. */
const CLASS = photograph({
	...{ width: 1280, height: 720, size: SIZES.half, distance: 3, cards: 12, seed: 0 }
});
const VIDEO = path.resolve('.cache/class.y4m');
mkdirSync(path.dirname(VIDEO), { recursive: true });
writeFileSync(VIDEO, videoOf(CLASS));

// Chromium plays it as what the camera sees.
test.use({
	permissions: ['camera'],
	launchOptions: {
		...launchOptions.chromium,
		executablePath: process.env.CHROMIUM_PATH,
		args: [
			...(launchOptions.chromium.args ?? []),
			'--use-fake-device-for-media-stream',
			`--use-file-for-fake-video-capture=${VIDEO}`
		]
	}
});

/** A video without compression, of a single picture. */
function videoOf({ width, height, data }: typeof CLASS): Buffer {
	const grey = Buffer.alloc(width * height);
	for (let at = 0; at < grey.length; at++) grey[at] = data[4 * at];
	const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
	const frame = [Buffer.from('FRAME\n'), grey, Buffer.alloc(grey.length / 2, 128)];
	return Buffer.concat([head, ...frame, ...frame]);
}

for (const language of [...plain, ...mirrored]) {
	test(`a class votes with cards (${language})`, async ({ page }) => {
		const words = new Words(language);
		await open(page, localPath(language, 'teach/votes/'));
		await axe(page);
		await page.getByRole('button', { name: words.whole('votes_start') }).click();
		const voted = (count: number) =>
			page.getByText(words.whole('votes_voted', { voted: String(count), students: '30' }));
		await expect(voted(CLASS.held.length)).toBeVisible({ timeout: 40_000 });
		// Nobody sees the votes before they are shown.
		const bars = page.getByRole('definition');
		await expect(bars.first()).toContainText('?');
		await page.getByRole('button', { name: words.whole('votes_show') }).click();
		const expected = ['A', 'B', 'C', 'D'].map(
			(answer) => CLASS.held.filter((held) => held.answer === answer).length
		);
		for (const [at, count] of expected.entries())
			await expect(bars.nth(at).locator('b')).toHaveText(String(count));
		await axe(page);
		await page.getByRole('button', { name: words.whole('votes_stop') }).click();
		await page.getByRole('button', { name: words.whole('votes_reset') }).click();
		await expect(voted(0)).toBeVisible();
	});
}

test('a phone has room for the page', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, localPath('en', 'teach/votes/'));
	expect(await overflow(page)).toMatchObject({ across: 0 });
});

test('what a camera cannot do is said', async ({ page }) => {
	const words = new Words('en');
	for (const [name, key] of [
		['NotAllowedError', 'votes_refused'],
		['NotFoundError', 'votes_none'],
		['NotReadableError', 'votes_busy']
	] as const) {
		await page.addInitScript((error) => {
			navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', error));
		}, name);
		await open(page, localPath('en', 'teach/votes/'));
		await page.getByRole('button', { name: words.whole('votes_start') }).click();
		await expect(page.getByText(words.whole(key))).toBeVisible();
	}
});
