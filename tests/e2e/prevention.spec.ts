import { axe, expect, test, THESIS } from './support/studio';
import { mirrored } from './support/words';
import { overflow } from './support/test';

/** The first dead end of the thesis board: nine digits leave r1c9 without a value, three of them placed. */
const DEAD_END = `puzzle=${THESIS}&at=40`;

for (const language of mirrored) {
	test.describe(`what would have prevented a dead end, ${language}`, () => {
		test.use({ language });

		test('is told, ringed on the board, fits on a phone, and leads to the wrong decision @firefox', async ({
			studio
		}) => {
			const { page, words } = studio;
			await studio.openRecorded(DEAD_END);
			const ask = studio.button('prevention_ask');
			const answer = studio.region('prevention_ask');
			const rings = studio.board.locator('xpath=../..').locator('.marks > .clash-ring');
			await expect(rings).toHaveCount(0);
			await ask.click();
			await expect(answer).toContainText(words.part('prevention_set_value', { variable: 'r1c9' }));
			await expect(rings).toHaveCount(9);
			const reasons = studio.board.getByRole('gridcell', {
				name: words.part('board_square_reason')
			});
			await expect(reasons).toHaveCount(9);
			const wrong = answer
				.getByRole('paragraph')
				.filter({ hasText: words.part('prevention_wrong_is') });
			await expect(wrong).toContainText('r1c3');
			const table = answer.getByRole('table');
			await expect(table.getByRole('row')).toHaveCount(12);
			await expect(table).toContainText('488');
			await expect(table).toContainText('1,929');
			await axe(page);

			await page.setViewportSize({ width: 390, height: 844 });
			await expect(table).toContainText('1,929');
			await expect(studio.board).toBeInViewport();
			expect((await overflow(page)).across).toBeLessThanOrEqual(0);
			const over = await answer.evaluate(
				({ scrollWidth, clientWidth }) => scrollWidth - clientWidth
			);
			expect(over).toBeLessThanOrEqual(0);

			await wrong.getByRole('button').click();
			await studio.expectPosition(2);
			await expect(answer).toHaveCount(0);
			await expect(rings).toHaveCount(0);
		});
	});
}

test.describe('the same failure again', () => {
	test.use({ kind: 'map-colouring' });

	test('is counted and marked in the tree, and the next one is a press away', async ({
		studio
	}) => {
		const { page, words } = studio;
		// Texas, between four neighbours of four colours.
		await studio.openRecorded('example=usa&at=9002');
		await studio.button('prevention_ask').click();
		const answer = studio.region('prevention_ask');
		const marks = page.locator('.alike');
		await expect(answer).toContainText(
			words.part('prevention_same_this', { count: 64, formatted: '64', number: '24' })
		);
		await expect(marks.first()).toBeVisible();
		await answer.getByRole('button', { name: words.whole('prevention_same_after') }).click();
		await studio.expectPosition(12_703);
		await expect(answer).toContainText(
			words.part('prevention_same_this', { count: 64, formatted: '64', number: '25' })
		);
		await answer.getByRole('button', { name: words.whole('prevention_same_before') }).click();
		await studio.expectPosition(9002);
		await page.keyboard.press('ArrowRight');
		await expect(answer).toHaveCount(0);
		await expect(marks).toHaveCount(0);
		// It stays open: the next dead end is answered, too.
		await page.keyboard.press('d');
		await expect(answer).toBeVisible();
		await studio.button('prevention_ask').click();
		await expect(answer).toHaveCount(0);
		await page.keyboard.press('d');
		await expect(studio.button('prevention_ask')).toBeVisible();
		await expect(answer).toHaveCount(0);
	});
});

test('nothing is asked where it would give something away, or where there is no dead end', async ({
	studio
}) => {
	const ask = studio.button('prevention_ask');
	await studio.openRecorded(DEAD_END);
	await expect(ask).toBeVisible();
	await studio.page.keyboard.press('ArrowRight');
	await expect(ask).toHaveCount(0);
	await studio.open(`${DEAD_END}&future=hidden`);
	await expect(studio.why).toContainText('r1c9');
	await studio.rest();
	await expect(ask).toHaveCount(0);
});

test.describe('a search that takes long', () => {
	test.use({ kind: 'knights-tour' });

	test('is stopped, and what is not known is said', async ({ studio }) => {
		const { words } = studio;
		// That no tour begins like this takes more than a test's time to prove.
		await studio.open('example=eight&values=ascending&at=168');
		await studio.expectPosition(168);
		await studio.button('prevention_ask').click();
		const answer = studio.region('prevention_ask');
		await expect(answer).toContainText(words.part('prevention_working'));
		await answer.getByRole('button', { name: words.whole('prevention_cancel') }).click();
		await expect(answer).toContainText(words.part('prevention_cancelled'));
		await expect(answer).toContainText(words.part('prevention_wrong_between'));
		await expect(answer.getByRole('table')).toHaveCount(0);
	});
});
