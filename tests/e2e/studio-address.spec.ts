import {
	allowClipboard,
	ENDLESS,
	expect,
	retype,
	StudioPage,
	test,
	THESIS
} from './support/studio';
import { ready } from './support/test';

/** Everything that an address can contain, with no setting at its default. */
const EVERYTHING = new URLSearchParams({
	puzzle: THESIS.replaceAll('0', '.'),
	entries: `${'.'.repeat(2)}4${'.'.repeat(78)}`,
	order: 'random',
	values: 'descending',
	elimination: 'naked',
	eliminate: 'start',
	goal: 'all',
	seed: '7',
	steps: '100000',
	backtracks: '5000',
	solutions: '3',
	milliseconds: '60000',
	at: '40',
	grain: 'decision',
	rate: '20',
	stops: 'deadend,cell-2,depth-9,line-place',
	side: 'counters',
	code: 'python',
	pencil: 'all',
	whole: '1',
	stubs: '1'
});

/** Longer than the delay of the address bar, in milliseconds. */
const ADDRESS_REST = 1000;

/** The parts of it that are visible on the page. */
async function expectEverything(studio: StudioPage): Promise<void> {
	const { page, words } = studio;
	await studio.expectPosition(40);
	await expect(studio.cell('r1c3')).toHaveAccessibleName(
		words.part('sudoku_board_cell_entry', { symbol: 4 })
	);
	await expect(studio.select('studio_order')).toHaveValue('random');
	await expect(studio.select('studio_values')).toHaveValue('descending');
	await expect(studio.select('studio_elimination')).toHaveValue('naked');
	await expect(studio.select('studio_goal')).toHaveValue('all');
	await expect(studio.select('studio_pencil')).toHaveValue('all');
	await expect(studio.select('player_grain')).toHaveValue('decision');
	await expect(page.getByRole('slider', { name: words.whole('player_speed') })).toHaveAttribute(
		'aria-valuetext',
		/20/
	);
	await expect(studio.tab('studio_counters')).toHaveAttribute('aria-selected', 'true');
	await expect(studio.radio('tree_view_whole')).toBeChecked();
	await expect(studio.button('tree_stubs')).toHaveAttribute('aria-pressed', 'true');
	await expect(studio.button('player_stops_count', { formatted: 4 })).toBeVisible();

	await studio.button('studio_limits_set').click();
	await expect(studio.radio('studio_eliminate_start')).toBeChecked();
	for (const [key, value] of [
		['studio_limit_steps', '100000'],
		['studio_limit_backtracks', '5000'],
		['studio_limit_solutions', '3'],
		['studio_limit_seconds', '60'],
		['studio_seed', '7']
	])
		await expect(page.getByRole('spinbutton', { name: words.whole(key) })).toHaveValue(value);
	await page.keyboard.press('Escape');
}

test.describe('the address', () => {
	test('keeps every setting on reload, in another tab and in another language', async ({
		studio,
		context
	}) => {
		await studio.open(EVERYTHING.toString());
		await expectEverything(studio);
		// The address bar follows after a moment and has not changed.
		await studio.page.waitForTimeout(ADDRESS_REST);
		const { search } = new URL(studio.page.url());
		expect(Object.fromEntries(new URLSearchParams(search))).toEqual(Object.fromEntries(EVERYTHING));
		await studio.reload();
		await expectEverything(studio);

		const link = studio.page.getByRole('link', { name: 'עברית' });
		await studio.button('shell_language').click();
		await link.click();
		await expect(studio.page.locator('html')).toHaveAttribute('dir', 'rtl');
		const hebrew = new StudioPage(studio.page, 'he');
		await expectEverything(hebrew);

		const other = new StudioPage(await context.newPage());
		await other.open(search.slice(1));
		await expectEverything(other);
	});

	test('follows the choices on the page and the moment', async ({ studio }) => {
		const { page, words } = studio;
		await allowClipboard(page);
		await studio.openRecorded();
		await studio.pickExample('tree');
		await expect(page).toHaveURL(/example=tree$/);
		await studio.select('studio_order').selectOption('findmax');
		await studio.select('studio_values').selectOption('least-constraining');
		await studio.select('studio_elimination').selectOption('hidden');
		await studio.select('studio_goal').selectOption('all');
		await studio.button('studio_limits').click();
		const seconds = page.getByRole('spinbutton', { name: words.whole('studio_limit_seconds') });
		await retype(seconds, '2.0');
		await seconds.press('Enter');
		await studio.radio('studio_eliminate_start').check();
		await page.keyboard.press('Escape');
		await studio.tab('studio_stack').click();
		await studio.radio('tree_view_whole').check();
		await studio.recorded();
		await studio.button('player_step_forward').click();
		await studio.button('player_step_forward').click();
		await expect(page).toHaveURL(/at=2/);
		const query = new URL(page.url()).searchParams;
		expect(Object.fromEntries(query)).toEqual({
			example: 'tree',
			order: 'findmax',
			values: 'least-constraining',
			elimination: 'hidden',
			eliminate: 'start',
			goal: 'all',
			milliseconds: '2000',
			at: '2',
			side: 'stack',
			whole: '1'
		});

		await studio.button('share_label').click();
		await expect(page.getByRole('textbox', { name: words.whole('studio_share_link') })).toHaveValue(
			page.url()
		);
		await studio.button('shell_copy').click();
		await expect(page.getByText(words.whole('shell_copied'))).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	});

	test('goes back and forth through puzzles and strategies, not through moments @firefox', async ({
		studio
	}) => {
		const { page } = studio;
		await studio.openRecorded('example=raster');
		await studio.button('player_end').click();
		await expect(page).toHaveURL(/at=2008/);
		await studio.select('studio_order').selectOption('findmin');
		await expect(page).toHaveURL(/order=findmin$/);
		await studio.pickExample('size-4');
		await expect(page).toHaveURL(/example=size-4&order=findmin$/);

		await page.goBack();
		await expect(studio.board).toHaveAttribute('aria-rowcount', '9');
		await expect(studio.select('studio_order')).toHaveValue('findmin');
		await page.goBack();
		await expect(studio.select('studio_order')).toHaveValue('naive');
		await studio.expectPosition(2008);
		await page.goForward();
		await page.goForward();
		await expect(studio.board).toHaveAttribute('aria-rowcount', '4');
		await expect(studio.select('studio_order')).toHaveValue('findmin');
	});

	test('keeps the position when the user leaves, even while playing @firefox', async ({
		studio
	}) => {
		const { page } = studio;
		await studio.openRecorded('example=raster&at=100&rate=20');
		await page.keyboard.press(' ');
		await expect.poll(() => studio.position()).toBeGreaterThan(110);
		await page.getByRole('banner').getByRole('link').nth(2).click();
		await expect(page).not.toHaveURL(/example=raster/);
		await ready(page);
		await page.goBack();
		await expect.poll(() => studio.position()).toBeGreaterThan(110);
	});

	test('opens at a moment that is not recorded yet', async ({ studio }) => {
		// Two million steps into an endless run: the page waits and gets there during the search.
		await studio.open(`${ENDLESS}&at=2000000`);
		await studio.expectPosition(2_000_000);
		await studio.button('player_status_cancel').click();
		await expect(studio.status).toHaveText(studio.words.part('player_status_stopped_user'));
		await studio.expectPosition(2_000_000);
	});
});
