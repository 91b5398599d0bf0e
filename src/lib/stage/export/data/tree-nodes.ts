import {
	NODE_CLOSED,
	NODE_FORCED,
	NODE_PRUNED,
	NODE_SKIPPED,
	NODE_SOLUTION,
	NODE_SOLVED,
	type Tree
} from '$lib/engine/trace/tree/tree';

/** A node of a decision tree in a file. */
export interface FileNode {
	/** Nodes are numbered in the order in which they were searched; the root is 0. */
	readonly id: number;
	/** The number of the parent, −1 for the root. */
	readonly parent: number;
	/** Placements on the way to it. */
	readonly depth: number;
	/** The placement that leads to it, −1 for the root. */
	readonly variable: number;
	readonly value: number;
	/** Placed by elimination. */
	readonly forced: boolean;
	/** How many steps had been made when its value was placed. */
	readonly position: number;
	readonly kind: NodeKind;
	/** The nodes below it that are not in the file. */
	readonly folded: number;
}

/**
 * `open`: the search has not left it; `failed`: without a solution; `solved`: a solution is below it;
 * `skipped`: jumped over; `pruned`: given up, because nothing better could follow.
 */
export type NodeKind = 'open' | 'failed' | 'skipped' | 'solution' | 'solved' | 'pruned';

/**
 * At most `limit` nodes of a tree in search order. A larger tree keeps the way to its last node and the nodes
 * nearest to the root; each node says how many below it are left out. Linear in the nodes of the arrays.
 */
export function nodesForFile(tree: Tree, limit: number): FileNode[] {
	const kept = keptNodes(tree, limit);
	const ids = new Int32Array(tree.length).fill(-1);
	const nodes: FileNode[] = [];
	const folded = Array.from(tree.size.subarray(0, tree.length), (size) => size - 1);
	for (let node = 0; node < tree.length; node++) {
		if (kept[node] === 0) continue;
		ids[node] = nodes.length;
		const parent = tree.parent[node];
		if (parent >= 0) folded[parent] -= tree.size[node];
		nodes.push({
			id: nodes.length,
			parent: parent < 0 ? -1 : ids[parent],
			depth: tree.depth[node],
			variable: tree.variable[node],
			value: tree.value[node],
			forced: (tree.flags[node] & NODE_FORCED) !== 0,
			position: tree.position[node],
			kind: kindOf(tree.flags[node]),
			folded: 0
		});
	}
	let at = 0;
	for (let node = 0; node < tree.length; node++) {
		if (kept[node] === 0) continue;
		nodes[at] = { ...nodes[at], folded: folded[node] };
		at++;
	}
	return nodes;
}

function kindOf(flags: number): NodeKind {
	if ((flags & NODE_SOLUTION) !== 0) return 'solution';
	if ((flags & NODE_PRUNED) !== 0) return 'pruned';
	if ((flags & NODE_CLOSED) === 0) return 'open';
	if ((flags & NODE_SOLVED) !== 0) return 'solved';
	return (flags & NODE_SKIPPED) !== 0 ? 'skipped' : 'failed';
}

/** 1 for each node that is kept. The parent of a kept node is kept. */
function keptNodes(tree: Tree, limit: number): Uint8Array {
	const kept = new Uint8Array(tree.length);
	if (tree.length <= limit) return kept.fill(1);
	const way: number[] = [];
	for (let node = tree.length - 1; node >= 0; node = tree.parent[node]) way.unshift(node);
	let left = limit;
	// The root's side of a way that is too long.
	for (const node of way.slice(0, limit)) {
		kept[node] = 1;
		left--;
	}
	for (const node of byDepth(tree)) {
		if (left === 0) break;
		if (kept[node] === 1 || kept[tree.parent[node]] === 0) continue;
		kept[node] = 1;
		left--;
	}
	return kept;
}

/** The nodes by depth, those of a depth in search order. */
function byDepth({ depth, length }: Tree): Int32Array {
	const starts: number[] = [];
	for (let node = 0; node < length; node++)
		starts[depth[node] + 1] = (starts[depth[node] + 1] ?? 0) + 1;
	for (let at = 0, sum = 0; at < starts.length; at++) starts[at] = sum += starts[at] ?? 0;
	const order = new Int32Array(length);
	for (let node = 0; node < length; node++) order[starts[depth[node]]++] = node;
	return order;
}
