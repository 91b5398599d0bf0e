import { flushSync, mount as mountPlain, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { BoardProps } from '$lib/stage/board/problem-view';
import { readLocaleFrom } from '$lib/i18n/locale';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { record } from '../../../../../../tests/fixtures/recordings';
import { shownOf } from '../../../../../../tests/fixtures/shown';
import Shows from '../../../../../../tests/fixtures/Shows.svelte';
import '../../../../../app.css';
import { kind } from '../../kind';
import { readRows, writeRows } from '../../rows';
import { emptyMaze, type CarveSetup, type MazeSetup, type SolveSetup } from '../../setup';
import Board from './Board.svelte';
import Legend from '../Legend.svelte';
import MiniBoard from '$lib/stage/board/mini/MiniBoard.svelte';
import type { Mini } from '$lib/stage/board/mini/mini';
import { miniature } from '../miniature';
import Remark from '../Remark.svelte';
import { tool } from './tool.svelte';

const maze = readRows(['S  #', '   #', '  #G'])!;

/** A board's properties at a moment of a search. */
function propsAt(setup: MazeSetup, position = 0, change: Partial<Strategy> = {}) {
	const problem = kind.problem(setup);
	const strategy = { ...DEFAULT_STRATEGY, ...change };
	const { trace } = record(problem, strategy);
	const at = (to: number) => ({
		shown: shownOf<MazeSetup>(setup, problem, { moment: trace.at(to), trace, strategy })
	});
	const props = {
		component: Board,
		...at(position),
		setup,
		selected: -1,
		still: false,
		label: 'Board',
		ontype: vi.fn<BoardProps<MazeSetup>['ontype']>(),
		onedit: vi.fn<BoardProps<MazeSetup>['onedit']>()
	};
	return { props, at, trace };
}

type Props = ReturnType<typeof propsAt>['props'];

async function mount(props: Props, width = 480, height = 360) {
	const target = document.createElement('div');
	target.style.inlineSize = `${width}px`;
	target.style.blockSize = `${height}px`;
	document.body.append(target);
	const screen = await render(Shows, { target, props });
	await expect.element(page.getByRole('grid')).toBeVisible();
	return screen;
}

const example = (id: string) => kind.examples.find((one) => one.id === id)!.setup;
const square = (index: number) => document.querySelector<HTMLElement>(`[data-square="${index}"]`)!;

/** The marks of the picture in a style. */
const marks = (style: string) => [...document.querySelectorAll(`.marks > .${style}`)];

function point(type: string, index: number) {
	const { left, top, width, height } = square(index).getBoundingClientRect();
	document.querySelector('[role=grid]')!.dispatchEvent(
		new PointerEvent(type, {
			bubbles: true,
			cancelable: true,
			pointerId: 1,
			button: 0,
			clientX: left + width / 2,
			clientY: top + height / 2
		})
	);
}

/** A stroke of the pointer over squares. */
function drag(...squares: number[]) {
	const grid = document.querySelector<HTMLElement>('[role=grid]')!;
	// The test has no real pointer to capture.
	grid.setPointerCapture = () => undefined;
	point('pointerdown', squares[0]);
	for (const index of squares.slice(1)) point('pointermove', index);
	point('pointerup', squares[squares.length - 1]);
}

const edits = (props: Props) =>
	vi.mocked(props.onedit).mock.calls.map(([setup]) => writeRows(setup as SolveSetup));

beforeEach(() => readLocaleFrom(() => 'en'));
afterEach(() => {
	tool.drawing = false;
	document.documentElement.removeAttribute('dir');
});

describe('the board of a maze', () => {
	it('is a grid with labeled squares', async () => {
		await mount(propsAt(maze).props);
		const grid = page.getByRole('grid', { name: 'Board' });
		await expect.element(grid).toHaveAttribute('aria-colcount', '4');
		await expect.element(grid).toHaveAccessibleDescription(/Arrow keys move/);
		expect(page.getByRole('gridcell').elements()).toHaveLength(12);
		expect(square(0)).toHaveAccessibleName('row 1, column 1: start');
		expect(square(3)).toHaveAccessibleName('row 1, column 4: wall');
		expect(square(11)).toHaveAccessibleName('row 3, column 4: goal');
		expect(
			page
				.getByRole('gridcell')
				.elements()
				.filter((one) => one.tabIndex === 0)
		).toEqual([square(0)]);
	});

	it('has the squares of a larger maze, and then of a smaller one', async () => {
		const screen = await mount(propsAt(maze).props);
		const names = () =>
			page
				.getByRole('gridcell')
				.elements()
				.map((one) => one.getAttribute('aria-label'));
		for (const [columns, rows] of [
			[5, 4],
			[3, 2]
		] as const) {
			// prettier-ignore
			await screen.rerender(propsAt(emptyMaze(columns, rows)).props);
			const last = `row ${rows}, column ${columns}: goal`;
			await expect.poll(() => [names().length, names().at(-1)]).toEqual([columns * rows, last]);
		}
	});

	it('shows the path, visited squares, and the shortest path so far', async () => {
		const { props, at } = propsAt(example('two-ways'), 69, { goal: 'best' });
		const screen = await mount(props);
		for (const style of ['path-line', 'best-line', 'left-square', 'left-sign', 'way-closed'])
			expect(marks(style), style).not.toEqual([]);
		expect(square(20)).toHaveAccessibleName('row 2, column 10: open, visited and left');
		await screen.rerender(at(67));
		expect(marks('solution-line')).toHaveLength(1);
		expect(marks('path-line')).toEqual([]);
		expect(marks('goal-reached')).not.toEqual([]);
		await screen.rerender(at(54));
		expect(document.querySelector('.marks > rect.left-sign')).not.toBeNull();
		await screen.rerender(at(165));
		expect(marks('prune-sign')).toHaveLength(1);
		await screen.rerender(at(0));
		for (const style of [
			'path-line',
			'best-line',
			'left-square',
			'head',
			'head-plain',
			'head-hollow'
		])
			expect(marks(style), style).toEqual([]);
	});

	it('numbers the steps on request', async () => {
		const { props } = propsAt(example('two-ways'), 69, { goal: 'best' });
		const screen = await mount(props);
		expect(marks('step-number')).toEqual([]);
		await screen.rerender({ shown: { ...props.shown, pencil: 'all' } });
		expect(marks('step-number')).toHaveLength(14);
	});

	it('is sharp: its squares are whole pixels, in the largest size that fits', async () => {
		// As on a wide screen, where the room has a set height.
		await page.viewport(1280, 720);
		await mount(propsAt(maze).props, 433, 301);
		const size = () => {
			const { width, height } = square(0).getBoundingClientRect();
			return [width, height];
		};
		await expect.poll(size).toEqual([93, 93]);
	});

	it('is never mirrored', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount(propsAt(maze).props);
		expect(square(0)).toHaveAccessibleName('שורה 1, עמודה 1: התחלה');
		const [first, second] = [square(0), square(1)].map((one) => one.getBoundingClientRect().left);
		expect(first).toBeLessThan(second);
	});

	it('shows a carving as the maze that it becomes', async () => {
		const { props, at, trace } = propsAt(example('carve'), 18, { values: 'random' });
		const screen = await mount(props);
		expect(page.getByRole('gridcell').elements()).toHaveLength(96);
		expect(square(95)).toHaveAccessibleName('row 8, column 12: still closed');
		expect(document.querySelector('.marks > rect.left-sign')).not.toBeNull();
		await screen.rerender(at(trace.length));
		expect(marks('solved-edge')).toHaveLength(1);
		expect(square(95)).toHaveAccessibleName(/^row 8, column 12: open/);
		square(0).focus();
		await userEvent.keyboard('{Enter}');
		expect(props.onedit).not.toHaveBeenCalled();
	});

	it('changes only what the step changes, at any size', async () => {
		const setup = emptyMaze(61, 61);
		const problem = kind.problem(setup);
		const limits = { steps: 20_000 };
		const { trace } = record(problem, { ...DEFAULT_STRATEGY, goal: 'all', limits });
		const { props } = propsAt(maze);
		const at = (position: number) =>
			shownOf<MazeSetup>(setup, problem, { moment: trace.at(position), trace });
		let shown = $state.raw(at(9000));
		const target = document.createElement('div');
		target.style.inlineSize = target.style.blockSize = '610px';
		document.body.append(target);
		const board = mountPlain(Shows, {
			target,
			props: {
				...props,
				setup,
				get shown() {
					return shown;
				}
			}
		});
		flushSync();
		const records: MutationRecord[] = [];
		const observer = new MutationObserver((changes) => records.push(...changes));
		observer.observe(target, { subtree: true, attributes: true, childList: true });
		const moments = Array.from({ length: 100 }, (_, i) => at(9001 + i));
		for (const moment of moments) {
			shown = moment;
			flushSync();
		}
		await Promise.resolve();
		records.push(...observer.takeRecords());
		observer.disconnect();
		const changesIn = (selector: string) =>
			records.filter(({ target: one }) => (one as Element).closest(selector) !== null).length;
		const changes = changesIn('[role=grid]');
		const picture = changesIn('.marks');
		const frame = records.filter(({ target: one }) => (one as Element).matches('.frame')).length;
		const count = target.querySelectorAll('.marks > *').length;
		await unmount(board);
		expect(changes).toBeGreaterThan(50);
		expect(changes).toBeLessThan(500);
		expect(picture).toBeGreaterThan(100);
		expect(picture).toBeLessThan(1000);
		expect(count).toBeLessThan(25);
		// The frame has a direction: if it were set again, the style of every square would be computed again.
		expect(frame).toBe(0);
	});
});

describe('editing with the pointer', () => {
	it('draws no stroke unless drawing is on', async () => {
		const { props } = propsAt(maze);
		await mount(props);
		drag(1, 5);
		expect(props.onedit).not.toHaveBeenCalled();
	});

	it('adds or removes a wall with the first click, also while a search is watched', async () => {
		const { props } = propsAt(maze, 4);
		await mount(props);
		await userEvent.click(square(1));
		await userEvent.click(square(3));
		expect(edits(props)).toEqual([
			['S# #', '   #', '  #G'],
			['S   ', '   #', '  #G']
		]);
	});

	it('makes one edit of a click while drawing is on', async () => {
		tool.drawing = true;
		const { props } = propsAt(maze);
		await mount(props);
		await userEvent.click(square(1));
		expect(edits(props)).toHaveLength(1);
	});

	it('draws walls in one edit per stroke, and previews them', async () => {
		tool.drawing = true;
		const { props } = propsAt(maze, 4);
		await mount(props);
		const grid = document.querySelector<HTMLElement>('[role=grid]')!;
		expect(getComputedStyle(grid).touchAction).toBe('none');
		grid.setPointerCapture = () => undefined;
		point('pointerdown', 1);
		point('pointermove', 9);
		await expect.element(square(5)).toHaveAccessibleName('row 2, column 2: wall');
		expect(props.onedit).not.toHaveBeenCalled();
		point('pointerup', 9);
		expect(edits(props)).toEqual([['S# #', ' # #', ' ##G']]);
	});

	it('erases if a stroke begins on a wall', async () => {
		tool.drawing = true;
		const { props } = propsAt(maze);
		await mount(props);
		drag(3, 7);
		expect(edits(props)).toEqual([['S   ', '    ', '  #G']]);
	});

	it('drags start and goal, over walls too', async () => {
		tool.drawing = true;
		const { props } = propsAt(maze);
		await mount(props);
		drag(11, 7, 6);
		drag(0, 1, 5);
		expect(edits(props)).toEqual([
			['S  #', '  G#', '  # '],
			['   #', ' S #', '  #G']
		]);
	});

	it('drops a canceled stroke', async () => {
		tool.drawing = true;
		const { props } = propsAt(maze);
		await mount(props);
		document.querySelector<HTMLElement>('[role=grid]')!.setPointerCapture = () => undefined;
		point('pointerdown', 1);
		point('pointercancel', 1);
		point('pointerup', 1);
		expect(props.onedit).not.toHaveBeenCalled();
	});
});

describe('a carved maze', () => {
	it('shows which walls are removed for loops, and opens no others', async () => {
		const carving = { ...(example('carve') as CarveSetup), loops: 5 };
		const { props, trace, at } = propsAt(carving, 20, { values: 'random' });
		const screen = await mount(props);
		expect(marks('loop')).toHaveLength(0);
		await screen.rerender(at(trace.length));
		expect(marks('loop')).toHaveLength(5);
	});
});

describe('editing with the keyboard', () => {
	it('moves in the grid, sets walls, start and goal', async () => {
		const { props } = propsAt(maze);
		await mount(props);
		square(0).focus();
		await userEvent.keyboard('{ArrowRight}{ArrowDown}');
		expect(document.activeElement).toBe(square(5));
		await userEvent.keyboard('{Enter}s');
		await userEvent.keyboard('g');
		expect(edits(props)).toEqual([
			['S  #', ' # #', '  #G'],
			['   #', ' S #', '  #G'],
			['S  #', ' G #', '  # ']
		]);
	});

	it('leaves other keys to the page', async () => {
		const { props } = propsAt(maze);
		await mount(props);
		const heard: string[] = [];
		const listen = (event: KeyboardEvent) => heard.push(event.key);
		window.addEventListener('keydown', listen);
		square(0).focus();
		await userEvent.keyboard('{ArrowRight}{Enter}f,? {Control>}z{/Control}');
		window.removeEventListener('keydown', listen);
		expect(heard).toEqual(['f', ',', '?', ' ', 'Control', 'z']);
	});
});

describe('beside the board', () => {
	it('breadth-first search is compared with the result', async () => {
		const { props, at } = propsAt(example('two-ways'), 10, { goal: 'best' });
		const { setup, shown } = props;
		const screen = await render(Shows, { component: Remark, shown, setup });
		const text = () => document.querySelector('p')!.textContent.replaceAll(/\s+/g, ' ').trim();
		expect(text()).toBe(
			'Breadth-first search: the shortest path costs 12; it visited 24 squares. No path found so far.'
		);
		await screen.rerender(at(70));
		expect(text()).toMatch(/The best found so far costs 16: 4 more than that\.$/);
		await screen.rerender(at(140));
		expect(text()).toMatch(/The best found costs 12: it is the shortest\.$/);
		await screen.rerender({ setup: example('no-way'), shown: { ...shown, moment: null } });
		expect(text()).toBe('Breadth-first search: no path leads to the goal.');
	});

	it('a small maze is an image of a few elements', async () => {
		const setup = example('large');
		await render(MiniBoard, { mini: miniature.mini as Mini<unknown>, setup });
		await expect.element(page.getByRole('img', { name: 'Maze 41×31' })).toBeVisible();
		expect(document.querySelectorAll('svg[role=img] *').length).toBeLessThan(8);
	});

	it('the legend explains both kinds of boards', async () => {
		const screen = await render(Legend, { setup: maze });
		await expect.element(page.getByText('Pruned: nothing shorter can follow')).toBeVisible();
		await screen.rerender({ setup: example('carve') });
		await expect.element(page.getByText('Carved: cells and passages')).toBeVisible();
	});
});
