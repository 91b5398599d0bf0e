import { axe, expect, test } from './support/studio';
import { overflow } from './support/test';

test.describe('axe finds no violations', () => {
	for (const side of ['code', 'stack', 'counters', 'solutions']) {
		test(`in the middle of a search, ${side}`, async ({ studio }) => {
			await studio.openRecorded(`example=raster&at=301&stubs=1&side=${side}`);
			await expect(studio.why).not.toBeEmpty();
			await axe(studio.page);
		});
	}

	test('on a phone, in the dark', async ({ studio }) => {
		const { page } = studio;
		await page.setViewportSize({ width: 390, height: 844 });
		await page.emulateMedia({ colorScheme: 'dark' });
		await studio.openRecorded('example=raster&at=301');
		await axe(page);
		expect((await overflow(page)).across).toBeLessThanOrEqual(0);
	});
});

test.describe('in Hebrew', () => {
	test.use({ language: 'he' });

	test('a projector shows everything without scrolling and passes axe', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded('example=raster&at=301&elimination=hidden');
		expect((await overflow(page)).down).toBeLessThanOrEqual(0);
		await axe(page);
	});
});
