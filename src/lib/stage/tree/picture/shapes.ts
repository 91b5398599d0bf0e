import type { NodeKind } from '../layout/excerpt/node';
import type { Point } from '../layout/view';

/** The length of an edge's vertical end, which carries the value, in pixels. */
export const TAIL = 30;
export const VALUE_ABOVE = 23;

/** The line from a node to its child, as SVG path data. */
export function edgePath(from: Point, to: Point): string {
	if (from.x === to.x) return `M${to.x} ${from.y}V${to.y}`;
	const tail = to.y - TAIL;
	const bend = (tail - from.y) / 2;
	return `M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${from.y + bend} ${to.x} ${tail}V${to.y}`;
}

/** How far above a node's position a stub ends, in pixels; its value is below the cross. */
export const STUB_ABOVE = 20;

/** The line from a node to a value that clashed there. */
export function stubPath(from: Point, to: Point): string {
	return `M${from.x} ${from.y}L${to.x} ${to.y - STUB_ABOVE - 5}`;
}

/** The top of a folded subtree's triangle, relative to the node's position. */
const APEX = -9;

/** The triangle on a path, beside whose line there is no room for growth. */
const ON_PATH = { width: 20, height: 18 };

/**
 * The size of a triangle that hides `size` nodes. It grows with the number of digits, without end,
 * and more in width than in height, where the next depth follows.
 */
export function triangleSize(size: number, onPath: boolean): { width: number; height: number } {
	if (onPath) return ON_PATH;
	const digits = Math.log10(Math.max(1, size));
	return { width: 10 + 4.5 * digits, height: 12 + 0.9 * digits };
}

/** A mark, as far as its shape depends on it. */
interface Mark {
	readonly kind: NodeKind;
	readonly size: number;
	readonly onPath: boolean;
}

export function isTriangle({ kind }: Pick<Mark, 'kind'>): boolean {
	return kind === 'folded' || kind === 'folded-solved';
}

/** How far a mark extends below its position, in pixels. */
export function shapeBottom(mark: Mark): number {
	return isTriangle(mark) ? APEX + triangleSize(mark.size, mark.onPath).height : 9;
}

const SHAPES = {
	open: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z',
	failed: 'M-5-5h10v10h-10z',
	pruned: 'M-9-2.5h18v5h-18z',
	exhausted: 'M-5-5h10v10h-10z',
	skipped: 'M-5-5h10v10h-10z',
	solved: 'M0-8l8 8l-8 8l-8-8z',
	solution: 'M0-11l11 11l-11 11l-11-11z',
	chain: 'M-6-9a6 6 0 0 1 12 0v18a6 6 0 0 1-12 0z',
	rejected: 'M-4-4l8 8m0-8l-8 8'
} as const;

/**
 * The outline of a mark around (0, 0), as SVG path data: circle for a partial solution, square for
 * a failure, bar for a pruned node, diamond for a solution (hollow if it is below), triangle for a
 * folded subtree, capsule for several placements.
 */
export function shapePath({ kind, size, onPath }: Mark): string {
	if (kind !== 'folded' && kind !== 'folded-solved') return SHAPES[kind];
	const { width, height } = triangleSize(size, onPath);
	const half = Math.round(width * 5) / 10;
	return `M0${APEX}l${half} ${height.toFixed(1)}h${-2 * half}z`;
}
