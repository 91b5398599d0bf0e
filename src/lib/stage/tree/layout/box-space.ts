import type { Box } from './arrange';
import { clamp, type PictureSpace, type Point, type Size, type View } from './view';

const MARGIN = 12;
/** Fitting does not enlarge a picture beyond this. */
export const FIT_SCALE = 1.25;

/** A picture in a box, with one scale for both axes. */
export class BoxSpace implements PictureSpace {
	readonly maxScale = 4;
	/** The scale at which the whole box is visible. */
	readonly fittingScale: number;
	readonly minScale: number;

	/** @param fitScale the maximum scale for fitting. */
	constructor(
		readonly box: Box,
		readonly size: Size,
		fitScale = FIT_SCALE
	) {
		const wide = Math.max(1, box.right - box.left);
		const high = Math.max(1, box.bottom - box.top);
		this.fittingScale = Math.min(
			fitScale,
			Math.max(1, size.width - 2 * MARGIN) / wide,
			Math.max(1, size.height - 2 * MARGIN) / high
		);
		this.minScale = Math.min(0.25, this.fittingScale * 0.8);
	}

	project(view: View, { x, y }: Point): Point {
		return { x: view.x + view.k * x, y: view.y + view.k * y };
	}

	/** Centers the box. */
	fit(): View {
		const { box, size, fittingScale: k } = this;
		return {
			x: size.width / 2 - ((box.left + box.right) / 2) * k,
			y: size.height / 2 - ((box.top + box.bottom) / 2) * k,
			k
		};
	}

	zoom(view: View, k: number, at: Point): View {
		return {
			x: at.x - ((at.x - view.x) / view.k) * k,
			y: at.y - ((at.y - view.y) / view.k) * k,
			k
		};
	}

	afterGesture(_before: View, after: View): View {
		return after;
	}

	keepInSight({ x, y, k }: View): View {
		const { box } = this;
		const { width, height } = this.size;
		const margin = Math.min(48, width / 3, height / 3);
		return {
			x: clamp(x, margin - box.right * k, width - margin - box.left * k),
			y: clamp(y, margin - box.bottom * k, height - margin - box.top * k),
			k
		};
	}

	/** Whether a view shows the whole box. */
	isInSight({ x, y, k }: View): boolean {
		const { box } = this;
		const { width, height } = this.size;
		return (
			x + k * box.left >= -1 &&
			x + k * box.right <= width + 1 &&
			y + k * box.top >= -1 &&
			y + k * box.bottom <= height + 1
		);
	}
}
