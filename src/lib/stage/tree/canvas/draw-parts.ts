import type { NodeKind } from '../layout/excerpt/node';
import type { Point } from '../layout/view';
import { shapePath, TAIL } from '../picture/shapes';
import type { CanvasLook } from './canvas-looks';

const outlines = new Map<string, Path2D>();

/** A mark's outline, ready to be filled or stroked. */
export function outline(kind: NodeKind, size: number): Path2D {
	const path = shapePath({ kind, size, onPath: false });
	let known = outlines.get(path);
	if (known === undefined) outlines.set(path, (known = new Path2D(path)));
	return known;
}

/** The line from a node to its child `row` pixels below, with the same shape as in the SVG picture. */
export function traceEdge(path: Path2D, from: Point, to: Point, row: number): void {
	const tail = to.y - Math.min(TAIL, row / 2);
	const bend = (tail - from.y) / 2;
	path.moveTo(from.x, from.y);
	path.bezierCurveTo(from.x, from.y + bend, to.x, from.y + bend, to.x, tail);
	path.lineTo(to.x, to.y);
}

/** Text that stays legible over lines. */
export function label(
	ctx: CanvasRenderingContext2D,
	text: string,
	{ x, y }: Point,
	{ fill, stroke }: CanvasLook
): void {
	// The outline of letters does not cover a line that runs through a space.
	if (/\s/.test(text)) {
		const { width } = ctx.measureText(text);
		ctx.fillStyle = stroke;
		ctx.fillRect(ctx.textAlign === 'center' ? x - width / 2 : x, y - 8, width, 16);
	}
	ctx.lineWidth = 4;
	ctx.strokeStyle = stroke;
	ctx.strokeText(text, x, y);
	ctx.fillStyle = fill;
	ctx.fillText(text, x, y);
}
