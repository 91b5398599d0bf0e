import type { Locator, Page } from '@playwright/test';
import { localPath } from './support/studio';
import { axe, expect, firefoxToo, open, overflow, test } from './support/test';
import { mirrored, Words, type Language } from './support/words';

/** The kinds of problems in the order shown. */
const KINDS = [
	'sequence',
	'queens',
	'maze',
	'sudoku',
	'making',
	'map-colouring',
	'knights-tour',
	'round-trip',
	'subset',
	'cryptarithm'
];
/** A problem of one's own has a studio, but nothing to show before it is written. */
const STUDIOS = KINDS.length + 1;

class HomePage {
	readonly words: Words;
	readonly path: string;

	constructor(
		readonly page: Page,
		readonly language: Language = 'en'
	) {
		this.words = new Words(language);
		this.path = localPath(language, '');
	}

	async open(): Promise<void> {
		await open(this.page, this.path);
	}

	get cards(): Locator {
		return this.page.getByRole('article');
	}

	/** The small search of a kind. */
	search(kind: string): Locator {
		const title = this.title(kind);
		return this.page.getByRole('article').filter({ hasText: title }).getByRole('img').first();
	}

	title(kind: string): RegExp {
		return this.words.part(`${kind.replaceAll('-', '_')}_title`);
	}

	button(key: string): Locator {
		return this.page.getByRole('button', { name: this.words.whole(key) });
	}

	/** The text of all small searches. */
	async shown(): Promise<string[]> {
		return this.cards.evaluateAll((cards) => cards.map(({ innerHTML }) => innerHTML));
	}

	/** Their positions on the page. */
	async places(): Promise<unknown[]> {
		return this.cards.evaluateAll((cards) =>
			cards.map((card) => card.getBoundingClientRect().toJSON() as unknown)
		);
	}
}

for (const language of mirrored) {
	test.describe(`the home page in ${language}`, () => {
		test('shows every kind of problem, and textbook instances, with links to their studios', async ({
			page
		}) => {
			const home = new HomePage(page, language);
			await home.open();
			await expect(home.cards).toHaveCount(KINDS.length);
			for (const [at, kind] of KINDS.entries()) {
				const link = home.cards.nth(at).getByRole('link', { name: home.title(kind) });
				await expect(link).toBeVisible();
				await expect(link).toHaveAttribute('href', new RegExp(`/${home.path}studio/${kind}/`));
				await expect(home.search(kind)).toBeVisible();
				// anywhere on the card
				const isLink = await home.cards.nth(at).evaluate((card) => {
					card.scrollIntoView({ block: 'center', behavior: 'instant' });
					const { x, y } = card.getBoundingClientRect();
					return Boolean(document.elementFromPoint(x + 12, y + 12)?.closest('a'));
				});
				expect(isLink, kind).toBe(true);
			}
			await home.cards.nth(1).click({ position: { x: 12, y: 12 } });
			await expect(page).toHaveURL(new RegExp(`/${home.path}studio/${KINDS[1]}/`));

			await home.open();
			const course = page.getByRole('region', { name: home.words.whole('shell_course') });
			const press = (key: string) =>
				course.getByRole('link', { name: home.words.whole(key), exact: true }).click();
			const puzzle = (key: string) => page.getByRole('button', { name: home.words.part(key) });
			await press('shell_course_salesman');
			await expect(puzzle('round_trip_example_cities').first()).toBeVisible();
			await home.open();
			await press('shell_course_jump');
			await expect(puzzle('map_colouring_example_usa_jump').first()).toBeVisible();
		});

		test(`is one column on a phone, with the pages in a menu${firefoxToo(language)}`, async ({
			page
		}) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.emulateMedia({ colorScheme: 'dark' });
			const home = new HomePage(page, language);
			await home.open();
			const starts = (await home.cards.all()).map((card) => card.boundingBox());
			const columns = new Set((await Promise.all(starts)).map((box) => box?.x));
			expect(columns.size).toBe(1);
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);

			await home.button('shell_menu').click();
			const list = page.getByRole('navigation', { name: home.words.whole('shell_nav') });
			// The studios, the page for traces, and the other doors.
			await expect(list.getByRole('link')).toHaveCount(STUDIOS + 1 + 4);
			await expect(list).toBeInViewport({ ratio: 0.999 });
			await axe(page);
			// It shows the current page, also the last in the list.
			await list.getByRole('link', { name: home.title('knights-tour') }).click();
			await expect(page).toHaveURL(/knights-tour/);
			await home.button('shell_menu').click();
			const current = page.getByRole('navigation').locator('[aria-current=page]');
			await expect(current).toHaveText(home.title('knights-tour'));
			await expect(current).toBeInViewport({ ratio: 0.99 });
		});

		test('has five doors; behind the studio, every kind of problem and the page for traces', async ({
			page
		}) => {
			const home = new HomePage(page, language);
			await home.open();
			const doors = page.getByRole('navigation', { name: home.words.whole('shell_nav') });
			const links = [
				['learn_nav', 'learn'],
				['compare_nav', 'compare'],
				['play_nav', 'play'],
				['teach_nav', 'teach']
			];
			for (const [key, path] of links)
				await expect(doors.getByRole('link', { name: home.words.whole(key) })).toHaveAttribute(
					'href',
					new RegExp(`/${home.path}${path}/?$`)
				);

			const studio = home.button('shell_studio_choose');
			await studio.click();
			const menu = page.getByRole('dialog', { name: home.words.whole('shell_studio_choose') });
			await expect(menu.getByRole('link')).toHaveCount(STUDIOS + 1);
			await expect(menu.getByRole('link', { name: home.words.whole('watch_nav') })).toHaveAttribute(
				'href',
				new RegExp(`/${home.path}studio/trace/?$`)
			);
			await axe(page);
			await menu.getByRole('link', { name: home.title('maze') }).click();
			await expect(page).toHaveURL(new RegExp(`/${home.path}studio/maze/`));
			await expect(menu).toBeHidden();
			const other = page.getByRole('button', { name: home.words.part('shell_studio_other') });
			await expect(other).toContainText(home.title('maze'));
			await other.click();
			await expect(page.getByRole('dialog').locator('[aria-current=page]')).toHaveText(
				home.title('maze')
			);
		});
	});
}

test.describe('the small searches', () => {
	test('all play, and can be paused', async ({ page }) => {
		// Make all of them visible: the others pause.
		await page.setViewportSize({ width: 1280, height: 2000 });
		const home = new HomePage(page);
		await home.open();
		const start = await home.shown();
		await expect
			.poll(async () => (await home.shown()).filter((html, at) => html !== start[at]).length)
			.toBe(KINDS.length);
		await home.button('shell_mini_pause').click();
		await expect(home.button('shell_mini_play')).toBeVisible();
	});

	test('have the same positions without scripts', async ({ page, browser, siteUrl }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const home = new HomePage(page);
		await home.open();
		const context = await browser.newContext({ javaScriptEnabled: false });
		const still = new HomePage(await context.newPage());
		await still.page.goto(siteUrl);
		for (const kind of KINDS) await expect(still.search(kind)).toBeVisible();
		await still.page.evaluate(() => document.fonts.ready);
		expect(await still.places()).toEqual(await home.places());
		await context.close();
	});
});

test('the way back from a card leads to where it was on the page', async ({ page }) => {
	const home = new HomePage(page);
	await home.open();
	const last = home.cards.last();
	await last.scrollIntoViewIfNeeded();
	// The cards wake as their reader comes near.
	const before = await home.shown();
	await expect.poll(() => home.shown()).not.toEqual(before);
	const scrolled = () => page.evaluate(() => scrollY);
	const from = await scrolled();
	expect(from).toBeGreaterThan(300);
	await last.getByRole('link').click();
	await expect(page).toHaveURL(/studio/);
	await page.goBack();
	await expect(last).toBeInViewport();
	expect(Math.abs((await scrolled()) - from)).toBeLessThan(2);
});
