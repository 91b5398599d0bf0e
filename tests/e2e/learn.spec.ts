import type { Locator, Page } from '@playwright/test';
import { chapters } from './support/site';
import { localPath } from './support/studio';
import { axe, expect, firefoxToo, open, overflow, ready, settled, test } from './support/test';
import { bytesOf, keepBusy, listOf, rest, weigh } from './support/weight';
import { mirrored, plain, Words, type Language } from './support/words';

/** A chapter of the tutorial, open in a browser. */
class ChapterPage {
	readonly words: Words;

	constructor(
		readonly page: Page,
		readonly language: Language,
		readonly chapter: string
	) {
		this.words = new Words(language);
	}

	async open(place = ''): Promise<void> {
		await open(this.page, `${localPath(this.language, `learn/${this.chapter}/`)}${place}`);
	}

	/** What can be tied to a moment, in reading order: passages, questions, and words in them. */
	get places(): Locator {
		return this.page.locator('section[id], a.to[id]');
	}

	place(id: string): Locator {
		return this.page.locator(`[id="${id}"]`);
	}

	get stage(): Locator {
		return this.page.getByRole('complementary', { name: this.words.whole('learn_stage') });
	}

	/** The position that the stage shows. */
	get position(): Locator {
		return this.stage.locator('.position b');
	}

	/** The place where the reader is. */
	async here(): Promise<string> {
		return this.page.evaluate(() => {
			const words = document.querySelector('a.to.here');
			return (words ?? document.querySelector('section.here'))?.id ?? '';
		});
	}
}

/** What a chapter may load until its stage is wanted: bytes of JavaScript, gzipped. */
const MOST_BYTES = 200_000;

/** The chapters that are walked in every run of the tests. */
const WALKED = ['idea', 'sudoku'];

/** Runs in the page: presses → until a place is reached. A question takes a second press. */
async function walkTo({ last, presses }: { last: string; presses: number }): Promise<void> {
	const isThere = () => document.getElementById(last)?.classList.contains('here');
	for (let press = 0; press < presses && !isThere(); press++) {
		const arrow = { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true };
		(document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', arrow));
		await new Promise(requestAnimationFrame);
	}
}

for (const language of mirrored) {
	test.describe(`the tutorial in ${language}`, () => {
		for (const id of chapters) {
			test(`${id} is light, is walked with one key from its first place to its last, and fits a phone${WALKED.includes(id) ? '' : ' @more'}`, async ({
				page
			}) => {
				const loaded = weigh(page, ['script']);
				await keepBusy(page);
				const chapter = new ChapterPage(page, language, id);
				await chapter.open();
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				await page.keyboard.press('ArrowRight');
				expect(bytesOf(loaded), listOf(loaded)).toBeLessThan(MOST_BYTES);
				await rest(page);
				await expect(chapter.stage).toBeVisible();

				const ids = await chapter.places.evaluateAll((all) => all.map((element) => element.id));
				const last = ids.at(-1)!;
				await page.evaluate(walkTo, { last, presses: 2 * ids.length });
				await expect(chapter.place(last)).toHaveClass(/here/);
				await expect(page).toHaveURL(new RegExp(`#${last.replace('.', '\\.')}$`));
				await page.keyboard.press('ArrowLeft');
				await expect(chapter.place(ids.at(-2)!)).toHaveClass(/here/);

				for (const [width, height] of [
					[390, 844],
					[320, 568]
				]) {
					await page.setViewportSize({ width, height });
					expect((await overflow(page)).across).toBe(0);
				}
			});
		}
	});
}

for (const language of plain) {
	test.describe(`the tutorial in ${language}`, () => {
		test('the picture follows the text, and the reader may leave it', async ({ page }) => {
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open();
			await chapter.place('second-place.1').click();
			await expect(chapter.position).toHaveText('4');
			await expect(chapter.place('second-place.1')).toHaveClass(/here/);
			// take over, and return
			await chapter.stage
				.getByRole('button', { name: chapter.words.part('player_step_forward') })
				.click();
			await expect(chapter.position).toHaveText('5');
			await chapter.stage
				.getByRole('button', { name: chapter.words.whole('learn_back_to_text') })
				.click();
			await expect(chapter.position).toHaveText('4');
			// The first stops of the text lead to the stage, and from there back.
			await page.keyboard.press('s');
			await expect(chapter.stage).toBeFocused();
			await page.keyboard.press('Tab');
			await expect(
				chapter.stage.getByRole('button', { name: chapter.words.whole('learn_skip_to_text') })
			).toBeFocused();
			await page.keyboard.press('Enter');
			await expect(chapter.place('second-place.1')).toBeFocused();
			// A pause is told, and what is played is not.
			const sentence = chapter.stage.locator('.sentence [aria-live]');
			await expect(sentence).toHaveAttribute('aria-live', 'polite');
			await page.keyboard.press('b');
			await expect(sentence).toHaveAttribute('aria-live', 'off');
			await page.keyboard.press('b');
			await expect(page.locator('body > div > [aria-live=polite]').last()).toHaveText(
				chapter.words.part('player_paused')
			);
			await page.keyboard.press('?');
			const keys = page.getByRole('dialog', { name: chapter.words.whole('player_keys') });
			await expect(keys).toContainText(chapter.words.part('learn_key_next'));
			await page.keyboard.press('Escape');
			await expect(keys).toBeHidden();
			await page.mouse.wheel(0, 3000);
			await expect(chapter.position).not.toHaveText('4');
		});

		test('a wrong answer is met with a reason, and a right one with the next moment', async ({
			page
		}) => {
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open('#where-back');
			const question = chapter.place('where-back');
			await expect(question.getByRole('group')).toBeVisible();
			await question.getByRole('button', { name: 'p3' }).click();
			await expect(question.getByText(chapter.words.whole('ask_wrong'))).toBeVisible();
			await question.getByRole('button', { name: chapter.words.whole('ask_again') }).click();
			await question.getByRole('button', { name: 'p1' }).click();
			await expect(question.getByText(chapter.words.whole('ask_right_later'))).toBeVisible();
			await expect(chapter.position).toHaveText('8');
			await expect(question).toHaveClass(/done/);
			// It is remembered.
			await page.reload();
			await expect(chapter.place('where-back')).toHaveClass(/done/);
		});

		test('the place stays while the page grows above it', async ({ page }) => {
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open('#backtracking.1');
			await expect(chapter.position).toHaveText('8');
			// After a key, the chapter does not scroll by itself any more.
			await settled(page);
			await page.keyboard.press('Shift');
			const before = await page.evaluate(() => scrollY);
			await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
				heading.style.paddingBlockStart = '8rem';
			});
			await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
			await settled(page);
			await expect(chapter.position).toHaveText('8');
			await expect(chapter.place('backtracking.1')).toHaveClass(/here/);
			// A reader who scrolls on takes the place along.
			await page.mouse.move(300, 400);
			await page.mouse.wheel(0, -300);
			await expect(chapter.place('backtracking.1')).not.toHaveClass(/here/);
		});

		test('the studio opens the same moment, and leads back to it', async ({ page }) => {
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open('#backtracking.1');
			await expect(chapter.position).toHaveText('8');
			await chapter.stage
				.getByRole('link', { name: chapter.words.whole('learn_open_studio') })
				.click();
			await expect(page).toHaveURL(/studio\/sequence\/\?.*at=8/);
			await page.getByRole('link', { name: chapter.words.whole('learn_back') }).click();
			await expect(page).toHaveURL(/learn\/letters\/#backtracking\.1$/);
			await expect(chapter.place('backtracking.1')).toHaveClass(/here/);
			// So does the same chapter in another language, though its link is at the top of the page.
			const other = language === 'en' ? 'he' : 'en';
			const name = chapter.words.part('shell_language');
			await page.getByRole('banner').getByRole('button', { name }).click();
			await page.getByRole('dialog').locator(`a[hreflang="${other}"]`).click();
			await expect(page).toHaveURL(`${localPath(other, 'learn/letters/')}#backtracking.1`);
			await expect(chapter.place('backtracking.1')).toHaveClass(/here/);
		});
	});
}

for (const language of mirrored) {
	test.describe(`the tutorial in ${language}`, () => {
		test(`a chapter is presented place by place${firefoxToo(language)}`, async ({ page }) => {
			const chapter = new ChapterPage(page, language, 'idea');
			await chapter.open('#row-two.1');
			await page.keyboard.press('p');
			const slide = page.getByRole('region', { name: chapter.words.whole('present_name') });
			await expect(slide).toBeVisible();
			// It begins where the reader is, and stays there while the page shrinks.
			await settled(page);
			await expect(slide.locator('.to.here')).toHaveAttribute('href', '#row-two.1');
			const words = await slide.locator('.words').textContent();
			await page.keyboard.press('PageDown');
			await expect(slide.locator('.to.here')).toBeVisible();
			await page.keyboard.press('PageDown');
			await page.keyboard.press('PageDown');
			await expect(slide.locator('.words')).not.toHaveText(words!);
			await axe(page);
			await page.keyboard.press('Escape');
			await expect(slide).toHaveCount(0);
			await expect(page.getByRole('article')).toBeVisible();
			await expect(page.locator('[data-presents]')).toBeFocused();
		});

		test('an open question keeps the stage while it is in sight', async ({ page }) => {
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open('#where-back');
			const question = chapter.place('where-back');
			await expect(question.getByRole('group')).toBeVisible();
			// The passage after it comes to the reader's eye.
			const { y } = (await chapter.place('backtracking').boundingBox())!;
			await question.hover();
			await page.mouse.wheel(0, y - 0.36 * 720);
			await expect(chapter.place('backtracking')).toBeInViewport();
			await settled(page);
			expect(await chapter.here()).toBe('where-back');
			await expect(chapter.position).toHaveText('7');
			// What would tell the answer is veiled.
			await expect(chapter.place('backtracking')).toHaveClass(/veiled/);
			await question.getByRole('button', { name: 'p1' }).click();
			await expect(chapter.place('backtracking')).not.toHaveClass(/veiled/);
			// Its answer has taken some room.
			await page.mouse.wheel(0, 150);
			await expect.poll(() => chapter.here()).toMatch(/^backtracking/);
		});

		test('a handout has boards, and every question without its answer, also from a fresh page', async ({
			page
		}) => {
			// What is in the page at the moment when the browser prints, which waits for nothing.
			await page.addInitScript(() => {
				window.print = () => {
					const { length } = document.querySelectorAll('section figure');
					document.documentElement.dataset.printed = String(length);
				};
			});
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open();
			await page.keyboard.press('Control+p');
			await expect(page.locator('html')).toHaveAttribute('data-printed', /^[1-9]/);
			await page.emulateMedia({ media: 'print' });
			await expect(page.getByRole('figure').first()).toBeVisible();
			// Its figure has not been on the stage.
			const question = chapter.place('then-what');
			await expect(question).toContainText(
				chapter.words.part('sequence_ask_value', { variable: 'p1' })
			);
			await expect(question.getByRole('button')).toHaveCount(0);
			// Choices are boxes to tick, and a number has a line to write it on.
			const choices = await page.locator('ul.paper:visible').count();
			const lines = await page.locator('p.paper:visible').count();
			expect(choices).toBeGreaterThan(0);
			expect(lines).toBeGreaterThan(0);
			await expect(page.locator('section .answer:visible')).toHaveCount(0);
		});

		for (const [id, place, exhibit, more = ''] of [
			['recursion', 'three-cases', '.listing'],
			['ordering', 'yourself', '.solver'],
			['propagation', 'numbers', 'table', ' @more'],
			['recursion', 'slips', '.order', ' @more']
		]) {
			test(`a slide shows what the passage has to look at, and all its words: ${id}#${place}${more}`, async ({
				page
			}) => {
				const chapter = new ChapterPage(page, language, id);
				await chapter.open(`#${place}`);
				await page.keyboard.press('p');
				const slide = page.getByRole('region', { name: chapter.words.whole('present_name') });
				await expect(slide.locator(exhibit).first()).toBeVisible();
				const line = slide.locator('.part.line');
				await expect(line).not.toBeEmpty();
				const hidden = await line.evaluate((room) => room.scrollHeight - room.clientHeight);
				expect(hidden).toBeLessThanOrEqual(1);
			});
		}

		test('asks before the reader goes on, if they want that', async ({ page }) => {
			const chapter = new ChapterPage(page, language, 'letters');
			await chapter.open();
			await page.getByRole('button', { name: chapter.words.whole('learn_settings') }).click();
			await page.getByRole('switch', { name: chapter.words.whole('learn_ask_everywhere') }).check();
			await page.keyboard.press('Escape');
			const first = chapter.place('task');
			await expect(first.getByRole('group')).toBeVisible();
			const waiting = chapter.place('first-letter');
			await expect(waiting).toHaveAttribute('inert');
			// The first press says what to do, the second goes on without an answer.
			await page.keyboard.press('ArrowRight');
			await expect(waiting).toHaveAttribute('inert');
			await page.keyboard.press('ArrowRight');
			await expect(waiting).not.toHaveAttribute('inert');
		});

		test('the contents list every chapter, and lead teachers to their page, a moment to paste, and the key', async ({
			page
		}) => {
			const words = new Words(language);
			// The chapter that became two leads on.
			await open(page, `${localPath(language, 'learn/code/')}#own-stack`);
			await expect(page).toHaveURL(`${localPath(language, 'learn/variants/')}#own-stack`);
			await expect(page.locator('[id="own-stack"]')).toBeVisible();

			await open(page, `${localPath(language, 'learn/words/')}#findmin`);
			await expect(page.locator('section:target').getByRole('heading')).toBeInViewport();

			await open(page, localPath(language, 'learn/'));
			await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(chapters.length);
			await page
				.getByRole('main')
				.getByRole('link', { name: words.whole('teach_nav') })
				.click();
			await expect(page.locator('#moment-row').getByRole('button')).toBeVisible();
			// The page that the server sends is the one that the browser makes.
			await page.reload();
			await ready(page);
			await page.locator('#key').getByRole('link').click();
			await expect(page.getByRole('heading', { level: 2 })).toHaveCount(chapters.length);
		});
	});
}
