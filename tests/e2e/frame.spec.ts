import type { Frame, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_STRATEGY } from '../../src/lib/engine/search/strategy';
import { writeHidden } from '../../src/lib/stage/address/hidden-strategy';
import { encodeSet } from '../../src/lib/stage/homework/set';
import { packageFiles } from '../../src/lib/stage/package/scorm';
import { serveHost } from './support/host';
import { RacePage } from './support/race';
import { axe, expect, firefoxToo, ready, test as base } from './support/test';
import { mirrored, plain, Words, type Language } from './support/words';

type Host = Awaited<ReturnType<typeof serveHost>>;

/** What a frame has said to the page around it. */
interface Said {
	readonly subject: string;
	readonly message_id?: string;
	readonly score?: number;
	readonly state?: { readonly at?: string; readonly answered?: readonly string[] };
	readonly name?: string;
	readonly height?: number;
}

/** Another site, whose pages frame ours. */
const test = base.extend<{ host: Host }>({
	// The page goes first, so that the other site outlives it.
	host: async ({ page: _ }, use) => {
		const host = await serveHost();
		await use(host);
		await host.close();
	}
});

// Chromium gives frames of another site no storage, so nothing is put into it before a test either.
test.use({ firstVisit: true, expectedComplaints: /^foreign request: http:\/\/127\.0\.0\.1/ });

const saidIn = (page: Page) => page.evaluate(() => (window as unknown as { said: Said[] }).said);
const scoresIn = async (page: Page) =>
	(await saidIn(page)).flatMap(({ score }) => (score === undefined ? [] : [score]));
const pathOf = (language: Language) => (plain.includes(language) ? 'embed/' : `${language}/embed/`);

/** Opens a page of another site with a frame in it. */
async function openIn(
	page: Page,
	host: Host,
	address: string,
	others: Record<string, string> = {}
): Promise<Frame> {
	const query = new URLSearchParams({ frame: address, ...others });
	await page.goto(`${host.url}book.html?${query}`);
	return frameIn(page);
}

/** The frame in the page, once it is alive. */
async function frameIn(page: Page): Promise<Frame> {
	const element = await page.waitForSelector('iframe');
	const frame = (await element.contentFrame())!;
	await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' });
	return frame;
}

/** Runs in the frames of a site: nothing may be stored. */
function refuseStorage(origin: string): void {
	if (location.origin !== origin) return;
	for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
		Object.defineProperty(window, name, {
			get() {
				throw new DOMException('refused', 'SecurityError');
			}
		});
}

for (const language of mirrored) {
	const embed = pathOf(language);

	test.describe(`A frame in a page of another site (${language})`, () => {
		test(`shows a moment and fits its height${firefoxToo(language)}`, async ({
			page,
			host,
			siteUrl
		}) => {
			const frame = await openIn(
				page,
				host,
				`${siteUrl}${embed}?kind=queens&size=8&at=20&present=board,sentence`
			);
			await expect(frame.getByRole('grid')).toBeVisible();
			await expect(frame.locator('.position b')).toHaveText('20');
			await expect(frame.getByRole('banner')).toHaveCount(0);
			await expect(frame.getByRole('contentinfo')).toHaveCount(0);
			const height = (await page.locator('iframe').boundingBox())!.height;
			expect(height).toBeGreaterThan(400);
			// It does not take the focus from the page around it.
			expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
		});

		test('has what axe asks for', async ({ page }) => {
			for (const query of [
				'kind=sudoku&loop=10-40&present=board,tree,sentence',
				'race=1&kind=queens&size=6',
				'chapter=letters&question=first-letter,fits-after-c',
				'exercise=rule',
				'kind=none'
			]) {
				await page.goto(`${embed}?${query}`);
				await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
				await axe(page);
			}
		});
	});
}

const words = new Words(plain[0]);
/** An answer, which is written from the left in every language. */
const C = /^\u2068?C\u2069?$/;
const ALONE = 'Nothing is recorded here.';
const bridge = readFileSync(
	path.resolve(import.meta.dirname, '../../src/lib/stage/package/bridge.js'),
	'utf8'
);

test('shows a race, and says which parameter is wrong', async ({ page, host, siteUrl }) => {
	const frame = await openIn(
		page,
		host,
		`${siteUrl}embed/?race=1&kind=queens&size=6&present=lanes,verdict,chart&at=100000`
	);
	await expect(frame.getByRole('grid')).toHaveCount(2);
	await expect(frame.getByRole('status').first()).toContainText(/\d/);
	await expect(frame.getByRole('link')).toHaveAttribute('href', /\/compare\/\?.*size=6/);
	await expect(frame.getByRole('banner')).toHaveCount(0);
	for (const [query, parameter] of [
		['race=1&lanes=fastest', 'lanes=fastest'],
		['kind=queens&hide=all', 'hide=all'],
		['kind=queens&sise=8', 'sise'],
		['chapter=letters&question=nothing', 'question=nothing'],
		['chapter=letters&place=nowhere', 'place=nowhere'],
		['exercise=none', 'exercise=none'],
		['theme=dark', 'kind']
	]) {
		await page.goto(`embed/?${query}`);
		await expect(page.getByRole('alert')).toContainText(words.part('frame_wrong'));
		await expect(page.getByRole('alert')).toContainText(parameter);
	}
});

test('a race is shared as a line for a page, and its code is saved', async ({ page }) => {
	const race = new RacePage(page);
	await race.openRecorded('kind=queens&size=6&at=40');
	await race.expectTick(40);
	await page.getByRole('button', { name: words.whole('share_label') }).click();
	await page.getByText(words.whole('share_code')).click();
	const [code] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: words.whole('share_code_save') }).click()
	]);
	expect(code.suggestedFilename()).toMatch(/\.png$/);
	await page.getByText(words.whole('share_frame')).click();
	await page.getByRole('switch', { name: words.whole('share_loop') }).check();
	const place = page.getByRole('combobox', { name: words.whole('share_place') });
	await place.selectOption('address');
	const line = await page.getByRole('textbox', { name: words.whole('share_line') }).inputValue();
	expect(new URL(line).search).toBe('?race=1&kind=queens&size=6&present=lanes,verdict&loop=40-60');
	await page.goto(line);
	await expect(page.getByRole('grid')).toHaveCount(2);
});

test('plays a stretch over and over, until it is paused, or waits with it', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.goto('embed/?kind=queens&size=8&loop=10-14&rate=20');
	const position = page.locator('.position b');
	const track = page.getByRole('slider');
	await expect(track).toHaveAttribute('min', '10');
	await expect(track).toHaveAttribute('max', '14');
	await expect(position).toHaveText('4');
	await expect(position).not.toHaveText('4');
	await expect(position).toHaveText('4');
	await page.keyboard.press('Space');
	await expect(page.getByRole('button', { name: words.whole('player_play') })).toBeVisible();
	await page.keyboard.press('Home');
	await expect(position).toHaveText('0');

	// If the address or the reader wants it to.
	const waits = async () => {
		await expect(page.getByRole('button', { name: words.whole('player_play') })).toBeVisible();
		await expect(page.locator('.position')).toHaveText(/0 \/ 4$/);
	};
	await page.goto('embed/?kind=queens&size=8&loop=10-14&rate=20&play=0');
	await waits();
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('embed/?kind=queens&size=8&loop=10-14&rate=20');
	await waits();
});

test('hides the strategy, the code and the way to them', async ({ page }) => {
	const query = 'kind=sudoku&example=raster&order=findmin&present=board,sentence,code&at=';
	const named = /fewest|candidate/i;
	await page.goto(`embed/?${query}1`);
	await expect(page.getByRole('region', { name: words.whole('explain_code') })).toBeVisible();
	await expect(page.getByRole('region', { name: words.whole('explain_name') })).toContainText(
		named
	);
	for (const at of [0, 1]) {
		await page.goto(`embed/?${query}${at}&hide=strategy,code,future`);
		await expect(page.getByRole('grid')).toBeVisible();
		await expect(page.locator('.position b')).toHaveText(String(at));
		await expect(page.getByRole('region', { name: words.whole('explain_code') })).toHaveCount(0);
		expect(await page.locator('main').innerText()).not.toMatch(named);
		await expect(page.getByRole('link')).toHaveCount(0);
	}
});

test.describe('Where nothing may be stored', () => {
	for (const [name, others] of [
		['storage is refused', {}],
		['the frame has no origin', { sandbox: 'allow-scripts' }]
	] as const) {
		test(`${name}: a question is answered, an exercise runs, and the score is reported`, async ({
			page,
			host,
			siteUrl
		}) => {
			await page.addInitScript(refuseStorage, new URL(siteUrl).origin);
			const address = `${siteUrl}embed/?chapter=letters&question=first-letter`;
			const question = await openIn(page, host, address, others);
			await question.getByRole('button', { name: C }).click();
			await expect.poll(() => scoresIn(page)).toEqual([1]);

			const exercise = await openIn(page, host, `${siteUrl}embed/?exercise=is-legal`, others);
			await exercise.getByRole('button', { name: words.whole('yours_run') }).click();
			await exercise.getByRole('button', { name: words.whole('yours_predict_skip') }).click();
			await expect.poll(() => scoresIn(page), { timeout: 30_000 }).not.toEqual([]);
		});
	}
});

test('a chapter comes back to the reader’s place, and has no score before something is settled', async ({
	page,
	host,
	siteUrl
}) => {
	const frame = await openIn(page, host, `${siteUrl}embed/?chapter=letters`);
	const question = frame.locator('#first-letter');
	await question.scrollIntoViewIfNeeded();
	await expect
		.poll(async () => (await saidIn(page)).some(({ name }) => name === 'place'))
		.toBe(true);
	expect(await scoresIn(page)).toEqual([]);
	await question.getByRole('button', { name: C }).click();
	await expect.poll(async () => (await scoresIn(page)).at(-1)).toBeGreaterThan(0);
	const [score] = await scoresIn(page);
	expect(score).toBeLessThan(0.2);

	await page.reload();
	const again = await frameIn(page);
	await expect(again.locator('#first-letter')).toBeInViewport();
	await expect(again.locator('#first-letter')).toHaveClass(/done/);
});

test('takes a state from the page around it alone', async ({ page, host, siteUrl }) => {
	const frame = await openIn(page, host, `${siteUrl}embed/?chapter=letters`, { silent: '' });
	await expect.poll(async () => (await saidIn(page)).length).toBeGreaterThan(0);
	const [{ message_id }] = await saidIn(page);
	const state = { v: 1, at: 'how-far', answered: ['first-letter'], shown: [] };
	const response = { subject: 'SPLICE.getState.response', message_id, state };
	// Another frame of the page, and the frame itself.
	await page.evaluate((message) => {
		const other = document.createElement('iframe');
		document.body.append(other);
		const script = other.contentDocument!.createElement('script');
		script.textContent = `parent.frames[0].postMessage(${JSON.stringify(message)}, '*')`;
		other.contentDocument!.body.append(script);
	}, response);
	await frame.evaluate((message) => postMessage(message, '*'), response);
	// The page itself, but not as an answer.
	await page.evaluate((message) => {
		const frame = document.querySelector('iframe')!.contentWindow!;
		for (const said of [
			...[null, 7, 'x'.repeat(1e6), [], {}, { subject: 7 }],
			{ ...message, message_id: 'another' },
			{ ...message, message_id: undefined }
		])
			frame.postMessage(said, '*');
	}, response);
	// Messages arrive in the order in which they were sent.
	await frame.evaluate(() => {
		addEventListener('message', ({ data }) => {
			if (data === 'last') document.documentElement.dataset.last = '';
		});
	});
	await page.evaluate(() => {
		document.querySelector('iframe')!.contentWindow!.postMessage('last', '*');
	});
	await frame.locator('html[data-last]').waitFor({ state: 'attached' });
	const done = frame.locator('.done');
	await expect(done).toHaveCount(0);
	expect(await frame.evaluate(() => scrollY)).toBe(0);

	await page.evaluate((message) => {
		document.querySelector('iframe')!.contentWindow!.postMessage(message, '*');
	}, response);
	await expect(done).toHaveCount(1);
	await expect.poll(() => frame.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('homework reports its points, and comes back as it was', async ({ page, host, siteUrl }) => {
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	const set = await encodeSet({
		title: 'Week 1',
		note: '',
		tasks: [
			{ address: 'learn/letters/?question=first-letter', name: 'The first letter', note: '' },
			{ address: 'learn/letters/', name: 'All of it', note: '' }
		]
	});
	const task = (frame: Frame) => frame.getByRole('button', { name: 'The first letter' });
	const points = words.part('homework_state_points', { formatted: '1' });
	const frame = await openIn(page, host, `${siteUrl}embed/#set=${set}`);
	await task(frame).click();
	await frame.frameLocator('iframe').getByRole('button', { name: C }).click();
	await expect(task(frame)).toContainText(points);
	await expect.poll(() => scoresIn(page)).toEqual([0.5]);

	await page.reload();
	const again = await frameIn(page);
	await expect(task(again)).toContainText(points);
	await expect.poll(() => scoresIn(page)).toEqual([0.5]);
	await task(again).click();
	const isRight = again
		.frameLocator('iframe')
		.locator('legend')
		.getByLabel(words.part('ask_right'));
	await expect(isRight).toHaveCount(1);
	expect(errors).toEqual([]);
});

test('a task has the height of what is in it, on a screen and on a phone', async ({
	page,
	host,
	siteUrl
}) => {
	const hidden = writeHidden({ asks: ['values'], board: true, salt: 7 }, DEFAULT_STRATEGY);
	for (const [width, task] of [
		[800, 'ask=all&ask-count=2'],
		[390, 'solve=1'],
		[390, `find=${hidden}`]
	] as const) {
		await page.setViewportSize({ width, height: 640 });
		const frame = await openIn(page, host, `${siteUrl}embed/?kind=queens&size=5&${task}`);
		await expect(frame.getByRole('grid')).toBeVisible();
		const rest = () =>
			frame.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
		await expect.poll(rest).toBe(0);
		const heights = (await saidIn(page)).flatMap(({ height }) => height ?? []);
		expect(heights.at(-1)).toBeGreaterThan(420);
		// What follows its own height would go on growing.
		expect(heights.length).toBeLessThan(8);
	}
});

test('links lead out of the frame, into a tab of their own', async ({ page, host, siteUrl }) => {
	const frame = await openIn(page, host, `${siteUrl}embed/?kind=queens&size=8&at=20`);
	const opened = page.waitForEvent('popup');
	// A page around the frame that is lower than the frame scrolls to what is focused.
	await frame.getByRole('link', { name: words.whole('present_open') }).focus();
	await expect(frame.getByRole('link', { name: words.whole('present_open') })).toBeInViewport();
	await frame.getByRole('link', { name: words.whole('present_open') }).click();
	expect((await opened).url()).toContain('/studio/queens/?size=8&at=20');
	expect(frame.url()).toContain('/embed/');
});

test('an element of one’s own passes attributes on and hears the score', async ({
	page,
	host,
	siteUrl
}) => {
	const element =
		'<backtrail-frame chapter="letters" question="first-letter" theme="dark" title="A question" class="mine" data-x="1"></backtrail-frame>';
	await page.goto(`${host.url}page.html?${new URLSearchParams({ site: siteUrl, element })}`);
	const frame = await frameIn(page);
	expect(new URL(frame.url()).search).toBe('?chapter=letters&question=first-letter&theme=dark');
	const iframe = page.locator('iframe');
	await expect(iframe).toHaveAttribute('title', 'A question');
	await expect(iframe).toHaveAttribute('loading', 'lazy');
	expect(await frame.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
	const height = await frame
		.locator('.question')
		.evaluate((part) => (part as HTMLElement).offsetHeight);
	await expect.poll(async () => (await iframe.boundingBox())!.height).toBe(height);
	// What is not the frame cannot speak for it.
	await page.evaluate(() =>
		postMessage({ subject: 'SPLICE.reportScoreAndState', score: 0.3, state: null }, '*')
	);
	await frame.getByRole('button', { name: C }).click();
	await expect.poll(async () => (await saidIn(page)).length).toBeGreaterThan(1);
	const said = await page.evaluate(
		() => (window as unknown as { said: { type: string; detail: { score?: number } }[] }).said
	);
	expect(said.filter(({ type }) => type === 'score').map(({ detail }) => detail.score)).toEqual([
		1
	]);
	await page.evaluate(() => document.querySelector('backtrail-frame')!.setAttribute('lang', 'he'));
	await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('lang', 'he');
});

/** Downloads the package that the page offers, and opens it on the platform. */
async function upload(page: Page, host: Host): Promise<void> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: words.whole('package_download') }).click()
	]);
	const files = unzipSync(readFileSync(await download.path()));
	host.put(
		Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
	);
	await page.goto(`${host.url}lms.html`);
}

test.describe('A package on a learning platform', () => {
	const made = (siteUrl: string, query: string) =>
		packageFiles(
			{
				title: 'Letters & <more>',
				address: `${siteUrl}embed/?${query}`,
				language: 'en',
				direction: 'ltr',
				mastery: 80,
				alone: ALONE
			},
			bridge
		);
	const cmi = (page: Page) =>
		page.evaluate(
			() =>
				JSON.parse(localStorage.getItem('cmi') ?? '{}') as {
					core?: { lesson_status: string; lesson_location: string; score: { raw: string } };
					suspend_data?: string;
				}
		);

	test('has the score, the status and the place, and brings the reader back', async ({
		page,
		host,
		siteUrl
	}) => {
		host.put(made(siteUrl, 'chapter=letters'));
		await page.goto(`${host.url}lms.html`);
		const sco = page.frameLocator('iframe');
		await expect(sco.locator('p')).toBeHidden();
		const chapter = sco.frameLocator('iframe');
		const question = chapter.locator('#first-letter');
		await question.scrollIntoViewIfNeeded();
		await expect.poll(async () => (await cmi(page)).core?.lesson_status).toBe('incomplete');
		expect((await cmi(page)).core?.score.raw).toBe('');
		await question.getByRole('button', { name: C }).click();
		await expect.poll(async () => (await cmi(page)).core?.score.raw).toBe('9');
		await expect.poll(async () => (await cmi(page)).core?.lesson_location).toMatch(/^first-letter/);
		expect((await cmi(page)).suspend_data!.length).toBeLessThan(4096);

		await page.reload();
		expect(await page.evaluate(() => localStorage.getItem('finished'))).toBe('yes');
		await expect(question).toBeInViewport();
		await expect(question).toHaveClass(/done/);
	});

	test('is downloaded beside a chapter, and passed @more', async ({ page, host }) => {
		await page.goto('learn/letters/');
		await ready(page);
		await page.getByRole('button', { name: words.whole('share_label') }).click();
		await page.getByText(words.whole('share_course')).click();
		await page
			.getByRole('combobox', { name: words.whole('share_piece') })
			.selectOption('first-letter');
		await upload(page, host);
		const frame = page.frameLocator('iframe').frameLocator('iframe');
		await frame.getByRole('button', { name: C }).click();
		await expect.poll(async () => (await cmi(page)).core?.lesson_status).toBe('passed');
		expect((await cmi(page)).core?.score.raw).toBe('100');
	});

	test('is made of a task in the studio, and passed', async ({ page, host }) => {
		await page.goto('studio/queens/?size=4&order=findmin');
		await ready(page);
		await page.getByRole('button', { name: words.whole('share_label') }).click();
		await page.getByText(words.whole('homework_share_task')).click();
		await page.getByLabel(words.whole('homework_share_what')).selectOption('find');
		await page.getByText(words.whole('share_course')).click();
		await upload(page, host);
		const frame = page.frameLocator('iframe').frameLocator('iframe');
		await frame.getByRole('radio', { name: words.part('studio_order_findmin') }).check();
		await frame.getByRole('button', { name: words.whole('ask_check') }).click();
		await expect.poll(async () => (await cmi(page)).core?.lesson_status).toBe('passed');
		expect((await cmi(page)).core?.score.raw).toBe('100');
	});

	test('works without a platform, and says that nothing is recorded', async ({
		page,
		host,
		siteUrl
	}) => {
		host.put(made(siteUrl, 'chapter=letters&question=first-letter'));
		await page.goto(`${host.url}package/index.html`);
		await expect(page.getByRole('status')).toHaveText(ALONE);
		const frame = page.frameLocator('iframe');
		await frame.getByRole('button', { name: C }).click();
		await expect(frame.getByText(words.part('ask_right'))).toBeVisible();
	});
});
