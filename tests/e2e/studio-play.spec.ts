import {
	expect,
	firefoxToo,
	RASTER,
	retype,
	test,
	THESIS,
	type StudioPage,
	holding
} from './support/studio';
import { isA, Walk } from './support/walk';
import { mirrored } from './support/words';

const raster = new Walk(RASTER);
const backtrack = isA('backtrack');
const deadend = isA('deadend');

/** Compares board, tree, counters, code and sentence at a position with the walk. */
async function expectAgreement(studio: StudioPage, position: number): Promise<void> {
	const { words } = studio;
	const placed = raster.placedAt(position);
	const counts = raster.countsAt(position);
	const step = raster.steps[position - 1];
	await studio.expectPosition(position);

	for (const [cell, digit] of placed)
		await expect(studio.cell(cell)).toHaveAccessibleName(holding(digit));
	const [newest, digit] = [...placed].at(-1) ?? [];
	await expect(studio.currentNode).toHaveText(
		newest === undefined
			? words.part('tree_start')
			: words.part('tree_placement', { variable: newest, value: digit ?? 0 })
	);
	await expect(studio.scrubber).toHaveAttribute(
		'aria-valuetext',
		words.whole('player_valuetext', {
			position: position.toLocaleString('en'),
			depth: counts.depth
		})
	);

	await expect(studio.counter('explain_group_search', 'explain_count_tries')).toHaveText(
		counts.tries.toLocaleString('en')
	);
	await expect(studio.counter('explain_group_search', 'explain_count_deadends')).toHaveText(
		String(counts.deadends)
	);
	await expect(studio.counter('explain_group_forward', 'explain_count_placements')).toHaveText(
		String(counts.placements)
	);
	await expect(studio.counter('explain_group_back', 'explain_count_undos')).toHaveText(
		String(counts.undos)
	);
	await expect(studio.counter('explain_group_depth', 'explain_count_depth')).toHaveText(
		String(counts.depth)
	);

	await expect(studio.region('explain_name')).toContainText(
		words.part(`explain_kind_${step.kind}`)
	);
	if (step.cell !== '') await expect(studio.why).toContainText(step.cell);
	if (step.digit > 0) await expect(studio.why).toContainText(String(step.digit));
}

test.describe('the row-by-row walk', () => {
	test('rejects 1 to 7 at r1c1, places 8, and shows it in every view', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster');
		await studio.expectPosition(0);
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('board_square', { row: 1, column: 1 })
		);
		await expect(studio.why).toHaveText(words.part('sudoku_says_start', { formatted: 54 }));
		await expect(studio.currentNode).toHaveText(words.part('tree_start'));

		const forward = studio.button('player_step_forward');
		const line = studio.region('explain_code').locator('[aria-current="step"]');
		await forward.click();
		await expect(studio.why).toContainText('r1c1');
		await expect(line).toContainText('naive(problem)');
		const blockers = {
			1: 'r5c1',
			2: 'r1c8',
			3: 'r1c3',
			4: 'r1c9',
			5: 'r2c2',
			6: 'r8c1',
			7: 'r2c1'
		};
		for (const [digit, blocker] of Object.entries(blockers)) {
			await forward.click();
			await expect(studio.cell('r1c1')).toHaveAccessibleName(
				words.part('sudoku_board_cell_tried', { symbol: digit })
			);
			await expect(studio.cell(blocker)).toHaveAccessibleName(words.part('board_square_clash'));
			await expect(studio.why).toContainText(blocker);
			await expect(line).toContainText('if value clashes');
		}
		await forward.click();
		await studio.expectPosition(9);
		await expect(studio.cell('r1c1')).toHaveAccessibleName(
			words.part('board_square_newest', { what: 8 })
		);
		await expect(studio.why).toContainText('8 is not yet in the row, column or box of r1c1');
		await expect(line).toContainText('place value at variable');
		await expect(studio.currentNode).toHaveText(
			words.part('tree_placement', { variable: 'r1c1', value: 8 })
		);
		await expect(studio.currentNode).toHaveAttribute('aria-level', '2');

		await studio.tab('studio_stack').click();
		const stack = studio.region('explain_stack');
		await expect(stack.getByRole('button')).toHaveAccessibleName(
			words.part('explain_stack_frame', { depth: 1, variable: 'r1c1', value: 8 })
		);
		await expect(page).toHaveURL(/at=9/);
	});

	test('shows the same in all views at any position, forwards and backwards', async ({
		studio
	}) => {
		await studio.openRecorded('example=raster&side=counters');
		const main = studio.page.getByRole('main');
		const firstBack = raster.after(0, backtrack);
		await studio.page.keyboard.press('Shift+ArrowRight');
		await expectAgreement(studio, firstBack);

		await expect(studio.uniqueness).toHaveText(studio.words.whole('studio_count_one'));
		await studio.rest();
		const before = await main.ariaSnapshot();
		await studio.page.keyboard.press('ArrowRight');
		await expectAgreement(studio, firstBack + 1);
		await studio.page.keyboard.press('ArrowRight');
		await expectAgreement(studio, firstBack + 2);
		await studio.page.keyboard.press('ArrowLeft');
		await expectAgreement(studio, firstBack + 1);
		await studio.page.keyboard.press('ArrowLeft');
		await expectAgreement(studio, firstBack);
		// This includes nodes off the path, which the list shows a moment later.
		await expect.poll(() => main.ariaSnapshot()).toBe(before);

		await studio.page.keyboard.press('D');
		await expectAgreement(studio, raster.after(firstBack, deadend));
	});

	test('ends with the known counts, naive and findmin, and explains a backtrack', async ({
		studio
	}) => {
		const { words } = studio;
		await studio.openRecorded('example=raster&side=counters');
		await studio.button('player_end').click();
		await expect(studio.status).toHaveText(words.whole('player_status_solved'));
		await expectAgreement(studio, raster.end);
		const tries = studio.counter('explain_group_search', 'explain_count_tries');
		const placements = studio.counter('explain_group_forward', 'explain_count_placements');
		const undos = studio.counter('explain_group_back', 'explain_count_undos');
		await expect(tries).toHaveText('1,533');
		await expect(placements).toHaveText('194');
		await expect(undos).toHaveText('140');
		await expect(studio.cell('r9c9')).toHaveAccessibleName(words.part('board_square_solved'));

		await studio.select('studio_order').selectOption('findmin');
		await studio.expectPosition(0);
		await studio.recorded();
		await studio.button('player_end').click();
		await expect(tries).toHaveText('309');
		await expect(placements).toHaveText('58');
		await expect(undos).toHaveText('4');

		const thesis = new Walk(THESIS);
		// Rows one to three are full, row four has 8 1 5 and 7, and r4c6 has no value left.
		const stuck = thesis.steps.findIndex(
			({ kind, cell }, at) =>
				kind === 'deadend' && cell === 'r4c6' && thesis.placedAt(at).get('r4c4') === 7
		);
		await studio.openRecorded(`example=thesis&at=${String(stuck + 1)}`);
		await expect(studio.cell('r4c6')).toHaveAccessibleName(
			studio.words.part('board_square_deadend')
		);
		await expect(studio.why).toContainText('Dead end at r4c6');
		await studio.button('player_step_forward').click();
		await expect(studio.why).toContainText('r4c6 has no value left, so 7 is taken back from r4c4');
		await expect(studio.cell('r4c4')).toHaveAccessibleName(
			studio.words.part('sudoku_board_cell_ghost', { symbol: 7 })
		);
	});
});

test.describe('playing', () => {
	test('starts, pauses, and plays to the end', async ({ studio }) => {
		const { page } = studio;
		await studio.openRecorded('example=raster&rate=20');
		await studio.button('player_play').click();
		await expect(studio.button('player_pause')).toBeVisible();
		await expect.poll(() => studio.position()).toBeGreaterThan(3);
		await studio.button('player_pause').click();
		await expect(studio.button('player_play')).toBeVisible();
		const paused = await studio.position();
		expect(paused).toBeLessThan(raster.end);
		await expect(page).toHaveURL(new RegExp(`at=${String(paused)}(&|$)`));
		await studio.expectPosition(paused);

		await page.getByRole('button', { name: studio.words.part('player_presets') }).click();
		await page
			.getByRole('dialog')
			.getByRole('button', { name: studio.words.part('player_preset_most') })
			.click();
		await studio.button('player_play').click();
		await studio.expectPosition(raster.end);
		await expect(studio.button('player_play')).toBeVisible();

		// From the end it starts over.
		await studio.leaveControls();
		for (let i = 0; i < 21; i++) await page.keyboard.press(',');
		await page.keyboard.press('Space');
		await expect.poll(() => studio.position()).toBeLessThan(raster.end);
		await page.keyboard.press('Space');
		await expect(studio.button('player_play')).toBeVisible();
	});

	test('pauses exactly at the breakpoints and names them @firefox', async ({ studio }) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster&rate=10000');
		await studio.button('player_stops').click();
		const popover = page.getByRole('dialog');
		await popover.getByRole('checkbox', { name: words.whole('player_stop_backtrack') }).check();
		await page.keyboard.press('Escape');
		await studio.leaveControls();

		let position = 0;
		for (let time = 0; time < 3; time++) {
			await page.keyboard.press('Space');
			position = raster.after(position, backtrack);
			await studio.expectPosition(position);
			await expect(studio.button('player_play')).toBeVisible();
			await expect(studio.note).toHaveText(words.part('player_stop_backtrack'));
		}
		await expect(page).toHaveURL(/stops=backtrack/);

		// Several breakpoints, for a cell, a depth and a line of code; the first one reached counts.
		await studio.cell('r2c3').click();
		await page.getByRole('button', { name: words.part('player_stops_count') }).click();
		await popover.getByRole('checkbox', { name: words.whole('player_stop_backtrack') }).uncheck();
		await popover.getByRole('checkbox', { name: words.part('player_stop_cell_selected') }).check();
		await retype(popover.getByRole('spinbutton'), '9');
		await popover.getByRole('checkbox', { name: words.part('player_stop_depth_field') }).check();
		await page.keyboard.press('Escape');
		const meets = (step: { kind: string; cell: string }, at: number) =>
			(step.cell === 'r2c3' && ['place', 'backtrack'].includes(step.kind)) ||
			(step.kind === 'backtrack' && raster.countsAt(at).depth === 9);
		for (let time = 0; time < 4; time++) {
			await studio.button('player_play').click();
			position = raster.after(position, meets);
			await studio.expectPosition(position);
			await expect(studio.note).toHaveText(words.part('player_stop_paused'));
		}
		await page.getByRole('button', { name: words.part('player_stops_count') }).click();
		await popover.getByRole('button', { name: words.whole('player_stop_clear') }).click();
		await page.keyboard.press('Escape');

		await studio.button('explain_code_stop', { line: 'Dead end' }).click();
		await studio.button('player_play').click();
		position = raster.after(position, deadend);
		await studio.expectPosition(position);
		await expect(page).toHaveURL(/stops=line-deadend/);
		await studio.button('explain_code_stop', { line: 'Dead end' }).click();

		await studio.button('player_play').click();
		await studio.expectPosition(raster.end);
	});
});

test.describe('jumping', () => {
	test('goes to backtracks, dead ends, solutions and the changes of a cell, or by decisions', async ({
		studio
	}) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster');
		const firstBack = raster.after(0, backtrack);
		await studio.button('player_backtrack_forward').click();
		await studio.expectPosition(firstBack);
		await studio.button('player_backtrack_forward').click();
		await studio.expectPosition(raster.after(firstBack, backtrack));
		await studio.button('player_backtrack_back').click();
		await studio.expectPosition(firstBack);
		await studio.button('player_backtrack_back').click();
		await expect(studio.note).toHaveText(words.part('player_missed_back'));
		await studio.expectPosition(firstBack);
		await studio.button('player_deadend_forward').click();
		const dead = raster.after(firstBack, deadend);
		await studio.expectPosition(dead);
		await studio.button('player_solution_forward').click();
		await studio.expectPosition(raster.end);
		await studio.button('player_solution_forward').click();
		await expect(studio.note).toHaveText(words.part('player_missed_forward'));
		await studio.button('player_start').click();
		await studio.expectPosition(0);

		await studio.cell('r2c3').click();
		await studio.button('player_jumps').click();
		const changed = raster.after(
			0,
			({ cell, kind }) => cell === 'r2c3' && (kind === 'place' || kind === 'backtrack')
		);
		await studio.button('player_cell_forward', { cell: 'r2c3' }).click();
		await studio.expectPosition(changed);
		await expect(studio.cell('r2c3')).toHaveAccessibleName(words.part('board_square_newest'));

		// Return to this depth: the next undo that leaves no more placements than now.
		const { depth } = raster.countsAt(changed);
		await studio.button('player_return', { depth }).click();
		await studio.expectPosition(
			raster.after(changed, (step, at) => backtrack(step) && raster.countsAt(at + 1).depth <= depth)
		);
		await page.keyboard.press('Escape');

		await page.keyboard.press('Home');
		await studio.expectPosition(0);
		await studio.select('player_grain').selectOption('decision');
		const decision = isA('place', 'backtrack', 'solution');
		let position = 0;
		for (let time = 0; time < 3; time++) {
			await studio.button('player_step_forward').click();
			position = raster.after(position, decision);
			await studio.expectPosition(position);
		}
		await studio.leaveControls();
		await studio.page.keyboard.press('g');
		await expect(studio.select('player_grain')).toHaveValue('backtrack');
		await studio.page.keyboard.press('ArrowRight');
		await studio.expectPosition(raster.after(position, backtrack));
	});

	test('goes anywhere with the scrubber, the keys, and a frame of the stack @firefox', async ({
		studio
	}) => {
		const { page, words } = studio;
		await studio.openRecorded('example=raster&side=stack');
		const box = (await studio.scrubber.boundingBox())!;
		const y = box.y + box.height / 2;
		await page.mouse.click(box.x + box.width / 2, y);
		const share = async () => (await studio.position()) / raster.end;
		await expect.poll(share).toBeCloseTo(0.5, 1);
		const middle = await studio.position();

		await page.mouse.move(box.x + box.width / 2, y);
		await page.mouse.down();
		await page.mouse.move(box.x + box.width / 4, y, { steps: 4 });
		await expect.poll(() => studio.position()).toBeLessThan(middle);
		await page.mouse.up();
		await expect.poll(share).toBeCloseTo(0.25, 1);

		// What the mouse reached keeps no keys: a key ends the click, however busy the page is.
		await studio.leaveControls();
		await page.keyboard.press('Shift');
		await studio.scrubber.focus();
		await page.keyboard.press('End');
		await studio.expectPosition(raster.end);
		await page.keyboard.press('PageDown');
		await studio.expectPosition(raster.end - Math.round(raster.end / 20));
		await page.keyboard.press('ArrowLeft');
		await studio.expectPosition(raster.end - Math.round(raster.end / 20) - 1);
		await page.keyboard.press('End');

		// The 54th frame from the top is the first frame, at the step of its last placement.
		const frames = studio.region('explain_stack').getByRole('button');
		const newest = raster.steps.findLast(isA('place'))!;
		await expect(frames.first()).toHaveAccessibleName(
			words.part('explain_stack_frame', { depth: 54, variable: newest.cell, value: newest.digit })
		);
		const fifth = [...raster.placedAt(raster.end)][50];
		await studio
			.region('explain_stack')
			.getByRole('button', { name: words.part('explain_stack_frame', { depth: 51 }) })
			.click();
		await studio.expectPosition(
			raster.before(
				raster.end,
				({ kind, cell, digit }) => kind === 'place' && cell === fifth[0] && digit === fifth[1]
			)
		);
	});
});

for (const language of mirrored) {
	test.describe(`the keyboard, ${language}`, () => {
		test.use({ language });

		test(`plays, steps and jumps; time runs left to right${firefoxToo(language)}`, async ({
			studio
		}) => {
			const { page } = studio;
			await studio.openRecorded('example=raster&rate=20');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await studio.expectPosition(2);
			await page.keyboard.press('ArrowLeft');
			await studio.expectPosition(1);
			await page.keyboard.press('Shift+ArrowRight');
			await studio.expectPosition(raster.after(0, backtrack));
			await page.keyboard.press('Shift+ArrowRight');
			const second = raster.after(raster.after(0, backtrack), backtrack);
			await studio.expectPosition(second);
			await page.keyboard.press('Shift+ArrowLeft');
			await studio.expectPosition(raster.after(0, backtrack));
			await page.keyboard.press('Alt+ArrowRight');
			await studio.expectPosition(raster.end);
			await page.keyboard.press('Home');
			await studio.expectPosition(0);
			await page.keyboard.press('End');
			await studio.expectPosition(raster.end);
			await page.keyboard.press('Home');

			await page.keyboard.press('Space');
			await expect(studio.button('player_pause')).toBeVisible();
			await expect.poll(() => studio.position()).toBeGreaterThan(1);
			await page.keyboard.press('Space');
			await expect(studio.button('player_play')).toBeVisible();

			const speed = page.getByRole('slider', { name: studio.words.whole('player_speed') });
			await expect(speed).toHaveAttribute('aria-valuetext', /20/);
			await page.keyboard.press('.');
			await expect(speed).toHaveAttribute('aria-valuetext', /50/);
			await page.keyboard.press(',');
			await page.keyboard.press(',');
			await expect(speed).toHaveAttribute('aria-valuetext', /10/);

			// Earlier is on the left, even in right-to-left languages.
			const place = async (key: string) => (await studio.button(key).boundingBox())!.x;
			expect(await place('player_step_back')).toBeLessThan(await place('player_step_forward'));
			expect(await place('player_start')).toBeLessThan(await place('player_end'));
		});
	});
}
