/**
 * The decision tree as parallel arrays in search order. Node 0 is the root, the empty interim
 * checkpoint; a subtree is the contiguous run `node … node + storedSize[node] − 1`. A closed failed
 * subtree may be folded: its root stays, `size` is its full node count, `storedSize` is 1.
 */
export interface Tree {
	/** Nodes in the arrays (which may be longer). */
	readonly length: number;
	/** −1 for the root. */
	readonly parent: Int32Array;
	readonly depth: Uint16Array;
	/** The placement that leads to the node, −1 for the root. */
	readonly variable: Int32Array;
	readonly value: Int8Array;
	/** The variable that the node's children decide, −1 if none is chosen (yet). */
	readonly chosen: Int32Array;
	/** The position just after the node's placement: seeking there shows the node being opened. */
	readonly position: Float64Array;
	/** Nodes in the subtree, including itself and folded nodes. */
	readonly size: Float64Array;
	/** Nodes of the subtree that are in the arrays, including itself. */
	readonly storedSize: Int32Array;
	/** Sum of the NODE_… flags. */
	readonly flags: Uint8Array;
}

/** Placed by elimination. */
export const NODE_FORCED = 1;
/** The node is a solution. */
export const NODE_SOLUTION = 2;
/** The subtree contains a solution (possibly the node itself). */
export const NODE_SOLVED = 4;
/** The search has left the subtree for good. */
export const NODE_CLOSED = 8;
/** Nodes of the subtree were folded away: size > storedSize. */
export const NODE_FOLDED = 16;
/** Not followed, because no better solution than the best can follow from here. */
export const NODE_PRUNED = 32;
/** Left by a jump, which has not looked at what else could be placed beside it. */
export const NODE_SKIPPED = 64;

/** The last node placed at or before `position`: the tree at that time is the nodes 0 … result. */
export function lastNodeAt(tree: Tree, position: number): number {
	let low = 0;
	let high = tree.length - 1;
	// Invariant: nodes up to `low` are placed by then, nodes after `high` are not.
	while (low < high) {
		const middle = (low + high + 1) >>> 1;
		if (tree.position[middle] <= position) low = middle;
		else high = middle - 1;
	}
	return low;
}

/** The child of `node` for a placement, −1 if the arrays do not hold it. */
export function childOf(tree: Tree, node: number, variable: number, value: number): number {
	const end = node + tree.storedSize[node];
	for (let child = node + 1; child < end; child += tree.storedSize[child])
		if (tree.variable[child] === variable && tree.value[child] === value) return child;
	return -1;
}
