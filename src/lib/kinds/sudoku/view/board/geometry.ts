/**
 * The geometry of a board: shapes for an SVG whose unit is one cell, with (0, 0) at the corner
 * where reading starts. A cell is a unit square, so everything is exact at any size.
 */
import {
	boxOf,
	columnOf,
	firstColumnOfBox,
	firstRowOfBox,
	rowOf,
	sizeOf,
	type BoxShape
} from '../../shape';

export interface Point {
	readonly x: number;
	readonly y: number;
}

/** The middle of a cell. */
export function centreOf(shape: BoxShape, cell: number): Point {
	return { x: columnOf(shape, cell) + 0.5, y: rowOf(shape, cell) + 0.5 };
}

/** The inner lines of a board as path data: those between boxes, and all others. */
export function boardLines(shape: BoxShape): { readonly cells: string; readonly boxes: string } {
	const size = sizeOf(shape);
	let cells = '';
	let boxes = '';
	for (let at = 1; at < size; at++) {
		const across = `M0 ${at}H${size}`;
		const down = `M${at} 0V${size}`;
		if (at % shape.rows === 0) boxes += across;
		else cells += across;
		if (at % shape.columns === 0) boxes += down;
		else cells += down;
	}
	return { cells, boxes };
}

/** The row, the column and the box of a cell as path data; fill with the rule `nonzero`. */
export function houseArea(shape: BoxShape, cell: number): string {
	return rowArea(shape, cell) + columnArea(shape, cell) + boxArea(shape, cell);
}

/** The row, column and box shared by two cells, as path data like {@link houseArea}. */
export function sharedArea(shape: BoxShape, one: number, other: number): string {
	let area = '';
	if (rowOf(shape, one) === rowOf(shape, other)) area += rowArea(shape, one);
	if (columnOf(shape, one) === columnOf(shape, other)) area += columnArea(shape, one);
	if (boxOf(shape, one) === boxOf(shape, other)) area += boxArea(shape, one);
	return area;
}

/** Cells as path data: a unit square each. */
export function cellsArea(shape: BoxShape, cells: readonly number[]): string {
	return cells.map((cell) => rectangle(columnOf(shape, cell), rowOf(shape, cell), 1, 1)).join('');
}

/** From the middle of a cell to just outside its side. */
const EDGE = 0.54;

/** The radius of the ring around a cell, in cells. */
export const RING = 0.44;

/**
 * A line from a cell to a ring ({@link RING}) around another, as path data. Along a row or a column
 * it curves aside by half a cell, away from the nearer edge of the board, so that it runs beside
 * the symbols in between. It starts at the edge of its cell.
 */
export function connector(shape: BoxShape, from: number, to: number): string {
	const start = centreOf(shape, from);
	const end = centreOf(shape, to);
	const middle = sizeOf(shape) / 2;
	const length = Math.hypot(end.x - start.x, end.y - start.y);
	const bow = length < 1.9 ? 0 : 0.5;
	let control = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
	// A quadratic curve reaches half the distance to its control point.
	if (start.y === end.y) {
		control = { x: control.x, y: control.y + 2 * bow * (start.y > middle ? -1 : 1) };
	} else if (start.x === end.x) {
		control = { x: control.x + 2 * bow * (start.x > middle ? -1 : 1), y: control.y };
	}
	const slope = Math.hypot(control.x - start.x, control.y - start.y) || 1;
	const edge = Math.max(Math.abs(control.x - start.x), Math.abs(control.y - start.y)) / slope || 1;
	const first = towards(start, control, EDGE / edge);
	const last = towards(end, control, RING);
	return `M${place(first)}Q${place(control)} ${place(last)}`;
}

function rowArea(shape: BoxShape, cell: number): string {
	return rectangle(0, rowOf(shape, cell), sizeOf(shape), 1);
}

function columnArea(shape: BoxShape, cell: number): string {
	return rectangle(columnOf(shape, cell), 0, 1, sizeOf(shape));
}

function boxArea(shape: BoxShape, cell: number): string {
	const box = boxOf(shape, cell);
	return rectangle(
		firstColumnOfBox(shape, box),
		firstRowOfBox(shape, box),
		shape.columns,
		shape.rows
	);
}

function rectangle(x: number, y: number, width: number, height: number): string {
	return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function towards(from: Point, to: Point, distance: number): Point {
	const share = distance / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
	return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function place({ x, y }: Point): string {
	return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
