import { RacePage } from './support/race';
import { axe, expect, firefoxToo, StudioPage, test, holding } from './support/studio';
import { overflow } from './support/test';
import { mirrored } from './support/words';

/** The board of docs/known-answers.md on which naive needs 194 placements and findmin 58. */
const PLACEMENTS = { naive: 194, findmin: 58 };
const END = 2008;

const THREE = ['naive', 'findmin', 'findmax']
	.map((order) => `${order}.ascending.none.every.1.0`)
	.join('~');
const FOUR = `${THREE}~random.ascending.none.every.1.0`;

for (const language of mirrored) {
	test.describe(`A race (${language})`, () => {
		test.use({ language });

		test(`a guess, one press, and a class sees who needs fewer placements${firefoxToo(language)}`, async ({
			page
		}) => {
			const race = new RacePage(page, language);
			const { words } = race;
			await race.open();
			await race.recorded();
			const form = page.getByRole('form', { name: words.whole('compare_guess') });
			await expect(
				form.getByRole('button', { name: words.whole('compare_guess_go') })
			).toBeDisabled();
			await form.getByRole('radio', { name: words.part('compare_order_findmin') }).check();
			await race.radio('compare_guess_times', { times: 5 }).check();
			await form.getByRole('button', { name: words.whole('compare_guess_go') }).click();
			await expect(form).toHaveCount(0);
			await expect(race.button('player_pause')).toBeFocused();
			await expect(page.locator('body > div > [aria-live=polite]').last()).toHaveText(
				words.whole('compare_started')
			);
			// What is still to come is not told.
			await expect(race.verdict).toBeEmpty();

			await page.keyboard.press('End');
			await race.expectTick(END);
			await expect(race.count('A')).toHaveText(String(PLACEMENTS.naive));
			await expect(race.count('B')).toHaveText(String(PLACEMENTS.findmin));
			await expect(race.verdict).toContainText(words.part('compare_guess_said', { times: 5 }));
			await expect(race.verdict).toContainText(
				words.part('compare_verdict_fewer', {
					bestPlacements: PLACEMENTS.findmin,
					otherPlacements: PLACEMENTS.naive,
					times: 3.3
				})
			);
			await expect(race.verdict).toContainText('140');
			await expect.poll(() => page.url()).toContain('guess=1x5');
		});

		test('two lanes with trees, and four without, fit on a projector; on a phone one has the room', async ({
			page
		}) => {
			const race = new RacePage(page, language);
			await race.openRecorded('at=400');
			for (const letter of ['A', 'B'])
				await expect(
					race.lane(letter).getByRole('group', { name: race.words.whole('tree_name') })
				).toBeVisible();
			expect(await overflow(page)).toEqual({ across: 0, down: 0 });
			await axe(page);

			await page.emulateMedia({ colorScheme: 'dark' });
			await race.openRecorded(`lanes=${FOUR}&steps=200000&at=300`);
			await expect(page.getByRole('grid')).toHaveCount(4);
			expect(await overflow(page)).toEqual({ across: 0, down: 0 });

			await page.setViewportSize({ width: 390, height: 844 });
			await expect(page.getByRole('grid')).toHaveCount(1);
			await expect(race.tabs).toHaveText([/^\s*A/, /^\s*B/, /^\s*C/, /^\s*D/]);
			await race.tab('C').click();
			await expect(race.lane('C').getByRole('grid')).toBeVisible();
			await expect(race.lane('A').getByRole('grid')).toHaveCount(0);
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
			await axe(page);
		});
	});
}

test('the keys of the studio move all lanes, by the ticks of a clock, and an edit changes all', async ({
	page
}) => {
	const race = new RacePage(page);
	await race.openRecorded('at=100');
	await page.keyboard.press('ArrowRight');
	await race.expectTick(101);
	await page.keyboard.press('ArrowLeft');
	await page.keyboard.press('ArrowLeft');
	await race.expectTick(99);
	await page.keyboard.press('Home');
	await race.expectTick(0);
	// The first dead end of any lane.
	await page.keyboard.press('d');
	await expect(race.slider).not.toHaveAttribute('aria-valuenow', '0');
	const kinds = page.locator('section.lane .kind');
	await expect(kinds.filter({ hasText: race.words.part('explain_kind_deadend') })).not.toHaveCount(
		0
	);
	await page.keyboard.press('End');
	await race.expectTick(END);
	await page.keyboard.press('?');
	await expect(page.getByRole('dialog', { name: race.words.whole('player_keys') })).toBeVisible();
	await page.keyboard.press('Escape');

	// Another clock stays at the moment.
	await race.select('compare_clock').selectOption('placements');
	await race.expectTick(PLACEMENTS.naive);
	await page.keyboard.press('Home');
	for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
	for (const letter of ['A', 'B']) await expect(race.count(letter)).toHaveText('3');

	await race.cell('B', 1, 1).click();
	await page.keyboard.press('8');
	for (const letter of ['A', 'B'])
		await expect(race.cell(letter, 1, 1)).toHaveAccessibleName(holding(8));
	await race.expectTick(0);
	await page.keyboard.press('Control+z');
	for (const letter of ['A', 'B'])
		await expect(race.cell(letter, 1, 1)).not.toHaveAccessibleName(holding(8));
});

test('playing stops for all lanes where one of them meets a breakpoint', async ({ page }) => {
	const race = new RacePage(page);
	await race.openRecorded('stops=backtrack&rate=1000');
	await race.button('compare_guess_skip').click();
	await page.keyboard.press('Space');
	await expect(page.getByText(race.words.part('player_stop_paused'))).toBeVisible();
	const kinds = page.locator('section.lane .kind');
	await expect(kinds.filter({ hasText: race.words.part('explain_kind_backtrack') })).toHaveCount(1);
	const undos = await Promise.all(
		['A', 'B'].map((letter) => race.count(letter, 'compare_undos').textContent())
	);
	expect(undos.map(Number).reduce((a, b) => a + b)).toBe(1);
});

test('presets show a board on which findmin loses, and a puzzle beside its look-alike', async ({
	page
}) => {
	const race = new RacePage(page);
	await race.open();
	await race.button('compare_presets').click();
	await page.getByRole('link', { name: race.words.part('sudoku_race_findmin_loses') }).click();
	await race.recorded();
	await race.button('compare_guess_skip').click();
	await expect(race.verdict).toContainText(
		race.words.part('compare_verdict_fewer', {
			bestPlacements: 127,
			otherPlacements: '1,082',
			times: 8.5
		})
	);
	await expect(race.verdict).toContainText(race.words.part('compare_verdict_lost'));

	await race.open();
	await race.button('compare_presets').click();
	await race.button('compare_presets').press('Tab');
	await page.getByRole('button', { name: race.words.part('compare_preset_twins') }).click();
	await race.recorded();
	await race.button('compare_guess_skip').click();
	await expect(race.verdict).toContainText(
		race.words.part('compare_verdict_fewer', { bestPlacements: 194, otherPlacements: '443,961' })
	);
});

test(`a lane opens in the studio at its moment, and the way back leads here @firefox`, async ({
	page
}) => {
	const race = new RacePage(page);
	await race.openRecorded('at=120');
	const placements = await race.count('B').textContent();
	await race.lane('B').getByRole('link').click();
	const studio = new StudioPage(page);
	await studio.recorded();
	await studio.expectPosition(120);
	await expect(studio.select('studio_order')).toHaveValue('findmin');
	await page.getByRole('link', { name: race.words.whole('compare_back') }).click();
	await expect(race.slider).toBeVisible();
	await race.expectTick(120);
	await expect(race.count('B')).toHaveText(placements ?? '');
});

test('a reload, and back and forward, keep the race; what cannot be read of an address is told', async ({
	page
}) => {
	const race = new RacePage(page);
	await race.openRecorded('kind=queens&size=6&at=40');
	await race.expectTick(40);
	await race.reload();
	await race.recorded();
	await race.expectTick(40);
	await race.button('compare_lane_add').click();
	await expect(page.getByRole('grid')).toHaveCount(3);
	await expect.poll(() => page.url()).toContain('lanes=');
	await page.goBack();
	await expect(page.getByRole('grid')).toHaveCount(2);
	await race.select('compare_kind').selectOption('maze');
	await expect.poll(() => page.url()).toContain('kind=maze');
	await expect(race.select('compare_kind')).toHaveValue('maze');
	await page.goBack();
	await expect(race.select('compare_kind')).toHaveValue('queens');
	// Nor is an entry lost by a reader who goes back before the race is there.
	await race.select('compare_kind').selectOption('maze');
	await page.evaluate(async () => {
		while (!location.search.includes('kind=maze')) await new Promise((look) => setTimeout(look));
		history.back();
	});
	await expect(race.select('compare_kind')).toHaveValue('queens');
	await expect(page).toHaveURL(/kind=queens/);

	await race.openRecorded('lanes=best.worst&clock=sundial&kind=chess&lane=2');
	const notice = page.getByRole('alert');
	for (const part of ['lanes=best.worst', 'clock=sundial', 'kind=chess', 'lane'])
		await expect(notice).toContainText(part);
	await expect(page.getByRole('grid')).toHaveCount(2);
});

test('the presentation shows lanes and verdict alone, large, or boards laid over each other', async ({
	page
}) => {
	const race = new RacePage(page);
	await race.openRecorded(`at=${END}`);
	await page.keyboard.press('p');
	const room = page.getByRole('region', { name: race.words.whole('present_name') });
	await expect(room.getByRole('grid')).toHaveCount(2);
	await expect(page.getByRole('banner')).toBeHidden();
	const verdict = room
		.getByRole('status')
		.filter({ hasText: race.words.part('compare_verdict_fewer') });
	expect(
		await verdict.evaluate((text) => parseFloat(getComputedStyle(text).fontSize))
	).toBeGreaterThanOrEqual(28);
	await page.keyboard.press('PageUp');
	await page.keyboard.press('Escape');
	await expect(room).toHaveCount(0);
	await race.expectTick(END - 1);

	await race.openRecorded(`at=${END}&pictures=overlay`);
	await page.keyboard.press('p');
	const board = room.getByRole('img', { name: race.words.part('compare_overlay_label') });
	await expect(board).toBeVisible();
	expect((await board.boundingBox())!.height).toBeGreaterThan(360);
});

test('every kind races @more', async ({ page }) => {
	const race = new RacePage(page);
	for (const kind of [
		'sequence',
		'queens',
		'maze',
		'map-colouring',
		'knights-tour',
		'round-trip',
		'cryptarithm'
	]) {
		await race.openRecorded(`kind=${kind}&at=1000000`);
		await expect(race.verdict).not.toBeEmpty();
		await expect(race.lane('A')).toContainText(race.words.part('compare_result_solved'));
		await axe(page);
	}
});
