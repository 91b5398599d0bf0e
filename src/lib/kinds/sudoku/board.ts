import { listValues } from '$lib/engine/problem';
import { housesOf, sameShape, sizeOf, type BoxShape, type HouseKind } from './shape';

/** A board, full or not, valid or not. */
export interface Board {
	readonly shape: BoxShape;
	/** In reading order: a symbol from 0, or {@link EMPTY}. */
	readonly cells: Int8Array;
}

/** The value of an empty cell. */
export const EMPTY = -1;

/** An empty board. */
export function emptyBoard(shape: BoxShape): Board {
	return { shape, cells: new Int8Array(sizeOf(shape) ** 2).fill(EMPTY) };
}

/** Whether two boards have the same shape and the same symbols. */
export function sameBoard(one: Board, other: Board): boolean {
	return (
		sameShape(one.shape, other.shape) &&
		one.cells.every((symbol, cell) => symbol === other.cells[cell])
	);
}

/** The number of filled cells. */
export function countFilled(board: Board): number {
	return board.cells.reduce((count, symbol) => count + (symbol === EMPTY ? 0 : 1), 0);
}

/** A symbol that occurs more than once in a row, a column or a box. */
export interface Conflict {
	readonly symbol: number;
	readonly house: HouseKind;
	readonly index: number;
	/** The cells that hold the symbol, ascending, two or more. */
	readonly cells: readonly number[];
}

/** Where a board breaks the rules: rows first, then columns, then boxes; empty if it does not. */
export function conflicts(board: Board): Conflict[] {
	const found: Conflict[] = [];
	for (const { kind, index, cells } of housesOf(board.shape)) {
		let seen = 0;
		let twice = 0;
		for (const cell of cells) {
			if (board.cells[cell] === EMPTY) continue;
			const bit = 1 << board.cells[cell];
			twice |= seen & bit;
			seen |= bit;
		}
		for (const symbol of listValues(twice)) {
			const clashing = cells.filter((cell) => board.cells[cell] === symbol);
			found.push({ symbol, house: kind, index, cells: clashing });
		}
	}
	return found;
}

/** The cells of the given conflicts, each once, ascending. */
export function conflictCells(found: readonly Conflict[]): number[] {
	return [...new Set(found.flatMap((conflict) => conflict.cells))].sort((a, b) => a - b);
}

/**
 * How many of each symbol are left to place: the size minus those on the board, at least 0. All are
 * 0 on a full, valid board.
 */
export function remaining({
	shape,
	cells
}: {
	readonly shape: BoxShape;
	readonly cells: ArrayLike<number>;
}): number[] {
	const size = sizeOf(shape);
	const left = new Array<number>(size).fill(size);
	for (const symbol of Array.from(cells)) {
		if (symbol !== EMPTY && left[symbol] > 0) left[symbol]--;
	}
	return left;
}
