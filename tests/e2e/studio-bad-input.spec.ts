import type { Page, Route } from '@playwright/test';
import { ENDLESS, expect, firefoxToo, retype, test, THESIS } from './support/studio';
import { ready, settled } from './support/test';
import { mirrored, plain } from './support/words';

/** The scripts of workers, as {@link routeWorkers} names them. */
const WORKERS = /\.js\?worker$/;

/** Answers the requests for the scripts of workers, which have names like all others. */
async function routeWorkers(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
	await page.addInitScript(() => {
		const { Worker } = window;
		window.Worker = class extends Worker {
			constructor(address: string | URL, options?: WorkerOptions) {
				super(`${String(address)}?worker`, options);
			}
		};
	});
	await page.route(WORKERS, answer);
}

for (const language of plain) {
	test.describe(`a bad address, ${language}`, () => {
		test.use({ language });

		test('is reported part by part, and the rest of it applies; without a board it shows the default one', async ({
			studio
		}) => {
			const { page } = studio;
			await studio.open(
				'example=thesis&order=wild&goal=all&at=-4&stops=everywhere&seed=1e9&box=<b>3</b>&milliseconds=0'
			);
			const notice = page.getByRole('main').getByRole('alert').first();
			for (const part of ['order=wild', 'at=-4', 'stops=everywhere', 'seed=1e9', 'box=<b>3</b>'])
				await expect(notice).toContainText(part);
			await expect(notice).not.toContainText('goal');
			await expect(notice.locator('b')).toHaveCount(0);
			await expect(studio.select('studio_goal')).toHaveValue('all');
			await expect(studio.select('studio_order')).toHaveValue('naive');
			await expect(studio.cell('r1c1')).toHaveAccessibleName(
				studio.words.part('sudoku_board_cell_given', { symbol: 5 })
			);
			await studio.button('studio_dismiss').click();
			await expect(notice).toHaveCount(0);
			await expect(studio.board).toBeVisible();

			for (const puzzle of ['12', '1'.repeat(5000)]) {
				await studio.open(`puzzle=${puzzle}&entries=zz`);
				await expect(page.getByRole('main').getByRole('alert').first()).toContainText(
					`puzzle=${puzzle.slice(0, 12)}`
				);
				await expect(studio.cell('r1c3')).toHaveAccessibleName(
					studio.words.part('sudoku_board_cell_given', { symbol: 3 })
				);
			}
		});
	});
}

test.describe('a board in an address that could not be read whole', () => {
	test('is not searched, and stays in the address, until the reader accepts it', async ({
		studio
	}) => {
		const { page, words } = studio;
		const query = `puzzle=${THESIS}&entries=zz`;
		await studio.open(query);
		const notice = page.getByRole('main').getByRole('alert').first();
		await expect(notice).toContainText(words.part('studio_address_partial'));
		await expect(page.getByText(words.part('player_status_idle')).first()).toBeVisible();
		expect(new URL(page.url()).search).toBe(`?${query}`);
		await studio.button('studio_address_accept').click();
		await expect(notice).toHaveCount(0);
		await studio.leaveControls();
		await page.keyboard.press('ArrowRight');
		await studio.expectPosition(1);
	});
});

test.describe('a pasted picture', () => {
	test('is refused with its reason, on the page and in the dialog', async ({ studio }) => {
		const { page, words } = studio;
		await studio.open('example=thesis');
		const paste = () =>
			page.evaluate(() => {
				const clipboardData = new DataTransfer();
				clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
				const target = document.querySelector('dialog textarea') ?? document.body;
				target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
			});
		await paste();
		const error = page.getByRole('dialog').getByRole('alert');
		await expect(error).toContainText(words.part('puzzle_error_picture'));
		await page.keyboard.press('Escape');
		await studio.button('studio_open_label').click();
		await paste();
		await expect(error).toContainText(words.part('puzzle_error_picture'));
	});
});

test.describe('a board that contradicts itself', () => {
	test('is shown and explained, and searched once it is corrected', async ({ studio }) => {
		const { page, words } = studio;
		const twice = `${THESIS.slice(0, 8)}3${THESIS.slice(9)}`;
		await studio.open(`puzzle=${twice}`);
		await expect(studio.uniqueness).toContainText(
			words.part('sudoku_contradiction_row', { number: 1, symbol: 3 })
		);
		for (const cell of ['r1c2', 'r1c9', 'r4c9'])
			await expect(studio.cell(cell)).toHaveAttribute('aria-invalid', 'true');
		await studio.leaveControls();
		await page.keyboard.press('Space');
		await page.keyboard.press('ArrowRight');
		await settled(page);
		await expect(studio.button('player_pause')).toHaveCount(0);
		await studio.expectPosition(0);
		await expect(studio.status).toHaveText(words.whole('player_status_idle'));

		// Its givens are fixed, but the board can be emptied and restored.
		await studio.button('studio_clear').click();
		await expect(studio.status).not.toHaveText(words.whole('player_status_idle'));
		await studio.button('studio_undo').click();
		await expect(studio.status).toHaveText(words.whole('player_status_idle'));
	});
});

test.describe('huge and hostile texts', () => {
	test('are refused with a plain message', async ({ studio }) => {
		const { words } = studio;
		await studio.open();
		const dialog = studio.dialog('puzzle_open');
		const alert = dialog.getByRole('alert');
		await studio.button('studio_open_label').click();
		const field = dialog.getByRole('textbox');
		const go = dialog.getByRole('button', { name: words.whole('puzzle_open_go') });
		for (const text of [
			'<img src=x onerror=alert(1)>\n<script>alert(2)</script>',
			`${'['.repeat(100_000)}1`,
			'\u202e12345678\u0000\ud800'
		]) {
			await field.fill(text);
			await go.click();
			await expect(alert).not.toBeEmpty();
			await expect(dialog.locator('img[src="x"], script')).toHaveCount(0);
		}
		await field.fill('');
		await go.click();
		await expect(alert).toHaveText(words.part('puzzle_error_empty'));
		await field.fill(THESIS);
		await go.click();
		await expect(dialog).toHaveCount(0);
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('sudoku_board_cell_given', { symbol: 5 })
		);
	});

	test('of ten megabytes do not stop the page @firefox', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded();
		await studio.paste('53..7....,\n', 950_000);
		await expect(studio.dialog('puzzle_open')).toBeVisible();
		await expect(studio.dialog('puzzle_open')).toContainText(words.part('puzzle_found_cut'));
		await page.keyboard.press('Escape');
		await expect(studio.dialog('puzzle_open')).toHaveCount(0);
		await studio.leaveControls();
		await page.keyboard.press('ArrowRight');
		await studio.expectPosition(1);
		await expect(studio.cell('r1c3')).toHaveAccessibleName(
			words.part('sudoku_board_cell_given', { symbol: 3 })
		);
	});
});

test.describe('limits', () => {
	test('stop the search, which reports it and claims nothing more', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster&steps=1000&side=counters');
		await expect(studio.status).toHaveText(
			words.part('player_status_stopped_steps', { formatted: '1,000' })
		);
		await expect(studio.status).toHaveText(words.part('player_left_only'));
		await studio.button('player_end').click();
		await studio.expectPosition(1000);
		// What is known of the solutions is said once.
		await expect(studio.uniqueness).toHaveText(words.whole('studio_count_one'));
		await expect(studio.why).not.toBeEmpty();
		for (const place of [studio.status, studio.why]) {
			await expect(place).not.toContainText(words.part('player_status_unknown'));
			await expect(place).not.toContainText(words.part('explain_unknown'));
		}

		await studio.button('studio_limits_set').click();
		const field = (key: string) => page.getByRole('spinbutton', { name: words.whole(key) });
		await retype(field('studio_limit_steps'), '');
		await retype(field('studio_limit_backtracks'), '10');
		await field('studio_limit_backtracks').press('Enter');
		await page.keyboard.press('Escape');
		await studio.recorded();
		await expect(studio.status).toHaveText(words.part('player_status_stopped_backtracks'));
		await studio.button('player_end').click();
		await expect(studio.counter('explain_group_back', 'explain_count_undos')).toHaveText('10');

		await studio.open('example=several&goal=all&solutions=2');
		await studio.recorded();
		await expect(studio.status).toHaveText(
			words.part('player_status_solved_many', { formatted: 2 })
		);
		await studio.open(`${ENDLESS}&milliseconds=300`);
		await studio.recorded();
		await expect(studio.status).toHaveText(words.part('player_status_stopped_time'));
		await expect(studio.status).toHaveText(words.part('player_left_only'));
	});
});

test.describe('a long search', () => {
	test('can be used while it runs, and canceled; its recording stays', async ({ studio }) => {
		// The search uses the whole machine while it runs.
		test.slow();
		const { page, words } = studio;
		await studio.open(ENDLESS);
		await expect.poll(() => studio.length()).toBeGreaterThan(100_000);
		await expect(studio.status).toHaveText(words.whole('player_status_running'));
		await studio.button('player_step_forward').click();
		await studio.expectPosition(1);
		await studio.button('player_backtrack_forward').click();
		await expect.poll(() => studio.position()).toBeGreaterThan(1);

		await studio.button('player_status_cancel').click();
		await expect(studio.status).toHaveText(words.part('player_status_stopped_user'));
		await expect(studio.status).toHaveText(words.part('player_left_only'));
		const length = await studio.length();
		await studio.button('player_end').click();
		await studio.expectPosition(length);
		await studio.button('player_solution_forward').click();
		await expect(studio.note).toHaveText(words.part('player_missed_forward'));
		await studio.button('player_step_back').click();
		await studio.expectPosition(length - 1);
		await studio.button('player_backtrack_back').click();
		await expect(studio.region('explain_name')).toContainText(words.part('explain_kind_backtrack'));
		const box = (await studio.scrubber.boundingBox())!;
		await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
		await expect.poll(async () => (await studio.position()) / length).toBeCloseTo(1 / 3, 1);

		// Another puzzle ends it.
		await studio.pickExample('size-4');
		await studio.recorded();
		await expect(studio.status).toHaveText(words.whole('player_status_solved'));
	});
});

test.describe('a browser that refuses storage', () => {
	test('shows everything @firefox', async ({ studio }) => {
		const { page, words } = studio;
		await page.addInitScript(() => {
			Object.defineProperty(window, 'localStorage', {
				get() {
					throw new DOMException('Access is denied', 'SecurityError');
				}
			});
		});
		await page.goto('');
		await ready(page);
		await page.getByRole('link', { name: words.whole('shell_watch') }).click();
		await expect.poll(() => studio.position()).toBeGreaterThan(0);
		await studio.button('player_pause').click();
		await studio.button('studio_more_hint').click();

		const line = page.getByRole('separator', { name: words.whole('studio_resize_board') });
		const share = Number(await line.getAttribute('aria-valuenow'));
		await line.press('ArrowLeft');
		await expect(line).toHaveAttribute('aria-valuenow', String(share - 2));
		await expect(page.getByText(words.whole('shell_storage_refused'))).toBeVisible();
		await studio.button('studio_dismiss').click();
		await expect(page.getByText(words.whole('shell_storage_refused'))).toBeHidden();
		await studio.button('shell_theme').click();
		await studio.radio('shell_theme_dark').check();
		await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	});
});

for (const language of mirrored) {
	test.describe(`a worker that fails, ${language}`, () => {
		test.use({ language, expectedComplaints: /./ });

		test(`before it starts: the page reports it and keeps working${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page, words } = studio;
			await routeWorkers(page, (route) => route.abort());
			await studio.open('example=raster');
			await expect(studio.status).toHaveText(words.whole('player_status_not_started'));
			await expect(studio.button('player_status_cancel')).toHaveCount(0);
			await expect(studio.uniqueness).toHaveText(words.whole('studio_count_failed'));
			await studio.cell('r1c1').click();
			await page.keyboard.press('8');
			await expect(studio.cell('r1c1')).toHaveAccessibleName(
				words.part('sudoku_board_cell_entry', { symbol: 8 })
			);
			await studio.button('studio_undo').click();

			// The next search may succeed.
			await page.unroute(WORKERS);
			await studio.select('studio_order').selectOption('findmin');
			await expect(studio.status).toHaveText(words.whole('player_status_solved'));
			await studio.button('player_end').click();
			await expect(studio.cell('r9c9')).toHaveAccessibleName(words.part('board_square_solved'));
		});

		test('in the middle: the recorded part can be watched', async ({ studio }) => {
			const { page, words } = studio;
			await routeWorkers(page, async (route) => {
				const response = await route.fetch();
				const body = `${await response.text()}\nsetTimeout(() => { throw new RangeError('out of memory'); }, 2000);`;
				await route.fulfill({ response, body });
			});
			await studio.open(ENDLESS);
			await expect(studio.status).toHaveText(words.part('player_status_crashed'));
			const length = await studio.length();
			expect(length).toBeGreaterThan(1000);
			await studio.button('player_end').click();
			await studio.expectPosition(length);
			await studio.button('player_backtrack_back').click();
			await expect.poll(() => studio.position()).toBeLessThan(length);
			await expect(studio.currentNode).toHaveText(words.part('tree_state_current'));
		});
	});
}
