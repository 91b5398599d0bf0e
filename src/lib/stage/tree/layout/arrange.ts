import { contourPlaces } from './contour';
import type { Excerpt } from './excerpt/excerpt';
import type { ExcerptNode } from './excerpt/node';

/** A mark and its place: in pixels, with the root at (0, 0) and depth downward. */
export interface PlacedNode extends ExcerptNode {
	readonly x: number;
	readonly y: number;
}

export interface Box {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** An excerpt with the place of every mark. */
export interface Picture extends Excerpt {
	/** The excerpt's marks; one that did not change is the same object as before. */
	readonly nodes: readonly PlacedNode[];
}

export interface Metrics {
	/** Pixels from one depth to the next. */
	readonly level: number;
	/** The horizontal space that a mark needs. */
	extent(node: ExcerptNode, hasChildren: boolean): Extent;
}

/** Pixels to either side of a mark's place. */
export interface Extent {
	readonly left: number;
	readonly right: number;
}

/** Additional pixels between children of different parents. */
const COUSIN_GAP = 10;

/**
 * Places the marks of one excerpt after another. It remembers the last one: while the marks and
 * their parents stay the same, it skips the layout, and an unchanged mark stays the same object, so
 * that redrawing it costs nothing.
 */
export class Arranger {
	#picture: Picture = {
		...{ nodes: [], current: -1, path: [], total: 0 },
		...{ crowded: false, leftOut: 0, missing: null }
	};
	/** What the places were computed from: {@link structureOf}. */
	#structure: Float64Array = new Float64Array(0);
	#x: Float64Array = new Float64Array(0);

	/**
	 * @param isUpright whether the path runs straight down, so that the current node and its ancestors
	 * stay in place while the search goes on; otherwise each node stands above the middle of its
	 * children.
	 */
	arrange(shown: Excerpt, metrics: Metrics, isUpright = false): Picture {
		const { nodes } = shown;
		const structure = structureOf(nodes, metrics, isUpright);
		const isSame = sameNumbers(structure, this.#structure);
		if (!isSame) {
			this.#structure = structure;
			this.#x = layOut(structure);
		}
		const before = this.#picture.nodes;
		const known = isSame ? null : new Map(before.map((node) => [node.key, node]));
		const placed = nodes.map((node, at) => {
			const old = known === null ? before[at] : known.get(node.key);
			const x = this.#x[at];
			return old !== undefined && isUnchanged(old, node, x)
				? old
				: place(node, x, node.row * metrics.level);
		});
		this.#picture = { ...shown, nodes: placed };
		return this.#picture;
	}
}

/** Five numbers for each mark: key, parent, the extents, and the child straight below or −1. */
function structureOf(
	nodes: readonly ExcerptNode[],
	metrics: Metrics,
	isUpright: boolean
): Float64Array {
	const structure = new Float64Array(nodes.length * 5);
	nodes.forEach((node, at) => {
		const { left, right } = metrics.extent(node, nodes[at + 1]?.parent === at);
		structure[5 * at] = node.key;
		structure[5 * at + 1] = node.parent;
		structure[5 * at + 2] = left;
		structure[5 * at + 3] = right;
		structure[5 * at + 4] = -1;
		if (!isUpright || node.parent < 0) return;
		// Below the current node, the last child keeps the place that the next one will take.
		if (node.onPath || nodes[node.parent].current) structure[5 * node.parent + 4] = at;
	});
	return structure;
}

/** The x of each mark, in quarters of a pixel. */
function layOut(structure: Float64Array): Float64Array {
	const length = structure.length / 5;
	const parent = Int32Array.from({ length }, (_, at) => structure[5 * at + 1]);
	const under = Int32Array.from({ length }, (_, at) => structure[5 * at + 4]);
	const storedSize = new Int32Array(length).fill(1);
	for (let at = length - 1; at > 0; at--) storedSize[parent[at]] += storedSize[at];
	const separation = (left: number, right: number): number => {
		const gap = parent[left] === parent[right] ? 0 : COUSIN_GAP;
		return structure[5 * left + 3] + structure[5 * right + 2] + gap;
	};
	const x = contourPlaces({ length, parent, storedSize }, separation, under);
	return x.map((place) => Math.round(place * 4) / 4);
}

/** Written out, because comparing thousands of objects is cheap only if they have one shape. */
function place(node: ExcerptNode, x: number, y: number): PlacedNode {
	return {
		key: node.key,
		parent: node.parent,
		depth: node.depth,
		row: node.row,
		variable: node.variable,
		value: node.value,
		chosen: node.chosen,
		choosing: node.choosing,
		kind: node.kind,
		forced: node.forced,
		onPath: node.onPath,
		current: node.current,
		later: node.later,
		position: node.position,
		size: node.size,
		hidden: node.hidden,
		bundled: node.bundled,
		inside: node.inside,
		toggle: node.toggle,
		x,
		y
	};
}

function isUnchanged(old: PlacedNode, node: ExcerptNode, x: number): boolean {
	return (
		old.x === x &&
		old.key === node.key &&
		old.parent === node.parent &&
		old.kind === node.kind &&
		old.current === node.current &&
		old.onPath === node.onPath &&
		old.later === node.later &&
		old.chosen === node.chosen &&
		old.choosing === node.choosing &&
		old.size === node.size &&
		old.hidden === node.hidden &&
		old.bundled === node.bundled &&
		old.toggle === node.toggle &&
		old.variable === node.variable &&
		old.value === node.value &&
		old.depth === node.depth &&
		old.row === node.row &&
		old.inside.length === node.inside.length &&
		old.forced === node.forced
	);
}

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}

/** The box around marks, given the bounds of each; a point at 0 when there are none. */
export function boxAround(
	nodes: readonly PlacedNode[],
	boundsOf: (node: PlacedNode) => Extent & { readonly above: number; readonly below: number }
): Box {
	if (nodes.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
	const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
	for (const node of nodes) {
		const { left, right, above, below } = boundsOf(node);
		box.left = Math.min(box.left, node.x - left);
		box.right = Math.max(box.right, node.x + right);
		box.top = Math.min(box.top, node.y - above);
		box.bottom = Math.max(box.bottom, node.y + below);
	}
	return box;
}
