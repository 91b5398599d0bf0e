import { MAX_VALUES } from '$lib/engine/problem';

/**
 * The shape of a Sudoku: a box is `rows` × `columns` cells. Their product is the size of the board:
 * the number of symbols, cells per row or column, rows, columns and boxes. A board has size² cells,
 * numbered from 0 in reading order, as are rows, columns and boxes.
 */
export interface BoxShape {
	readonly rows: number;
	readonly columns: number;
}

/** The number of symbols, and of cells in a row: 9 for the usual 3 × 3 box. */
export function sizeOf(shape: BoxShape): number {
	return shape.rows * shape.columns;
}

/** Whether the sides of a box are whole numbers and the size is 1 to {@link MAX_VALUES}. */
export function isShape(shape: BoxShape): boolean {
	const { rows, columns } = shape;
	return (
		Number.isInteger(rows) &&
		Number.isInteger(columns) &&
		rows >= 1 &&
		columns >= 1 &&
		rows * columns <= MAX_VALUES
	);
}

/**
 * The usual box for a size: the factors nearest to a square, the smaller one as rows. 9 gives 3 ×
 * 3, 6 gives 2 × 3, 10 gives 2 × 5; a prime gives boxes that are whole rows.
 */
export function defaultShape(size: number): BoxShape {
	let rows = 1;
	for (let factor = 2; factor * factor <= size; factor++) {
		if (size % factor === 0) rows = factor;
	}
	return { rows, columns: size / rows };
}

/** Every box that fits a size, flattest first: for 6, 1 × 6, 2 × 3, 3 × 2 and 6 × 1. */
export function shapesOf(size: number): BoxShape[] {
	const shapes = [];
	for (let rows = 1; rows <= size; rows++) {
		if (size % rows === 0) shapes.push({ rows, columns: size / rows });
	}
	return shapes;
}

/** Whether two shapes are the same. */
export function sameShape(one: BoxShape, other: BoxShape): boolean {
	return one.rows === other.rows && one.columns === other.columns;
}

/** The row of a cell, from 0. */
export function rowOf(shape: BoxShape, cell: number): number {
	return Math.floor(cell / sizeOf(shape));
}

/** The column of a cell, from 0. */
export function columnOf(shape: BoxShape, cell: number): number {
	return cell % sizeOf(shape);
}

/** The box of a cell. There are as many boxes side by side as a box has rows. */
export function boxOf(shape: BoxShape, cell: number): number {
	const down = Math.floor(rowOf(shape, cell) / shape.rows);
	const across = Math.floor(columnOf(shape, cell) / shape.columns);
	return down * shape.rows + across;
}

/** The row in which a box starts; it ends `shape.rows` − 1 rows below. */
export function firstRowOfBox(shape: BoxShape, box: number): number {
	return Math.floor(box / shape.rows) * shape.rows;
}

/** The column in which a box starts; it ends `shape.columns` − 1 columns later. */
export function firstColumnOfBox(shape: BoxShape, box: number): number {
	return (box % shape.rows) * shape.columns;
}

export const HOUSE_KINDS = ['row', 'column', 'box'] as const;
export type HouseKind = (typeof HOUSE_KINDS)[number];

/** A row, a column or a box: cells that contain each symbol once. */
export interface House {
	readonly kind: HouseKind;
	readonly index: number;
	/** Ascending. */
	readonly cells: readonly number[];
}

/**
 * All rows, then all columns, then all boxes. Boxes that are whole rows or columns (1 × n, n × 1)
 * are redundant and left out.
 */
export function housesOf(shape: BoxShape): House[] {
	const size = sizeOf(shape);
	const line = Array.from({ length: size }, (_, index) => index);
	const rows = line.map((row): House => {
		return { kind: 'row', index: row, cells: line.map((column) => row * size + column) };
	});
	const columns = line.map((column): House => {
		return { kind: 'column', index: column, cells: line.map((row) => row * size + column) };
	});
	if (shape.rows === 1 || shape.columns === 1) return [...rows, ...columns];
	const boxes = line.map((box): House => {
		const start = firstRowOfBox(shape, box) * size + firstColumnOfBox(shape, box);
		const cells = line.map((i) => {
			return start + Math.floor(i / shape.columns) * size + (i % shape.columns);
		});
		return { kind: 'box', index: box, cells };
	});
	return [...rows, ...columns, ...boxes];
}
