import { createRawSnippet, flushSync, mount } from 'svelte';
import '../../src/app.css';
import DecisionTree from '../../src/lib/stage/tree/DecisionTree.svelte';
import { drawWhole } from '../../src/lib/stage/tree/canvas/draw-whole';
import { CanvasLooks } from '../../src/lib/stage/tree/canvas/canvas-looks';
import type { WholeScene } from '../../src/lib/stage/tree/canvas/whole-scene';
import { contourLayout } from '../../src/lib/stage/tree/layout/contour';
import { WholeSpace } from '../../src/lib/stage/tree/layout/whole-space';
import { seeded, treeRun } from '../fixtures/trees';

/** The functions that the benchmark calls in the browser; times are in milliseconds. */
export interface TreeViewPage {
	/** Times to draw a whole tree while panning and zooming across it. */
	draw(nodes: number): number[];
	/** Times to update the pane by one step, in the middle of a run. */
	step(nodes: number): number[];
}

declare global {
	interface Window {
		treeView: TreeViewPage;
	}
}

const SIZE = { width: 800, height: 600 };
const FRAMES = 200;
/** Skip the first frames, which include compilation. */
const WARM_UP = 50;

const names = {
	variable: (variable: number) => `r${1 + Math.floor(variable / 9)}c${1 + (variable % 9)}`,
	value: (value: number) => String(value + 1)
};

function draw(nodes: number): number[] {
	const { tree } = treeRun({ nodes, depth: 60, failing: 40 });
	const layout = contourLayout(tree);
	const canvas = document.createElement('canvas');
	Object.assign(canvas, SIZE);
	document.body.replaceChildren(canvas);
	const ctx = canvas.getContext('2d', { willReadFrequently: true })!;
	const last = Math.floor(tree.length * 0.6);
	const path: number[] = [];
	for (let node = last; node >= 0; node = tree.parent[node]) path.unshift(node);
	const scene: WholeScene = {
		...SIZE,
		...{ ratio: 1, last, path, beyond: 0, pointed: -1, focused: -1 },
		...{ looks: new CanvasLooks(document.body), names, font: 'monospace' }
	};
	const random = seeded(3);
	const space = new WholeSpace(layout, SIZE);
	const nearest = Math.log(space.maxScale);
	const farthest = Math.log(space.minScale);
	const times: number[] = [];
	let place = space.fit();
	for (let frame = 0; frame < WARM_UP + FRAMES; frame++) {
		// Zoom in and out a few times, panning on the way.
		const depth = Math.abs(((frame / 25) % 2) - 1);
		const k = Math.exp(nearest + (farthest - nearest) * depth);
		const at = { x: random(SIZE.width), y: random(SIZE.height) };
		place = space.keepInSight(space.zoom(place, k, at));
		const start = performance.now();
		drawWhole(ctx, layout, tree, space.wholeView(place), scene);
		// Reading a pixel forces the drawing to finish.
		ctx.getImageData(0, 0, 1, 1);
		times.push(performance.now() - start);
	}
	return times.slice(WARM_UP);
}

function step(nodes: number): number[] {
	const run = treeRun({ nodes, depth: 60, failing: 40 });
	const start = Math.floor(run.length * 0.6);
	const target = document.createElement('div');
	target.style.cssText = 'inline-size: 800px; block-size: 600px';
	document.body.replaceChildren(target);
	let moment = $state.raw(run.at(start));
	mount(DecisionTree, {
		target,
		props: {
			tree: run.tree,
			get moment() {
				return moment;
			},
			names,
			onseek() {},
			onexpand() {},
			preview: createRawSnippet(() => ({ render: () => '<span></span>' }))
		}
	});
	flushSync();
	const times: number[] = [];
	for (let frame = 1; frame <= 4 * (WARM_UP + FRAMES); frame++) {
		const next = run.at(start + frame);
		const before = performance.now();
		flushSync(() => (moment = next));
		times.push(performance.now() - before);
	}
	return times.slice(4 * WARM_UP);
}

window.treeView = { draw, step };
