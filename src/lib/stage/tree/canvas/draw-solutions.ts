import type { ContourLayout } from '../layout/contour';
import { firstFrom } from '$lib/engine/trace/first-from';
import type { WholeView } from '../layout/level-of-detail';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { wholeIndex } from './whole-index';
import type { WholeScene } from './whole-scene';

/** Draws solutions as diamonds, except where they would overlap. */
export function drawSolutions(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene
): void {
	const half = Math.max(3, Math.min(7, view.row * 0.45));
	ctx.beginPath();
	for (const [depth, { nodes, x: places }] of wholeIndex(layout, tree).solutions) {
		const y = view.y + view.row * depth;
		if (y < -half || y > scene.height + half) continue;
		let at = firstFrom(places, 0, nodes.length, (-half - view.x) / view.scale);
		while (at < nodes.length && nodes[at] <= scene.last) {
			const x = view.x + view.scale * places[at];
			if (x > scene.width + half) break;
			ctx.moveTo(x, y - half);
			ctx.lineTo(x + half, y);
			ctx.lineTo(x, y + half);
			ctx.lineTo(x - half, y);
			ctx.closePath();
			at = firstFrom(places, at + 1, nodes.length, (x + half - view.x) / view.scale);
		}
	}
	ctx.fillStyle = scene.looks.shape('solution-node').fill;
	ctx.fill();
	ctx.lineWidth = 1;
	ctx.strokeStyle = scene.looks.shape('value-ground').fill;
	ctx.stroke();
}
