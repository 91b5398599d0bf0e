/** The viewpoint of a picture: its origin is at (x, y) in the pane, in pixels, and k is the scale. */
export interface View {
	readonly x: number;
	readonly y: number;
	readonly k: number;
}

export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Size {
	readonly width: number;
	readonly height: number;
}

/** The geometry of one picture in one pane: its projection, and its sensible views. */
export interface PictureSpace {
	/** The limits of zooming. */
	readonly minScale: number;
	readonly maxScale: number;
	/** Where a point of the picture appears. */
	project(view: View, point: Point): Point;
	/** The view that shows everything. */
	fit(): View;
	/** A view at another scale; the point seen at `at` stays there. */
	zoom(view: View, k: number, at: Point): View;
	/** The result of a gesture, given its result if both axes had one scale. */
	afterGesture(before: View, after: View): View;
	/** The nearest view that shows part of the picture, so that it cannot get lost. */
	keepInSight(view: View): View;
}

/** Shares of the pane, from its edges, that a node should stay out of. */
export interface Insets {
	readonly side: number;
	readonly top: number;
	readonly bottom: number;
}

/** Moves a view as little as possible to bring the point at `seen` within the insets. */
export function moveIntoSight(view: View, seen: Point, size: Size, insets: Insets): View {
	const { width, height } = size;
	const side = insets.side * width;
	return {
		x: view.x + clamp(seen.x, side, width - side) - seen.x,
		y: view.y + clamp(seen.y, insets.top * height, height - insets.bottom * height) - seen.y,
		k: view.k
	};
}

export function isInPane({ x, y }: Point, { width, height }: Size): boolean {
	return x > 0 && x < width && y > 0 && y < height;
}

export function clamp(value: number, low: number, high: number): number {
	return Math.min(Math.max(value, low), Math.max(low, high));
}
