import type { View } from '$lib/attachments/zoom';
import type { Box } from '$lib/layout/arrange';
import type { Size } from '$lib/layout/whole-view';

export interface Point {
	readonly x: number;
	readonly y: number;
}

const MARGIN = 12;
/** What is fitted in is not blown up beyond this. */
const LARGEST = 1.25;
/** A small tree that is all there has the pane to itself, to be read from afar. */
export const LARGEST_WHOLE = 1.6;
export const CLOSEST = 4;

/** The scale at which a whole box is seen. */
export function fittingScale(box: Box, { width, height }: Size, largest = LARGEST): number {
	const wide = Math.max(1, box.right - box.left);
	const high = Math.max(1, box.bottom - box.top);
	return Math.min(
		largest,
		Math.max(1, width - 2 * MARGIN) / wide,
		Math.max(1, height - 2 * MARGIN) / high
	);
}

/** A view of the whole box, in the middle. */
export function fitBox(box: Box, size: Size, largest = LARGEST): View {
	const k = fittingScale(box, size, largest);
	return {
		x: size.width / 2 - ((box.left + box.right) / 2) * k,
		y: size.height / 2 - ((box.top + box.bottom) / 2) * k,
		k
	};
}

/** Another scale; what is seen at `at` stays there. */
export function zoomAt(view: View, k: number, at: Point): View {
	return {
		x: at.x - ((at.x - view.x) / view.k) * k,
		y: at.y - ((at.y - view.y) / view.k) * k,
		k
	};
}

/** Where a point of the picture is seen. */
export function project(view: View, { x, y }: Point): Point {
	return { x: view.x + view.k * x, y: view.y + view.k * y };
}

/** Shares of the pane, from its edges, that a followed node stays out of. */
export interface Insets {
	readonly side: number;
	readonly top: number;
	readonly bottom: number;
}

/** Moves a view as little as it takes to have a point within the insets. */
export function moveIntoSight(view: View, seen: Point, size: Size, insets: Insets): View {
	const { width, height } = size;
	const side = insets.side * width;
	const low = insets.top * height;
	const high = height - insets.bottom * height;
	return {
		x: view.x + Math.min(Math.max(seen.x, side), width - side) - seen.x,
		y: view.y + Math.min(Math.max(seen.y, low), high) - seen.y,
		k: view.k
	};
}

/** The nearest view in which some of the box is seen: it cannot be lost. */
export function keepBoxInSight(view: View, box: Box, { width, height }: Size): View {
	const margin = Math.min(48, width / 3, height / 3);
	const clamp = (value: number, low: number, high: number) =>
		Math.min(Math.max(value, low), Math.max(low, high));
	return {
		x: clamp(view.x, margin - box.right * view.k, width - margin - box.left * view.k),
		y: clamp(view.y, margin - box.bottom * view.k, height - margin - box.top * view.k),
		k: view.k
	};
}

/** Whether a whole box is seen. */
export function isInSight(view: View, box: Box, { width, height }: Size): boolean {
	return (
		view.x + view.k * box.left >= -1 &&
		view.x + view.k * box.right <= width + 1 &&
		view.y + view.k * box.top >= -1 &&
		view.y + view.k * box.bottom <= height + 1
	);
}
