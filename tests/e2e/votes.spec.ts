import type { Page } from '@playwright/test';
import { photograph, SIZES } from '../../src/lib/rooms/votes/sight/room.fixture';
import { localPath } from './support/studio';
import { axe, expect, open, test } from './support/test';
import { mirrored, Words } from './support/words';

/** A class of a dozen, three metres away. */
const CLASS = photograph({
	...{ width: 1280, height: 720, size: SIZES.half, distance: 3, cards: 12, seed: 0 }
});

test.use({ permissions: ['camera'] });

/** Lets the page's camera see `CLASS`; the browser of the tests may have no camera, not even a fake one. */
async function seeClass(page: Page) {
	const { width, height, data } = CLASS;
	const grey = Buffer.from(data.filter((_, at) => at % 4 === 0)).toString('base64');
	await page.addInitScript(
		({ grey, width, height }) => {
			const picture = new ImageData(width, height);
			[...atob(grey)].forEach((char, at) =>
				picture.data.set([...Array<number>(3).fill(char.charCodeAt(0)), 255], 4 * at)
			);
			navigator.mediaDevices.getUserMedia = () => {
				const canvas = Object.assign(document.createElement('canvas'), { width, height });
				const context = canvas.getContext('2d')!;
				// A canvas that does not change sends no pictures.
				setInterval(() => context.putImageData(picture, 0, 0), 100);
				return Promise.resolve(canvas.captureStream());
			};
		},
		{ grey, width, height }
	);
}

for (const language of mirrored) {
	test(`a class votes with cards (${language})`, async ({ page }) => {
		const words = new Words(language);
		await seeClass(page);
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
