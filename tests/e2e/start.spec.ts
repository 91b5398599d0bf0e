import { LOCALES } from '../../src/lib/i18n/locales';
import { expect, firefoxToo, localPath, StudioPage, studioPath, test } from './support/studio';
import { open } from './support/test';
import { mirrored } from './support/words';

for (const language of mirrored) {
	test.describe(`from the home page, ${language}`, () => {
		test.use({ language });
		const home = localPath(language, '');

		test(`one click leads to a playing search, another to the dialog for one’s own puzzle${firefoxToo(language)}`, async ({
			studio,
			siteUrl
		}) => {
			const { page, words } = studio;
			await open(page, home);
			await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
			const watch = page.getByRole('link', { name: words.whole('shell_watch') });
			await expect(watch).toBeInViewport({ ratio: 1 });
			await watch.click();
			await expect(studio.board).toBeVisible();
			await expect(page).toHaveURL(({ href }) => href.startsWith(siteUrl + studioPath(language)));
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			await expect(studio.button('player_pause')).toBeVisible();
			await expect.poll(() => studio.position()).toBeGreaterThan(5);
			await expect(studio.why).not.toBeEmpty();

			await page.goBack();
			await expect(watch).toBeVisible();

			await page
				.getByRole('link', { name: words.whole('shell_open_own') })
				.first()
				.click();
			await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
		});

		test(`language and colours can be chosen, and the colours are kept${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await open(page, home);
			await studio.button('shell_theme').click();
			await studio.radio('shell_theme_dark').check();
			await page.keyboard.press('Escape');
			await studio.button('shell_language').click();
			const [{ code: other, name, direction }] = LOCALES.filter(({ code }) => code !== language);
			await page
				.getByRole('dialog', { name: words.whole('shell_language') })
				.getByRole('link', { name })
				.click();
			await expect(page.locator('html')).toHaveAttribute('lang', other);
			await expect(page.locator('html')).toHaveAttribute('dir', direction);
			await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
			await expect(
				page.getByRole('link', { name: new StudioPage(page, other).words.whole('shell_watch') })
			).toBeVisible();
		});
	});
}
