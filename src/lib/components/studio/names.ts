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
