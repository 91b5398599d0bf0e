import type { ContourLayout } from '$lib/layout/contour';
import { firstFrom, type WholeView } from '$lib/layout/level-of-detail';
import { NODE_SOLUTION, type Tree } from '$lib/trace/tree';
import type { WholeScene } from './whole-scene';

/** The solutions of one depth, from left to right. */
interface Solutions {
	readonly nodes: number[];
	readonly x: number[];
}

/** By layout and depth, because no solution may go unseen. */
const solutionsOf = new WeakMap<ContourLayout, Map<number, Solutions>>();

/** Diamonds, as many as find a place of their own. */
export function drawSolutions(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene
): void {
	const half = Math.max(3, Math.min(7, view.row * 0.45));
	ctx.beginPath();
	for (const [depth, { nodes, x: places }] of findSolutions(layout, tree)) {
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
	ctx.fillStyle = scene.palette.solved;
	ctx.fill();
	ctx.lineWidth = 1;
	ctx.strokeStyle = scene.palette.ground;
	ctx.stroke();
}

function findSolutions(layout: ContourLayout, tree: Tree): Map<number, Solutions> {
	let known = solutionsOf.get(layout);
	if (known !== undefined) return known;
	known = new Map();
	for (let node = 0; node < layout.length; node++) {
		if ((tree.flags[node] & NODE_SOLUTION) === 0) continue;
		const depth = tree.depth[node];
		let row = known.get(depth);
		if (row === undefined) known.set(depth, (row = { nodes: [], x: [] }));
		row.nodes.push(node);
		row.x.push(layout.x[node]);
	}
	solutionsOf.set(layout, known);
	return known;
}
