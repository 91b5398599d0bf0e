import { formatCompact } from '$lib/i18n/format';
import type { ContourLayout } from '../layout/contour';
import type { Style } from '../../drawing/looks';
import type { NodeKind } from '../layout/excerpt/node';
import { firstFrom } from '$lib/engine/trace/first-from';
import type { WholeView } from '../layout/level-of-detail';
import {
	NODE_PRUNED,
	NODE_SKIPPED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from '$lib/engine/trace/tree/tree';
import { label, outline, traceEdge } from './draw-parts';
import { shapeBottom, VALUE_ABOVE } from '../picture/shapes';
import { nodeStyle } from '../picture/tree-scene';
import { NAMES_FROM, VALUES_FROM, type WholeScene } from './whole-scene';

/** Consecutive nodes of one depth, by rank. */
interface Stretch {
	readonly depth: number;
	readonly from: number;
	readonly to: number;
}

/** How far outside the view a node's shape and label can still be visible, in pixels. */
const BLEED = 40;

/** Draws every node in view with its shape, edge and labels. */
export function drawNear(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene,
	top: number,
	bottom: number
): void {
	const { looks, last } = scene;
	const { nodes } = layout.byDepth;
	const { row } = view;
	const place = (node: number) => ({
		x: view.x + view.scale * layout.x[node],
		y: view.y + row * tree.depth[node]
	});
	// Include one depth below the view, because its edges begin above it.
	const stretches: Stretch[] = [];
	for (let depth = top; depth <= Math.min(bottom + 1, layout.depth); depth++)
		stretches.push(inSight(layout, depth, view, scene.width));

	const edges = new Path2D();
	const laterEdges = new Path2D();
	for (const { from, to } of stretches)
		for (let i = from; i < to; i++) {
			const node = nodes[i];
			const parent = tree.parent[node];
			if (parent < 0) continue;
			traceEdge(node > last ? laterEdges : edges, place(parent), place(node), row);
		}
	ctx.lineWidth = 1.5;
	ctx.strokeStyle = looks.shape('later-edge').stroke;
	ctx.stroke(laterEdges);
	ctx.strokeStyle = looks.shape('tree-edge').stroke;
	ctx.stroke(edges);

	const onPath = new Set(scene.path);
	const size = Math.min(1, view.scale / 26, row / 40);
	ctx.textBaseline = 'middle';
	ctx.lineJoin = 'round';
	for (const { from, to } of stretches)
		for (let i = from; i < to; i++) {
			const node = nodes[i];
			if (onPath.has(node)) continue;
			const { x, y } = place(node);
			ctx.translate(x, y);
			ctx.scale(size, size);
			drawNode(ctx, tree, node, view.scale, scene);
			ctx.setTransform(scene.ratio, 0, 0, scene.ratio, 0, 0);
		}
}

/** The nodes in view and one more on each side, whose edges may be in view. */
function inSight(layout: ContourLayout, depth: number, view: WholeView, width: number): Stretch {
	const { start, x: places } = layout.byDepth;
	const first = start[depth];
	const end = start[depth + 1];
	const from = firstFrom(places, first, end, (-view.x - BLEED) / view.scale);
	const to = firstFrom(places, from, end, (width + BLEED - view.x) / view.scale);
	return { depth, from: Math.max(first, from - 1), to: Math.min(end, to + 1) };
}

/** One node around (0, 0), with the labels for this scale. */
function drawNode(
	ctx: CanvasRenderingContext2D,
	tree: Tree,
	node: number,
	scale: number,
	{ looks, last, names, font }: WholeScene
): void {
	const later = node > last;
	const isLeaf = tree.storedSize[node] === 1;
	const kind = kindOf(tree, node, later);
	const shape = outline(kind, tree.size[node]);
	const look = looks.shape(nodeStyle({ kind, later, onPath: false, forced: false }));
	ctx.lineWidth = look.width;
	ctx.strokeStyle = look.stroke;
	ctx.fillStyle = look.fill;
	ctx.fill(shape);
	const isDashed = look.dash.length > 0;
	if (isDashed) ctx.setLineDash(look.dash);
	ctx.stroke(shape);
	if (isDashed) ctx.setLineDash([]);
	if (scale < VALUES_FROM || node === 0) return;
	const words = (style: Style) => looks.words(later ? 'later-value' : style);
	ctx.textAlign = 'center';
	ctx.font = `600 14px ${font}`;
	label(ctx, names.value(tree.value[node]), { x: 0, y: -VALUE_ABOVE }, words('value'));
	if (kind === 'folded' || kind === 'folded-solved') {
		ctx.font = `600 12px ${font}`;
		const below = shapeBottom({ kind, size: tree.size[node], onPath: false }) + 9;
		const style = kind === 'folded' ? 'count' : 'solved-count';
		label(ctx, formatCompact(tree.size[node]), { x: 0, y: below }, words(style));
	}
	if (scale < NAMES_FROM || later || isLeaf || tree.chosen[node] < 0) return;
	ctx.textAlign = 'left';
	ctx.font = `12px ${font}`;
	label(ctx, names.variable(tree.chosen[node]), { x: 13, y: 0 }, words('variable'));
}

/** The kind of a node off the path: already left, or still to come. */
function kindOf(tree: Tree, node: number, isLater: boolean): NodeKind {
	const isSolved = (tree.flags[node] & NODE_SOLVED) !== 0;
	const isLeaf = tree.storedSize[node] === 1;
	if ((tree.flags[node] & NODE_SOLUTION) !== 0) return 'solution';
	if (isLeaf && tree.size[node] > 1) return isSolved ? 'folded-solved' : 'folded';
	if (isLater && !isLeaf) return 'open';
	if (isLeaf && (tree.flags[node] & NODE_PRUNED) !== 0) return 'pruned';
	if (isSolved) return 'solved';
	if (!isLater && (tree.flags[node] & NODE_SKIPPED) !== 0) return 'skipped';
	return isLeaf ? 'failed' : 'exhausted';
}
