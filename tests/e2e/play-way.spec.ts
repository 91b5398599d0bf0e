import { RacePage } from './support/race';
import { axe, expect, localPath, test, holding } from './support/studio';
import { overflow, ready } from './support/test';
import { mirrored, plain, type Language } from './support/words';

/** The board of docs/known-answers.md on which naive needs 194 placements and findmin 58. */
const PUZZLE = '..39...2475...43.....16...7..6...7.119.......5..7...6.4..5.8...6..3.7...2...4....';
/**
 * Six placements like findmin's, a wrong value, six right ones, one that breaks a rule, both taken back,
 * and the rest in reading order.
 */
const MOVES =
	'0070540460i80r22b52g40150600b00c10d70g80h50j80j-2g-0j10k30n20o40p70s30u70v81011241661731841951a11b21c71e71f11h21i01j31l81n21o81q01s51t61u12002172312582632742962a42d82e72f02g2';
const WAY = `puzzle=${PUZZLE}&moves=${MOVES}`;

class WayPage extends RacePage {
	override async open(query = WAY): Promise<void> {
		await this.page.goto(`${localPath(this.language, 'play/way/')}?${query}`);
		await ready(this.page);
		await expect(this.slider).toBeVisible();
	}
}

const wayOf = (page: ConstructorParameters<typeof RacePage>[0], language: Language) =>
	new WayPage(page, language);

for (const language of plain) {
	test.describe(`The way of a player (${language})`, () => {
		test.use({ language });

		test('is beside naive and findmin, counted, leads to where they part, and is stepped through', async ({
			page
		}) => {
			const way = wayOf(page, language);
			const { words } = way;
			await way.openRecorded(WAY);
			await expect(way.verdict).toContainText('56');
			await expect(way.verdict).toContainText(
				words.part('play_way_other', { placements: 58, undos: 4 })
			);
			await expect(way.verdict).toContainText(
				words.part('play_way_other', {
					placements: 194,
					undos: 140
				})
			);

			await page.getByRole('button', { name: /r9c9.*r1c2/ }).click();
			await expect(way.count('A')).toHaveText('7');
			await expect(way.cell('A', 9, 9)).toHaveAccessibleName(holding(5));
			await expect(way.cell('C', 1, 2)).toHaveAccessibleName(holding(1));

			await page.keyboard.press('End');
			await expect(way.count('A')).toHaveText('56');
			await expect(way.count('A', 'compare_undos')).toHaveText('2');
			await expect(way.lane('A').getByRole('status')).toHaveText(
				words.whole('play_way_result', { count: 58, formatted: '58' })
			);
			await expect(way.count('B')).toHaveText('194');
			await expect(way.count('C')).toHaveText('58');

			await way.openRecorded(`${WAY}&at=2`);
			await expect(way.count('A')).toHaveText('1');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await expect(way.count('A')).toHaveText('2');
			await page.keyboard.press('ArrowLeft');
			await expect(way.count('A')).toHaveText('1');
			await expect.poll(() => page.url()).toContain('at=3');
			// The address keeps the way, and the moment.
			expect(page.url()).toContain(MOVES);
			await page.reload();
			await way.expectTick(3);
		});
	});
}

for (const language of mirrored) {
	test.describe(`The way of a player (${language})`, () => {
		test.use({ language });

		test('fits on a projector and a phone, and says what is wrong with an address', async ({
			page
		}) => {
			const way = wayOf(page, language);
			await way.openRecorded(`${WAY}&at=60`);
			await expect(page.getByRole('grid')).toHaveCount(3);
			await expect(
				way.lane('A').getByRole('group', { name: way.words.whole('tree_name') })
			).toBeVisible();
			expect(await overflow(page)).toEqual({ across: 0, down: 0 });
			await axe(page);

			await page.emulateMedia({ colorScheme: 'dark' });
			await page.setViewportSize({ width: 390, height: 844 });
			await expect(page.getByRole('grid')).toHaveCount(1);
			await way.tab('C').click();
			await expect(way.lane('C').getByRole('grid')).toBeVisible();
			expect((await overflow(page)).across).toBe(0);
			await axe(page);

			await page.goto(`${localPath(language, 'play/way/')}?puzzle=${PUZZLE}&moves=02`);
			await expect(page.getByRole('alert')).toHaveText(
				way.words.whole('play_way_wrong_moves', { formatted: '1,365' })
			);
		});
	});
}
