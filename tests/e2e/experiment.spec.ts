import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { RacePage } from './support/race';
import { localPath } from './support/studio';
import { axe, expect, firefoxToo, open, overflow, ready, test } from './support/test';
import { mirrored, Words, type Language } from './support/words';

/** The address of the page, relative to the site in English. */
const PAGE = 'compare/experiment/';
/** Measuring may take long on a busy machine. */
const MEASURED = { timeout: 60_000 };

test.setTimeout(120_000);

/** The experiment as its users see it. */
class ExperimentPage {
	readonly words: Words;

	constructor(
		readonly page: Page,
		readonly language: Language = 'en'
	) {
		this.words = new Words(language);
	}

	async open(query = ''): Promise<void> {
		await open(this.page, localPath(this.language, PAGE + query));
	}

	/** Presses the card of a preset and waits until everything is measured. */
	async measure(preset: string): Promise<void> {
		await this.page
			.getByRole('button', { name: this.words.part(`experiment_preset_${preset}`) })
			.first()
			.click();
		await this.done();
	}

	async done(): Promise<void> {
		const bar = this.page.getByRole('group', { name: this.words.whole('experiment_run_group') });
		await expect(bar.getByRole('status')).toHaveText(this.words.whole('experiment_done'), MEASURED);
		await expect(this.sets).toBeVisible();
	}

	get verdict() {
		return this.page.getByRole('region', { name: this.words.whole('experiment_verdict') });
	}

	/** The table of all runs, once it is asked for. */
	get runs() {
		return this.page.getByRole('table', { name: this.words.whole('experiment_runs_table') });
	}

	/** The table of all boards. */
	get boards() {
		return this.page.getByRole('table', { name: this.words.whole('experiment_boards_table') });
	}

	/** The row of a strategy in the table of sets and strategies. */
	strategy(name: string) {
		const header = this.page.getByRole('rowheader', { name });
		return this.sets.getByRole('row').filter({ has: header });
	}

	/** The table of sets and strategies. */
	get sets() {
		return this.page.getByRole('table', { name: this.words.whole('experiment_sets_table') });
	}
}

for (const language of mirrored) {
	test(`a board opens in the race, which leads back to where the experiment was left (${language})${firefoxToo(language)}`, async ({
		page
	}) => {
		const experiment = new ExperimentPage(page, language);
		const { words } = experiment;
		await experiment.open();
		await experiment.measure('easy50');

		// a view of one's own: another picture and measure, a table that is sorted and scrolled
		const tab = page.getByRole('tab', { name: words.whole('experiment_tab_spread') });
		await tab.click();
		const measure = page.getByLabel(words.whole('experiment_measure'), { exact: true }).first();
		await measure.selectOption('tries');
		const sorted = experiment.boards.getByRole('columnheader').nth(1);
		await sorted.getByRole('button').click();
		const table = page.getByRole('region', { name: words.part('experiment_boards_table') });
		await table.evaluate((element) => element.scrollTo({ top: 500 }));
		const row = experiment.boards.getByRole('link').nth(10);
		await row.hover();
		const placeOf = () => table.evaluate(({ scrollTop }) => [scrollY, scrollTop]);
		const place = await placeOf();
		expect(Math.min(...place)).toBeGreaterThan(0);
		const expectPlace = async () => {
			await experiment.done();
			await expect(tab).toHaveAttribute('aria-selected', 'true');
			await expect(measure).toHaveValue('tries');
			await expect(sorted).toHaveAttribute('aria-sort', 'descending');
			await expect.poll(placeOf).toEqual(place);
		};

		await row.dispatchEvent('click');
		const back = page.getByRole('link', { name: words.part('compare_back_to_experiment') });
		await expect(back).toContainText(words.part('experiment_board'));
		await page.reload();
		await ready(page);
		await back.click();
		await expectPlace();
		await page.goBack();
		await expect(back).toBeVisible();
		await page.goBack();
		await expectPlace();

		// an edited board is none of the experiment
		await page.goForward();
		await expect(back).toBeVisible();
		const race = new RacePage(page, language);
		await race.recorded();
		const empty = race.lane('A').getByRole('gridcell', { name: words.part('board_square_open') });
		await empty.first().click();
		await page.keyboard.press('1');
		await expect(back).toHaveCount(0);
	});
}

test('a reload keeps what was measured, and an experiment that was stopped goes on', async ({
	page
}) => {
	const experiment = new ExperimentPage(page);
	await experiment.open();
	await experiment.measure('rewritten');
	await expect(experiment.verdict).toContainText('between 194 and');
	await page.reload();
	await ready(page);
	await experiment.done();
	await expect(experiment.verdict).toContainText('between 194 and');
	await expect(page.getByText('as printed').first()).toBeVisible();

	await page
		.getByRole('button', { name: experiment.words.part('experiment_preset_thesis') })
		.click();
	const bar = page.getByRole('group', { name: 'Run the experiment' });
	await bar.getByRole('button', { name: 'Stop now' }).click();
	await expect(bar.getByRole('status')).toHaveText(/^\s*Stopped/);
	await page.reload();
	await ready(page);
	await bar.getByRole('button', { name: 'Go on' }).click();
	await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('what was measured is told, drawn and listed, saved, and opened again', async ({ page }) => {
	const experiment = new ExperimentPage(page);
	await experiment.open();
	await experiment.measure('hardest11');
	// docs/known-answers.md: sums over the list
	await expect(experiment.strategy('reading order')).toContainText('1,049,996');
	await expect(experiment.strategy('fewest first')).toContainText('7,254');

	const save = async (name: string) => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name, exact: true }).click()
		]);
		return { name: download.suggestedFilename(), file: await download.path() };
	};
	const csv = readFileSync((await save('CSV')).file, 'utf8');
	expect(csv.trim().split('\n')).toHaveLength(23);
	expect(csv).toContain('placements');
	const svg = readFileSync((await save('Save the picture as SVG')).file, 'utf8');
	expect(svg).toMatch(/^<svg/);
	const png = await save('Save the picture as PNG');
	expect(readFileSync(png.file).subarray(1, 4).toString()).toBe('PNG');

	const results = await save('JSON lines');

	// every picture is drawn, and is a table too
	for (const tab of ['boards', 'solved', 'spread', 'clues', 'candidates', 'back', 'time']) {
		const name = experiment.words.whole(`experiment_tab_${tab}`);
		await page.getByRole('tab', { name }).click();
		const panel = page.getByRole('tabpanel', { name });
		await expect(panel.getByRole('img').first()).toBeVisible();
		await panel.getByRole('button', { name: 'Table' }).click();
		await expect(panel.getByRole('table')).toBeVisible();
		await axe(page, panel);
	}

	// a row a run: sorted by placements, both ways
	await page.getByRole('radio', { name: 'A run a row' }).check({ force: true });
	await expect(experiment.runs).toHaveAttribute('aria-rowcount', '23');
	const placements = experiment.runs.getByRole('columnheader', { name: 'Placements' });
	await placements.getByRole('button').click();
	await expect(placements).toHaveAttribute('aria-sort', 'descending');
	await placements.getByRole('button').click();
	await expect(placements).toHaveAttribute('aria-sort', 'ascending');

	await page.getByRole('button', { name: 'Queens by n' }).click();
	await experiment.done();
	await page.getByLabel('Open an experiment or results').setInputFiles({
		name: results.name,
		mimeType: 'application/json',
		buffer: readFileSync(results.file)
	});
	await expect(page.getByText('22 rows, 0 runs missing.').first()).toBeVisible();
	await expect(experiment.strategy('reading order')).toContainText('1,049,996');
});

test('a link brings the same experiment', async ({ page }) => {
	const experiment = new ExperimentPage(page);
	await experiment.open('?preset=queens');
	await page.getByRole('button', { name: 'Make a link' }).click();
	const link = await page.getByLabel('Link to this experiment').inputValue();
	await page.goto(link);
	await ready(page);
	await page.getByRole('button', { name: 'Run', exact: true }).click();
	await experiment.done();
	await expect(experiment.strategy('reading order')).toContainText('199,635');

	await experiment.open('?experiment=1xyz');
	await expect(page.getByRole('alert')).toContainText('This link could not be read');
});

test('the keyboard finds a board in the picture, the race leads back, and rows are saved @firefox', async ({
	page
}) => {
	const experiment = new ExperimentPage(page);
	await experiment.open();
	await experiment.measure('lost');
	await expect(experiment.verdict).toContainText(
		experiment.words.part('experiment_fewer_none', {
			judged: 'fewest first',
			base: 'reading order'
		})
	);
	const stage = page.getByRole('button', { name: /board by board.*arrow keys/ });
	await stage.focus();
	await page.keyboard.press('ArrowRight');
	await expect(page.locator('.stage .note')).toContainText(/reading order\W+99/);
	await expect(page.locator('.stage .note')).toContainText(/fewest first\W+2,727/);
	await page.keyboard.press('Escape');
	await expect(page.locator('.stage .note')).toHaveCount(0);

	await stage.focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('Enter');
	await page.getByRole('link', { name: /Lucky boards.* back to the experiment/ }).click();
	await experiment.done();
	await expect(stage).toBeVisible();

	// Firefox's driver has no downloads: the file is read before it is saved.
	await page.evaluate(() => {
		URL.createObjectURL = (file) => {
			Object.assign(window, { saved: (file as Blob).text() });
			return '#';
		};
	});
	await page.getByRole('button', { name: 'CSV', exact: true }).click();
	const csv = await page.evaluate(() => (window as { saved?: Promise<string> }).saved);
	expect(csv!.trim().split('\n')).toHaveLength(17);
});

/** Expects that the picture of what was measured is on the first screen. */
async function expectPictureInSight(page: Page): Promise<void> {
	const panel = page.getByRole('tabpanel');
	const picture = panel.getByRole('img').or(panel.getByRole('table')).last();
	await expect(picture).toBeInViewport({ ratio: 0.3 });
	expect(await page.evaluate(() => scrollY)).toBe(0);
}

for (const language of mirrored) {
	for (const preset of ['mazes', 'seeds']) {
		test(`on a projector, the picture of ${preset} is seen without scrolling (${language}) @more`, async ({
			page
		}) => {
			const experiment = new ExperimentPage(page, language);
			await experiment.open();
			await experiment.measure(preset);
			await expectPictureInSight(page);
		});
	}
}

test('the thesis’s solver is no rival of the plain order that it is; its picture is in sight', async ({
	page
}) => {
	const experiment = new ExperimentPage(page);
	await experiment.open();
	await experiment.measure('thesis');
	await expectPictureInSight(page);
	await expect(experiment.boards.getByRole('columnheader')).toHaveText([
		'Board',
		/reading order.*\(naked singles, at the start\)/,
		/^\W*reading order\W*$/,
		/^\W*fewest first\W*$/,
		/reading order\W+fewest first/
	]);
});

for (const language of mirrored) {
	test(`axe finds nothing, in light and dark, and a phone does not scroll sideways (${language})${firefoxToo(language)}`, async ({
		page
	}) => {
		const experiment = new ExperimentPage(page, language);
		// hosting.spec.ts looks at the page before anything is measured
		await experiment.open();
		await experiment.measure('queens');
		await axe(page);
		await page.getByText(experiment.words.whole('experiment_set_up')).click();
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.setViewportSize({ width: 390, height: 844 });
		expect((await overflow(page)).across).toBeLessThanOrEqual(0);
		await axe(page);
	});
}
