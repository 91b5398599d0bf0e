import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { readLocaleFrom } from '$lib/i18n/locale';
import {
	boardOf,
	momentOf,
	solvedBoard,
	stepOf,
	type Placed
} from '../../../../../../tests/fixtures/boards';
import { settled } from '../../../../../../tests/fixtures/layout';
import '../../../../../app.css';
import type { Problem } from '$lib/engine/problem';
import type { Pencil } from '$lib/stage/facts/view';
import type { Moment } from '$lib/engine/trace/moment';
import { shownOf } from '../../../../../../tests/fixtures/shown';
import Shows from '../../../../../../tests/fixtures/Shows.svelte';
import { kind, type SudokuSetup } from '../../kind';
import type { BoxShape } from '../../shape';
import SudokuBoard from './SudokuBoard.svelte';

const nine = { rows: 3, columns: 3 };
const givens = boardOf(solvedBoard(nine), (cell) => cell % 3 === 0);
const nobody = new Int8Array(81).fill(-1);

interface Options {
	shape?: BoxShape;
	givens?: Int8Array;
	entries?: Int8Array;
	moment?: Moment | null;
	conflicts?: ReadonlySet<number>;
	pencil?: Pencil;
	selected?: number;
	still?: boolean;
	ontype?: (cell: number, symbol: number) => void;
	/** Overrides the clashes of the puzzle. */
	clashes?: number[];
	candidates?: Int32Array | null;
	pruned?: Int32Array;
}

/** The props and facts of a board; the puzzle reports the candidates and clashes given here. */
function propsOf(options: Options) {
	const { shape = nine, clashes, candidates = null, pruned, moment = null, ...rest } = options;
	const setup: SudokuSetup = {
		givens: { shape, cells: rest.givens ?? givens },
		entries: { shape, cells: rest.entries ?? nobody }
	};
	const problem = kind.problem(setup);
	const puzzle = Object.create(problem, {
		...(clashes && { clashes: { value: () => clashes } }),
		model: {
			value: () =>
				candidates === null
					? problem.model()
					: { place() {}, legal: (at: number) => candidates[at] }
		}
	}) as Problem;
	const elimination = candidates && {
		domains: candidates.map((mask, at) => mask & ~(pruned?.[at] ?? 0)),
		prunedValues: pruned ?? new Int32Array(candidates.length)
	};
	const { conflicts = new Set<number>(), pencil = 'off' as const } = rest;
	return {
		component: SudokuBoard,
		shown: shownOf(setup, puzzle, {
			moment: moment && { ...moment, ...elimination },
			conflicts,
			pencil
		}),
		setup,
		selected: rest.selected ?? -1,
		still: rest.still ?? false,
		label: 'Board',
		ontype: rest.ontype ?? (() => {})
	};
}

const cell = (name: string | RegExp) => page.getByRole('gridcell', { name });
const cellAt = (row: number, column: number) => cell(new RegExp(`^row ${row}, column ${column}: `));

function numberedCell(index: number): HTMLElement {
	const found = document.querySelector<HTMLElement>(`[data-square="${index}"]`);
	if (!found) throw new Error(`no cell ${index}`);
	return found;
}

const marks = (style: string) => [...document.querySelectorAll(`.marks > .${style}`)];

/** The marks of a style in a cell. */
function marksIn(index: number, style: string): Element[] {
	const cell = numberedCell(index).getBoundingClientRect();
	return marks(style).filter((mark) => {
		const { left, top, width, height } = mark.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		return x > cell.left && x < cell.right && y > cell.top && y < cell.bottom;
	});
}

async function mount(options: Options = {}) {
	const target = document.createElement('div');
	target.style.inlineSize = '540px';
	document.body.append(target);
	const screen = await render(Shows, { target, props: propsOf(options) });
	let all = options;
	return {
		...screen,
		rerender: (more: Options) => screen.rerender(propsOf((all = { ...all, ...more })))
	};
}

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
});

describe('the grid', () => {
	it('has rows, columns and cells with their places and contents', async () => {
		await mount();
		const grid = page.getByRole('grid', { name: 'Board' });
		await expect.element(grid).toHaveAttribute('aria-rowcount', '9');
		await expect.element(grid).toHaveAttribute('aria-colcount', '9');
		expect(page.getByRole('row').elements()).toHaveLength(9);
		expect(page.getByRole('gridcell').elements()).toHaveLength(81);
		await expect.element(cellAt(1, 1)).toHaveAccessibleName('row 1, column 1: 1, given');
		await expect.element(cellAt(1, 2)).toHaveAccessibleName('row 1, column 2: empty');
		await expect.element(cellAt(2, 3)).toHaveAttribute('aria-colindex', '3');
	});

	it('speaks Hebrew and stays left to right on a right-to-left page', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount();
		await expect.element(cell('שורה 1, עמודה 1: 1, נתון')).toBeVisible();
		const first = numberedCell(0).getBoundingClientRect();
		const last = numberedCell(8).getBoundingClientRect();
		expect(first.left).toBeLessThan(last.left);
		numberedCell(4).focus();
		await userEvent.keyboard('{ArrowRight}');
		expect(document.activeElement).toBe(numberedCell(5));
	});

	it('is a square in any container, with equal cells of whole pixels', async () => {
		for (const [width, height] of [
			[541, 400],
			[333, 800],
			[560, 0]
		]) {
			const target = document.createElement('div');
			target.style.inlineSize = `${width}px`;
			if (height > 0) target.style.blockSize = `${height}px`;
			document.body.append(target);
			const shape = { rows: 5, columns: 5 };
			const empty = new Int8Array(625).fill(-1);
			const { unmount } = await render(Shows, {
				target,
				props: propsOf({ shape, givens: empty, entries: empty })
			});
			await settled();
			const board = page.getByRole('grid').element().getBoundingClientRect();
			const side = Math.min(width, height || width);
			expect(board.width).toBe(board.height);
			// Room for the headings and the edge.
			expect(board.width).toBeGreaterThan(side - 62);
			expect(board.width).toBeLessThanOrEqual(side);
			const cells = page.getByRole('gridcell').elements();
			const widths = new Set(cells.map((one) => one.getBoundingClientRect().width));
			expect(widths.size).toBe(1);
			expect([...widths][0] % 1).toBe(0);
			await unmount();
			target.remove();
		}
	});
});

describe('the cells', () => {
	const fixed = givens;
	const placed: Placed[] = [
		[1, 1],
		[2, 2, true],
		[4, 4]
	];

	it('describe in words what the search did', async () => {
		const step = stepOf('reject', 5, 0);
		await mount({ moment: momentOf(fixed, placed, step), clashes: [0] });
		await expect.element(cellAt(1, 2)).toHaveAccessibleName(/2, placed by the search$/);
		await expect.element(cellAt(1, 3)).toHaveAccessibleName(/3, placed by elimination$/);
		await expect.element(cellAt(1, 5)).toHaveAccessibleName(/5, newest placement$/);
		await expect.element(cellAt(1, 6)).toHaveAccessibleName(/1, tried and rejected, current cell$/);
		await expect
			.element(cellAt(1, 1))
			.toHaveAccessibleName(/1, given, rules out the value being tried$/);
	});

	it('draw lines from a rejected value to each cell that forbids it', async () => {
		await mount({ moment: momentOf(fixed, placed, stepOf('reject', 5, 0)), clashes: [0, 50] });
		expect(marks('clash-link')).toHaveLength(2);
		expect(marks('clash-ring')).toHaveLength(2);
	});

	it('show a placement taken back, and a dead end', async () => {
		const { rerender } = await mount({
			moment: momentOf(fixed, placed, stepOf('backtrack', 5, 5))
		});
		await expect
			.element(cellAt(1, 6))
			.toHaveAccessibleName(/empty, 6 just taken back, current cell$/);
		await rerender({ moment: momentOf(fixed, placed, stepOf('deadend', 5)) });
		await expect.element(cellAt(1, 6)).toHaveAccessibleName(/dead end, no value left to try/);
		expect(marksIn(5, 'dead-end-sign')).toHaveLength(1);
	});

	it('show the solution', async () => {
		const full = solvedBoard(nine);
		const rest = [...full].flatMap((symbol, at): Placed[] => (fixed[at] < 0 ? [[at, symbol]] : []));
		await mount({ moment: momentOf(fixed, rest, stepOf('solution')) });
		await expect.element(cellAt(1, 2)).toHaveAccessibleName(/2, part of the solution$/);
		expect(marks('solved-corner')).toHaveLength(4);
	});

	it('show the focus above the background of a conflict', async () => {
		const target = givens.with(1, givens[0]);
		await mount({ givens: target, conflicts: new Set([0, 1]), selected: 1 });
		await userEvent.keyboard('{Tab}');
		await expect.element(cellAt(1, 2)).toHaveFocus();
		const [ground] = marksIn(1, 'conflict');
		const ring = getComputedStyle(numberedCell(1), '::after');
		expect(parseFloat(ring.borderTopWidth)).toBeGreaterThanOrEqual(2);
		expect(ring.borderTopColor).not.toBe(getComputedStyle(ground).fill);
		expect(ring.position).toBe('absolute');
		await expect.element(cellAt(1, 2)).not.toHaveAttribute('aria-readonly');
		await expect.element(cellAt(1, 4)).toHaveAttribute('aria-readonly');
	});

	it('name conflicts', async () => {
		const entries = nobody.slice();
		entries[1] = 0;
		await mount({ entries, conflicts: new Set([0, 1]) });
		await expect
			.element(cellAt(1, 2))
			.toHaveAccessibleName('row 1, column 2: 1, entered by you, in conflict');
		await expect.element(cellAt(1, 2)).toHaveAttribute('aria-invalid', 'true');
	});

	it('pencil in candidates and strike eliminated ones, the latest boldest', async () => {
		const candidates = new Int32Array(81).fill(0b111);
		const pruned = new Int32Array(81);
		pruned[5] = 0b11;
		await mount({
			moment: momentOf(fixed, [[1, 1]], stepOf('eliminate', 5, 1, 1)),
			candidates,
			pruned,
			pencil: 'all'
		});
		await expect
			.element(cellAt(1, 6))
			.toHaveAccessibleName(/empty, current cell, 2 just eliminated, candidates 3$/);
		await expect.element(cellAt(1, 2)).toHaveAccessibleName(/cause of the elimination/);
		const lettersOf = (style: string) => marksIn(5, style).map(({ textContent }) => textContent);
		expect(lettersOf('candidate')).toEqual(['3']);
		expect(lettersOf('removed-candidate')).toEqual(['1']);
		expect(lettersOf('eliminated').join('')).toBe('2');
		// Each in its place: 1 and 2 are left of 3.
		const [one, two, three] = ['removed-candidate', 'eliminated', 'candidate'].map(
			(style) => marksIn(5, style)[0].getBoundingClientRect().left
		);
		expect(one).toBeLessThan(two);
		expect(two).toBeLessThan(three);
	});

	it('say when no candidate is left', async () => {
		const candidates = new Int32Array(81).fill(0b111);
		candidates[1] = 0;
		const { rerender } = await mount({ candidates, pencil: 'few' });
		await expect.element(cellAt(1, 2)).toHaveAccessibleName(/empty, no candidates left$/);
		await rerender({ pencil: 'off' });
		await expect.element(cellAt(1, 2)).toHaveAccessibleName(/empty$/);
	});
});

describe('choosing', () => {
	it('has one Tab stop, which moves with the keys', async () => {
		await mount();
		expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
		await userEvent.keyboard('{Tab}');
		expect(document.activeElement).toBe(numberedCell(0));
		await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}');
		expect(document.activeElement).toBe(numberedCell(37));
		await userEvent.keyboard('{End}');
		expect(document.activeElement).toBe(numberedCell(44));
		await userEvent.keyboard('{Control>}{Home}{/Control}');
		expect(document.activeElement).toBe(numberedCell(0));
		await expect.element(cellAt(1, 1)).toHaveAttribute('aria-selected', 'true');
		await expect.element(cellAt(1, 1)).toHaveAttribute('tabindex', '0');
	});

	it('follows a click', async () => {
		await mount();
		await cellAt(3, 3).click();
		await expect.element(cellAt(3, 3)).toHaveAttribute('aria-selected', 'true');
		expect(document.activeElement).toBe(numberedCell(20));
	});

	it('moves the focus when the selection changes from outside, if the focus is here', async () => {
		const { rerender } = await mount({ selected: 3 });
		expect(document.activeElement).toBe(document.body);
		await rerender({ selected: 7 });
		expect(document.activeElement).toBe(document.body);
		numberedCell(7).focus();
		await rerender({ selected: 40 });
		expect(document.activeElement).toBe(numberedCell(40));
	});

	it('shades the peers of a cell, preferring the one under the mouse', async () => {
		await mount({ selected: 40 });
		const shade = () => document.querySelector('.shade')?.getAttribute('d');
		const chosen = shade();
		await cellAt(1, 1).hover();
		await expect.poll(shade).not.toBe(chosen);
		await userEvent.unhover(cellAt(1, 1));
		await userEvent.hover(document.body, { position: { x: 900, y: 10 } });
		await expect.poll(shade).toBe(chosen);
	});
});

describe('typing', () => {
	it('reports typed symbols and erasing, and announces the result', async () => {
		const ontype = vi.fn<(at: number, symbol: number) => void>();
		const { rerender } = await mount({ ontype });
		numberedCell(1).focus();
		await userEvent.keyboard('5');
		expect(ontype).toHaveBeenLastCalledWith(1, 4);
		const entries = nobody.slice();
		entries[1] = 4;
		await rerender({ entries });
		const said = document.querySelector('[aria-live]');
		expect(said?.textContent.trim()).toBe('row 1, column 2: 5, entered by you');
		await userEvent.keyboard('{Backspace}');
		expect(ontype).toHaveBeenLastCalledWith(1, -1);
		await userEvent.keyboard('{ArrowRight}');
		expect(said?.textContent.trim()).toBe('');
	});

	it('keeps its own keys from the page, and no others', async () => {
		const heard: string[] = [];
		const listen = (event: KeyboardEvent) => heard.push(event.key);
		window.addEventListener('keydown', listen);
		await mount();
		numberedCell(1).focus();
		await userEvent.keyboard('{ArrowRight}{Home}5.0{Delete}');
		expect(heard).toEqual([]);
		await userEvent.keyboard(' ,f?');
		await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
		expect(heard.filter((key) => key !== 'Shift' && key !== 'Alt')).toEqual([
			' ',
			',',
			'f',
			'?',
			'ArrowRight'
		]);
		window.removeEventListener('keydown', listen);
	});
});

describe('a step', () => {
	const shape = { rows: 5, columns: 5 };
	const full = solvedBoard(shape);
	const start = boardOf(full, (at) => at % 2 === 0);
	const open = [...start.keys()].filter((at) => start[at] < 0);

	it('touches a handful of the 625 cells of a large board', async () => {
		const path = open.slice(0, 100).map((at): Placed => [at, full[at]]);
		const next = [open[100], full[open[100]]] as const;
		const one = { shape, givens: start, entries: new Int8Array(625).fill(-1) };
		const { rerender } = await mount({
			...one,
			moment: momentOf(start, path, stepOf('choose', next[0]))
		});
		const touched = new Set<Element | null>();
		let count = 0;
		const observer = new MutationObserver((records) => {
			count += records.length;
			for (const { target } of records) {
				const element = target instanceof Element ? target : target.parentElement;
				const found = element?.closest('[data-square]');
				if (found) touched.add(found);
			}
		});
		const board = document.querySelector('.frame');
		if (!board) throw new Error('no board');
		const everything = { subtree: true, childList: true, attributes: true, characterData: true };

		for (const [placed, step, clashes] of [
			[path, stepOf('reject', next[0], 3), [0, 7, 30]],
			[path, stepOf('reject', next[0], 4), [2, 9]],
			[[...path, next], stepOf('place', ...next), []],
			[[...path, next], stepOf('choose', open[101]), []],
			[[...path, next], stepOf('deadend', open[101]), []],
			[path, stepOf('backtrack', ...next), []],
			[path, stepOf('eliminate', open[150], 3, path[99][0]), []]
		] as [Placed[], ReturnType<typeof stepOf>, number[]][]) {
			touched.clear();
			count = 0;
			observer.observe(board, everything);
			await rerender({ moment: momentOf(start, placed, step), clashes });
			await new Promise(requestAnimationFrame);
			observer.disconnect();
			expect(touched.size, step.kind).toBeLessThanOrEqual(7);
			expect(count, step.kind).toBeLessThanOrEqual(50);
			expect(touched.size, step.kind).toBeGreaterThan(0);
		}
	});

	it('touches at most the peers of the cell if pencil marks are on', async () => {
		const path = open.slice(0, 100).map((at): Placed => [at, full[at]]);
		const next = [open[100], full[open[100]]] as const;
		const before = new Int32Array(625).fill(0b111);
		const after = before.slice();
		const peers = open.slice(101, 141);
		for (const peer of peers) after[peer] = 0b110;
		const one = { shape, givens: start, entries: new Int8Array(625).fill(-1) };
		const { rerender } = await mount({
			...one,
			moment: momentOf(start, path, stepOf('choose', next[0])),
			candidates: before,
			pencil: 'all'
		});
		const touched = new Set<Element | null | undefined>();
		const observer = new MutationObserver((records) => {
			for (const { target } of records) {
				const element = target instanceof Element ? target : target.parentElement;
				touched.add(element?.closest('[data-square]'));
			}
		});
		observer.observe(document.body, {
			subtree: true,
			childList: true,
			attributes: true,
			characterData: true
		});
		await rerender({
			moment: momentOf(start, [...path, next], stepOf('place', ...next)),
			candidates: after
		});
		await new Promise(requestAnimationFrame);
		observer.disconnect();
		touched.delete(null);
		touched.delete(undefined);
		expect(touched.size).toBeGreaterThanOrEqual(peers.length);
		expect(touched.size).toBeLessThanOrEqual(peers.length + 4);
	});
});

describe('user preferences', () => {
	const moment = momentOf(givens, [[1, 1]], stepOf('place', 1, 1));

	/** Makes the browser answer media queries this way until the end of the test. */
	async function emulate(media: string, features: { name: string; value: string }[] = []) {
		await cdp().send('Emulation.setEmulatedMedia', { media, features });
	}
	afterEach(() => emulate(''));

	it('animates a placement, except with reduced motion or fast playback', async () => {
		await emulate('', [{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
		const { rerender } = await mount({ moment: null });
		await rerender({ moment });
		expect(document.getAnimations().length).toBeGreaterThan(0);
		await rerender({ moment: null });
		await rerender({ moment, still: true });
		expect(document.getAnimations()).toHaveLength(0);
		await rerender({ moment: null, still: false });
		await emulate('', [{ name: 'prefers-reduced-motion', value: 'reduce' }]);
		await rerender({ moment });
		expect(document.getAnimations()).toHaveLength(0);
	});

	it('prints black on white and keeps the shapes', async () => {
		await mount({ moment });
		const [disc, symbol] = marksIn(1, 'newest');
		const colour = () => getComputedStyle(disc).fill;
		const screen = colour();
		await emulate('print');
		await expect.poll(colour).toBe('rgb(0, 0, 0)');
		expect(screen).not.toBe('rgb(0, 0, 0)');
		await expect.poll(() => getComputedStyle(symbol).fill).toBe('rgb(255, 255, 255)');
		expect(disc.tagName).toBe('circle');
	});
});
