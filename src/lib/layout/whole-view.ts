import type { ContourLayout } from './contour';
import type { WholeView } from './level-of-detail';

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** A place of the picture: x and y of the root, k pixels for a unit of x. */
interface Place {
	readonly x: number;
	readonly y: number;
	readonly k: number;
}

/** Around the picture when it fits. */
const MARGIN = 24;
/** Rows are no higher, and siblings no further apart, than this. */
const ROW = 64;
export const CLOSEST = 72;
/** From this scale on rows have their full height. */
const READABLE = 40;

/** The scale at which the whole width is seen. */
export function fittingScale(layout: ContourLayout, { width }: Size): number {
	return Math.min(READABLE, Math.max(1, width - 2 * MARGIN) / Math.max(1, layout.width));
}

/**
 * The height of a depth at a scale. A whole tree is a thousand times wider than it is deep, so the
 * two cannot share a scale: seen whole, all depths fit the height; from there on rows grow as the
 * logarithm of the scale does.
 */
export function rowHeight(layout: ContourLayout, size: Size, scale: number): number {
	const fit = Math.min(ROW, Math.max(2, (size.height - 2 * MARGIN) / Math.max(1, layout.depth)));
	const least = fittingScale(layout, size);
	if (scale >= READABLE) return ROW;
	if (scale <= least) return fit;
	const share = Math.log(scale / least) / Math.log(READABLE / least);
	return fit * (ROW / fit) ** share;
}

/** The view of a picture at a place. */
export function wholeView(layout: ContourLayout, size: Size, { x, y, k }: Place): WholeView {
	return { x, y, scale: k, row: rowHeight(layout, size, k) };
}

/** Where everything is seen. */
export function fitWhole(layout: ContourLayout, size: Size): Place {
	const k = fittingScale(layout, size);
	const high = layout.depth * rowHeight(layout, size, k);
	return {
		x: (size.width - layout.width * k) / 2 - layout.left * k,
		y: Math.max(MARGIN, (size.height - high) / 2),
		k
	};
}

/** Another scale, with the point of the picture that is seen at `at` staying there. */
export function zoomWhole(
	layout: ContourLayout,
	size: Size,
	from: Place,
	k: number,
	at: { readonly x: number; readonly y: number }
): Place {
	const row = rowHeight(layout, size, from.k);
	return {
		x: at.x - ((at.x - from.x) / from.k) * k,
		y: at.y - ((at.y - from.y) / row) * rowHeight(layout, size, k),
		k
	};
}

/**
 * What a gesture that knows one scale only made of a place, with rows at their own: a drag is a
 * drag; a zoom keeps the point in place that the gesture kept.
 */
export function afterGesture(layout: ContourLayout, size: Size, from: Place, to: Place): Place {
	if (Math.abs(to.k / from.k - 1) < 1e-9) return to;
	// The one height that the gesture did not move: y + k · w is the same before and after.
	const fixed = (to.k * from.y - from.k * to.y) / (to.k - from.k);
	const { y } = zoomWhole(layout, size, from, to.k, { x: 0, y: fixed });
	return { x: to.x, y, k: to.k };
}

/** The nearest place from which some of the picture is seen: it cannot be lost. */
export function keepInSight(layout: ContourLayout, size: Size, place: Place): Place {
	const high = layout.depth * rowHeight(layout, size, place.k);
	const margin = Math.min(MARGIN * 2, size.width / 3, size.height / 3);
	return {
		x: clamp(place.x, margin - layout.right * place.k, size.width - margin - layout.left * place.k),
		y: clamp(place.y, margin - high, size.height - margin),
		k: place.k
	};
}

function clamp(value: number, low: number, high: number): number {
	return Math.min(Math.max(value, low), Math.max(low, high));
}
