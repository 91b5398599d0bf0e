import type { ContourLayout } from '$lib/layout/contour';
import { NODE_SOLUTION, type Tree } from '$lib/trace/tree';

/** What drawing looks up of each node, in the order of the picture and not of the search. */
export interface WholeIndex {
	/** The nodes' flags, beside `byDepth.nodes`. */
	readonly flags: Uint8Array;
	/** By depth, from left to right, because no solution may go unseen. */
	readonly solutions: ReadonlyMap<number, Solutions>;
}

export interface Solutions {
	readonly nodes: number[];
	readonly x: number[];
}

const indexes = new WeakMap<ContourLayout, WholeIndex>();

/** Made once for a layout: going through a million nodes takes longer than drawing them. */
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
