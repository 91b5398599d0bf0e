import type { ContourLayout } from '$lib/layout/contour';
import type { WholeView } from '$lib/layout/level-of-detail';
import { NODE_SOLUTION, type Tree } from '$lib/trace/tree';
import type { WholeScene } from './whole-scene';

/** By layout: for each depth the solutions' numbers, because no solution may go unseen. */
const solutionsOf = new WeakMap<ContourLayout, number[][]>();

/** Diamonds, as many as find a place of their own. */
export function drawSolutions(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene,
	top: number,
	bottom: number
): void {
	const rows = solutionRows(layout, tree);
	const half = Math.max(3, Math.min(7, view.row * 0.45));
	ctx.beginPath();
	for (let depth = top; depth <= bottom; depth++) {
		const y = view.y + view.row * depth;
		const inRow = rows[depth] ?? [];
		let free = -half;
		let at = firstRightOf(layout, inRow, (free - view.x) / view.scale);
		while (at < inRow.length && inRow[at] <= scene.last) {
			const x = view.x + view.scale * layout.x[inRow[at]];
			if (x > scene.width + half) break;
			ctx.moveTo(x, y - half);
			ctx.lineTo(x + half, y);
			ctx.lineTo(x, y + half);
			ctx.lineTo(x - half, y);
			ctx.closePath();
			free = x + half;
			const next = firstRightOf(layout, inRow, (free - view.x) / view.scale);
			at = Math.max(at + 1, next);
		}
	}
	ctx.fillStyle = scene.palette.solved;
	ctx.fill();
	ctx.lineWidth = 1;
	ctx.strokeStyle = scene.palette.ground;
	ctx.stroke();
}

function solutionRows(layout: ContourLayout, tree: Tree): number[][] {
	let rows = solutionsOf.get(layout);
	if (rows === undefined) {
		rows = [];
		for (let node = 0; node < layout.length; node++)
			if ((tree.flags[node] & NODE_SOLUTION) !== 0) (rows[tree.depth[node]] ??= []).push(node);
		solutionsOf.set(layout, rows);
	}
	return rows;
}

/** The first of some nodes of a depth that lies at or right of `bound`. */
function firstRightOf(layout: ContourLayout, nodes: readonly number[], bound: number): number {
	let low = 0;
	let high = nodes.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (layout.x[nodes[middle]] < bound) low = middle + 1;
		else high = middle;
	}
	return low;
}
