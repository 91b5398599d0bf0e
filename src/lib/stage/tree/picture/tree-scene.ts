/** What a tree looks like, for pages and files alike: marks in pixels of the tree. */
import { formatCompact } from '$lib/i18n/format';
import type { Style } from '../../drawing/looks';
import { spotText } from '../../facts/spotlight';
import type { SceneMark, ScenePath } from '../../scene/scene';
import type { PlacedNode } from '../layout/arrange';
import type { Point } from '../layout/view';
import type { Names } from '../texts';
import { groundWidth, nameFrom } from './metrics';
import {
	edgePath,
	isTriangle,
	shapeBottom,
	shapePath,
	STUB_ABOVE,
	stubPath,
	VALUE_ABOVE
} from './shapes';

/** Half of the width that a node gets where no finger needs more, in pixels. */
export const HALF = 15;

/** The styles of edges, from the ground up. */
const EDGES = ['later-edge', 'stub-edge', 'tree-edge', 'forced-edge', 'path-edge'] as const;

/**
 * The edges to some nodes by their styles, from the ground up.
 *
 * @param from where the edge to a node begins; null for the root
 */
export function edgeMarks(
	nodes: readonly PlacedNode[],
	from: (node: PlacedNode) => Point | null
): ReadonlyMap<Style, readonly ScenePath[]> {
	const byStyle = new Map<Style, ScenePath[]>(EDGES.map((style) => [style, []]));
	for (const node of nodes) {
		const start = from(node);
		if (start === null) continue;
		const style = edgeStyle(node);
		const path = node.kind === 'rejected' ? stubPath : edgePath;
		byStyle.get(style)!.push({ d: path(start, node), style });
	}
	return byStyle;
}

function edgeStyle(node: PlacedNode): (typeof EDGES)[number] {
	if (node.later) return 'later-edge';
	if (node.onPath) return 'path-edge';
	if (node.kind === 'rejected') return 'stub-edge';
	return node.forced ? 'forced-edge' : 'tree-edge';
}

/** The ring around the current node. */
export function currentRing({ x, y }: Point): SceneMark {
	return { x, y, radius: 15, style: 'current-node' };
}

/** What the style of a node depends on. */
type StyledNode = Pick<PlacedNode, 'kind' | 'later' | 'onPath' | 'forced'>;

/** The style of the shape that stands for a node. */
export function nodeStyle({ kind, later, onPath, forced }: StyledNode): Style {
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

/** The shape of a node around (0, 0). */
export function nodeShape(node: StyledNode & Pick<PlacedNode, 'size'>): SceneMark[] {
	const y = node.kind === 'rejected' ? -STUB_ABOVE : 0;
	const marks: SceneMark[] = [{ d: shapePath(node), y, style: nodeStyle(node), key: 'shape' }];
	if (node.forced && node.kind === 'open' && !node.later)
		marks.push({ x: 0, y: 0, radius: 3, style: 'forced-pin', key: 'pin' });
	return marks;
}

/**
 * A node around (0, 0), with the value that leads to it, the variable that is chosen at it, and how many nodes it
 * stands for.
 *
 * @param isNamed the variable is drawn: the node has children, or the search is there
 * @param half half of the width that it has, in pixels
 */
export function nodeMarks(
	node: PlacedNode,
	isNamed: boolean,
	names: Names,
	half = HALF
): SceneMark[] {
	const { onPath, kind, later, value, chosen } = node;
	const marks = nodeShape(node);
	if (value >= 0) {
		const isRejected = kind === 'rejected';
		const text = names.value(value);
		const isTinted = names.valueTint !== undefined;
		const y = isRejected ? -5 : -VALUE_ABOVE;
		const size = onPath ? 16 : isRejected ? 13 : 14;
		const wide = groundWidth(text, node, isTinted);
		if (wide > 0) {
			const high = 1.2 * size;
			const tint = `value-${value + 1}` as Style;
			marks.push({
				x: -wide / 2,
				y: y - high / 2,
				wide,
				high,
				round: isTinted ? 4 : 0,
				style: isTinted ? tint : 'value-ground',
				key: 'ground'
			});
		}
		const usual = isRejected ? 'rejected-name' : onPath ? 'path-value' : 'value';
		const style = later ? 'later-value' : isTinted ? 'tinted-value' : usual;
		marks.push({ text, x: 0, y, size, style, key: 'value' });
	}
	if (isNamed && chosen >= 0 && kind !== 'chain' && kind !== 'folded') {
		const style = later ? 'later-value' : onPath ? 'path-variable' : 'variable';
		marks.push({
			text: names.variable(chosen),
			x: nameFrom(node),
			y: 0,
			size: onPath ? 13 : 12,
			anchor: 'start',
			style,
			key: 'name',
			hold: spotText(chosen)
		});
	}
	const count = countOf(node);
	if (count !== '') {
		const style = kind === 'folded-solved' ? 'solved-count' : onPath ? 'path-count' : 'count';
		const mark = { text: count, size: 12, style, key: 'count' } as const;
		if (onPath) marks.push({ ...mark, x: half - 2, y: 1, anchor: 'start' });
		else marks.push({ ...mark, x: 0, y: shapeBottom(node) + 9 });
	}
	return marks;
}

/** The number beside a mark of several nodes. */
function countOf(node: PlacedNode): string {
	if (node.inside.length > 0) return formatCompact(node.inside.length);
	if (!isTriangle(node) || node.size === 1) return '';
	return formatCompact(node.onPath ? node.hidden : node.size);
}
