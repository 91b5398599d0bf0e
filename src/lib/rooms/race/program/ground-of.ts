import { boardOf, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { sizeOf } from '$lib/kinds/sudoku/shape';
import { NONE, type QueensSetup } from '$lib/kinds/queens/setup';
import type { Ground } from '$lib/stage/program/task';

/** What a program works on, on a puzzle of a kind; null if programs are not written for such a one. */
export function groundOf(kind: string, setup: unknown): Ground | null {
	if (kind === 'sudoku') return boardGround(setup as SudokuSetup);
	if (kind === 'queens') return columnsGround(setup as QueensSetup);
	return null;
}

/** A board with square boxes. */
function boardGround(setup: SudokuSetup): Ground | null {
	const { shape, cells } = boardOf(setup);
	if (shape.rows !== shape.columns || setup.candidates !== undefined) return null;
	const size = sizeOf(shape);
	const rows = Array.from({ length: size }, (_, row) =>
		Array.from(cells.subarray(row * size, (row + 1) * size), (symbol) => symbol + 1)
	);
	return { kind: 'board', rows, box: shape.rows };
}

/** A board without queens. */
function columnsGround({ size, queens }: QueensSetup): Ground | null {
	return queens.every((column) => column === NONE) ? { kind: 'columns', size } : null;
}
