import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { nextFrame } from '../../../../tests/fixtures/layout';
import { folded, subtree, treeRun, type TreeRun } from '../../../../tests/fixtures/trees';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import { readLocaleFrom } from '$lib/i18n/locale';
import type { Group } from '../drawing/drawing';
import { treeDrawing } from '../drawing/tree-drawing';
import { contourLayout, type ContourLayout } from './layout/contour';
import { NODE_FORCED, type Tree } from '$lib/engine/trace/tree/tree';
import '../../../app.css';
import DecisionTree from './DecisionTree.svelte';
import type { Placement } from './picture/placements';

const bush = treeRun({ nodes: 73, depth: 12 });
/** Large enough to fold subtrees that the search has left. */
const forest = treeRun({ nodes: 4000, depth: 40, failing: 40, forced: 15 });

const names = {
	variable: (variable: number) => `r${1 + Math.floor(variable / 9)}c${1 + (variable % 9)}`,
	value: (value: number) => String(value + 1)
};
const preview = createRawSnippet<[Placement[]]>((assignment) => ({
	render: () => `<div class="little">${assignment().length} on the board</div>`
}));

interface Options {
	readonly run?: TreeRun;
	readonly tree?: Tree;
	readonly at?: number;
	readonly view?: 'folded' | 'whole';
	readonly stubs?: boolean;
	readonly wholeLayout?: ContourLayout | null;
	readonly width?: number;
}

async function mount(options: Options = {}) {
	const { run = bush, at = 0.6, width = 500 } = options;
	const target = document.createElement('div');
	target.style.cssText = `inline-size: ${width}px; block-size: 560px`;
	document.body.append(target);
	const onseek = vi.fn<(position: number) => void>();
	const onexpand = vi.fn<(key: number, path: Placement[]) => void>();
	const onabandon = vi.fn<(key: number) => void>();
	const props = $state({
		tree: options.tree ?? run.tree,
		moment: run.at(Math.round(run.length * at)),
		expansions: new Map<number, Tree>(),
		view: options.view ?? 'folded',
		stubs: options.stubs ?? false,
		following: true,
		hidesFuture: false,
		returned: null as number | null,
		wholeLayout: options.wholeLayout ?? null,
		...{
			names,
			preview,
			onseek,
			onexpand,
			onabandon,
			values: 9,
			orderAfter: () => [0, 1, 2, 3, 4, 5, 6, 7, 8]
		}
	});
	await render(DecisionTree, { target, props });
	// Gestures, when a pointer comes near, and the large-tree canvas load separately; d3-zoom leaves a mark.
	const pane = () => document.querySelector('.pane');
	const isDrawn = props.view === 'folded' || props.wholeLayout?.x.length === props.tree.length;
	if (isDrawn) {
		await expect.poll(() => pane()).not.toBeNull();
		pane()!.dispatchEvent(new PointerEvent('pointerenter'));
		await expect.poll(() => '__zoom' in pane()!).toBe(true);
	}
	const seek = (position: number) => {
		props.moment = run.at(position);
		flushSync();
	};
	return { props, onseek, onexpand, onabandon, seek, target };
}

const marks = (kind: string) => document.querySelectorAll(`.node.${kind}:not(.later)`);
const nodeOf = (key: number) => document.querySelector<SVGGElement>(`.node[data-key="${key}"]`)!;
const markOf = (key: number) => nodeOf(key).querySelector<SVGPathElement>('.marks > path')!;
const current = () => document.querySelector<SVGGElement>('.node.current')!;
const world = () => document.querySelector<SVGGElement>('.world')!;
const keyOf = (node: Element) => Number((node as SVGElement).dataset.key);

/** The bounding box of the pane. */
function paneBox(): DOMRect {
	return document.querySelector('.pane')!.getBoundingClientRect();
}

function isInPane(element: Element): boolean {
	const box = element.getBoundingClientRect();
	const pane = paneBox();
	return (
		box.left >= pane.left &&
		box.right <= pane.right &&
		box.top >= pane.top &&
		box.bottom <= pane.bottom
	);
}

/** The key of a triangle in view. */
function triangleInSight(): number {
	const triangle = [...marks('folded')].find(isInPane);
	if (triangle === undefined) throw new Error('no triangle in sight');
	return keyOf(triangle);
}

afterEach(() => {
	readLocaleFrom(() => 'en');
	document.documentElement.removeAttribute('dir');
	delete document.documentElement.dataset.theme;
});

describe('the picture', () => {
	it('gives every outcome its shape', async () => {
		const run = treeRun({ nodes: 200, depth: 8, all: true, forced: 20 });
		await mount({ run, at: 0.8 });
		const counts = {
			failed: marks('failed').length,
			solution: marks('solution').length,
			open: marks('open').length
		};
		expect(counts.failed).toBeGreaterThan(5);
		expect(counts.solution).toBeGreaterThan(1);
		const shape = (kind: string) =>
			marks(kind)[0].querySelector('.marks > path')!.getAttribute('d');
		expect(shape('open')).toMatch(/^M-8 0a8 8/); // a circle
		expect(shape('failed')).toBe('M-5-5h10v10h-10z'); // a square
		expect(shape('solution')).toMatch(/^M0-11l11 11/); // a diamond
		expect(counts.open).toBe(1 + run.at(Math.round(run.length * 0.8)).frames.length);
	});

	it('labels edges with values and nodes with their variables', async () => {
		const { props } = await mount();
		const { frames } = props.moment;
		const path = document.querySelectorAll('.node.path');
		expect([...path].map((node) => node.querySelector('.path-value')?.textContent)).toEqual([
			undefined,
			...frames.map(({ value }) => names.value(value))
		]);
		expect(
			[...path].slice(0, -1).map((node) => node.querySelector('.path-variable')?.textContent)
		).toEqual(frames.map(({ variable }) => names.variable(variable)));
		// A name that is held lights its variable.
		const held = [...path].map((node) => node.querySelector<SVGElement>('.path-variable'));
		expect(held.slice(0, -1).map((name) => name?.dataset.hold)).toEqual(
			frames.map(({ variable }) => String(variable))
		);
	});

	it('folds finished subtrees of a large search into triangles with counts', async () => {
		await mount({ run: forest });
		const triangle = nodeOf(triangleInSight());
		expect(triangle.querySelector('.marks > path')!.getAttribute('d')).toMatch(/^M0-9l.*h-.*z$/);
		expect(triangle.querySelector('.count')!.textContent).toMatch(/^[\d.]+K?$/);
		expect(document.querySelectorAll('.node').length).toBeLessThan(300);
	});

	it('draws the current path as one strong line with a ring at its end', async () => {
		const { props } = await mount();
		const path = document.querySelector('.path-edge')!;
		expect(path.getAttribute('d')!.match(/M/g)).toHaveLength(props.moment.frames.length);
		const ring = document.querySelector('.current-node')!.getBoundingClientRect();
		const mark = current().querySelector('.marks > path')!.getBoundingClientRect();
		expect(ring.left + ring.width / 2).toBeCloseTo(mark.left + mark.width / 2, 0);
		expect(ring.top + ring.height / 2).toBeCloseTo(mark.top + mark.height / 2, 0);
	});

	it('shows the same as a file, mark by mark', async () => {
		const run = treeRun({ nodes: 300, depth: 12, all: true, forced: 20 });
		const { props, seek } = await mount({ run, at: 0, view: 'whole' });
		const facts = { names, problem: null, strategy: DEFAULT_STRATEGY, hidesFuture: false };
		for (const share of [0, 0.1, 0.5, 0.9, 1]) {
			seek(Math.round(run.length * share));
			const [{ drawing }] = treeDrawing(run.tree, props.moment, facts, { whole: true })
				.marks as Group[];
			const inFile = drawing.marks.map((mark) => [
				'style' in mark && mark.style,
				'text' in mark ? mark.text : ''
			]);
			const onPage = [...document.querySelectorAll('.marks > *')].flatMap((mark) => {
				const edges = mark.parentElement!.matches('.ground') ? pathsOf(mark) : 1;
				return Array.from({ length: edges }, () => [mark.getAttribute('class'), mark.textContent]);
			});
			expect(onPage.map(String).sort()).toEqual(inFile.map(String).sort());
		}
		function pathsOf(mark: Element): number {
			return mark.tagName === 'path' ? (mark.getAttribute('d')!.match(/M/g) ?? []).length : 1;
		}
	});

	it('keeps the path and its ancestors in place while the search goes on', async () => {
		const { seek } = await mount({ at: 0 });
		const places = () =>
			new Map(
				[...document.querySelectorAll('.node.path')].map((node) => [
					keyOf(node),
					node.getBoundingClientRect().left
				])
			);
		let moves = 0;
		let before = places();
		for (let position = 1; position <= bush.length; position++) {
			seek(position);
			const now = places();
			expect(document.querySelectorAll('.node.later')).toHaveLength(0);
			if ([...now].some(([key, x]) => Math.abs((before.get(key) ?? x) - x) > 1)) moves++;
			before = now;
		}
		expect(moves).toBeLessThan(bush.length / 10);
	});

	it('names the ancestors that are above the pane', async () => {
		const deep = treeRun({ nodes: 400, depth: 60, failing: 20 });
		const { onseek, seek } = await mount({ run: deep, at: 0.5 });
		const trail = () => document.querySelector('.trail');
		const { variable, value, position } = deep.tree;
		await expect.poll(() => trail()?.textContent).toMatch(/^Start/);
		const shown = [...document.querySelectorAll('.trail button')];
		expect(shown.length).toBeGreaterThan(2);
		const path = [...document.querySelectorAll('.node.path')].map(keyOf);
		const last = path[path.findIndex((key) => isInPane(nodeOf(key))) - 1];
		const node = position.indexOf(last);
		expect(shown.at(-1)!.textContent.trim()).toContain(
			`${names.variable(variable[node])} = ${names.value(value[node])}`
		);
		(shown.at(-1) as HTMLElement).click();
		expect(onseek).toHaveBeenCalledExactlyOnceWith(last);
		seek(2);
		await expect.poll(trail).toBeNull();
	});

	it('hides what lies ahead, if the future is hidden', async () => {
		const { props } = await mount({ at: 0.3, view: 'whole' });
		await expect.poll(() => document.querySelectorAll('.node').length).toBe(bush.tree.length);
		props.hidesFuture = true;
		const so = bush.tree.position.filter((position) => position <= props.moment.position).length;
		await expect.poll(() => document.querySelectorAll('.node').length).toBe(so);
	});

	it('draws later nodes faintly in the whole tree', async () => {
		await mount({ at: 0.3 });
		expect(document.querySelectorAll('.node.later')).toHaveLength(0);
		await page.getByRole('radio', { name: 'Whole' }).click();
		await expect.poll(() => document.querySelectorAll('.node').length).toBe(bush.tree.length);
		expect(document.querySelectorAll('.node.later').length).toBeGreaterThan(10);
	});

	it('draws rejected values as stubs below the path', async () => {
		const { props } = await mount();
		expect(marks('rejected')).toHaveLength(0);
		await page.getByRole('button', { name: 'Rejected tries' }).click();
		await expect.poll(() => marks('rejected').length).toBeGreaterThan(5);
		expect(props.stubs).toBe(true);
	});

	it('marks forced placements', async () => {
		const { seek } = await mount({ run: forest });
		const forced = forest.tree.flags.findLastIndex((flags) => (flags & NODE_FORCED) !== 0);
		seek(forest.tree.position[forced]);
		expect(document.querySelectorAll('.node.open.placed .forced-pin').length).toBeGreaterThan(0);
		expect(current().classList.contains('placed')).toBe(true);
	});
});

describe('pointing', () => {
	it('seeks to a node when it is clicked', async () => {
		const { onseek } = await mount();
		const failed = [...marks('failed')].find(isInPane)!;
		await userEvent.click(markOf(keyOf(failed)));
		expect(onseek).toHaveBeenCalledExactlyOnceWith(keyOf(failed));
	});

	it('opens a triangle in place and folds it again', async () => {
		const { onseek } = await mount({ run: forest });
		const key = triangleInSight();
		const before = markOf(key).getBoundingClientRect();
		await userEvent.click(markOf(key));
		await expect.poll(() => nodeOf(key).classList.contains('exhausted')).toBe(true);
		const after = markOf(key).getBoundingClientRect();
		const middle = ({ left, width }: DOMRect) => left + width / 2;
		expect(middle(after)).toBeCloseTo(middle(before), 0);
		expect(after.top).toBeCloseTo(before.top, -1);
		await userEvent.click(document.querySelector(`[data-fold="${key}"]`)!);
		await expect.poll(() => nodeOf(key).classList.contains('folded')).toBe(true);
		expect(onseek).not.toHaveBeenCalled();
	});

	it('requests a subtree that the arrays do not contain, and shows it', async () => {
		const tree = folded(forest.tree, 60);
		const { props, onexpand } = await mount({ run: forest, tree });
		const isFetched = (key: number) => tree.storedSize[tree.position.indexOf(key)] === 1;
		const triangle = [...marks('folded')].filter(isInPane).find((one) => isFetched(keyOf(one)))!;
		const key = keyOf(triangle);
		await userEvent.click(markOf(key));
		// A little later, the tree also asks for what is missing near the path.
		const asked = onexpand.mock.calls.filter(([asked]) => asked === key);
		expect(asked).toHaveLength(1);
		const [[, path]] = asked;
		const node = forest.tree.position.indexOf(key);
		expect(path.at(-1)).toEqual({
			variable: forest.tree.variable[node],
			value: forest.tree.value[node]
		});
		expect(path).toHaveLength(forest.tree.depth[node]);
		expect(nodeOf(key).classList.contains('folded')).toBe(true);
		props.expansions = new Map([[key, subtree(forest.tree, node)]]);
		await expect.poll(() => nodeOf(key).classList.contains('exhausted')).toBe(true);
	});

	it('has a folded part of the path searched again, and gives that up when it leaves it', async () => {
		const tree = folded(forest.tree, 600);
		const key = largestFolded(tree);
		const { props, onexpand, onabandon, seek } = await mount({ run: forest, tree, at: 0 });
		seek(key + 40);
		await expect.poll(() => onexpand.mock.calls.length).toBe(1);
		expect(onexpand.mock.calls[0][0]).toBe(key);
		const failed = props.moment.frames.reduce((sum, { failed }) => sum + Number(failed > 0), 0);
		expect(failed).toBeGreaterThan(0);
		expect(marks('folded').length).toBeGreaterThan(0);
		await expect.element(page.getByText(/nodes? of small branches/)).toBeInTheDocument();

		seek(0);
		expect(onabandon).toHaveBeenCalledExactlyOnceWith(key);
		seek(key + 40);
		const inside = forest.tree.position.indexOf(key);
		props.expansions = new Map([[key, subtree(forest.tree, inside)]]);
		await expect.poll(() => nodeOf(key).classList.contains('open')).toBe(true);
		await expect.element(page.getByText(/nodes? of small branches/)).not.toBeInTheDocument();
	});

	it('describes a node on a card with a miniature', async () => {
		await mount();
		const failed = [...marks('failed')].find(isInPane)!;
		await userEvent.hover(markOf(keyOf(failed)));
		await expect.poll(() => document.querySelector('.card')).not.toBeNull();
		const card = page.elementLocator(document.querySelector('.card')!);
		await expect.element(card).toBeVisible();
		const depth = bush.tree.depth[bush.tree.position.indexOf(keyOf(failed))];
		await expect.element(card).toHaveTextContent(`${depth} on the board`);
		await expect.element(card).toHaveTextContent('dead end, no value fits');
		await expect.element(card).toHaveTextContent('Nothing below');
		await userEvent.keyboard('{Escape}');
		expect(document.querySelector('.card')).toBeNull();
	});
});

describe('the view', () => {
	it('keeps the current node in view while the search continues', async () => {
		const { seek } = await mount({ run: forest, at: 0.2 });
		for (const share of [0.25, 0.4, 0.41, 0.7, 0.95]) {
			seek(Math.round(forest.length * share));
			await expect.poll(() => isInPane(current())).toBe(true);
		}
	});

	it('shows all of a small run at its end, even after a jump', async () => {
		const run = treeRun({ nodes: 14, depth: 4, all: true });
		const { seek } = await mount({ run, at: 0 });
		seek(run.length);
		await expect.poll(() => document.querySelectorAll('.node > .marks > path').length).toBe(14);
		await expect
			.poll(() => [...document.querySelectorAll('.node > .marks > path')].every(isInPane))
			.toBe(true);
	});

	it('stops following when dragged, until the user turns it on again', async () => {
		const { props, seek } = await mount({ run: forest, at: 0.2 });
		await expect.poll(() => isInPane(current())).toBe(true);
		drag(document.querySelector('.pane')!, 300, -300);
		await expect.poll(() => props.following).toBe(false);
		expect(isInPane(current())).toBe(false);
		const { key: before } = current().dataset;
		seek(forest.tree.position.find((position) => position > forest.length * 0.2)!);
		expect(current().dataset.key).not.toBe(before);
		await glided();
		expect(isInPane(current())).toBe(false);
		await page.getByRole('button', { name: 'Follow the search' }).click();
		await expect.poll(() => isInPane(current())).toBe(true);
		expect(props.following).toBe(true);
	});

	it('fits as much of a growing tree as is legible', async () => {
		await mount({ run: treeRun({ nodes: 400, depth: 60, failing: 20 }), at: 0.5 });
		for (let time = 0; time < 6; time++)
			await page.getByRole('button', { name: /^Zoom out/ }).click();
		const scale = () => Number(/scale\((.*)\)/.exec(world().style.transform)![1]);
		await expect.poll(scale).toBeLessThan(0.5);
		await page.getByRole('button', { name: /^Fit/ }).click();
		await expect.poll(scale).toBeCloseTo(0.8);
		await expect.poll(() => isInPane(current())).toBe(true);
		await glided();
		expect([...document.querySelectorAll('.node.path')].filter(isInPane).length).toBeGreaterThan(5);
	});

	it('zooms by wheel and buttons, and fits the whole tree', async () => {
		await mount();
		await page.getByRole('radio', { name: 'Whole' }).click();
		const scale = () => Number(/scale\((.*)\)/.exec(world().style.transform)![1]);
		const before = scale();
		document
			.querySelector('.pane')!
			.dispatchEvent(new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true }));
		await expect.poll(scale).toBeGreaterThan(before);
		await page.getByRole('button', { name: /^Zoom out/ }).click();
		await page.getByRole('button', { name: /^Zoom out/ }).click();
		await expect.poll(scale).toBeLessThan(before);
		const isAllInPane = () =>
			[...document.querySelectorAll('.node > .marks > path')].every(isInPane);
		for (let time = 0; time < 4; time++)
			await page.getByRole('button', { name: /^Zoom in/ }).click();
		await expect.poll(isAllInPane).toBe(false);
		await page.getByRole('button', { name: /^Fit/ }).click();
		await expect.poll(isAllInPane).toBe(true);
	});
});

describe('the keyboard', () => {
	const focused = () => document.activeElement as HTMLElement;

	async function enter(): Promise<void> {
		await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBeGreaterThan(1);
		document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')!.focus();
	}

	it('enters at the current node and walks the tree as drawn', async () => {
		const { props, onseek } = await mount();
		await enter();
		const { frames } = props.moment;
		const placement = ({ variable, value }: { variable: number; value: number }) =>
			`${names.variable(variable)} = ${names.value(value)}`;
		expect(plain(focused())).toContain(placement(frames.at(-1)!));
		expect(plain(focused())).toContain('the search is here');
		expect(focused().getAttribute('aria-level')).toBe(String(frames.length + 1));
		await userEvent.keyboard('{ArrowUp}');
		expect(plain(focused())).toContain(placement(frames.at(-2)!));
		await userEvent.keyboard('{ArrowDown}');
		expect(plain(focused())).toContain(placement(frames.at(-1)!));
		await userEvent.keyboard('{ArrowUp}{Enter}');
		const node = bush.tree.parent[bush.tree.position.indexOf(keyOf(current()))];
		expect(onseek).toHaveBeenCalledExactlyOnceWith(bush.tree.position[node]);
	});

	it('goes to neighbours, marks the focus, and opens folded nodes', async () => {
		await mount({ run: forest });
		await enter();
		for (let tries = 0; tries < 60 && focused().ariaExpanded !== 'false'; tries++)
			await userEvent.keyboard(tries % 2 === 0 ? '{ArrowLeft}' : '{ArrowUp}');
		expect(focused().ariaExpanded).toBe('false');
		expect(plain(focused())).toContain('folded');
		const ring = document.querySelector('.focus-frame')!;
		await expect.poll(() => isInPane(ring)).toBe(true);
		expect(document.querySelector('.card')).not.toBeNull();
		await userEvent.keyboard('o');
		await expect.poll(() => focused().ariaExpanded).toBe('true');
		await userEvent.keyboard('o');
		await expect.poll(() => focused().ariaExpanded).toBe('false');
	});

	it('lists the last nodes of a long path, and the others on the way to them', async () => {
		const line = treeRun({ nodes: 301, depth: 300, children: 1, failing: 0 });
		await mount({ run: line, at: 1, view: 'whole' });
		await enter();
		const levels = () =>
			[...document.querySelectorAll('[role=treeitem]')].map((item) => Number(item.ariaLevel));
		const current = Number(focused().ariaLevel);
		expect(current).toBe(301);
		expect(levels()).toEqual(Array.from({ length: 100 }, (_, i) => current - 99 + i));
		await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
		expect(focused().ariaLevel).toBe(String(current - 3));
		expect(levels()).toEqual(Array.from({ length: 103 }, (_, i) => current - 102 + i));
	});

	it('keeps the focus when the focused node disappears', async () => {
		const { seek } = await mount({ at: 1 });
		await enter();
		await userEvent.keyboard('{ArrowUp}{ArrowDown}');
		await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
		seek(0);
		await expect.poll(() => document.querySelectorAll('[role=treeitem]').length).toBe(1);
		await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
	});

	it('keeps its own keys, and only those, from the player', async () => {
		await mount();
		const heard: string[] = [];
		const listen = (event: KeyboardEvent) =>
			heard.push(`${event.shiftKey ? 'Shift+' : ''}${event.key}`);
		window.addEventListener('keydown', listen);
		await enter();
		await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}+-0f ');
		await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Home}');
		window.removeEventListener('keydown', listen);
		expect(heard).toEqual(['f', ' ', 'Shift+Shift', 'Shift+ArrowLeft', 'Home']);
	});

	it('lists the nodes beside the path of a large run', async () => {
		await mount({ run: forest });
		await enter();
		const items = [...document.querySelectorAll('[role=treeitem]')];
		const levels = items.map((item) => Number(item.getAttribute('aria-level')));
		expect(levels[0]).toBe(1);
		levels.slice(1).forEach((level, at) => expect(level).toBeLessThanOrEqual(levels[at] + 1));
		expect(items.filter((item) => item.getAttribute('aria-selected') === 'true')).toHaveLength(1);
		expect(items.some((item) => item.textContent.includes('nodes below, folded away'))).toBe(true);
	});
});

describe('the whole of a large tree', () => {
	const layout = contourLayout(forest.tree);
	const canvas = () => document.querySelector('canvas')!;
	const pixel = (x: number, y: number) => {
		const { width } = canvas().getBoundingClientRect();
		const ratio = canvas().width / width;
		return [
			...canvas()
				.getContext('2d')!
				.getImageData(Math.round(x * ratio), Math.round(y * ratio), 1, 1).data
		];
	};
	/** The number of distinct colours on the canvas. */
	const colors = () => {
		const { data } = canvas().getContext('2d')!.getImageData(0, 0, canvas().width, canvas().height);
		return new Set(new Uint32Array(data.buffer)).size;
	};

	it('waits for its layout and reports it', async () => {
		const { props } = await mount({ run: forest, view: 'whole' });
		await expect.element(page.getByText(/^Laying out 3,\d+ nodes…$/)).toBeVisible();
		props.wholeLayout = layout;
		await expect.poll(() => document.querySelector('canvas')).not.toBeNull();
		await expect.poll(colors).toBeGreaterThan(5);
	});

	it('does not draw a layout of another tree', async () => {
		await mount({
			run: forest,
			view: 'whole',
			wholeLayout: contourLayout(subtree(forest.tree, 1))
		});
		await expect.element(page.getByText(/^Laying out/)).toBeVisible();
	});

	it('takes its colours from the theme and follows changes', async () => {
		document.documentElement.dataset.theme = 'light';
		await mount({ run: forest, view: 'whole', wholeLayout: layout });
		await expect.poll(() => pixel(2, 2)).toEqual([255, 253, 248, 255]);
		document.documentElement.dataset.theme = 'dark';
		await expect.poll(() => pixel(2, 2)).toEqual([24, 29, 39, 255]);
	});

	it('is as sharp as the screen', async () => {
		await mount({ run: forest, view: 'whole', wholeLayout: layout });
		const { width, height } = canvas().getBoundingClientRect();
		await expect.poll(() => canvas().width).toBe(Math.round(width * devicePixelRatio));
		await expect.poll(() => canvas().height).toBe(Math.round(height * devicePixelRatio));
	});

	it('seeks where it is clicked and supports the keyboard', async () => {
		const { onseek } = await mount({ run: forest, view: 'whole', wholeLayout: layout });
		await expect.poll(colors).toBeGreaterThan(5);
		// The root is the topmost mark: scan for the path colour from the top.
		const root = () => {
			const { width, height } = paneBox();
			for (let y = 10; y < height; y += 2)
				for (let x = 10; x < width; x += 2) {
					const [red, , blue] = pixel(x, y);
					if (red > 190 && blue < 60) return { x, y };
				}
			return null;
		};
		await expect.poll(root).not.toBeNull();
		await userEvent.click(page.elementLocator(canvas()), { position: root()! });
		expect(onseek).toHaveBeenCalledExactlyOnceWith(0);
		document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')!.focus();
		await userEvent.keyboard('{ArrowUp}{Enter}');
		expect(onseek).toHaveBeenCalledTimes(2);
	});

	it('zooms in on the current node down to single nodes', async () => {
		await mount({ run: forest, view: 'whole', wholeLayout: layout });
		await expect.poll(colors).toBeGreaterThan(5);
		for (let step = 0; step < 12; step++)
			await page.getByRole('button', { name: /^Zoom in/ }).click();
		await expect.poll(colors).toBeGreaterThan(50);
	});
});

describe('return values', () => {
	const lines = (value: string) => document.querySelector(`.${value}-edge`);

	it('are not drawn, unless they are asked for', async () => {
		const { props } = await mount();
		props.moment = { ...props.moment, outcome: { kind: 'solved' } };
		flushSync();
		expect(document.querySelector('.found-tip, .failed-tip')).toBeNull();
	});

	it('mark the path that a solution has come up, and the node where it is stays in view', async () => {
		const { props } = await mount();
		props.moment = { ...props.moment, outcome: { kind: 'solved' } };
		const path = () => [...document.querySelectorAll<SVGGElement>('.node.path')];
		const passed = () => path().filter((node) => node.classList.contains('passed'));
		props.returned = 2;
		flushSync();
		expect(passed()).toEqual(path().slice(-2));
		expect(lines('found')).not.toBeNull();
		props.returned = path().length - 1;
		flushSync();
		expect(passed()).toEqual(path().slice(1));
		await expect.poll(() => isInPane(path()[0])).toBe(true);
	});

	it('mark the edge that a failure has come up', async () => {
		const { props, seek } = await mount();
		props.returned = 0;
		const depth = (position: number) => bush.at(position).frames.length;
		const back = Array.from({ length: bush.length }, (_, position) => position).find(
			(position) => position > bush.length / 2 && depth(position) < depth(position - 1)
		)!;
		const { variable, value } = bush.at(back - 1).frames.at(-1)!;
		const step = { kind: 'backtrack' as const, variable, value, cause: -1 };
		props.moment = { ...bush.at(back), step };
		flushSync();
		expect(lines('failed')).not.toBeNull();
		seek(0);
		expect(document.querySelector('.found-tip, .failed-tip')).toBeNull();
	});
});

describe('in Hebrew', () => {
	it('uses Hebrew texts but draws the tree left to right', async () => {
		readLocaleFrom(() => 'he');
		document.documentElement.dir = 'rtl';
		await mount();
		await expect.element(page.getByRole('radio', { name: 'מקופל' })).toBeInTheDocument();
		const siblings = [...document.querySelectorAll('.node')].filter((node) =>
			/translate\(\S+ 54\)/.test(node.getAttribute('transform')!)
		);
		const lefts = siblings.map((node) => node.getBoundingClientRect().left);
		expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
		await expect
			.poll(() => document.querySelector('[aria-selected=true]')?.textContent)
			.toMatch(/כאן נמצא החיפוש/);
	});
});

/** The position of the largest subtree that the arrays do not hold. */
function largestFolded({ length, size, storedSize, position }: Tree): number {
	let largest = 0;
	for (let node = 1; node < length; node++)
		if (storedSize[node] === 1 && (largest === 0 || size[node] > size[largest])) largest = node;
	expect(size[largest]).toBeGreaterThan(30);
	return position[largest];
}

/** Waits longer than any glide takes. */
async function glided(): Promise<void> {
	const end = performance.now() + 600;
	for (let frames = 0; frames < 10 || performance.now() < end; frames++) await nextFrame();
}

/** The text without direction marks. */
function plain(element: Element): string {
	return element.textContent.replaceAll(/[\u2068\u2069]/g, '');
}

/** d3 listens for mouse events. */
function drag(element: Element, dx: number, dy: number): void {
	const { left, top, width, height } = element.getBoundingClientRect();
	const at = (share: number) => ({
		clientX: left + width / 2 + dx * share,
		clientY: top + height / 2 + dy * share,
		bubbles: true,
		cancelable: true,
		view: window
	});
	element.dispatchEvent(new MouseEvent('mousedown', at(0)));
	for (const share of [0.2, 0.5, 1]) window.dispatchEvent(new MouseEvent('mousemove', at(share)));
	window.dispatchEvent(new MouseEvent('mouseup', at(1)));
}
