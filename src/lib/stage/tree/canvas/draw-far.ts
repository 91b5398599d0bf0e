import type { ContourLayout } from '../layout/contour';
import {
	marksFor,
	marksOfRow,
	rankInRow,
	type Marks,
	type WholeView
} from '../layout/level-of-detail';
import { NODE_SOLVED, type Tree } from '$lib/engine/trace/tree/tree';
import { drawSolutions } from './draw-solutions';
import { wholeIndex } from './whole-index';
import type { CanvasLooks } from './canvas-looks';
import type { WholeScene } from './whole-scene';

/** The maximum number of edges drawn; more would be indistinguishable. */
const MAX_EDGES = 1500;
/** The distance to a missing neighbour, in columns. */
const NO_NEIGHBOR = 1000;
/** Opacities of a pixel column, by how many nodes it represents. */
const STRENGTHS = [0.5, 0.66, 0.82, 1];

/** Buffers that each canvas reuses between drawings. */
interface Scratch {
	marks: Marks;
	strip: OffscreenCanvas;
	pixels: ImageData;
	colors: Uint32Array;
}
const scratches = new WeakMap<object, Scratch>();

function scratchFor(ctx: object, width: number, rows: number, looks: CanvasLooks): Scratch {
	let scratch = scratches.get(ctx);
	const { pixels } = scratch ?? {};
	if (scratch === undefined || pixels?.width !== width || pixels.height < rows) {
		scratch = {
			marks: marksFor(width),
			strip: new OffscreenCanvas(width, rows),
			pixels: new ImageData(width, rows),
			colors: new Uint32Array(0)
		};
		scratches.set(ctx, scratch);
	}
	scratch.colors = Uint32Array.from([
		packColor(looks.shape('later-edge').stroke, 1),
		...STRENGTHS.map((strength) => packColor(looks.shape('failed').fill, strength)),
		...STRENGTHS.map((strength) => packColor(looks.shape('solution-node').fill, strength))
	]);
	return scratch;
}

/** `rgb(1, 2, 3)` or `color(srgb 0.1 0.2 0.3)` as a pixel of an ImageData (little endian). */
function packColor(color: string, alpha: number): number {
	const scale = color.startsWith('color(') ? 255 : 1;
	const [red = 0, green = 0, blue = 0] = [...color.matchAll(/(?<![a-z])\d*\.?\d+/g)].map(
		([digits]) => Math.round(Number(digits) * scale)
	);
	return ((Math.round(alpha * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/**
 * Draws each depth as a row of marks. Writes all rows into one small image, one line of pixels
 * each, and stretches the lines to the height of a row.
 */
export function drawFar(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene,
	top: number,
	bottom: number
): void {
	const { ratio, last, looks } = scene;
	const columns = Math.ceil(scene.width * ratio);
	const scratch = scratchFor(ctx, columns, layout.depth + 1, looks);
	const { marks, strip, pixels, colors } = scratch;
	const rows = bottom - top + 1;
	const words = new Uint32Array(pixels.data.buffer);
	words.fill(0, 0, columns * rows);
	const device = { x: view.x * ratio, scale: view.scale * ratio };
	const widest = Math.max(2, Math.round(5 * ratio));
	const apart = 3 * ratio;
	const edges = new Path2D();
	const laterEdges = new Path2D();
	let edgeCount = 0;
	const { x: place } = layout;
	const { nodes, x: places } = layout.byDepth;
	const { flags } = wholeIndex(layout, tree);

	for (let depth = top; depth <= bottom; depth++) {
		marksOfRow(layout, depth, device, columns, marks);
		const line = (depth - top) * columns;
		const y = view.y + view.row * depth;
		const { columns: at, ranks, counts, length } = marks;
		// The nodes of a depth are in search order, so the later ones are contiguous.
		const later = rankInRow(layout, depth, last + 1);
		for (let i = 0; i < length; i++) {
			const column = at[i];
			const rank = ranks[i];
			const count = counts[i];
			const before = i > 0 ? column - at[i - 1] : NO_NEIGHBOR;
			const after = i + 1 < length ? at[i + 1] - column : NO_NEIGHBOR;
			const gap = before < after ? before : after;
			const isLater = rank >= later;
			const strength = count === 1 ? (gap > 2 ? 3 : 0) : count < 8 ? 1 : count < 64 ? 2 : 3;
			const color =
				colors[isLater ? 0 : 1 + strength + ((flags[rank] & NODE_SOLVED) !== 0 ? 4 : 0)];
			const half = gap < 4 ? 0 : Math.min(widest, gap * 0.6) >> 1;
			const end = line + Math.min(columns - 1, column + half);
			for (let word = line + Math.max(0, column - half); word <= end; word++) words[word] = color;
			if (depth === 0 || edgeCount === MAX_EDGES || (before < apart && after < apart)) continue;
			edgeCount++;
			const parent = tree.parent[nodes[rank]];
			const path = isLater ? laterEdges : edges;
			path.moveTo(view.x + view.scale * place[parent], y - view.row);
			path.lineTo(view.x + view.scale * places[rank], y);
		}
	}

	ctx.lineWidth = 1;
	ctx.strokeStyle = looks.shape('later-edge').stroke;
	ctx.stroke(laterEdges);
	ctx.strokeStyle = looks.shape('tree-edge').stroke;
	ctx.stroke(edges);

	if (rows <= 0) return;
	strip.getContext('2d')!.putImageData(pixels, 0, 0, 0, 0, columns, rows);
	const high = Math.max(1, Math.round(Math.min(view.row * 0.55, 7) * ratio));
	ctx.setTransform(1, 0, 0, 1, 0, 0);
	ctx.imageSmoothingEnabled = false;
	for (let depth = top; depth <= bottom; depth++) {
		const y = Math.round((view.y + view.row * depth) * ratio - high / 2);
		ctx.drawImage(strip, 0, depth - top, columns, 1, 0, y, columns, high);
	}
	ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
	drawSolutions(ctx, layout, tree, view, scene);
}
