import type { ComponentProps } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { stripIsolates } from '$lib/i18n/bidi';
import { readLocaleFrom } from '$lib/i18n/locale';
import { vocabulary } from '$lib/kinds/sudoku/view/vocabulary';
import { symbolText } from '$lib/kinds/sudoku/symbols';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Frame } from '$lib/engine/search/frame';
import type { Trace } from '$lib/engine/trace/trace';
import { noStatistics } from '$lib/engine/trace/statistics';
import type { StepKind } from '$lib/engine/search/step';
import { toldScale } from '$lib/site/text-size.svelte';
import { settled } from '../../../../tests/fixtures/layout';
import { cellName, runOf } from '../../../../tests/fixtures/moments';
import { shownOf } from '../../../../tests/fixtures/shown';
import Shows from '../../../../tests/fixtures/Shows.svelte';
import '../../../app.css';
import CallStack from './stack/CallStack.svelte';
import CodePane from './code/CodePane.svelte';
import Counters from './Counters.svelte';
import Why from './Why.svelte';

readLocaleFrom(() => 'en');

const RASTER = '003900024750004300000160007006000701190000000500700060400508000600307000200040000';
const TREE = '800026030024008010050040092782600003400009105500074000200450009630790001000060250';
const names = { variable: (cell: number) => cellName(9, cell), value: symbolText };

/** The pane with its listing, which loads separately. */
async function renderCode(props: ComponentProps<typeof CodePane>) {
	const screen = await render(CodePane, props);
	await expect.poll(() => screen.container.querySelectorAll('li').length).toBeGreaterThan(0);
	return screen;
}

function why(position: number, ordering: 'naive' | 'findmin' = 'naive', announce = true) {
	const { problem, strategy, moments } = runOf(RASTER, { ordering });
	return {
		component: Why,
		shown: shownOf(null, problem, { strategy, moment: moments[position], names }),
		vocabulary,
		announce
	};
}

describe('why', () => {
	test('describes the step and the state of each value', async () => {
		const screen = await render(Shows, why(70));
		await expect
			.element(screen.getByText('Dead end at r2c4: 8 values clash; 8 was placed and failed.'))
			.toBeVisible();
		const values = screen.getByRole('list', { name: /^Values of .*r2c4/ });
		await expect.element(values).toHaveTextContent(/1 ?: clashes with .*r3c4/);
		await expect.element(values).toHaveTextContent(/8 ?: placed and failed/);
	});

	test('has a sentence that grows with the window', async () => {
		const screen = await render(Shows, why(70));
		const size = () =>
			parseFloat(getComputedStyle(screen.container.querySelector('.sentence')!).fontSize);
		for (const [width, height] of [
			[1280, 720],
			[1920, 1080],
			[1920, 600],
			[3840, 2160]
		]) {
			await page.viewport(width, height);
			await expect.poll(size).toBeCloseTo(16 * toldScale(width, height), 1);
		}
		expect(size()).toBe(24);
		await page.viewport(1280, 720);
	});

	test('shows the counts that findmin compared, the chosen one marked', async () => {
		const screen = await render(Shows, why(1, 'findmin'));
		const list = screen.getByRole('list', { name: 'Candidates compared' });
		const first = list.getByRole('listitem').first();
		await expect.element(first).toHaveTextContent(/r1c1.* has one candidate: .*8.*chosen/);
		await expect.element(list).toHaveTextContent(/r2c4.* has 2 candidates: .*2.*8/);
		await expect.element(list).toHaveTextContent('and 49 more');
	});

	test('names a colour on a background of that colour', async () => {
		const { component, shown, ...rest } = why(2);
		const tinted = {
			...names,
			valueTint: (value: number) => (value === 0 ? 'rgb(9, 8, 7)' : 'red')
		};
		const screen = await render(Shows, {
			component,
			shown: { ...shown, names: tinted },
			...rest
		});
		const [value, variable] = screen.container.querySelectorAll('.sentence bdi');
		expect(getComputedStyle(value).backgroundColor).toBe('rgb(9, 8, 7)');
		expect(getComputedStyle(variable).backgroundColor).toBe('rgba(0, 0, 0, 0)');
	});

	test('the clash of each value is named in its box', async () => {
		const screen = await render(Shows, why(70));
		screen.container.style.inlineSize = '20rem';
		const values = screen.getByRole('list', { name: /^Values of/ });
		await expect.element(values).toBeVisible();
		for (const box of values.getByRole('listitem').elements()) {
			const reason = box.querySelector('.reason')!;
			expect(reason.scrollWidth).toBeLessThanOrEqual(reason.clientWidth);
		}
	});

	test.each([
		['of four letters', (value: number) => `t=${value + 10}`],
		['of words', (value: number) => `house ${value}`],
		['longer than a row', (value: number) => `${'Chesterfield'.repeat(3)}${value}`]
	])('the names of values stay in their boxes: %s', async (_, value) => {
		const { component, shown, ...rest } = why(70);
		const screen = await render(Shows, {
			component,
			shown: { ...shown, names: { ...names, value } },
			...rest
		});
		screen.container.style.inlineSize = '20rem';
		const values = screen.getByRole('list', { name: /^Values of/ });
		await expect.element(values).toBeVisible();
		for (const box of values.getByRole('listitem').elements()) {
			const [outer, inner] = [box, box.querySelector('.value')!].map((one) =>
				one.getBoundingClientRect()
			);
			expect(inner.left).toBeGreaterThanOrEqual(outer.left);
			expect(inner.right).toBeLessThanOrEqual(outer.right);
			expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
		}
	});

	test('is read out while stepping, and silent while playing', async () => {
		const screen = await render(Shows, why(2));
		const sentence = screen.getByText(/^1 cannot go in r1c1/);
		await expect.element(sentence).toHaveAttribute('aria-live', 'polite');
		await screen.rerender(why(3, 'naive', false));
		await expect.element(screen.getByText(/^2 cannot go in/)).toHaveAttribute('aria-live', 'off');
	});
});

describe('code', () => {
	function code(kind: StepKind | null, more: object = {}) {
		return {
			kind,
			values: { variable: 'r4c4', value: '7' },
			lengths: { variable: 4, value: 1 },
			strategy: { ...DEFAULT_STRATEGY, ordering: 'findmin' as const },
			language: 'pseudocode' as const,
			stops: new Set<StepKind>(),
			ontogglestop: vi.fn<(kind: StepKind) => void>(),
			...more
		};
	}

	test('highlights the line of the step', async () => {
		const screen = await renderCode(code('place'));
		const lit = () => screen.container.querySelectorAll<HTMLElement>('[aria-current="step"]');
		expect(lit()).toHaveLength(1);
		await expect.element(lit()[0]).toHaveTextContent('place value at variable');
		await screen.rerender(code('choose'));
		expect(lit()).toHaveLength(1);
		await expect.element(lit()[0]).toHaveTextContent('variable := findmin(problem)');
		await screen.rerender(code(null));
		expect(lit()).toHaveLength(0);
	});

	test.each([
		['choose', 'r4c4', 'variable = r4c4'],
		['reject', 'r4c4 ≠ 7', 'variable = r4c4, value = 7'],
		['place', 'r4c4 = 7', 'variable = r4c4, value = 7'],
		['backtrack', 'r4c4 = 7', 'variable = r4c4, value = 7'],
		['deadend', 'r4c4', 'variable = r4c4']
	] as const)('shows what the variables hold at the line: %s', async (kind, shown, told) => {
		const screen = await renderCode(code(kind));
		const chip = screen.container.querySelector<HTMLElement>('[aria-current="step"] .chip')!;
		expect(chip.innerText.replaceAll('\u00a0', ' ')).toContain(shown);
		expect(stripIsolates(chip.textContent)).toContain(told);
		expect(screen.container.querySelectorAll('.chip')).toHaveLength(1);
	});

	test.each(['pseudocode', 'typescript', 'python'] as const)(
		'no line changes its height or its place when it becomes the current one: %s',
		async (language) => {
			const screen = await renderCode(code(null, { language }));
			screen.container.style.cssText = 'block-size: 600px; inline-size: 320px';
			const lines = () =>
				[...screen.container.querySelectorAll<HTMLElement>('li')].map((line) => [
					line.offsetTop,
					line.offsetHeight
				]);
			const before = lines();
			for (const kind of ['choose', 'reject', 'place', 'backtrack', 'deadend'] as const) {
				await screen.rerender(code(kind, { language }));
				expect(screen.container.querySelectorAll('.chip')).toHaveLength(1);
				expect(lines()).toEqual(before);
			}
		}
	);

	test('keeps one scroll position when all lines of the search fit', async () => {
		const screen = await renderCode(code('deadend'));
		screen.container.style.cssText = 'block-size: 320px; inline-size: 360px; overflow: auto';
		const pane = screen.container.querySelector<HTMLElement>('.pane')!;
		await settled();
		const { scrollTop } = pane;
		for (const kind of ['choose', 'place', 'backtrack', 'deadend'] as const) {
			await screen.rerender(code(kind));
			await settled();
			expect(pane.scrollTop).toBe(scrollTop);
		}
	});

	test('distinguishes dead ends by elimination from those by trial', async () => {
		const strategy = { ...DEFAULT_STRATEGY, elimination: 'naked' as const };
		const screen = await renderCode(code('deadend', { strategy }));
		const lit = () => screen.container.querySelector<HTMLElement>('[aria-current="step"]')!;
		await expect.element(lit()).toHaveTextContent('return not found');
		await screen.rerender(code('deadend', { strategy, marker: 'contradiction' }));
		await expect.element(lit()).toHaveTextContent('if its variable has none left');
	});

	test('requests to play until a line when clicked beside it', async () => {
		const props = code('choose', { stops: new Set<StepKind>(['backtrack']) });
		const screen = await renderCode(props);
		const back = screen.getByRole('button', { name: /Play until this line: Backtrack$/ });
		await expect.element(back).toHaveAttribute('aria-pressed', 'true');
		const place = screen.getByRole('button', { name: /Play until this line: Place$/ });
		await expect.element(place).toHaveAttribute('aria-pressed', 'false');
		await place.click();
		expect(props.ontogglestop).toHaveBeenCalledExactlyOnceWith('place');
	});

	test('changes its language and is never mirrored', async () => {
		const screen = await renderCode(code('reject'));
		await screen.getByRole('radio', { name: 'Python' }).click();
		await expect.element(screen.getByText('continue')).toBeVisible();
		await screen.getByRole('radio', { name: 'TypeScript' }).click();
		await expect.element(screen.getByRole('list')).toHaveTextContent('function findmin');
		expect(getComputedStyle(screen.getByRole('list').element()).direction).toBe('ltr');
	});

	test('scrolls only its own pane to the line', async () => {
		const screen = await renderCode(code('choose', { language: 'typescript' }));
		screen.container.style.cssText = 'block-size: 160px; inline-size: 320px; overflow: auto';
		await screen.rerender(code('deadend', { language: 'typescript' }));
		const line = screen.container.querySelector<HTMLElement>('[aria-current="step"]')!;
		const pane = line.closest('.pane')!;
		await expect.poll(() => pane.scrollTop).toBeGreaterThan(0);
		const isInside = () => {
			const inside = line.getBoundingClientRect();
			const outside = pane.getBoundingClientRect();
			return inside.top >= outside.top && inside.bottom <= outside.bottom;
		};
		await expect.poll(isInside).toBe(true);
		await settled();
		expect(screen.container.scrollTop).toBe(0);
	});

	test('copies its listing and reports a refusal', async () => {
		const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
		const screen = await renderCode(code('choose'));
		const copy = screen.getByRole('button', { name: 'Copy the code' });
		await copy.click();
		await expect.element(screen.getByRole('status')).toHaveTextContent('Copied.');
		expect(write.mock.calls[0][0]).toMatch(/^search\(problem\)\n\tvariable := findmin/);
		write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
		await copy.click();
		await expect.element(screen.getByRole('status')).toHaveTextContent('did not allow copying');
		write.mockRestore();
	});
});

describe('call stack', () => {
	/** The pane at a moment with this stack. */
	function stackOf(
		frames: Frame[],
		{
			shownNames = names,
			onframe = vi.fn<(depth: number) => void>(),
			strategy = DEFAULT_STRATEGY
		} = {}
	) {
		const { problem, moments } = runOf(RASTER, {}, 3);
		const moment = { ...moments[1], frames };
		return {
			component: CallStack,
			shown: shownOf(null, problem, { moment, names: shownNames, strategy }),
			onframe
		};
	}

	function frames(count: number): Frame[] {
		return Array.from({ length: count }, (_, variable) => {
			const value = variable === count - 1 ? -1 : 4;
			const masks = { rejected: 0b11, failed: 0b100, solved: 0, skipped: 0, left: 0b100000000 };
			return { variable, value, forced: false, ...masks };
		});
	}

	test('shows the newest frame first, with tried and remaining values', async () => {
		const onframe = vi.fn<(depth: number) => void>();
		const screen = await render(Shows, stackOf(frames(3), { onframe }));
		const items = screen.getByRole('listitem');
		await expect.element(items.nth(0)).toHaveTextContent('Depth 3: looking for a value for');
		await expect
			.element(
				screen.getByRole('button', {
					name: /Depth 2: .*r1c2.* is .*5.*Left to try: .*9.*failed: .*3.*Clash: .*1.*2/
				})
			)
			.toBeVisible();
		await screen.getByRole('button', { name: /^Depth 1:/ }).click();
		expect(onframe).toHaveBeenCalledExactlyOnceWith(0);
	});

	test('shows all lists of a frame beside a tree on a phone', async () => {
		const [frame] = frames(2);
		const tried = { ...frame, rejected: 0b101110111, failed: 0b1000, left: 0 };
		const screen = await render(Shows, stackOf([tried, { ...tried, value: -1 }]));
		screen.container.style.inlineSize = '200px';
		await settled();
		const lists = screen.container.querySelectorAll<HTMLElement>('.rest, .rest .rejected');
		expect(lists.length).toBe(6);
		for (const list of lists) {
			expect(list.clientWidth).toBeGreaterThan(0);
			expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
		}
	});

	test('does not say what another solver has left to try', async () => {
		const strategy = { ...DEFAULT_STRATEGY, isForeign: true };
		const screen = await render(Shows, stackOf(frames(3), { strategy }));
		const line = screen.getByRole('button', { name: /^Depth 2:/ });
		await expect.element(line).toHaveAccessibleName(/failed: .3.*Clash: .*1.*2/);
		await expect.element(line).not.toHaveAccessibleName(/Left to try/);
		await expect.element(screen.getByText('left', { exact: true })).not.toBeInTheDocument();
	});

	test('tells values that led to a solution from those that failed', async () => {
		const [frame] = frames(2);
		const screen = await render(Shows, stackOf([{ ...frame, solved: 0b11000 }]));
		await expect
			.element(screen.getByRole('button', { name: /failed: .3.*Led to a solution: .4.*5/ }))
			.toBeVisible();
		await expect.element(screen.getByText('4 5', { exact: true })).toBeVisible();
		await expect.element(screen.getByText('led to a solution', { exact: true })).toBeVisible();
	});

	test('shows the longest lists as numbers if there is not enough room', async () => {
		const [frame] = frames(2);
		const shownNames = { ...names, value: (value: number) => `c${value + 1}` };
		const long = { ...frame, rejected: 0b1, failed: 0b11111100, left: 0b10 };
		const target = document.createElement('div');
		target.style.inlineSize = '340px';
		document.body.append(target);
		const screen = await render(Shows, { target, props: stackOf([long], { shownNames }) });
		await expect.element(screen.getByText('6 failed', { exact: true })).toBeVisible();
		await expect.element(screen.getByText('c1', { exact: true })).toBeVisible();
		await expect.element(screen.getByText('c2', { exact: true })).toBeVisible();
		target.style.inlineSize = '640px';
		await expect.element(screen.getByText('c3 c4 c5 c6 c7 c8', { exact: true })).toBeVisible();
	});

	test('marks what elimination forced', async () => {
		const [frame] = frames(2);
		const forced = {
			...frame,
			forced: true,
			rejected: 0,
			failed: 0,
			solved: 0,
			skipped: 0,
			left: 0
		};
		const screen = await render(Shows, stackOf([forced]));
		await expect.element(screen.getByRole('button', { name: /forced/ })).toBeVisible();
	});

	test('draws only the visible part of a deep stack and scrolls to the rest', async () => {
		const screen = await render(Shows, stackOf(frames(625)));
		const drawn = () => screen.getByRole('listitem').elements().length;
		await expect
			.element(screen.getByRole('listitem').first())
			.toHaveAttribute('aria-setsize', '625');
		await expect.poll(drawn).toBeLessThan(60);
		const view = screen.getByRole('list').element().parentElement!;
		view.scrollTop = view.scrollHeight;
		await expect.element(screen.getByRole('button', { name: /^Depth 1:/ })).toBeVisible();
		expect(drawn()).toBeLessThan(60);
	});

	describe('with the calls that return', () => {
		const { problem, moments } = runOf(TREE);
		const last = moments.length - 1;
		const deadEnd = moments.findIndex(({ step }) => step?.kind === 'deadend');
		const at = (position: number, returned?: number) => ({
			component: CallStack,
			shown: shownOf(null, problem, {
				moment: moments[position],
				trace: { at: (other: number) => moments[other] } as Trace,
				names,
				returned
			}),
			onframe: vi.fn<(depth: number) => void>()
		});
		const current = (screen: { container: HTMLElement }) =>
			screen.container.querySelector<HTMLElement>('[aria-current="step"]')!;

		test('shows how far a solution has come', async () => {
			const screen = await render(Shows, at(last, 2));
			expect(screen.getByRole('button', { name: /returns true/ }).elements()).toHaveLength(2);
			await expect.element(current(screen)).toHaveTextContent(/r9c4/);
			await screen.rerender(at(last, 3));
			expect(screen.getByRole('button', { name: /returns true/ }).elements()).toHaveLength(3);
		});

		test('keeps the call in view where the solution has arrived', async () => {
			const screen = await render(Shows, at(last, 40));
			await expect.poll(() => current(screen)?.textContent).toContain('r1c9');
			await expect.element(current(screen)).toBeVisible();
		});

		test('shows the call that fails at a dead end, and then above its caller', async () => {
			const screen = await render(Shows, at(deadEnd, 0));
			await expect.element(current(screen)).toHaveTextContent(/r1c9.*returns false/);
			await screen.rerender(at(deadEnd + 1, 0));
			const [left, caller] = screen.getByRole('listitem').all();
			await expect.element(left).toHaveTextContent(/r1c9.*returns false/);
			expect(caller.element()).toBe(current(screen));
			await expect.element(caller).toHaveTextContent('r1c7');
		});

		test('shows nothing of it in the studio', async () => {
			const screen = await render(Shows, at(deadEnd + 1));
			expect(screen.getByRole('listitem').elements()).toHaveLength(
				moments[deadEnd + 1].frames.length
			);
			expect(screen.getByText(/returns/).elements()).toHaveLength(0);
		});
	});

	test('reports when it is empty', async () => {
		const screen = await render(Shows, stackOf([]));
		await expect.element(screen.getByText('the stack is empty', { exact: false })).toBeVisible();
	});
});

describe('counters', () => {
	const statistics = { ...noStatistics(), steps: 37_652, tries: 30_000, longestBack: 12 };

	test('show each number with its name, and explain it on request', async () => {
		const screen = await render(Counters, { statistics, milliseconds: 1234 });
		await expect.element(screen.getByText('37,652')).toBeVisible();
		await expect.element(screen.getByText('1.2 sec')).toBeVisible();
		expect(screen.getByText('Values tested').elements()).toEqual([]);
		await screen.getByRole('switch', { name: 'Explain' }).click();
		await expect.element(screen.getByText('Values tested', { exact: false })).toBeVisible();
	});

	test('omit the time while it is unknown', async () => {
		const screen = await render(Counters, { statistics, milliseconds: null });
		await expect.element(screen.getByText('Tries')).toBeVisible();
		expect(screen.getByText('Time of the search').elements()).toEqual([]);
	});

	test('can be copied as text and for a spreadsheet', async () => {
		const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
		const screen = await render(Counters, { statistics, milliseconds: null });
		await screen.getByRole('button', { name: 'Text: copy the counters' }).click();
		await screen.getByRole('button', { name: /^CSV/ }).click();
		await expect.poll(() => write.mock.calls.length).toBe(2);
		expect(write.mock.calls[0][0]).toContain('Steps: 37,652');
		expect(write.mock.calls[1][0]).toContain('steps,Search,Steps,37652');
		write.mockRestore();
	});
});

test('everything is accessible and works with the keyboard', async () => {
	const ontogglestop = vi.fn<(kind: StepKind) => void>();
	const screen = await renderCode({
		kind: null,
		values: { variable: null, value: null },
		lengths: { variable: 4, value: 1 },
		strategy: DEFAULT_STRATEGY,
		language: 'pseudocode',
		stops: new Set<StepKind>(),
		ontogglestop
	});
	screen
		.getByRole('button', { name: /Play until this line: Choose$/ })
		.element()
		.focus();
	await userEvent.keyboard('{Enter}{Tab} ');
	expect(ontogglestop.mock.calls.flat()).toEqual(['choose', 'solution']);
});
