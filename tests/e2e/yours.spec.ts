import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readPrograms } from '../../src/lib/rooms/lesson/exercises/programs';
import { localPath } from './support/studio';
import { axe, expect, firefoxToo, open, overflow, test } from './support/test';
import { bytesOf, listOf, weigh } from './support/weight';
import { mirrored, Words, type Language } from './support/words';

/** What a page may load until a reader writes: bytes of JavaScript, gzipped. */
const MOST_BYTES = 200_000;
const EXERCISES = 'src/content/exercises';

const programs = (exercise: string, language: 'python' | 'javascript') => {
	const file = `${EXERCISES}/${exercise}/${language}.txt`;
	return readPrograms(readFileSync(file, 'utf8'), file);
};

/** An exercise as its readers see it. */
class BenchPage {
	readonly words: Words;

	constructor(
		readonly page: Page,
		readonly language: Language,
		readonly exercise: string
	) {
		this.words = new Words(language);
	}

	async open(): Promise<void> {
		await open(this.page, localPath(this.language, `learn/yours/${this.exercise}/`));
	}

	button(key: string): Locator {
		return this.page.getByRole('button', { name: this.words.whole(key) });
	}

	/** The text of the program. Locators reach into the editor's shadow tree. */
	get editor(): Locator {
		return this.page.locator('.cm-content');
	}

	get stage(): Locator {
		return this.page.getByRole('complementary', { name: this.words.whole('yours_stage') });
	}

	async speak(name: string): Promise<void> {
		await this.page.getByRole('radio', { name, exact: true }).check({ force: true });
	}

	async write(program: string): Promise<void> {
		await this.editor.click();
		await this.page.keyboard.press('ControlOrMeta+a');
		await this.page.keyboard.insertText(program);
	}

	async run(): Promise<void> {
		await this.button('yours_run').click();
		await expect(this.button('yours_run')).toBeVisible();
	}
}

for (const language of mirrored) {
	test(`a student forgets to take back, sees where, repairs it and passes (${language})${firefoxToo(language)}`, async ({
		page
	}) => {
		const { right, wrong } = programs('06-solve', 'python');
		const bench = new BenchPage(page, language, 'solve');
		const { words } = bench;
		await bench.open();
		await bench.speak('Python');
		await expect(bench.editor).toContainText('def solve(board, box, at=0):');

		await bench.write(wrong['not-taken-back']);
		// First a prediction, by a press on the board.
		await bench.button('yours_run').click();
		await expect(page.getByText(words.part('yours_predict_first'))).toBeVisible();
		await bench.stage.getByRole('gridcell').nth(2).click();
		await expect(page.getByLabel(words.whole('yours_predict_cell_name'))).toHaveValue('r1c3');
		await bench.run();

		const failed = page.getByRole('region', { name: words.part('yours_failed_title') });
		await expect(failed).toBeVisible();
		await expect(failed).toContainText('False');
		await expect(page.getByText('r3c2').first()).toBeVisible();
		// The picture stands at the step that shows it, and the line of the program is lit.
		await expect(bench.stage.getByRole('grid')).toBeVisible();
		await expect(bench.stage.getByText(/solve\(board, 2, 10\)/).first()).toBeVisible();
		await axe(page);

		await failed.getByRole('button', { name: words.whole('yours_race_show') }).click();
		await expect(bench.stage.getByRole('grid')).toHaveCount(2);

		await bench.write(right['take-back-in-loop']);
		await bench.run();
		await expect(
			page.getByRole('heading', { name: words.whole('yours_all_passed') })
		).toBeVisible();
		// What was passed stays passed, and the text is there again.
		await page.reload();
		await expect(bench.editor).toContainText('board[row][column] = 0');
		await open(page, localPath(language, 'learn/yours/'));
		await expect(page.getByText(words.whole('yours_passed')).first()).toBeVisible();
	});
}

for (const language of mirrored) {
	test(`the exercises are light, accessible, and fit a phone (${language})`, async ({ page }) => {
		const loaded = weigh(page, ['script']);
		await open(page, localPath(language, 'learn/yours/'));
		expect(bytesOf(loaded), listOf(loaded)).toBeLessThan(MOST_BYTES);
		await axe(page);
		await page.setViewportSize({ width: 390, height: 844 });
		for (const id of ['', 'solve/', 'break/']) {
			await open(page, localPath(language, `learn/yours/${id}`));
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
		}
		await axe(page);
	});
}

test('a program that came with a link does not run by itself @firefox', async ({
	page,
	browser,
	baseURL
}) => {
	const bench = new BenchPage(page, 'en', 'solve');
	await bench.open();
	await bench.speak('JavaScript');
	await bench.write('while (true) {}');
	await page.getByLabel(bench.words.whole('yours_predict_cell_name')).fill('r1c1');
	await bench.button('yours_run').click();
	await expect(page).toHaveURL(/#work=1[\w-]+$/);
	const address = page.url();
	// Somebody else opens it.
	const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
	const other = await context.newPage();
	const theirs = new BenchPage(other, 'en', 'solve');
	await other.goto(address);
	await expect(theirs.editor).toContainText('while (true) {}');
	await expect(other.getByText(bench.words.whole('yours_from_link'))).toBeVisible();
	await expect(theirs.button('yours_run')).toBeVisible();
	await expect(theirs.stage.getByRole('grid')).toBeVisible();
	// Only what they make their own is kept.
	const kept = () => other.evaluate(() => Object.keys(localStorage).join());
	expect(await kept()).not.toContain('exercise-solve');
	await theirs.button('yours_adopt').click();
	expect(await kept()).toContain('exercise-solve');
	await context.close();
});

test('a program that takes the last of equals passes, and its race begins where it parts', async ({
	page
}) => {
	const bench = new BenchPage(page, 'en', 'findmin');
	await bench.open();
	await bench.speak('Python');
	await bench.write(programs('07-findmin', 'python').wrong['last-of-ties']);
	await bench.stage.getByRole('gridcell').nth(13).click();
	await bench.run();
	await page.getByRole('link', { name: bench.words.whole('yours_race_findmin') }).click();
	const lane = page.getByRole('region', { name: bench.words.part('compare_own_yours') });
	await lane.getByRole('button', { name: bench.words.whole('compare_own_run') }).click();
	const time = page.getByRole('slider', { name: bench.words.whole('compare_chart_placements') });
	await expect(time).toHaveAttribute('aria-valuenow', /[1-9]/);
});

test("where nothing may be stored, a reload brings the program back as the reader's own, and the keyboard leaves the editor", async ({
	page
}) => {
	await page.addInitScript(() => {
		const refuse = () => {
			throw new DOMException('refused', 'SecurityError');
		};
		Object.assign(Storage.prototype, { getItem: refuse, setItem: refuse, removeItem: refuse });
	});
	const bench = new BenchPage(page, 'en', 'solve');
	await bench.open();
	await bench.speak('JavaScript');
	await bench.write('function solve() { return 1; }');
	await expect(page).toHaveURL(/#work=1[\w-]+$/);
	await page.reload();
	await expect(bench.editor).toContainText('return 1;');
	await expect(page.getByText(bench.words.whole('yours_from_link'))).toHaveCount(0);

	await bench.editor.focus();
	await page.keyboard.press('Tab');
	await expect(bench.editor).toBeFocused();
	await page.keyboard.press('Escape');
	await page.keyboard.press('Tab');
	await expect(bench.editor).not.toBeFocused();
});

for (const language of mirrored) {
	test(`one line of a right program is broken, without an editor, or on a worksheet (${language})`, async ({
		page
	}) => {
		const bench = new BenchPage(page, language, 'break');
		await bench.open();
		const choice = page.getByRole('radiogroup', { name: bench.words.whole('yours_switches') });
		await choice.getByRole('radio').nth(1).check({ force: true });
		const expectation = page.getByRole('radiogroup', { name: bench.words.whole('yours_predict') });
		await expectation.getByRole('radio').first().check({ force: true });
		await bench.run();
		await expect(page.getByText(bench.words.whole('yours_it_was'))).toBeVisible();
		await expect(choice.getByText(bench.words.whole('yours_tried'))).toHaveCount(1);
		await axe(page);
		await bench.button('yours_next_switch').click();
		await expect(choice.getByRole('radio').first()).toBeChecked();
		await expect(choice.getByRole('radio').first()).toBeInViewport();

		await page.emulateMedia({ media: 'print' });
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(page.locator('.questions li').first()).toBeVisible();
		await expect(page.getByText(bench.words.whole('yours_name'))).toBeVisible();
		// One row for each change.
		await expect(page.getByRole('row')).toHaveCount(9);
		await expect(page.getByRole('button').first()).toBeHidden();
	});
}
