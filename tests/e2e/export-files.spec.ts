import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { csvParse } from 'd3-dsv';
import { expect, test, type StudioPage } from './support/studio';
import { isMirrored, mirrored, plain } from './support/words';

/** Opens the dialog and chooses what is taken away and in which format. */
async function choose(studio: StudioPage, what: string, format: string): Promise<void> {
	const { words, page } = studio;
	await page.getByRole('button', { name: words.whole('export_open') }).click();
	await pick(studio, what, format);
}

/** Chooses in the open dialog. */
async function pick({ page, words }: StudioPage, what: string, format: string): Promise<void> {
	const dialog = dialogOf(page);
	await dialog.getByRole('radio', { name: words.whole(what) }).check({ force: true });
	await dialog.locator(`input[name="export-format"][value="${format}"]`).check();
}

function dialogOf(page: Page) {
	return page.getByRole('dialog');
}

/** Saves and reads the file. */
async function saved(studio: StudioPage): Promise<{ name: string; path: string; bytes: Buffer }> {
	const { words, page } = studio;
	const download = page.waitForEvent('download', { timeout: 60_000 });
	await dialogOf(page)
		.getByRole('button', { name: words.whole('export_save') })
		.click();
	const file = await download;
	const name = file.suggestedFilename();
	// A browser takes a file without an ending for a text.
	const path = test.info().outputPath(name.replaceAll(' ', '-'));
	await file.saveAs(path);
	return { name, path, bytes: readFileSync(path) };
}

/** A board of 4 × 4 that is searched in a few dozen steps. */
const SMALL = 'puzzle=1.......3..2.4..&at=8';

for (const language of mirrored) {
	test.describe(`files from the studio, ${language}`, () => {
		test.use({ language, kind: 'sudoku' });

		test('a stretch is a beamer document in English, and slides in one file that needs no network', async ({
			studio,
			browser
		}) => {
			await studio.openRecorded(SMALL);
			await choose(studio, 'export_stretch', 'latex');
			const latex = await saved(studio);
			expect(latex.name).toMatch(/\.tex$/);
			const text = latex.bytes.toString('utf8');
			expect(text).toMatch(/^[\n\x20-\x7E]+$/);
			expect(text).toContain('{beamer}');
			expect(text).toContain('%   1: choose r1c4');
			expect(text).toMatch(/\\only<\d/);
			// The page goes on in its own language.
			await expect(
				dialogOf(studio.page).getByRole('heading', { name: studio.words.whole('export_title') })
			).toBeVisible();

			await pick(studio, 'export_stretch', 'html');
			const { name, path, bytes } = await saved(studio);
			expect(name).toMatch(/\.html$/);
			const pages = bytes.toString('utf8').match(/<section/g)!.length;
			// A browser that has never been on the site.
			const context = await browser.newContext({ offline: true });
			const page = await context.newPage();
			const complaints: string[] = [];
			page.on('console', (message) => complaints.push(message.text()));
			page.on('pageerror', (error) => complaints.push(error.message));
			await page.goto(`file://${path}`);
			const expectPage = (number: number) =>
				expect(page.locator('[data-number]')).toHaveText(`${number} / ${pages}`);
			await expectPage(1);
			await expect(page.locator('html')).toHaveAttribute(
				'dir',
				isMirrored(language) ? 'rtl' : 'ltr'
			);
			for (const [key, number] of [
				['ArrowRight', 2],
				['PageDown', 3],
				['Space', 4],
				['PageUp', 3],
				['ArrowLeft', 2],
				['End', pages],
				['ArrowRight', pages],
				['Home', 1]
			] as const) {
				await page.keyboard.press(key);
				await expectPage(number);
			}
			await page.getByRole('button', { name: studio.words.whole('slides_next') }).click();
			await expectPage(2);
			await page.reload();
			await expectPage(2);
			await expect(page.locator('section svg:visible')).toHaveCount(1);
			const fonts = await page.evaluate(async () => {
				const { fonts } = document;
				await fonts.ready;
				return [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
			});
			expect(fonts.map((family) => family.replaceAll(/['"]/g, ''))).toEqual(
				expect.arrayContaining(['Rubik', 'JetBrains Mono'])
			);
			// An upright phone has the tree below the board.
			await page.setViewportSize({ width: 390, height: 844 });
			const picture = await page.locator('section svg:visible').boundingBox();
			expect(picture!.height).toBeGreaterThan(picture!.width);
			await expect(page.locator('section:visible p')).not.toBeEmpty();
			expect(complaints).toEqual([]);
			await context.close();
		});
	});
}

for (const language of plain) {
	test.describe('files from the studio', () => {
		test.use({ language, kind: 'sudoku' });

		for (const kind of ['video', 'gif'] as const)
			test(`a stretch is a film: ${kind}${kind === 'gif' ? ' @more' : ''}`, async ({ studio }) => {
				const { page, words } = studio;
				await studio.openRecorded(SMALL);
				await choose(studio, 'export_stretch', 'film');
				const dialog = dialogOf(page);
				const option = kind === 'video' ? words.whole('film_video') : /^GIF$/;
				await dialog.getByRole('radio', { name: option }).check({ force: true });
				const { bytes } = await saved(studio);
				expect(bytes.length).toBeGreaterThan(10_000);
				const start = bytes.subarray(0, 12).toString('latin1');
				// MP4, WebM, GIF.
				expect(start).toMatch(kind === 'gif' ? /^GIF89a/ : /^....ftyp|^.E\xDF\xA3|^GIF89a/s);
				await expect(
					dialog.getByRole('button', { name: words.whole('export_save') })
				).toBeEnabled();
			});

		test('marked moments are slides with their notes, the tree is data, and the numbers are a table', async ({
			studio
		}) => {
			await studio.openRecorded('example=raster&stops=mark-3-Look%20here,mark-9');
			await choose(studio, 'slides_marks', 'html');
			const slides = (await saved(studio)).bytes;
			const texts = [...slides.toString('utf8').matchAll(/<p dir="auto">([^<]*)/g)];
			expect(texts.map(([, text]) => text)).toEqual(['Look here', expect.stringContaining('r1c1')]);

			await pick(studio, 'export_tree', 'json');
			const tree = (await saved(studio)).bytes;
			const file = JSON.parse(tree.toString('utf8')) as { size: number; nodes: object[] };
			expect(file).toMatchObject({ format: 'backtrail-tree', version: 1, kind: 'sudoku' });
			expect(file.nodes).toHaveLength(file.size);

			await pick(studio, 'export_numbers', 'counts');
			const { name, bytes } = await saved(studio);
			expect(name).toMatch(/\.csv$/);
			const [row] = csvParse(bytes.toString('utf8'));
			expect(row).toMatchObject({ ordering: 'naive', tries: '1533', placements: '194' });
		});

		test('slides are printed, a page for each moment', async ({ studio }) => {
			const { page, words } = studio;
			await page.addInitScript(() => (window.print = () => {}));
			await studio.openRecorded(SMALL);
			await choose(studio, 'export_stretch', 'paper');
			await dialogOf(page)
				.getByRole('button', { name: words.whole('export_print') })
				.click();
			const sheets = page.locator('.slides-paper section');
			await expect(sheets.first()).toBeAttached();
			const count = await sheets.count();
			expect(count).toBeGreaterThan(10);
			const pdf = await page.pdf({ preferCSSPageSize: true });
			expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(count);
			await page.evaluate(() => dispatchEvent(new Event('afterprint')));
			await expect(sheets).toHaveCount(0);
		});
	});
}
