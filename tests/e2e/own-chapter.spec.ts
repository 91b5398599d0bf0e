import type { Page } from '@playwright/test';
import { localPath, studioPath } from './support/studio';
import { axe, expect, firefoxToo, open, overflow, test } from './support/test';
import { mirrored, Words } from './support/words';

const BOARD = '/studio/sudoku/?puzzle=3000010000200004';

/** A teacher's chapter on a board of their own, with an error in line 11. */
const CHAPTER = `# Our Sudoku

Four digits are given.

https://elsewhere.example/school${BOARD}&at=5

The 2 and the 1 are placed. :to[Nothing fits here]{at=11}.

## Back

::step{at=100}

The search took :n[taken-back] digits back.

::question

Which digit went first?

::choice{right}

The last one.

::choice

The first one.

It stands further back.

::answer

Always the last one.
`;

/** Runs in the page: nothing may be stored. */
function refuseStorage(): void {
	for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
		Object.defineProperty(window, name, {
			get() {
				throw new DOMException('refused', 'SecurityError');
			}
		});
}

/** Replaces what is in the editor. */
async function write(page: Page, text: string): Promise<void> {
	const editor = page.locator('.cm-content');
	await editor.click();
	await page.keyboard.press('ControlOrMeta+a');
	await page.keyboard.insertText(text);
}

for (const language of mirrored) {
	const words = new Words(language);

	test.describe(`A chapter of one's own (${language})`, () => {
		const editor = localPath(language, 'teach/chapter/');

		test(`is written, mended and read elsewhere with nothing stored${firefoxToo(language)}`, async ({
			page,
			browser,
			browserName
		}) => {
			await open(page, editor);
			await write(page, CHAPTER);
			const preview = page.getByRole('region', { name: words.whole('chapter_preview') });
			await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Our Sudoku');

			// An error stands at its line, and pressing it leads there.
			const line = page.getByRole('button', { name: words.part('chapter_line', { line: '11' }) });
			await expect(line).toBeVisible();
			await expect(page.locator('.cm-fault')).toHaveText('::step{at=100}');
			await axe(page);
			await line.click();
			await page.keyboard.press('End');
			for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
			await page.keyboard.insertText('57}');
			await expect(line).toHaveCount(0);
			await expect(preview).toContainText('took 2 digits back');

			// The preview is the chapter: its words move its board.
			await preview.getByRole('link', { name: 'Nothing fits here' }).click();
			await expect(preview.locator('.position b')).toHaveText('11');

			await page.getByRole('button', { name: words.whole('share_label') }).click();
			const field = page.getByRole('textbox', { name: words.whole('chapter_share') });
			await expect(field).toHaveValue(/\/learn\/own\/#chapter=/);
			const address = await field.inputValue();

			// Somebody else opens it, in a browser that keeps nothing.
			const other = await browser.newContext();
			await other.addInitScript(refuseStorage);
			const reader = await other.newPage();
			await reader.goto(address);
			await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Our Sudoku');
			await reader.getByRole('button', { name: 'The first one.' }).click();
			await expect(reader.getByText('It stands further back.')).toBeVisible();
			await reader.getByRole('button', { name: 'The last one.' }).click();
			await expect(reader.getByText('Always the last one.')).toBeVisible();

			await reader.keyboard.press('p');
			const english = new Words('en');
			const slide = reader.getByRole('region', { name: english.whole('present_name') });
			await expect(slide).toBeVisible();
			await reader.keyboard.press('Escape');
			await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();

			await reader.evaluate(() => {
				window.print = () => document.documentElement.setAttribute('data-printed', '');
			});
			await reader.keyboard.press('Control+p');
			await expect(reader.locator('html')).toHaveAttribute('data-printed', '');
			await expect(reader.getByRole('figure').first()).toBeVisible();
			// Firefox's driver shows no page as it is on paper.
			if (browserName !== 'firefox') {
				await reader.emulateMedia({ media: 'print' });
				await expect(reader.locator('ul.paper:visible')).toHaveCount(1);
				// It has questions, so it is handed in.
				await expect(reader.getByText(english.whole('yours_name'))).toBeVisible();
				await expect(reader.getByText(english.whole('chapter_date'))).toBeVisible();
			}
			await other.close();
		});

		test('is kept while it is written, and begins with an example', async ({ page }) => {
			await open(page, editor);
			await page.getByRole('button', { name: words.whole('chapter_example') }).click();
			const preview = page.getByRole('region', { name: words.whole('chapter_preview') });
			await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
			await expect(preview).toBeFocused();
			await expect(page.getByText(words.whole('chapter_no_faults'))).toBeVisible();
			await expect(page.getByText(words.whole('chapter_kept'))).toBeVisible();
			// It is kept a moment after the last key, and when the page is left.
			await page.reload();
			await expect(page.locator('.cm-content')).toContainText('puzzle=3000010000200004');
			await expect(preview.getByRole('heading', { level: 2 }).first()).toBeVisible();
			await axe(page);
		});

		test('is kept beside another one that a second tab begins', async ({ page, context }) => {
			await open(page, editor);
			const other = await context.newPage();
			await open(other, editor);
			const [text, otherText] = [page, other].map((one) => one.locator('.cm-content'));
			await write(page, '# One');
			await expect(otherText).toHaveText('# One');
			await expect(other.getByText(words.whole('shell_draft_followed'))).toBeVisible();

			await other.getByRole('button', { name: words.whole('chapter_new') }).click();
			await write(other, '# Two');
			await expect(text).toHaveText('# Two');
			await expect(page.getByText(words.whole('shell_draft_beside'))).toBeVisible();
			await axe(page);
			await page.getByRole('button', { name: words.whole('shell_draft_next') }).click();
			await expect(text).toHaveText('# One');
			await page.reload();
			await expect(text).toHaveText('# One');
			await other.reload();
			await expect(otherText).toHaveText('# Two');
		});

		test('begins with the marks of a moment in the studio', async ({ page }) => {
			await open(page, `${studioPath(language, 'queens')}?example=four&at=13&stops=mark-6-Second`);
			await page.getByRole('button', { name: words.whole('share_label') }).click();
			await page.getByRole('link', { name: words.whole('chapter_from_studio') }).click();
			await expect(page.locator('.cm-content')).toContainText('::step{at=6}');
			await expect(page.locator('.cm-content')).toContainText('Second');
			await expect(page.locator('.cm-content')).toContainText('::step{at=13}');
			await expect(page.getByText(words.whole('chapter_no_faults'))).toBeVisible();
		});

		test('fits a phone, one thing at a time', async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await open(page, `${editor}?from=idea`);
			await expect(page.locator('.cm-content')).toBeVisible();
			await page.getByRole('radio', { name: words.whole('chapter_preview') }).check();
			await expect(page.locator('.cm-content')).toBeHidden();
			const preview = page.getByRole('region', { name: words.whole('chapter_preview') });
			await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
			await axe(page);
		});

		test('says what is wrong with a link, and opens a file', async ({ page }) => {
			await open(page, `${localPath(language, 'learn/own/')}#chapter=1broken`);
			await expect(page.getByText(words.whole('chapter_broken_link'))).toBeVisible();
			await page.setInputFiles('input[type=file]', {
				...{ name: 'queens.md', mimeType: 'text/markdown' },
				buffer: Buffer.from(`# מלכות\n\n${BOARD}\n\nשלום.`)
			});
			const title = page.getByRole('heading', { level: 1, name: 'מלכות' });
			await expect(title).toBeVisible();
			// It is written from the right, whatever the page is.
			await expect(title).toHaveCSS('direction', 'rtl');
			await expect(page.getByText('שלום.')).toHaveCSS('direction', 'rtl');
			await axe(page);
		});
	});
}
