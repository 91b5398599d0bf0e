import type { Box } from './arrange';
import type { Point, Size, View } from './view';

/** What the camera of a growing tree keeps in sight. Its path runs straight down at x = 0. */
export interface LiveScene {
	/** The size of the pane. */
	readonly size: Size;
	/** The box around all marks, with their labels. */
	readonly box: Box;
	/** How far the labels of the path reach to its right. */
	readonly labels: number;
	readonly current: Point;
	/** The smallest scale at which labels are easily read. */
	readonly legible: number;
}

/** Free pixels around the picture. */
const MARGIN = 10;
/** The current node stays between these shares of the pane's height, and returns to `rest`. */
const HEIGHTS = { top: 0.42, rest: 0.66, bottom: 0.8 };
/** What is directly below the current node must be in sight too: a row of marks with their labels. */
const BELOW = 72;
/** The same for the path across the pane, when the picture is too wide: what failed is to its left. */
const WIDTHS = { left: 0.6, rest: 0.72, right: 0.84 };
/** Long labels of the path push it to the left, but not beyond this share. */
const LEFTMOST = 0.3;
/** Scales differ by this much, so that a growing tree does not shrink a little at each step. */
const SCALE_STEP = 0.1;

/**
 * The view of a growing tree: all of it while that is legible, with the root at the top; then the
 * current node at two thirds of the height, below its ancestors. It stays as it is while it is good
 * enough, so that small steps do not move the camera.
 *
 * @param view the view so far.
 * @param scale a scale that the user chose; otherwise the scale follows the size of the picture.
 */
export function liveView(view: View, scene: LiveScene, scale?: number): View {
	const k = scale ?? liveScale(view.k, scene);
	return { x: across(view, k, scene), y: down(view, k, scene), k };
}

/** The largest scale up to 1, or to a larger legible one, at which the box fits into the pane. */
function fittingScale({ size, box, legible }: LiveScene): number {
	return Math.min(
		Math.max(1, legible),
		(size.width - 2 * MARGIN) / Math.max(1, box.right - box.left),
		(size.height - 2 * MARGIN) / Math.max(1, box.bottom - box.top)
	);
}

function liveScale(before: number, scene: LiveScene): number {
	const { legible } = scene;
	const fitting = fittingScale(scene);
	if (fitting < legible) return legible;
	if (before <= fitting && before > fitting - 2 * SCALE_STEP && before >= legible) return before;
	return legible + Math.floor((fitting - legible) / SCALE_STEP + 1e-6) * SCALE_STEP;
}

function across({ x }: View, k: number, { size, box, labels }: LiveScene): number {
	const left = MARGIN - box.left * k;
	const right = size.width - MARGIN - box.right * k;
	if (left <= right) {
		const middle = (left + right) / 2;
		const isGood = x >= left - 1 && x <= right + 1 && Math.abs(x - middle) < size.width / 4;
		return isGood ? x : middle;
	}
	const inSight = size.width - MARGIN - labels * k;
	const most = Math.max(LEFTMOST * size.width, Math.min(WIDTHS.right * size.width, inSight));
	const rest = Math.min(WIDTHS.rest * size.width, most);
	const isGood = x >= Math.min(WIDTHS.left * size.width, rest) && x <= most;
	return isGood ? x : rest;
}

/** How far down the pane the current node may be, in pixels. */
function lowestPlace({ size, box, current }: LiveScene, k: number): number {
	const below = Math.min(BELOW, box.bottom - current.y) * k;
	return Math.min(HEIGHTS.bottom * size.height, size.height - MARGIN - below);
}

function down({ y }: View, k: number, scene: LiveScene): number {
	const { size, box, current } = scene;
	const rootAtTop = MARGIN - box.top * k;
	if ((box.bottom - box.top) * k <= size.height - 2 * MARGIN) return rootAtTop;
	const seen = y + current.y * k;
	const lowest = lowestPlace(scene, k);
	const isGood = seen >= Math.min(HEIGHTS.top * size.height, lowest) && seen <= lowest;
	const rest = Math.min(HEIGHTS.rest * size.height, lowest);
	return Math.min(rootAtTop, isGood ? y : rest - current.y * k);
}

/** The view of a growing tree, whatever it was before. */
export function startView(scene: LiveScene): View {
	return liveView({ x: -Infinity, y: -Infinity, k: 0 }, scene);
}

/** All of a growing tree if that is legible, otherwise the current node with as many ancestors as fit. */
export function fittedView(scene: LiveScene): View {
	const { x, y, k } = startView(scene);
	const lowest = lowestPlace(scene, k) - scene.current.y * k;
	return { x, y: Math.min(MARGIN - scene.box.top * k, Math.max(y, lowest)), k };
}
