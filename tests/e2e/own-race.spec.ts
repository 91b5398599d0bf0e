import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { readPrograms } from '../../src/lib/rooms/lesson/exercises/programs';
import { RacePage } from './support/race';
import { axe, expect, firefoxToo, localPath, RASTER, test } from './support/studio';
import { open, overflow } from './support/test';
import { mirrored, Words } from './support/words';

const [NAIVE, FINDMIN] = ['naive', 'findmin'].map((order) => `${order}.ascending.none.every.1.0`);
const BOARD = `puzzle=${RASTER.replaceAll('0', '.')}`;

const programs = (folder: string, language: 'python' | 'javascript') => {
	const file = `src/content/${folder}/${language}.txt`;
	return readPrograms(readFileSync(file, 'utf8'), file);
};
const solve = programs('exercises/06-solve', 'javascript');
const [right] = Object.values(solve.right);

/** A program in the fragment of an address, as the workbench writes it. */
function fragment(source: string, language = 'javascript', given = solve.given, name = 'solve') {
	const roles = { solve: 'search', isLegal: 'check', is_legal: 'check' };
	const json = JSON.stringify({ name, language, given, source, roles });
	return `#program=1${deflateRawSync(json).toString('base64url')}`;
}

/** A race with a program. */
class OwnRacePage extends RacePage {
	async openWith(lanes: string, program: string): Promise<void> {
		await this.open(`${BOARD}&lanes=program~${lanes}${program}`);
		await expect(this.lane('A').getByLabel(this.words.whole('compare_own_code'))).toBeVisible();
	}

	/** What runs the program. */
	get runButton() {
		return this.lane('A').getByRole('button', { name: this.words.whole('compare_own_run') });
	}

	async run(): Promise<void> {
		await this.runButton.click();
		await this.recorded();
	}
}

for (const language of mirrored) {
	test.describe(`A race of a program (${language})`, () => {
		test.use({ language });

		test(`nothing runs before Run is pressed; then the program races ours${firefoxToo(language)}`, async ({
			page
		}) => {
			const race = new OwnRacePage(page, language);
			const { words } = race;
			await race.openWith(`${NAIVE}~${FINDMIN}`, fragment(right));
			await expect(race.lane('A')).toContainText(words.part('compare_own_gate'));
			await expect(race.lane('A').getByRole('heading')).toContainText(words.part('compare_own'));
			await expect(race.verdict).toHaveText(words.whole('compare_own_run_first'));
			await axe(page);
			// Play leads to Run, and runs nothing.
			await race.button('player_play').click();
			await expect(race.runButton).toBeFocused();
			await expect(page.locator('iframe')).toHaveCount(0);
			await race.expectTick(0);

			await page.keyboard.press('Enter');
			await race.recorded();
			// A guess comes before the race, as in every other one.
			await race.button('compare_guess_skip').click();
			await page.keyboard.press('End');
			await expect(race.count('A')).toHaveText('194');
			await expect(race.count('B')).toHaveText('194');
			await expect(race.count('C')).toHaveText('58');
			await expect(race.lane('A')).toContainText(
				words.part('compare_result_solved', { count: 1814, formatted: '1,814' })
			);
			await expect(race.verdict).toContainText('3.3');
			// The program is still in the address, in the part that no server sees.
			await expect.poll(() => new URL(page.url()).hash).toMatch(/^#program=1/);
			expect(new URL(page.url()).search).not.toContain('1%2B');
			await axe(page);
		});

		test('on a phone the program has the room, and nothing scrolls aside', async ({ page }) => {
			await page.setViewportSize({ width: 390, height: 844 });
			const race = new OwnRacePage(page, language);
			await race.openWith(NAIVE, fragment(right));
			expect((await overflow(page)).across).toBe(0);
			await race.tab('B').click();
			await expect(race.runButton).toBeHidden();
			await race.button('player_play').click();
			await expect(race.runButton).toBeFocused();
			await race.run();
			await expect(race.lane('A').getByRole('grid')).toBeVisible();
			expect((await overflow(page)).across).toBe(0);
		});

		test(`an ordering of the reader's is run, measured and raced${firefoxToo(language)}`, async ({
			page
		}) => {
			const words = new Words(language);
			const ordering = programs('ordering', 'javascript');
			await open(page, localPath(language, 'learn/yours/ordering/'));
			await axe(page);
			const button = (key: string) => page.getByRole('button', { name: words.whole(key) });
			const editor = page.locator('.cm-content');
			await editor.click();
			await page.keyboard.press('ControlOrMeta+a');
			await page.keyboard.insertText(ordering.right['fewest-first']);
			await button('yours_run').click();
			const stage = page.getByRole('complementary', { name: words.whole('yours_stage') });
			await expect(stage.getByRole('grid')).toBeVisible();
			await button('ordering_measure').click();
			await expect(page.locator('.leader')).toContainText(
				words.part('ordering_leader', {
					count: 8405,
					formatted: '8,405',
					findmin: '8,405',
					naive: '1,224,660'
				}),
				{ timeout: 60_000 }
			);
			await axe(page);

			await page.getByRole('link', { name: words.whole('ordering_race') }).click();
			const race = new OwnRacePage(page, language);
			const yours = words.part('compare_own_ordering_yours');
			await expect(race.lane('A')).toContainText(yours);
			const tab = await page.context().newPage();
			await tab.goto(page.url());
			await expect(new RacePage(tab, language).lane('A')).toContainText(yours);
			await tab.close();
			await race.run();
			await race.button('compare_guess_skip').click();
			await page.keyboard.press('End');
			await expect(race.count('A')).toHaveText((await race.count('B').innerText()).trim());
		});
	});
}

test('a program in Python races ours', async ({ page }) => {
	const race = new OwnRacePage(page);
	const python = programs('exercises/06-solve', 'python');
	const [source] = Object.values(python.right);
	await race.openWith(NAIVE, fragment(source, 'python', python.given));
	await race.run();
	await expect(race.count('A')).toBeVisible();
	await race.button('compare_guess_skip').click();
	await page.keyboard.press('End');
	await expect(race.count('A')).toHaveText('194');
});
