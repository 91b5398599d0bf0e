import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { settled } from '../../../../../tests/fixtures/layout';
import '../../../../app.css';
import { readLocaleFrom } from '$lib/i18n/locale';
import { stripIsolates } from '$lib/i18n/bidi';
import { BINDINGS } from '../keys/keys';
import { Player, type PlayerOptions } from '../player.svelte';
import type { Breakpoint } from '../stops/breakpoints';
import type { RunReport } from '../../run/run.svelte';
import { HandTicker, PackedTrace, longRun, stepsOf } from '../../run/trace.fixture';
import type { Outcome } from '$lib/engine/search/outcome';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { noStatistics, type Statistics } from '$lib/engine/trace/statistics';
import { endClaim } from '../../watch/end-claim';
import BreakpointsPopover from '../stops/BreakpointsPopover.svelte';
import KeyHelp from '../keys/KeyHelp.svelte';
import PlayerBar from './PlayerBar.svelte';
import RunStatus from './RunStatus.svelte';
import Speed from './Speed.svelte';
import Transport from './Transport.svelte';

afterEach(async () => {
	readLocaleFrom(() => 'en');
	document.documentElement.dir = 'ltr';
	await page.viewport(1280, 720);
});

const nameOf = (variable: number) => `r${Math.floor(variable / 9) + 1}c${(variable % 9) + 1}`;

function makePlayer(options: PlayerOptions = {}, trace = new PackedTrace(stepsOf(STEPS))) {
	const ticker = new HandTicker();
	const player = new Player(
		{ trace, length: trace.length, ended: trace.ended },
		{ ticker, ...options }
	);
	return { ticker, player };
}

const STEPS = 'c0 p0 c1 r1 p1 d2 b1 r1 p1 c2 p2 s';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('Transport', () => {
	it('names every button and its shortcut key', async () => {
		const { player } = makePlayer();
		await render(Transport, { player, nameOf });
		for (const [name, key] of [
			['Go to the start', 'Home'],
			['Previous solution', 'Alt+ArrowLeft'],
			['Previous backtrack', 'Shift+ArrowLeft'],
			['Step back', 'ArrowLeft'],
			['Play', 'Space'],
			['Step forward', 'ArrowRight'],
			['Next backtrack', 'Shift+ArrowRight'],
			['Next dead end', 'D'],
			['Next solution', 'Alt+ArrowRight'],
			['Go to the end', 'End']
		]) {
			await expect.element(button(name)).toHaveAttribute('aria-keyshortcuts', key);
		}
	});

	it('moves the player', async () => {
		const { player } = makePlayer();
		await render(Transport, { player, nameOf });
		await button('Step forward').click();
		expect(player.position).toBe(1);
		await button('Next backtrack').click();
		await expect.poll(() => player.position).toBe(7);
		await button('Go to the end').click();
		expect(player.position).toBe(12);
		await button('Play').click();
		expect(player.playing).toBe(true);
		await button('Pause').click();
		expect(player.playing).toBe(false);
	});

	it('has the other jumps in a popover', async () => {
		const { player } = makePlayer({ selected: () => 1 });
		player.seek(4);
		await render(Transport, { player, nameOf, compact: true });
		await button('More jumps').click();
		await page.getByRole('button', { name: 'Next change to' }).click();
		await expect.poll(() => player.position).toBe(5);
		await button('Return to depth 2 or less').click();
		await expect.poll(() => player.position).toBe(7);
		await expect.element(button('Go to the next stop')).toBeDisabled();
	});

	it('is not mirrored in Hebrew', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		const { player } = makePlayer();
		await render(Transport, { player, nameOf });
		const left = (name: string) => button(name).element().getBoundingClientRect().left;
		expect(left('צעד אחורה')).toBeLessThan(left('הפעלה'));
		expect(left('הפעלה')).toBeLessThan(left('צעד קדימה'));
	});
});

describe('Speed', () => {
	it('follows the series 1, 2, 5 with keys and buttons', async () => {
		const { player } = makePlayer({ rate: 10 });
		await render(Speed, { player });
		const slider = page.getByRole('slider', { name: 'Speed' });
		await expect.element(slider).toHaveAttribute('aria-valuetext', '10 steps/s');
		slider.element().focus();
		await userEvent.keyboard('{ArrowRight}{ArrowRight}');
		expect(player.rate).toBe(50);
		await button('Slower').click();
		expect(player.rate).toBe(20);
		await expect.element(page.getByText('20 steps/s')).toBeVisible();
	});

	it('has presets', async () => {
		const { player } = makePlayer();
		await render(Speed, { player });
		await page.getByRole('button', { name: /Choose a speed$/ }).click();
		await page.getByRole('button', { name: /1M steps/ }).click();
		expect(player.rate).toBe(1_000_000);
	});

	it('names the grain and reports when it cannot keep up', async () => {
		const { ticker, player } = makePlayer(
			{ rate: 1e8, grain: 'backtrack' },
			new PackedTrace(longRun(1_500_000))
		);
		await render(Speed, { player });
		await expect.element(page.getByText('100M backtracks/s')).toBeVisible();
		const trace = player.trace!;
		trace.onlook = () => (ticker.time += 0.001);
		player.play();
		for (let frame = 0; frame < 40; frame++) ticker.frame();
		await expect.element(page.getByText(/K of 100M backtracks\/s/)).toBeVisible();
		player.pause();
	});

	it('shows the rate that a recording allows while it holds playing back', async () => {
		const { ticker, player } = makePlayer(
			{ rate: 1000 },
			new PackedTrace(longRun(5000), 100, false)
		);
		await render(Speed, { player });
		player.play();
		for (let frame = 0; frame < 80; frame++) ticker.frame();
		expect(player.waiting).toBe(true);
		const readout = page.getByText('0 of 1K steps/s');
		await expect.element(readout).toBeVisible();
		await expect.element(readout).toHaveAttribute('title', '0 steps/s; you asked for 1K steps/s');
		player.pause();
		await expect.element(page.getByText('1K steps/s', { exact: true }).first()).toBeVisible();
	});
});

describe('BreakpointsPopover', () => {
	async function open(breakpoints: Breakpoint[], selected: number | null = 11) {
		const onchange = vi.fn();
		const result = await render(BreakpointsPopover, {
			breakpoints,
			selected,
			nameOf,
			position: 7,
			onchange,
			onseek: vi.fn()
		});
		await page.getByRole('button', { name: /^Play until/ }).click();
		return { onchange, ...result };
	}

	it('sets breakpoints', async () => {
		const { onchange } = await open([{ kind: 'backtrack' }]);
		await expect.element(page.getByRole('checkbox', { name: 'a backtrack' })).toBeChecked();
		await page.getByRole('checkbox', { name: 'a solution' }).click();
		expect(onchange).toHaveBeenLastCalledWith([{ kind: 'backtrack' }, { kind: 'solution' }]);
		await page.getByRole('checkbox', { name: /r2c3.*is filled or emptied/ }).click();
		expect(onchange).toHaveBeenLastCalledWith([
			{ kind: 'backtrack' },
			{ kind: 'cell', variable: 11 }
		]);
	});

	it('sets a depth and changes an existing one', async () => {
		const { onchange, rerender } = await open([]);
		const field = page.getByRole('spinbutton');
		await field.fill('12');
		expect(onchange).not.toHaveBeenCalled();
		await page.getByRole('checkbox', { name: /above depth/ }).click();
		expect(onchange).toHaveBeenLastCalledWith([{ kind: 'depth', below: 12 }]);
		await rerender({ breakpoints: [{ kind: 'depth', below: 12 }] });
		await field.fill('14');
		expect(onchange).toHaveBeenLastCalledWith([{ kind: 'depth', below: 14 }]);
		onchange.mockClear();
		await field.fill('-3');
		expect(onchange).not.toHaveBeenCalled();
	});

	it('lists and removes breakpoints', async () => {
		const { onchange } = await open([
			{ kind: 'cell', variable: 40 },
			{ kind: 'line', step: 'place' }
		]);
		await page.getByRole('button', { name: /^Remove: .*line of code/ }).click();
		expect(onchange).toHaveBeenLastCalledWith([{ kind: 'cell', variable: 40 }]);
		await page.getByRole('button', { name: 'Remove all' }).click();
		expect(onchange).toHaveBeenLastCalledWith([]);
	});

	it('does not say that nothing stops playback beside a mark, and lists nothing else', async () => {
		await open([{ kind: 'mark', position: 12, note: 'Why?' }]);
		await expect.element(page.getByText('Why?')).toBeVisible();
		await expect.element(page.getByText(/None yet/)).not.toBeInTheDocument();
		expect(page.getByRole('list').elements()).toHaveLength(1);
	});

	it('asks the user to select a cell if none is selected', async () => {
		await open([], null);
		await expect.element(page.getByRole('checkbox', { name: /select something/ })).toBeDisabled();
		await expect.element(page.getByText('None yet: playback runs to the end.')).toBeVisible();
	});
});

/** A run of ten million steps, with other counts and anything else that is given. */
function runOf(counts: Partial<Statistics>, run: Partial<RunReport> = {}): RunReport {
	const usual = { steps: 10_000_000, placements: 4207, deepest: 51 };
	return {
		statistics: { ...noStatistics(), ...usual, ...counts },
		...{ problem: null, outcome: null, running: false, strategy: null, failure: null },
		...{ rate: 2e8, milliseconds: 50, cancel: () => {} },
		...run
	};
}

describe('RunStatus', () => {
	const cases: [Outcome, number, string][] = [
		[{ kind: 'solved' }, 1, 'Solved'],
		[{ kind: 'solved' }, 3, 'Found the 3 solutions you asked for'],
		[{ kind: 'exhausted' }, 0, 'No solution: everything was tried'],
		[{ kind: 'exhausted' }, 1, 'Exactly 1 solution: everything was tried'],
		[
			{ kind: 'stopped', by: 'steps' },
			0,
			'Stopped after 10,000,000 steps; it is not known whether there is a solution'
		],
		[
			{ kind: 'stopped', by: 'user' },
			2,
			'You stopped it after 10,000,000 steps; 2 solutions found; it is not known whether there are more'
		],
		[
			{ kind: 'stopped', by: 'time' },
			0,
			'Stopped at the time limit, after 10,000,000 steps; it is not known whether there is a solution'
		],
		[{ kind: 'stuck', open: 48 }, 0, 'Elimination is stuck: 48 still open'],
		[{ kind: 'contradiction', variable: 11 }, 0, 'Contradiction: no value is left for r2c3']
	];

	it.each(cases)('reports how it ended: %o with %i solutions', async (outcome, solutions, text) => {
		await render(RunStatus, { run: runOf({ solutions }, { outcome }), nameOf });
		await expect
			.poll(() => stripIsolates(page.getByRole('status').element().textContent))
			.toBe(text);
	});

	const claims: [Outcome, number, string][] = [
		[
			{ kind: 'solved' },
			0,
			'The trace says that the solver has what it looked for, but there is no solution in it'
		],
		[{ kind: 'solved' }, 1, 'The trace says that the solver has what it looked for: one solution'],
		[{ kind: 'exhausted' }, 0, 'The trace says that everything was tried: no solution'],
		[{ kind: 'exhausted' }, 6, 'The trace says that everything was tried: 6 solutions'],
		[
			{ kind: 'stopped', by: 'user' },
			2,
			'The solver was stopped after 10,000,000 steps; 2 solutions are in the trace; it is not known whether there are more'
		],
		[
			{ kind: 'stopped', by: 'trace' },
			0,
			'The trace ends after 10,000,000 steps; it is not known whether there is a solution'
		],
		[{ kind: 'stuck', open: 48 }, 0, 'The trace says that elimination is stuck: 48 still open'],
		[
			{ kind: 'stranded', open: 3 },
			0,
			'The trace says that the solver cannot go back: 3 still open'
		],
		[{ kind: 'contradiction', variable: 11 }, 0, 'The trace says that r2c3 has no candidate left']
	];

	it.each(claims)(
		'tells the end of a trace as its claim: %o with %i solutions',
		async (outcome, solutions, text) => {
			const strategy = { ...DEFAULT_STRATEGY, isForeign: true, endClaim };
			const { container } = await render(RunStatus, {
				run: runOf({ solutions }, { outcome, strategy }),
				nameOf
			});
			await expect
				.poll(() => stripIsolates(page.getByRole('status').element().textContent))
				.toBe(text);
			expect(container.querySelector('.solved, .failed')).toBeNull();
		}
	);

	it('tells the best of a trace as its claim', async () => {
		const strategy = { ...DEFAULT_STRATEGY, goal: 'best' as const, isForeign: true, endClaim };
		const outcome = { kind: 'exhausted' } as const;
		const run = runOf({ solutions: 3, best: 14 }, { outcome, strategy });
		await render(RunStatus, { run });
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent('The trace says that everything was tried: the best solution costs 14');
	});

	it('says of a search that was cut short what is known from elsewhere', async () => {
		const outcome = { kind: 'stopped', by: 'steps' } as const;
		const count = { known: true, found: 1 };
		const screen = await render(RunStatus, { run: runOf({}, { outcome }), count });
		const status = page.getByRole('status');
		const start = 'Stopped after 10,000,000 steps; ';
		await expect.element(status).toHaveTextContent(`${start}the only solution was not found`);
		await screen.rerender({ count: { known: true, found: 0 } });
		await expect.element(status).toHaveTextContent(`${start}there is no solution`);
		const run = runOf({ solutions: 1 }, { outcome });
		await screen.rerender({ count: { known: true, found: 2 }, run });
		await expect.element(status).toHaveTextContent(`${start}one of several solutions was found`);
	});

	it('does not speak of solutions where none was sought', async () => {
		const run = runOf({}, { outcome: { kind: 'solved' } });
		const screen = await render(RunStatus, { run, isOwn: true });
		const status = page.getByRole('status');
		await expect.element(status).toHaveTextContent(/^Made$/);
		await screen.rerender({ run: runOf({}, { outcome: { kind: 'stopped', by: 'steps' } }) });
		await expect.element(status).toHaveTextContent(/^Stopped after 10,000,000 steps$/);
	});

	it('reports the cost of the best solution if the best is sought', async () => {
		const strategy = { ...DEFAULT_STRATEGY, goal: 'best' as const };
		const best = (outcome: Outcome) => runOf({ solutions: 3, best: 14 }, { outcome, strategy });
		const screen = await render(RunStatus, { run: best({ kind: 'exhausted' }) });
		const status = page.getByRole('status');
		await expect
			.element(status)
			.toHaveTextContent('The best solution costs 14: everything was tried');
		await screen.rerender({ run: best({ kind: 'stopped', by: 'user' }) });
		await expect.element(status).toHaveTextContent(/it is not known whether there is a better one/);
	});

	it('reports that it crashed', async () => {
		await render(RunStatus, { run: runOf({}, { failure: 'out of memory' }) });
		await expect
			.element(page.getByRole('status'))
			.toHaveTextContent('The search crashed: out of memory. What was recorded is still here.');
	});

	it('reports that it could not start, without claiming a recording', async () => {
		const screen = await render(RunStatus, { run: runOf({ steps: 0 }, { failure: '' }) });
		const status = page.getByRole('status');
		await expect.element(status).toHaveTextContent(/^The search could not start\.$/);
		await screen.rerender({ run: runOf({ steps: 0 }, { failure: 'Worker is not defined' }) });
		await expect.element(status).toHaveTextContent(/^The search could not start\.$/);
	});

	it('says nothing of a search that ends as the one before', async () => {
		const solved = runOf({}, { outcome: { kind: 'solved' } });
		const screen = await render(RunStatus, { run: solved });
		const status = page.getByRole('status');
		await expect.element(status).toHaveTextContent('Solved');
		const heard = new MutationObserver(() => {});
		heard.observe(status.element(), { subtree: true, childList: true, characterData: true });
		await screen.rerender({ run: runOf({}, { running: true }) });
		await expect.element(page.getByText('Searching')).toBeVisible();
		await screen.rerender({ run: solved });
		await expect.element(page.getByText('Searching')).not.toBeInTheDocument();
		expect(heard.takeRecords()).toEqual([]);
		await screen.rerender({ run: runOf({}, { outcome: { kind: 'exhausted' } }) });
		await expect.element(status).toHaveTextContent('No solution');
	});

	it('counts while running and can be stopped', async () => {
		const cancel = vi.fn();
		await render(RunStatus, { run: runOf({}, { running: true, cancel }) });
		const group = page.getByRole('group', { name: 'The search' });
		for (const text of ['10M steps', '200M steps/s', '4.21K nodes', 'depth 51', '0 solutions']) {
			await expect.element(group).toHaveTextContent(text);
		}
		await button('Cancel the search').click();
		expect(cancel).toHaveBeenCalledOnce();
	});
});

describe('KeyHelp', () => {
	it('lists every binding with its keys', async () => {
		const { container } = await render(KeyHelp);
		const rows = [...container.querySelectorAll('dl > div')].map((row) => [
			row.querySelector('dt')!.textContent,
			[...row.querySelectorAll('kbd')].map((cap) => cap.textContent).join('+')
		]);
		expect(rows).toHaveLength(BINDINGS.length);
		expect(rows).toContainEqual(['Play or pause', 'Space+B']);
		expect(rows).toContainEqual(['Previous backtrack', 'Shift+←']);
		expect(rows).toContainEqual(['Show all keys', '?']);
	});

	it('keeps arrows as on the keyboard in Hebrew', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		const { container } = await render(KeyHelp);
		await expect.element(page.getByText('הנסיגה הקודמת')).toBeVisible();
		expect(container.querySelectorAll('.chord').length).toBeGreaterThan(0);
		for (const chord of container.querySelectorAll('.chord')) {
			expect(getComputedStyle(chord).direction).toBe('ltr');
		}
	});
});

describe('PlayerBar', () => {
	async function bar(
		width: number,
		options: PlayerOptions = {},
		running = false,
		outcome: Outcome | null = running ? null : { kind: 'solved' }
	) {
		await page.viewport(width, 720);
		const made = makePlayer(options);
		const onhelp = vi.fn();
		const { player } = made;
		const counts = { steps: 692_000_000, placements: 69_175_315, deepest: 3, solutions: 1 };
		const run = runOf(counts, { running, outcome, rate: 212_000_000, milliseconds: 1 });
		const result = await render(PlayerBar, { player, run, nameOf, onhelp });
		await settled();
		return { ...made, ...result, onhelp };
	}

	it('is short at 1280 pixels', async () => {
		for (const running of [false, true]) {
			const { container, unmount } = await bar(1280, {}, running);
			const section = container.querySelector('section')!;
			expect(section.getBoundingClientRect().height).toBeLessThanOrEqual(112);
			await unmount();
		}
	});

	it.each([1280, 1000, 800, 640, 390, 360])('fits into %i pixels', async (width) => {
		const { container } = await bar(width, { rate: 1e8, grain: 'backtrack' }, true);
		const section = container.querySelector('section')!;
		expect(section.scrollWidth).toBeLessThanOrEqual(section.clientWidth);
		for (const one of section.querySelectorAll('button, select, .status, .readout')) {
			expect(one.getBoundingClientRect().right).toBeLessThanOrEqual(
				document.body.clientWidth + 0.5
			);
		}
	});

	it.each([
		[390, 844],
		[844, 390]
	])('says where a search is without cutting or overlapping, %i × %i', async (width, height) => {
		await page.viewport(width, height);
		const { player } = makePlayer();
		const counts = { steps: 692_000_000, placements: 69_175_315, deepest: 3, solutions: 1 };
		const run = runOf(counts, { running: true });
		const horizon = { length: counts.steps, ended: false, isHiding: false };
		const { container } = await render(PlayerBar, { player, run, horizon, nameOf });
		await expect.element(button('Cancel the search')).toBeVisible();
		await settled();
		const lines = container.querySelector('.lines')!;
		const room = lines.getBoundingClientRect();
		const boxes = [
			...lines.querySelectorAll('.name, b, .numbers > span, .recording, .sentence, button')
		]
			// What is for screen readers only has no place.
			.filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === 'none')
			.map((one) => one.getBoundingClientRect())
			.sort((one, other) => one.left - other.left);
		expect(boxes.length).toBeGreaterThan(3);
		for (const [at, box] of boxes.entries()) {
			expect(box.right).toBeLessThanOrEqual(room.right + 0.5);
			expect(box.bottom).toBeLessThanOrEqual(room.bottom + 0.5);
			for (const next of boxes.slice(at + 1))
				expect(
					next.left >= box.right - 0.5 ||
						next.top >= box.bottom - 0.5 ||
						next.bottom <= box.top + 0.5
				).toBe(true);
		}
	});

	it('reports why it paused', async () => {
		const { ticker, player } = await bar(1280, { rate: 1000, breakpoints: [{ kind: 'deadend' }] });
		player.play();
		ticker.frame();
		ticker.run(100);
		await expect.element(page.getByText('Paused: a dead end')).toBeVisible();
		await button('Step forward').click();
		await expect.element(page.getByText('Paused: a dead end')).not.toBeInTheDocument();
	});

	it('reports when there is nothing to jump to', async () => {
		await bar(1280);
		await button('Previous solution').click();
		await expect.element(page.getByText('No earlier solution.')).toBeVisible();
	});

	it('pauses while the scrubber is dragged', async () => {
		HTMLElement.prototype.setPointerCapture = () => {};
		const { player } = await bar(1280);
		const slider = page.getByRole('slider', { name: 'Position in the run' }).element();
		const box = slider.getBoundingClientRect();
		const send = (type: string, share: number) =>
			slider.dispatchEvent(
				new PointerEvent(type, {
					bubbles: true,
					button: 0,
					clientX: box.left + share * box.width
				})
			);
		player.play();
		send('pointerdown', 0.5);
		expect([player.playing, player.position]).toEqual([false, 6]);
		send('pointerup', 0.5);
		expect(player.playing).toBe(true);
		send('pointerdown', 0.5);
		send('pointerup', 1);
		expect([player.playing, player.position]).toEqual([false, 12]);
	});

	it('does not lay how the run ended over the depth at 390 pixels', async () => {
		await bar(390, {}, false, { kind: 'stopped', by: 'steps' });
		await vi.waitFor(() => expect(document.querySelector('.status')).toHaveTextContent(/stopped/i));
		const depth = document.querySelector('.depth')!.getBoundingClientRect();
		const status = document.querySelector('.status')!.getBoundingClientRect();
		expect(status.top).toBeGreaterThanOrEqual(depth.bottom);
		expect(status.left).toBeGreaterThanOrEqual(0);
		expect(status.right).toBeLessThanOrEqual(390);
	});

	it('has everything in popovers at 390 pixels', async () => {
		const { onhelp, player } = await bar(390);
		await expect.element(button('Next backtrack')).toBeVisible();
		await page.getByRole('button', { name: /^Speed/ }).click();
		await page.getByRole('button', { name: /1M steps/ }).click();
		expect(player.rate).toBe(1_000_000);
		await button('More controls').click();
		await page.getByRole('combobox', { name: 'Move by' }).selectOptions('backtrack');
		expect(player.grain).toBe('backtrack');
		await button('Keys and tour').click();
		expect(onhelp).toHaveBeenCalledOnce();
	});
});
