import { quadtree } from 'd3-quadtree';

/** The shapes that tell series apart, in the order in which they are given out. */
export const CHART_MARKS = ['circle', 'square', 'diamond', 'triangle', 'plus', 'drop'] as const;
export type ChartMark = (typeof CHART_MARKS)[number];

/** A shape of about the area of a circle with this radius, as SVG path data around a point. */
export function markPath(mark: ChartMark, x: number, y: number, radius: number): string {
	const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
	const r = radius;
	switch (mark) {
		case 'circle':
			return `M${at(-r, 0)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
		case 'square':
			return `M${at(-0.9 * r, -0.9 * r)}h${round(1.8 * r)}v${round(1.8 * r)}h${round(-1.8 * r)}Z`;
		case 'diamond':
			return `M${at(0, -1.3 * r)}L${at(1.3 * r, 0)}L${at(0, 1.3 * r)}L${at(-1.3 * r, 0)}Z`;
		case 'triangle':
			return `M${at(0, -1.3 * r)}L${at(1.2 * r, 0.9 * r)}L${at(-1.2 * r, 0.9 * r)}Z`;
		case 'drop':
			return `M${at(0, 1.3 * r)}L${at(1.2 * r, -0.9 * r)}L${at(-1.2 * r, -0.9 * r)}Z`;
		case 'plus': {
			const [a, b] = [round(0.45 * r), round(0.85 * r)];
			return `M${at(-a, -a - b)}h${2 * a}v${b}h${b}v${2 * a}h${-b}v${b}h${-2 * a}v${-b}h${-b}v${-2 * a}h${b}Z`;
		}
	}
}

/** Many shapes as one path, because ten thousand elements would be slow. */
export function marksPath(
	mark: ChartMark,
	places: Iterable<{ readonly x: number; readonly y: number }>,
	radius: number
): string {
	let path = '';
	for (const { x, y } of places) path += markPath(mark, x, y, radius);
	return path;
}

export interface ChartPlace {
	readonly x: number;
	readonly y: number;
	readonly index: number;
}

/** Finds the nearest of many places; null if none is within `reach` pixels. */
export function nearestOf(
	places: readonly ChartPlace[]
): (x: number, y: number, reach: number) => ChartPlace | null {
	const tree = quadtree<ChartPlace>(
		places as ChartPlace[],
		({ x }) => x,
		({ y }) => y
	);
	return (x, y, reach) => tree.find(x, y, reach) ?? null;
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}
