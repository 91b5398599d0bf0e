import type { ContourLayout } from '../layout/contour';
import { NODE_SOLUTION, type Tree } from '$lib/engine/trace/tree/tree';

/** Data that drawing looks up for each node, in picture order instead of search order. */
export interface WholeIndex {
	/** The flags of `byDepth.nodes`, in the same order. */
	readonly flags: Uint8Array;
	/** The solutions at each depth from left to right; the picture must show all of them. */
	readonly solutions: ReadonlyMap<number, Solutions>;
}

export interface Solutions {
	readonly nodes: number[];
	readonly x: number[];
}

const indexes = new WeakMap<ContourLayout, WholeIndex>();

/** The index of a layout, built once: visiting a million nodes takes longer than drawing. */
export function wholeIndex(layout: ContourLayout, tree: Tree): WholeIndex {
	let index = indexes.get(layout);
	if (index === undefined) indexes.set(layout, (index = makeIndex(layout, tree)));
	return index;
}

function makeIndex({ length, byDepth }: ContourLayout, tree: Tree): WholeIndex {
	const { nodes, x } = byDepth;
	const flags = new Uint8Array(length);
	const solutions = new Map<number, Solutions>();
	for (let rank = 0; rank < length; rank++) {
		const node = nodes[rank];
		flags[rank] = tree.flags[node];
		if ((flags[rank] & NODE_SOLUTION) === 0) continue;
		const depth = tree.depth[node];
		let row = solutions.get(depth);
		if (row === undefined) solutions.set(depth, (row = { nodes: [], x: [] }));
		row.nodes.push(node);
		row.x.push(x[rank]);
	}
	return { flags, solutions };
}
