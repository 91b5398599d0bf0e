import type { ContourLayout } from './contour';
import type { WholeView } from './level-of-detail';
import { clamp, type PictureSpace, type Point, type Size, type View } from './view';

/** Free pixels around a fitted picture. */
const MARGIN = 24;
/** The full height of a depth, in pixels. */
const ROW = 64;
/** From this scale on, depths have their full height. */
const READABLE = 40;

/**
 * A whole tree in a pane. Its points are (x, depth), and its scale is in pixels per unit of x. A
 * whole tree is a thousand times wider than it is deep, so the axes cannot share a scale: if the
 * full width is visible, all depths fit the height; beyond that, the height of a depth grows with
 * the logarithm of the scale.
 */
export class WholeSpace implements PictureSpace {
	readonly maxScale = 72;
	/** The scale at which the full width is visible. */
	readonly minScale: number;

	constructor(
		readonly layout: ContourLayout,
		readonly size: Size
	) {
		const width = Math.max(1, size.width - 2 * MARGIN);
		this.minScale = Math.min(READABLE, width / Math.max(1, layout.width));
	}

	/** The height of a depth at a scale, in pixels. */
	rowHeight(scale: number): number {
		const { layout, size, minScale } = this;
		const fit = Math.min(ROW, Math.max(2, (size.height - 2 * MARGIN) / Math.max(1, layout.depth)));
		// A narrow tree is readable when all of it is in sight, and may be too deep for full rows then.
		const full = minScale < READABLE ? READABLE : this.maxScale;
		if (scale >= full) return ROW;
		if (scale <= minScale) return fit;
		const share = Math.log(scale / minScale) / Math.log(full / minScale);
		return fit * (ROW / fit) ** share;
	}

	/** The view with the height of its depths. */
	wholeView({ x, y, k }: View): WholeView {
		return { x, y, scale: k, row: this.rowHeight(k) };
	}

	project(view: View, { x, y: depth }: Point): Point {
		return { x: view.x + view.k * x, y: view.y + this.rowHeight(view.k) * depth };
	}

	fit(): View {
		const { layout, size, minScale: k } = this;
		const high = layout.depth * this.rowHeight(k);
		return {
			x: (size.width - layout.width * k) / 2 - layout.left * k,
			y: Math.max(MARGIN, (size.height - high) / 2),
			k
		};
	}

	zoom(view: View, k: number, at: Point): View {
		return {
			x: at.x - ((at.x - view.x) / view.k) * k,
			y: at.y - ((at.y - view.y) / this.rowHeight(view.k)) * this.rowHeight(k),
			k
		};
	}

	/** A drag stays a drag; a zoom keeps the gesture's fixed point in place. */
	afterGesture(before: View, after: View): View {
		if (Math.abs(after.k / before.k - 1) < 1e-9) return after;
		// The one height that the gesture did not move: y + k · w is the same before and after.
		const fixed = (after.k * before.y - before.k * after.y) / (after.k - before.k);
		const { y } = this.zoom(before, after.k, { x: 0, y: fixed });
		return { x: after.x, y, k: after.k };
	}

	keepInSight({ x, y, k }: View): View {
		const { layout } = this;
		const { width, height } = this.size;
		const high = layout.depth * this.rowHeight(k);
		const margin = Math.min(MARGIN * 2, width / 3, height / 3);
		return {
			x: clamp(x, margin - layout.right * k, width - margin - layout.left * k),
			y: clamp(y, margin - high, height - margin),
			k
		};
	}

	/** Whether a view shows the full width. */
	isFitted(view: View): boolean {
		return view.k <= this.minScale * 1.01;
	}
}

/**
 * The views that show several whole trees at one scale, each in a pane of this size, with their roots at
 * one height: the scale is the largest at which all of them are in sight.
 */
export function viewsAtOneScale(layouts: readonly ContourLayout[], size: Size): WholeView[] {
	const spaces = layouts.map((layout) => new WholeSpace(layout, size));
	const scale = Math.min(...spaces.map(({ minScale }) => minScale));
	const row = Math.min(...spaces.map((space) => space.rowHeight(space.minScale)));
	return layouts.map(({ left, right }) => ({
		x: (size.width - (left + right) * scale) / 2,
		y: MARGIN,
		scale,
		row
	}));
}
