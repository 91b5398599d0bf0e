import type { ContourLayout } from '$lib/layout/contour';
import { marksFor, marksOfRow, type Marks, type WholeView } from '$lib/layout/level-of-detail';
import { NODE_SOLVED, type Tree } from '$lib/trace/tree';
import { drawSolutions } from './draw-solutions';
import type { Palette, WholeScene } from './whole-scene';

/** Edges of the distant picture: the eye cannot tell more of them apart. */
const MOST_EDGES = 3000;
/** Strengths of a column of pixels, by how many nodes it stands for. */
const STRENGTHS = [0.5, 0.66, 0.82, 1];

/** What a canvas needs to be drawn on again and again without allocating. */
interface Scratch {
	marks: Marks;
	strip: OffscreenCanvas;
	pixels: ImageData;
	colors: Uint32Array;
}
const scratches = new WeakMap<object, Scratch>();

function scratchFor(ctx: object, width: number, rows: number, palette: Palette): Scratch {
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
		packColor(palette.later, 1),
		...STRENGTHS.map((strength) => packColor(palette.fail, strength)),
		...STRENGTHS.map((strength) => packColor(palette.solved, strength))
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

/** Rows of pixels: what they show is written into one small picture and stretched over the rows. */
export function drawFar(
	ctx: CanvasRenderingContext2D,
	layout: ContourLayout,
	tree: Tree,
	view: WholeView,
	scene: WholeScene,
	top: number,
	bottom: number
): void {
	const { ratio, last, palette } = scene;
	const columns = Math.ceil(scene.width * ratio);
	const scratch = scratchFor(ctx, columns, layout.depth + 1, palette);
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

	for (let depth = top; depth <= bottom; depth++) {
		marksOfRow(layout, depth, device, columns, marks);
		const line = (depth - top) * columns;
		const y = view.y + view.row * depth;
		for (let i = 0; i < marks.length; i++) {
			const column = marks.columns[i];
			const node = marks.nodes[i];
			const count = marks.counts[i];
			const before = i > 0 ? column - marks.columns[i - 1] : widest * 2;
			const after = i + 1 < marks.length ? marks.columns[i + 1] - column : widest * 2;
			const gap = Math.min(before, after);
			const isLater = node > last;
			const strength = count === 1 ? (gap > 2 ? 3 : 0) : count < 8 ? 1 : count < 64 ? 2 : 3;
			const color =
				colors[isLater ? 0 : 1 + strength + ((tree.flags[node] & NODE_SOLVED) !== 0 ? 4 : 0)];
			const broad = Math.min(widest, Math.max(1, Math.floor(gap * 0.6)));
			const from = line + Math.max(0, column - (broad >> 1));
			words.fill(color, from, Math.min(from + broad, line + columns));
			if (depth > 0 && edgeCount < MOST_EDGES && (before >= apart || after >= apart)) {
				edgeCount++;
				const parent = tree.parent[node];
				const path = isLater ? laterEdges : edges;
				path.moveTo(view.x + view.scale * place[parent], y - view.row);
				path.lineTo(view.x + view.scale * place[node], y);
			}
		}
	}

	ctx.lineWidth = 1;
	ctx.strokeStyle = palette.later;
	ctx.stroke(laterEdges);
	ctx.strokeStyle = palette.line;
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
