import type { Tree } from '$lib/engine/trace/tree/tree';

/** The parts of a {@link Tree} that its layout needs. */
export type TreeShape = Pick<Tree, 'length' | 'parent' | 'depth' | 'storedSize'>;

/** The minimum distance between the places of two neighbours of one depth. */
export type Separation = (left: number, right: number) => number;

/** The nodes of every depth, those of depth d at `start[d] … start[d + 1] − 1`. */
export interface Rows {
	readonly start: Int32Array;
	/** Node numbers, ascending within a depth. */
	readonly nodes: Int32Array;
	/** The x of each of `nodes`, side by side: a search along a depth stays local in memory. */
	readonly x: Float64Array;
}

/** The place of every node of a tree. Plain numbers and arrays, so a worker can send it. */
export interface ContourLayout {
	/** Nodes laid out: the tree's length at that time. */
	readonly length: number;
	/** The place of each node, the root at 0: siblings are at least 1 apart, cousins 2. */
	readonly x: Float64Array;
	/** Nodes of one depth are in search order and also sorted by x, since contours never cross. */
	readonly byDepth: Rows;
	/** The smallest x and the largest. */
	readonly left: number;
	readonly right: number;
	/** right − left. */
	readonly width: number;
	/** The deepest depth. */
	readonly depth: number;
}

/** Lays out a whole tree, siblings 1 apart and cousins 2, as d3's `tree()` does by default. */
export function contourLayout(tree: TreeShape): ContourLayout {
	const { length, parent } = tree;
	const x = contourPlaces(tree, (left, right) => (parent[left] === parent[right] ? 1 : 2));
	const byDepth = rowsOf(tree, x);
	let left = 0;
	let right = 0;
	for (let d = 0; d + 1 < byDepth.start.length; d++) {
		left = Math.min(left, byDepth.x[byDepth.start[d]]);
		right = Math.max(right, byDepth.x[byDepth.start[d + 1] - 1]);
	}
	return {
		length,
		x,
		byDepth,
		left,
		right,
		width: right - left,
		depth: Math.max(0, byDepth.start.length - 2)
	};
}

/**
 * The x of every node in the tidy layout of a tree of any depth, the root at 0, in linear time:
 * Buchheim, Jünger, Leipert, "Improving Walker's Algorithm to Run in Linear Time" (2002), with the
 * names of the paper. The same places as d3's `tree().nodeSize([1, 1])` with the same separation,
 * but on typed arrays: no allocation per node and no recursion.
 *
 * @param under for each node, the child that it stands straight above; −1, as in the paper, for the
 * middle of its children.
 * @throws never; an empty tree gives an empty array.
 */
export function contourPlaces(
	{ length, parent, storedSize }: Pick<TreeShape, 'length' | 'parent' | 'storedSize'>,
	separation: Separation,
	under: Int32Array | null = null
): Float64Array {
	const x = new Float64Array(length);
	const prelim = x;
	const mod = new Float64Array(length);
	const change = new Float64Array(length);
	const shift = new Float64Array(length);
	/** The next node of the contour if a node has no child; 0, the root, stands for none. */
	const thread = new Int32Array(length);
	/** The node that represents a whole subtree when two subtrees overlap. */
	const ancestor = new Int32Array(length);
	/** The previous sibling, −1 for a first child. */
	const previous = new Int32Array(length);
	/** The last child, 0 for a leaf. */
	const last = new Int32Array(length);
	/** The paper's number(v): which child of its parent a node is. */
	const number = new Int32Array(length);

	for (let v = 0; v < length; v++) {
		ancestor[v] = v;
		const p = parent[v];
		if (v === 0 || p < 0) {
			previous[v] = -1;
			continue;
		}
		const w = last[p];
		if (w === 0) previous[v] = -1;
		else {
			previous[v] = w;
			number[v] = number[w] + 1;
		}
		last[p] = v;
	}

	/**
	 * For each node with children the paper's defaultAncestor, 0 while unset. Only leaves have threads,
	 * so both share one array.
	 */
	const fallback = thread;

	/** The paper's FirstWalk(v), once v's subtree and v's earlier siblings are done. */
	function finish(v: number): void {
		const w = previous[v];
		const end = last[v];
		if (end !== 0) {
			const first = v + 1;
			if (first !== end) executeShifts(end);
			const below = under === null ? -1 : under[v];
			const middle = below < 0 ? (prelim[first] + prelim[end]) / 2 : prelim[below];
			if (w >= 0) {
				prelim[v] = prelim[w] + separation(w, v);
				mod[v] = prelim[v] - middle;
			} else prelim[v] = middle;
		} else if (w >= 0) prelim[v] = prelim[w] + separation(w, v);
		if (w >= 0) apportion(v, w);
	}

	function executeShifts(end: number): void {
		let moved = 0;
		let growth = 0;
		for (let w = end; w >= 0; w = previous[w]) {
			prelim[w] += moved;
			mod[w] += moved;
			growth += change[w];
			moved += shift[w] + growth;
		}
	}

	/** Pushes v's subtree to the right of its earlier siblings' subtrees and joins the contours. */
	function apportion(v: number, w: number): void {
		const p = parent[v];
		const leftmost = p + 1;
		let insideRight = v;
		let outsideRight = v;
		let insideLeft = w;
		let outsideLeft = leftmost;
		let modInsideRight = mod[v];
		let modOutsideRight = modInsideRight;
		let modInsideLeft = mod[w];
		let modOutsideLeft = mod[leftmost];
		// Invariant: the four nodes have one depth and lie on the contours of the two forests; adding
		// its mod sum to a prelim makes it comparable with the others.
		for (;;) {
			insideLeft = last[insideLeft] || thread[insideLeft];
			insideRight = storedSize[insideRight] > 1 ? insideRight + 1 : thread[insideRight];
			if (insideLeft === 0 || insideRight === 0) break;
			outsideLeft = storedSize[outsideLeft] > 1 ? outsideLeft + 1 : thread[outsideLeft];
			outsideRight = last[outsideRight] || thread[outsideRight];
			ancestor[outsideRight] = v;
			const overlap =
				prelim[insideLeft] +
				modInsideLeft -
				prelim[insideRight] -
				modInsideRight +
				separation(insideLeft, insideRight);
			if (overlap > 0) {
				const blamed = ancestor[insideLeft];
				const from = parent[blamed] === p ? blamed : fallback[p] || leftmost;
				const each = overlap / (number[v] - number[from]);
				change[v] -= each;
				shift[v] += overlap;
				change[from] += each;
				prelim[v] += overlap;
				mod[v] += overlap;
				modInsideRight += overlap;
				modOutsideRight += overlap;
			}
			modInsideLeft += mod[insideLeft];
			modInsideRight += mod[insideRight];
			modOutsideLeft += mod[outsideLeft];
			modOutsideRight += mod[outsideRight];
		}
		if (insideLeft !== 0 && last[outsideRight] === 0 && thread[outsideRight] === 0) {
			thread[outsideRight] = insideLeft;
			mod[outsideRight] += modInsideLeft - modOutsideRight;
		}
		if (insideRight !== 0 && storedSize[outsideLeft] <= 1 && thread[outsideLeft] === 0) {
			thread[outsideLeft] = insideRight;
			mod[outsideLeft] += modInsideRight - modOutsideLeft;
			fallback[p] = v;
		}
	}

	// Children before their parent, siblings from left to right. In search order a node's subtree
	// ends where the next node's parent lies above it, so no stack is needed.
	for (let v = 1; v <= length; v++) {
		const stop = v < length ? parent[v] : -1;
		for (let done = v - 1; done !== stop; done = parent[done]) finish(done);
	}

	// The paper's SecondWalk: a node's own mod then holds the sum over its ancestors and itself.
	if (length > 0) {
		mod[0] = -prelim[0];
		x[0] = 0;
	}
	for (let v = 1; v < length; v++) {
		const sum = mod[parent[v]];
		x[v] = prelim[v] + sum;
		mod[v] += sum;
	}
	return x;
}

/** The nodes of each depth, in search order: a counting sort. */
function rowsOf({ length, depth }: TreeShape, x: Float64Array): Rows {
	let deepest = -1;
	for (let v = 0; v < length; v++) if (depth[v] > deepest) deepest = depth[v];
	const start = new Int32Array(deepest + 2);
	for (let v = 0; v < length; v++) start[depth[v] + 1]++;
	for (let d = 1; d < start.length; d++) start[d] += start[d - 1];
	const next = start.slice();
	const nodes = new Int32Array(length);
	const places = new Float64Array(length);
	for (let v = 0; v < length; v++) {
		const at = next[depth[v]]++;
		nodes[at] = v;
		places[at] = x[v];
	}
	return { start, nodes, x: places };
}

/**
 * Whether a layout is of this tree or of a shorter version of it. Folding nodes renumbers the rest
 * of a tree, so an older layout no longer fits.
 */
export function isLayoutOf({ length, byDepth }: ContourLayout, tree: TreeShape): boolean {
	const { start, nodes } = byDepth;
	if (length > tree.length) return false;
	for (let d = 0; d + 1 < start.length; d++) {
		const first = nodes[start[d]];
		const last = nodes[start[d + 1] - 1];
		if (tree.depth[first] !== d || tree.depth[last] !== d) return false;
	}
	return true;
}
