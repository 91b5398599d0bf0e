import { axe, expect, test } from './support/studio';
import { overflow } from './support/test';
import { mirrored } from './support/words';

test.describe('axe finds no violations', () => {
	test('in the middle of a search, at any side, and on a phone in the dark', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded('example=raster&at=301&stubs=1&side=code');
		await expect(studio.why).not.toBeEmpty();
		await axe(studio.page);
		for (const side of ['stack', 'counters', 'solutions']) {
			await studio.tab(`studio_${side}`).click();
			await axe(studio.page, studio.region('studio_explain'));
		}

		await page.setViewportSize({ width: 390, height: 844 });
		await page.emulateMedia({ colorScheme: 'dark' });
		await axe(page);
		expect((await overflow(page)).across).toBeLessThanOrEqual(0);
	});
});

test.describe('in Hebrew', () => {
	test.use({ language: mirrored[0] });

	test('a projector shows everything without scrolling and passes axe', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded('example=raster&at=301&elimination=hidden');
		expect((await overflow(page)).down).toBeLessThanOrEqual(0);
		await axe(page);
	});
});
