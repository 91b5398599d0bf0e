import type { ContourLayout } from '../layout/contour';
import type { WholeView } from '../layout/level-of-detail';
import { NODE_SOLUTION, type Tree } from '$lib/engine/trace/tree/tree';
import { label, outline, traceEdge } from './draw-parts';
import { VALUE_ABOVE } from '../picture/shapes';
import { NAMES_FROM, SHAPES_FROM, VALUES_FROM, type WholeScene } from './whole-scene';

/** A node of the path at its position in the pane. */
interface PathNode {
	/** −1 if the arrays do not contain it. */
	readonly node: number;
	readonly x: number;
	readonly y: number;
}

/** Draws the path to the current node over everything, and frames the hovered and focused nodes. */
export function drawPath(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene
): void {
	const { looks } = scene;
	const ground = looks.shape('value-ground').fill;
	const color = looks.shape('path-edge').stroke;
	const nodes = pathNodes(layout, tree, view, scene);
	const current = nodes.at(-1);
	if (current === undefined) return;
	const isNear = view.scale >= SHAPES_FROM;

	const line = new Path2D();
	nodes.forEach((node, at) => {
		const from = nodes[at - 1];
		if (from === undefined) return;
		if (isNear) traceEdge(line, from, node, view.row);
		else {
			line.moveTo(from.x, from.y);
			line.lineTo(node.x, node.y);
		}
	});
	ctx.lineJoin = ctx.lineCap = 'round';
	const broad = isNear ? 5 : 3;
	// A border in the background colour separates the path from the lines it crosses.
	ctx.lineWidth = broad + 3;
	ctx.strokeStyle = ground;
	ctx.stroke(line);
	ctx.lineWidth = broad;
	ctx.strokeStyle = color;
	ctx.stroke(line);

	const radius = Math.max(1.5, Math.min(8, view.row * 0.28));
	ctx.fillStyle = color;
	ctx.beginPath();
	for (const { x, y } of nodes) {
		ctx.moveTo(x + radius, y);
		ctx.arc(x, y, radius, 0, 2 * Math.PI);
	}
	ctx.fill();
	drawCurrent(ctx, tree, current, radius, scene);

	drawLabels(ctx, tree, nodes, view.scale, scene);
	frame(ctx, layout, tree, view, scene, scene.pointed, 'pointed-frame');
	frame(ctx, layout, tree, view, scene, scene.focused, 'focus-frame');
}

function pathNodes(
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene
): readonly PathNode[] {
	const nodes: PathNode[] = scene.path
		.filter((node) => node < layout.length)
		.map((node) => ({
			node,
			x: view.x + view.scale * layout.x[node],
			y: view.y + view.row * tree.depth[node]
		}));
	const end = nodes.at(-1);
	if (end === undefined) return nodes;
	for (let step = 1; step <= scene.beyond; step++)
		nodes.push({ node: -1, x: end.x, y: end.y + step * view.row });
	return nodes;
}

function drawLabels(
	ctx: CanvasRenderingContext2D,
	tree: Tree,
	nodes: readonly PathNode[],
	scale: number,
	{ looks, names, font }: WholeScene
): void {
	if (scale < VALUES_FROM) return;
	ctx.textBaseline = 'middle';
	nodes.forEach(({ node, x, y }, at) => {
		if (node < 0) return;
		if (node > 0) {
			ctx.textAlign = 'center';
			ctx.font = `700 16px ${font}`;
			const value = names.value(tree.value[node]);
			label(ctx, value, { x, y: y - VALUE_ABOVE }, looks.words('path-value'));
		}
		// The variable that the next node of the path decides.
		if (scale < NAMES_FROM || at === nodes.length - 1 || tree.chosen[node] < 0) return;
		ctx.textAlign = 'left';
		ctx.font = `600 13px ${font}`;
		const name = names.variable(tree.chosen[node]);
		label(ctx, name, { x: x + 13, y }, looks.words('path-variable'));
	});
}

function drawCurrent(
	ctx: CanvasRenderingContext2D,
	tree: Tree,
	{ node, x, y }: PathNode,
	radius: number,
	{ looks, ratio }: WholeScene
): void {
	ctx.beginPath();
	ctx.arc(x, y, Math.max(8, Math.min(15, radius + 7)), 0, 2 * Math.PI);
	const ring = looks.shape('current-node');
	ctx.fillStyle = ring.fill;
	ctx.fill();
	ctx.lineWidth = 3;
	ctx.strokeStyle = ring.stroke;
	ctx.stroke();
	const isSolution = node >= 0 && (tree.flags[node] & NODE_SOLUTION) !== 0;
	const size = Math.max(0.55, Math.min(1, radius / 8));
	ctx.translate(x, y);
	ctx.scale(size, size);
	ctx.fillStyle = looks.shape(isSolution ? 'solution-node' : 'path-node').fill;
	ctx.fill(outline(isSolution ? 'solution' : 'open', 1));
	ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
}

function frame(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	{ looks }: WholeScene,
	node: number,
	style: 'pointed-frame' | 'focus-frame'
): void {
	if (node < 0 || node >= layout.length) return;
	const half = view.scale >= SHAPES_FROM ? 17 : 9;
	const x = view.x + view.scale * layout.x[node];
	const y = view.y + view.row * tree.depth[node];
	ctx.beginPath();
	ctx.roundRect(x - half, y - half, 2 * half, 2 * half, 6);
	ctx.lineWidth = 4.5;
	ctx.strokeStyle = looks.shape('value-ground').fill;
	ctx.stroke();
	const { width, stroke } = looks.shape(style);
	ctx.lineWidth = width;
	ctx.strokeStyle = stroke;
	ctx.stroke();
}
