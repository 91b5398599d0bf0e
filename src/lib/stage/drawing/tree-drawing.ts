import { formatCompact, formatNumber } from '$lib/i18n/format';
import { orderAfter } from '$lib/engine/search/order-after';
import type { Moment } from '$lib/engine/trace/moment';
import type { Tree } from '$lib/engine/trace/tree/tree';
import type { MomentFacts } from '../facts/moment-facts.svelte';
import type { Names } from '../facts/names';
import { Arranger, boxAround, type PlacedNode } from '../tree/layout/arrange';
import { excerpt } from '../tree/layout/excerpt/excerpt';
import type { Room } from '../tree/layout/excerpt/open-recent';
import { boundsFor, groundWidth, LEVEL, metricsFor, nameFrom } from '../tree/picture/metrics';
import {
	edgePath,
	isTriangle,
	shapeBottom,
	shapePath,
	STUB_ABOVE,
	stubPath,
	TAIL,
	VALUE_ABOVE
} from '../tree/picture/shapes';
import type { Drawing, Mark, Words } from './drawing';
import type { Style } from './looks';
import { outline } from './outline';

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
/** Half of the width that a node gets. */
const HALF = 15;
const MARGIN = 6;

/** The tree of a moment, folded as in the studio or whole. */
export function treeDrawing<Setup>(
	tree: Tree,
	moment: Moment,
	facts: MomentFacts<Setup>,
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
	const cut = cutOut(nodes, current, depths);
	const drawn = nodes.filter((_, at) => cut.kept.has(at));
	const box = boxAround(drawn, boundsFor(names));
	const above = cut.top === null ? 0 : DOTS;
	const [x, y] = [MARGIN - box.left, MARGIN + above - box.top];
	const marks = [
		...edges(nodes, drawn, cut.top),
		...marksOf(nodes, drawn, current, names),
		...(cut.top === null ? [] : aboveMarks(cut.top))
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

const EDGES = ['later-edge', 'stub-edge', 'tree-edge', 'forced-edge', 'path-edge'] as const;

function edgeStyle(node: PlacedNode): (typeof EDGES)[number] {
	if (node.later) return 'later-edge';
	if (node.onPath) return 'path-edge';
	if (node.kind === 'rejected') return 'stub-edge';
	return node.forced ? 'forced-edge' : 'tree-edge';
}

/** The edges, one mark each, so that a drawing program can take them apart; the path on top. */
function edges(
	nodes: readonly PlacedNode[],
	drawn: readonly PlacedNode[],
	top: PlacedNode | null
): Mark[] {
	const byStyle = new Map<Style, Mark[]>(EDGES.map((style) => [style, []]));
	for (const node of drawn) {
		if (node.parent < 0) continue;
		const style = edgeStyle(node);
		const line = node.kind === 'rejected' ? stubPath : edgePath;
		const from = node === top ? { x: node.x, y: node.y - TAIL } : nodes[node.parent];
		const segments = outline(line(from, node));
		byStyle.get(style)!.push({ kind: 'path', segments, style });
	}
	return [...byStyle.values()].flat();
}

function marksOf(
	nodes: readonly PlacedNode[],
	drawn: readonly PlacedNode[],
	current: number,
	names: Names
): Mark[] {
	const { x, y } = nodes[current];
	const marks: Mark[] = [{ kind: 'circle', x, y, radius: 15, style: 'current-node' }];
	const branching = new Set(nodes.map(({ parent }) => nodes[parent]));
	for (const node of drawn) marks.push(...nodeMarks(node, branching.has(node), names));
	return marks;
}

function nodeMarks(node: PlacedNode, hasChildren: boolean, names: Names): Mark[] {
	const { x, y, onPath, kind, later } = node;
	const marks: Mark[] = [
		{
			kind: 'path',
			segments: outline(shapePath(node), x, kind === 'rejected' ? y - STUB_ABOVE : y),
			style: nodeStyle(node)
		}
	];
	const words = (text: string, size: number, style: Style, more: Partial<Words>): void => {
		marks.push({ kind: 'words', x, y, text, size, style, ...more });
	};
	if (node.forced && kind === 'open' && !later)
		marks.push({ kind: 'circle', x, y, radius: 3, style: 'forced-pin' });
	if (node.value >= 0) {
		const below = y - (kind === 'rejected' ? 5 : VALUE_ABOVE);
		const size = onPath ? 16 : kind === 'rejected' ? 13 : 14;
		const style = kind === 'rejected' ? 'rejected-name' : onPath ? 'path-value' : 'value';
		const value = names.value(node.value);
		const width = groundWidth(value, node);
		if (width > 0) {
			const height = 1.2 * size;
			marks.push({
				...{ kind: 'rectangle', x: x - width / 2, y: below - height / 2, width, height },
				style: 'value-ground'
			});
		}
		words(value, size, later ? 'later-value' : style, { y: below });
	}
	const isNamed = node.chosen >= 0 && (node.current || hasChildren);
	if (isNamed && kind !== 'chain' && kind !== 'folded')
		words(
			names.variable(node.chosen),
			onPath ? 13 : 12,
			later ? 'later-value' : onPath ? 'path-variable' : 'variable',
			{ x: x + nameFrom(node), anchor: 'start' }
		);
	const count = countOf(node);
	if (count !== '') {
		const style: Style =
			kind === 'folded-solved' ? 'solved-count' : onPath ? 'path-count' : 'count';
		words(count, 12, style, {
			...(onPath
				? { x: x + HALF - 2, y: y + 1, anchor: 'start' }
				: { y: y + shapeBottom(node) + 9 })
		});
	}
	return marks;
}

/** The number beside a mark of several nodes. */
function countOf(node: PlacedNode): string {
	if (node.inside.length > 0) return formatCompact(node.inside.length);
	if (!isTriangle(node) || node.size === 1) return '';
	return formatCompact(node.onPath ? node.hidden : node.size);
}

function nodeStyle({ kind, later, onPath, forced }: PlacedNode): Style {
	if (later) return 'later-node';
	switch (kind) {
		case 'open':
			if (forced) return 'forced-node';
			return onPath ? 'path-node' : 'open-node';
		case 'chain':
			return 'several-nodes';
		case 'solved':
			return 'solved-node';
		case 'solution':
			return 'solution-node';
		case 'folded':
			return onPath ? 'folded-path' : 'folded';
		case 'rejected':
			return 'rejected-value';
		default:
			return kind;
	}
}
