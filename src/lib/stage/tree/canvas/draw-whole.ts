import type { ContourLayout } from '../layout/contour';
import type { WholeView } from '../layout/level-of-detail';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { drawFar } from './draw-far';
import { drawNear } from './draw-near';
import { drawPath } from './draw-path';
import { SHAPES_FROM, type WholeScene } from './whole-scene';

/**
 * Draws a whole tree. The time depends on the size of the picture, not of the tree. From afar, each
 * depth is a row of marks: one for each pixel column with nodes, stronger for more nodes. From
 * nearby, nodes have shapes, edges and labels. The current path is on top.
 *
 * @param tree as it was laid out, or grown since then
 */
export function drawWhole(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene
): void {
	const { width, height, ratio, looks } = scene;
	ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
	ctx.fillStyle = looks.shape('value-ground').fill;
	ctx.fillRect(0, 0, width, height);
	if (layout.length === 0) return;
	const top = Math.max(0, Math.ceil((-40 - view.y) / view.row));
	const bottom = Math.min(layout.depth, Math.floor((height + 40 - view.y) / view.row));
	if (view.scale < SHAPES_FROM) drawFar(ctx, layout, tree, view, scene, top, bottom);
	else drawNear(ctx, layout, tree, view, scene, top, bottom);
	drawPath(ctx, layout, tree, view, scene);
}
