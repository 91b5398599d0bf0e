import type { Problem } from '$lib/problems/problem';
import { columnOf, rowOf, type BoxShape } from '$lib/problems/sudoku/shape';
import { symbolText } from '$lib/problems/sudoku/symbols';

/** What the variables and values of a problem are called, the same in every language. */
export interface Names {
	variable: (variable: number) => string;
	value: (value: number) => string;
}

/** Cells by row and column from 1, `r1c3`; values by their symbols. */
export function sudokuNames(shape: BoxShape): Names {
	return {
		variable: (cell) => `r${rowOf(shape, cell) + 1}c${columnOf(shape, cell) + 1}`,
		value: symbolText
	};
}

/** Number of open variables of a problem. */
export function openVariables(problem: Problem): number {
	return problem.fixed.reduce((count, value) => count + (value < 0 ? 1 : 0), 0);
}
