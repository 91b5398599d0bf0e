import type { Board } from '$lib/kinds/sudoku/board';
import { sizeOf } from '$lib/kinds/sudoku/shape';
import type { Ground } from '$lib/stage/program/task';

/** A board as a program works on it; null if its boxes are not square. */
export function boardGround({ shape, cells }: Board): Extract<Ground, { kind: 'board' }> | null {
	if (shape.rows !== shape.columns) return null;
	const size = sizeOf(shape);
	const rows = Array.from({ length: size }, (_, row) =>
		Array.from(cells.subarray(row * size, (row + 1) * size), (symbol) => symbol + 1)
	);
	return { kind: 'board', rows, box: shape.rows };
}
