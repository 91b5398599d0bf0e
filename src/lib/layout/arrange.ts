import { hierarchy, tree as tidy, type HierarchyNode } from 'd3';
import type { Excerpt, ExcerptNode } from './excerpt';

/** A mark with its place: root at (0, 0), in pixels, depth downwards. */
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

/** An excerpt in its places. */
export interface Picture extends Excerpt {
	/** Those of the excerpt; a mark that did not change is the same object as before. */
	readonly nodes: readonly PlacedNode[];
}

export interface Metrics {
	/** Pixels from one depth to the next. */
	readonly level: number;
	/** Pixels that a mark needs to its left and to its right. */
	room(node: ExcerptNode, hasChildren: boolean): Room;
}

export interface Room {
	readonly left: number;
	readonly right: number;
}

/** Between the subtrees of different parents there is so much more space. */
const COUSIN_GAP = 10;

/**
 * Gives the marks of one excerpt after the other their places, with d3's tidy tree. It remembers
 * the last one: as long as the same marks hang together in the same way nothing is laid out again,
 * and what stays equal stays the same object, so that drawing it again costs nothing.
 */
export class Arranger {
	#picture: Picture = { nodes: [], current: -1, path: [], total: 0, crowded: false };
	/** What the places were made from: key, parent, room to the left and right for each mark. */
	#structure: Float64Array = new Float64Array(0);
	#x: Float64Array = new Float64Array(0);

	arrange(shown: Excerpt, metrics: Metrics): Picture {
		const { nodes } = shown;
		const structure = structureOf(nodes, metrics);
		const isSame = sameNumbers(structure, this.#structure);
		if (!isSame) {
			this.#structure = structure;
			this.#x = layOut(nodes, structure, metrics.level);
		}
		const before = this.#picture.nodes;
		const known = isSame ? null : new Map(before.map((node) => [node.key, node]));
		const placed = nodes.map((node, at) => {
			const old = known === null ? before[at] : known.get(node.key);
			const x = this.#x[at];
			return old !== undefined && isUnchanged(old, node, x)
				? old
				: place(node, x, node.depth * metrics.level);
		});
		this.#picture = { ...shown, nodes: placed };
		return this.#picture;
	}
}

function structureOf(nodes: readonly ExcerptNode[], metrics: Metrics): Float64Array {
	const structure = new Float64Array(nodes.length * 4);
	nodes.forEach((node, at) => {
		const { left, right } = metrics.room(node, nodes[at + 1]?.parent === at);
		structure[4 * at] = node.key;
		structure[4 * at + 1] = node.parent;
		structure[4 * at + 2] = left;
		structure[4 * at + 3] = right;
	});
	return structure;
}

function layOut(
	nodes: readonly ExcerptNode[],
	structure: Float64Array,
	level: number
): Float64Array {
	const children: (number[] | undefined)[] = new Array<undefined>(nodes.length);
	nodes.forEach(({ parent }, at) => {
		if (parent >= 0) (children[parent] ??= []).push(at);
	});
	// d3 does not say which of two neighbours is the left one; search order does.
	const apart = (a: HierarchyNode<number>, b: HierarchyNode<number>) => {
		const left = Math.min(a.data, b.data);
		const right = Math.max(a.data, b.data);
		const gap = a.parent === b.parent ? 0 : COUSIN_GAP;
		return structure[4 * left + 3] + structure[4 * right + 2] + gap;
	};
	const layout = tidy<number>().nodeSize([1, level]).separation(apart);
	const x = new Float64Array(nodes.length);
	if (nodes.length === 0) return x;
	const root = layout(hierarchy(0, (node) => children[node]));
	root.each((node) => (x[node.data] = Math.round(node.x * 4) / 4));
	return x;
}

/** Spelt out: objects of one shape are what makes comparing thousands of them cheap. */
function place(node: ExcerptNode, x: number, y: number): PlacedNode {
	return {
		key: node.key,
		parent: node.parent,
		depth: node.depth,
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
		old.forced === node.forced
	);
}

function sameNumbers(a: Float64Array, b: Float64Array): boolean {
	if (a.length !== b.length) return false;
	for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
	return true;
}

/** The box around marks, with the room that each needs; a point at 0 when there are none. */
export function boxAround(
	nodes: readonly PlacedNode[],
	room: (node: PlacedNode) => Room & { readonly above: number; readonly below: number }
): Box {
	if (nodes.length === 0) return { left: 0, right: 0, top: 0, bottom: 0 };
	const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
	for (const node of nodes) {
		const { left, right, above, below } = room(node);
		box.left = Math.min(box.left, node.x - left);
		box.right = Math.max(box.right, node.x + right);
		box.top = Math.min(box.top, node.y - above);
		box.bottom = Math.max(box.bottom, node.y + below);
	}
	return box;
}
