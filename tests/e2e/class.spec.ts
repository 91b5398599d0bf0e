import { deflateRawSync } from 'node:zlib';
import { localPath } from './support/studio';
import { axe, expect, open, overflow, test } from './support/test';
import { mirrored, Words } from './support/words';

/** Work on an exercise in the fragment of an address, as the workbench writes it. */
function workOn(exercise: string, passed: boolean): string {
	const json = JSON.stringify({
		...{ exercise, language: 'python', texts: { python: 'x = 1\n' }, predictions: {} },
		...{ hints: 1, runs: 7, tests: ['s4'], stages: [], passed }
	});
	return `work=1${deflateRawSync(json).toString('base64url')}`;
}

const ADDRESS = 'https://example.org/learn/yours/solve/#';
const LIST = ['Name,Link']
	.concat(
		Array.from(
			{ length: 6 },
			(_, at) => `"Levi, Dana ${at + 1}",${ADDRESS}${workOn('solve', at % 3 === 0)}`
		)
	)
	.join('\n');

for (const language of mirrored) {
	test(`a teacher collects links, saves them and clears the list (${language})`, async ({
		page
	}) => {
		const words = new Words(language);
		await open(page, localPath(language, 'teach/collect/'));
		await page.getByRole('textbox').fill(LIST);
		const rows = page.getByRole('row');
		await expect(rows).toHaveCount(7);
		await expect(rows.nth(2)).toContainText('Levi, Dana 2');
		await expect(rows.nth(2)).toContainText(words.part('teach_collect_begun'));
		expect((await overflow(page)).across).toBe(0);
		await axe(page);

		const saved = page.waitForEvent('download');
		await page.getByRole('button', { name: 'CSV', exact: true }).click();
		expect((await saved).suggestedFilename()).toBe('collected.csv');

		// Each line without work has its reason, and all are counted.
		const here = new URL(`/${localPath(language, 'learn/yours/solve/')}`, page.url()).href;
		const others = [here, 'https://elsewhere.example/', ...Array.from({ length: 25 }, () => 'x')];
		await page.getByRole('textbox').fill([LIST, ...others].join('\n'));
		const said = (key: string, lines: string) => page.getByText(words.whole(key, { lines }));
		await expect(said('teach_collect_bare', '8')).toBeVisible();
		await expect(said('teach_collect_other_site', '9')).toBeVisible();
		const without = page.getByText(words.whole('teach_collect_without'));
		await expect(without).toContainText(words.part('teach_collect_more', { count: '5' }));
		await page.getByRole('textbox').fill(LIST);
		await expect(rows).toHaveCount(7);

		// A pupil's work leaves the list where it is.
		const opened = page.waitForEvent('popup');
		await rows.nth(1).getByRole('link').click();
		const work = await opened;
		await expect(work).toHaveURL(/learn\/yours\/solve\/#work=/);
		await work.close();
		await page.reload();
		await expect(rows).toHaveCount(7);
		await page.getByRole('button', { name: words.whole('teach_collect_clear') }).click();
		await expect(page.getByRole('textbox')).toHaveValue('');
		await page.reload();
		await expect(page.getByRole('textbox')).toHaveValue('');
	});

	test(`a link to a bug names its language, and the key to the exercises begins with a list (${language})`, async ({
		page
	}) => {
		const words = new Words(language);
		await open(page, localPath(language, 'learn/bugs/#ties-python'));
		const listing = page.locator('#ties').getByRole('list', { name: words.whole('bugs_program') });
		await expect(listing).toContainText('def find_min(board, box):');
		await expect(page.locator('#ties')).toBeInViewport();
		await page.getByRole('radio', { name: 'JavaScript', exact: true }).check({ force: true });
		await expect(listing).toContainText('function findMin(board, box) {');
		expect((await overflow(page)).across).toBe(0);

		await open(page, localPath(language, 'teach/exercises/'));
		const contents = page.getByRole('navigation', {
			name: words.whole('teach_exercises_contents')
		});
		await expect(contents.getByRole('link')).toHaveCount(12);
		await contents.getByRole('link').last().click();
		await expect(page.locator('#no-recursion')).toBeInViewport();
	});
}
