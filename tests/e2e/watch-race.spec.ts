import { deflateRawSync } from 'node:zlib';
import { RacePage } from './support/race';
import { axe, expect, StudioPage, studioPath, test, holding } from './support/studio';
import { open, overflow } from './support/test';
import { mirrored } from './support/words';

const SMALL = '.....23...2....4';
/** Reading order, with the largest digit first: it says nothing that it need not say. */
const FILE = [
	{ backtrail: 1, kind: 'sudoku', puzzle: SMALL, first: [0, 1], goal: 'first', solver: 'tiny.py' },
	['p', 0, 3],
	['p', 1, 1],
	['d', 2],
	['t', 1, 1],
	['note', 'Hm'],
	['t', 0, 3],
	['p', 0, 2],
	['end', 'cut']
]
	.map((line) => JSON.stringify(line))
	.join('\n');
const FRAGMENT = `#trace=1${deflateRawSync(FILE).toString('base64url')}`;

for (const language of mirrored) {
	test.describe(`A race of a trace (${language})`, () => {
		test.use({ language });

		test('a trace races ours from the studio, is in the address, and leads back', async ({
			page
		}) => {
			const studio = new StudioPage(page, language);
			const race = new RacePage(page, language);
			const { words } = race;
			await open(page, studioPath(language) + FRAGMENT);
			await page.getByRole('link', { name: words.whole('watch_race_hint') }).click();
			await expect(race.lane('A').getByRole('heading')).toContainText('tiny.py');
			await race.recorded();
			await axe(page);
			// A guess comes before the race, as in every other one.
			await race.button('compare_guess_skip').click();
			await page.keyboard.press('End');
			await expect(race.count('A')).toHaveText('3');
			await expect(race.count('B')).toHaveText('23');
			await expect(race.lane('A')).toContainText(
				words.part('compare_result_cut', { count: 7, formatted: '7' })
			);
			await race.button('compare_difference').click();
			await race.expectTick(1);
			await expect(race.cell('A', 1, 1)).toHaveAccessibleName(holding(3));
			await expect(race.cell('B', 1, 1)).toHaveAccessibleName(holding(1));
			await expect.poll(() => new URL(page.url()).hash).toMatch(/^#trace=1/);

			await page.reload();
			await race.recorded();
			await race.expectTick(1);
			await expect(race.cell('A', 1, 1)).toHaveAccessibleName(holding(3));
			await race
				.lane('A')
				.getByRole('link', { name: words.part('compare_open_studio_lane') })
				.click();
			await expect(page).toHaveURL(/\/studio\//);
			await expect(page.getByRole('link', { name: words.whole('watch_race_hint') })).toBeVisible();
			await studio.expectPosition(1);
		});

		test('on a phone nothing scrolls aside, and another puzzle stops only the trace', async ({
			page
		}) => {
			await page.setViewportSize({ width: 390, height: 844 });
			const race = new RacePage(page, language);
			const { words } = race;
			const lanes = 'trace~naive.ascending.none.every.1.0';
			await race.open(`puzzle=${SMALL}&lanes=${lanes}${FRAGMENT}`);
			await expect(race.lane('A').getByRole('grid')).toBeVisible();
			expect((await overflow(page)).across).toBe(0);
			await race.open(`puzzle=1${SMALL.slice(1)}&lanes=${lanes}${FRAGMENT}`);
			await page.reload();
			await expect(race.lane('A')).toContainText(words.part('compare_trace_unfit'));
			await race.tab('B').click();
			await page.keyboard.press('End');
			await expect(race.count('B')).not.toHaveText('0');
			expect((await overflow(page)).across).toBe(0);
		});
	});
}
