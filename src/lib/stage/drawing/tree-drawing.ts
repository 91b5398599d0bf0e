import { formatNumber } from '$lib/i18n/format';
import { orderAfter } from '$lib/engine/search/order-after';
import type { Moment } from '$lib/engine/trace/moment';
import type { Tree } from '$lib/engine/trace/tree/tree';
import type { MomentFacts } from '../facts/moment-facts.svelte';
import { Arranger, boxAround, type PlacedNode } from '../tree/layout/arrange';
import { excerpt } from '../tree/layout/excerpt/excerpt';
import type { Room } from '../tree/layout/excerpt/open-recent';
import { boundsFor, LEVEL, metricsFor } from '../tree/picture/metrics';
import { TAIL } from '../tree/picture/shapes';
import { currentRing, edgeMarks, HALF, nodeMarks } from '../tree/picture/tree-scene';
import { drawn } from './board/scene-drawing';
import type { Drawing, Mark } from './drawing';

export interface TreeOptions {
	/** Everything unfolded, and what comes after the moment too unless the future is hidden. */
	readonly whole?: boolean;
	/** The maximum number of marks; what does not fit is folded. */
	readonly limit?: number;
	/** What the place for the picture holds; what fits is not folded. */
	readonly room?: Room;
	/** Also the values that were tried and clashed. */
	readonly stubs?: boolean;
	/**
	 * The most depths that are drawn: around the current node, with the number of placements above them.
	 * All if absent.
	 */
	readonly depths?: number;
	/** Subtrees that the tree itself does not hold. */
	readonly expansions?: ReadonlyMap<number, Tree>;
}

/** A tree as a drawing, and what it leaves out. */
export interface TreeDrawing extends Drawing {
	/** Something was folded because there are too many nodes. */
	readonly crowded: boolean;
	/** Nodes of the tree at the moment, drawn or not. */
	readonly total: number;
	/** Where its root is, from the left. In a folded tree, the path runs straight down from it. */
	readonly root: number;
}

/** The most marks of a picture, as in the studio. */
const LIMIT = 2000;
/** The depths below the current node for which a tree that is cut off has room. */
const BELOW = 3;
/** A tree is folded for a place in which its labels are about as large as the headings of a board. */
const WANTED = 1.25;
/** How small it may become before its labels cannot be read well. */
export const SMALLEST = 0.9;
/** The height of the dots above a tree that is cut off. */
const DOTS = 24;
const MARGIN = 6;

/** The tree of a moment, folded as in the studio or whole. */
export function treeDrawing<Setup>(
	tree: Tree,
	moment: Moment,
	facts: Pick<MomentFacts<Setup>, 'names' | 'problem' | 'strategy' | 'hidesFuture'>,
	options: TreeOptions = {}
): TreeDrawing {
	const { whole = false, limit = LIMIT, room, stubs = false, expansions, depths } = options;
	const { names, problem, strategy } = facts;
	const shown = excerpt(tree, moment, {
		...{ whole, limit, stubs, shortens: !whole, hidesFuture: facts.hidesFuture },
		...(room && { room }),
		...(expansions && { expansions }),
		...(problem && { values: problem.valueCount, orderAfter: orderAfter(problem, strategy) })
	});
	const picture = new Arranger().arrange(shown, metricsFor(names, HALF, whole), !whole);
	const { nodes, current } = picture;
	const { kept, top } = cutOut(nodes, current, depths);
	const seen = nodes.filter((_, at) => kept.has(at));
	const box = boxAround(seen, boundsFor(names));
	const above = top === null ? 0 : DOTS;
	const [x, y] = [MARGIN - box.left, MARGIN + above - box.top];
	const edges = edgeMarks(seen, (node) => {
		if (node === top) return { x: node.x, y: node.y - TAIL };
		return nodes[node.parent] ?? null;
	});
	const branching = new Set(nodes.map(({ parent }) => nodes[parent]));
	const marks = [
		// One mark each, so that a drawing program can take them apart.
		...drawn([...edges.values()].flat(), 0, 0, 1),
		...drawn([currentRing(nodes[current])], 0, 0, 1),
		...seen.flatMap((node) => {
			const isNamed = node.current || branching.has(node);
			return drawn(nodeMarks(node, isNamed, names), node.x, node.y, 1);
		}),
		...(top === null ? [] : aboveMarks(top))
	];
	return {
		width: box.right - box.left + 2 * MARGIN,
		height: box.bottom - box.top + above + 2 * MARGIN,
		marks: [{ kind: 'group', x, y, drawing: { width: 0, height: 0, marks } }],
		crowded: shown.crowded,
		total: shown.total,
		root: x + nodes[0].x
	};
}

/** The part of a tree around the current node: the indexes of its marks, and its topmost mark if some are above. */
function cutOut(nodes: readonly PlacedNode[], current: number, depths = Infinity) {
	const last = Math.max(...nodes.map(({ row }) => row));
	const kept = new Set<number>();
	/** Below the current node, there is room for what was tried there. */
	const first = Math.max(0, Math.min(nodes[current].row + BELOW, last) - depths + 1);
	let top: PlacedNode | null = null;
	nodes.forEach((node, at) => {
		const isIn = node.row > first ? kept.has(node.parent) : node.row === first && node.onPath;
		if (!isIn || node.row - first >= depths) return;
		kept.add(at);
		if (first > 0 && node.row === first) top = node;
	});
	return { kept, top: top as PlacedNode | null };
}

/** Above a tree that is cut off: dots, and how many placements lead to its topmost mark. */
function aboveMarks({ x, y, depth }: PlacedNode): Mark[] {
	const dots = [0, 1, 2].map((at): Mark => ({
		kind: 'circle',
		x,
		y: y - TAIL - 6 - 7 * at,
		radius: 2,
		style: 'path-node'
	}));
	const text = depth > 1 ? formatNumber(depth - 1) : '';
	return [
		...dots,
		{
			kind: 'words',
			x: x + 10,
			y: y - TAIL - 12,
			text,
			size: 12,
			anchor: 'start',
			style: 'path-count'
		}
	];
}

/** How many marks fit into a place of this size, and how many depths are drawn at most. */
export function placeFor(width: number, height: number): Pick<TreeOptions, 'room' | 'depths'> {
	const rows = Math.max(4, Math.floor((height - 12) / (LEVEL * WANTED)));
	const columns = Math.max(4, Math.floor((0.72 * width) / ((2 * HALF + 8) * WANTED)));
	return { room: { columns, rows }, depths: Math.floor((height - 12) / (LEVEL * SMALLEST)) };
}
