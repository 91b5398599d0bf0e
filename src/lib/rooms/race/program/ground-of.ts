import { boardOf, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { boardGround } from '$lib/kinds/sudoku/view/ordering/board-ground';
import { NONE, type QueensSetup } from '$lib/kinds/queens/setup';
import type { Ground } from '$lib/stage/program/task';

/** What a program works on, on a puzzle of a kind; null if programs are not written for such a one. */
export function groundOf(kind: string, setup: unknown): Ground | null {
	if (kind === 'sudoku') {
		const { candidates } = setup as SudokuSetup;
		return candidates === undefined ? boardGround(boardOf(setup as SudokuSetup)) : null;
	}
	if (kind === 'queens') return columnsGround(setup as QueensSetup);
	return null;
}

/** A board without queens. */
function columnsGround({ size, queens }: QueensSetup): Ground | null {
	return queens.every((column) => column === NONE) ? { kind: 'columns', size } : null;
}
