import type { ContourLayout } from './contour';
import { firstFrom } from '$lib/engine/trace/first-from';

/** A view of a whole tree, in pixels: depths have a height, and x has its own scale. */
export interface WholeView {
	/** The place of the root. */
	readonly x: number;
	readonly y: number;
	/** Pixels per unit of the layout's x. */
	readonly scale: number;
	/** Pixels from one depth to the next. */
	readonly row: number;
}

/** The marks of one depth, from left to right: one for each column of pixels that has nodes. */
export interface Marks {
	length: number;
	/** Whole pixels, ascending. */
	columns: Int32Array;
	/** The first node of the column, as an index into the layout's `byDepth`. */
	ranks: Int32Array;
	/** The number of nodes in the column. */
	counts: Int32Array;
}

/** Buffers for the marks of a picture of `width` columns. */
export function marksFor(width: number): Marks {
	return {
		length: 0,
		columns: new Int32Array(width + 1),
		ranks: new Int32Array(width + 1),
		counts: new Int32Array(width + 1)
	};
}

/**
 * Finds the marks of one depth in the columns 0 … width − 1. The work grows with the number of
 * columns, not of nodes: the nodes of a depth are sorted by x, so a galloping search finds the
 * first node of the next column.
 *
 * @param scale pixels per unit of x, `x` the root's place, both in the pixels of the columns
 */
export function marksOfRow(
	layout: ContourLayout,
	depth: number,
	view: { readonly x: number; readonly scale: number },
	width: number,
	marks: Marks
): void {
	const { start, x: places } = layout.byDepth;
	const { x, scale } = view;
	const end = start[depth + 1];
	let length = 0;
	let first = firstFrom(places, start[depth], end, -x / scale);
	// Invariant: all nodes of the depth before `first` are in columns that are done.
	while (first < end) {
		const column = Math.floor(x + scale * places[first]);
		if (column >= width) break;
		const next = firstFrom(places, first + 1, end, (column + 1 - x) / scale);
		// Because of rounding, a node of the same column may come after the bound.
		if (length > 0 && marks.columns[length - 1] === column) {
			marks.counts[length - 1] += next - first;
		} else if (column >= 0) {
			marks.columns[length] = column;
			marks.ranks[length] = first;
			marks.counts[length] = next - first;
			length++;
		}
		first = next;
	}
	marks.length = length;
}

/**
 * The node nearest to a point of the picture, or −1 if none is within `reach` pixels.
 *
 * @param prefer nodes that take precedence over others within reach: the current path
 */
export function nodeNear(
	layout: ContourLayout,
	view: WholeView,
	point: { readonly x: number; readonly y: number },
	reach: number,
	prefer: ReadonlySet<number> = new Set()
): number {
	const depth = Math.round((point.y - view.y) / view.row);
	if (depth < 0 || depth > layout.depth) return -1;
	if (Math.abs(view.y + depth * view.row - point.y) > Math.max(reach, view.row / 2)) return -1;
	const { start, nodes, x: places } = layout.byDepth;
	const at = firstFrom(places, start[depth], start[depth + 1], (point.x - view.x) / view.scale);
	let nearest = -1;
	let nearestDistance = reach;
	const consider = (node: number) => {
		const distance = Math.abs(view.x + view.scale * layout.x[node] - point.x);
		if (distance > nearestDistance) return;
		nearestDistance = distance;
		nearest = node;
	};
	if (at > start[depth]) consider(nodes[at - 1]);
	if (at < start[depth + 1]) consider(nodes[at]);
	nearestDistance = reach;
	for (const node of prefer) if (nodes[rankInRow(layout, depth, node)] === node) consider(node);
	return nearest;
}

/** The rank, among the nodes of a depth, of `node` or of the first one after it. */
export function rankInRow(
	{ byDepth: { start, nodes } }: ContourLayout,
	depth: number,
	node: number
): number {
	let low = start[depth];
	let high = start[depth + 1];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (nodes[middle] < node) low = middle + 1;
		else high = middle;
	}
	return low;
}
