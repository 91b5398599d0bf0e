import type { Call, Plain } from '$lib/stage/program/task';
import { emptyBoard, type Board } from '$lib/kinds/sudoku/board';
import { setupOf } from '$lib/kinds/sudoku/setup';
import { board as queensBoard } from '$lib/kinds/queens/setup';
import { sequence } from '$lib/kinds/sequence/setup';

/** How a ground is shown: by one of the site's kinds of problems. */
export interface ShownGround {
	readonly kind: 'sudoku' | 'queens' | 'sequence';
	readonly setup: unknown;
}

/** The board of a call; null if it works on none. */
export function shownGround({ ground, arguments: given }: Call): ShownGround | null {
	switch (ground.kind) {
		case 'board':
			return ground.open === true
				? sudoku(
						ground.rows.map((row) => row.map(() => 0)),
						ground.box
					)
				: sudoku(ground.rows, ground.box);
		case 'columns':
			return { kind: 'queens', setup: queensBoard(ground.size) };
		case 'letters':
			return {
				kind: 'sequence',
				setup: sequence(ground.letters, ground.length, { order: 'any' })
			};
		case 'nothing': {
			// A function that computes may be given a board.
			const rows = given.find(isRows);
			return rows === undefined ? null : sudoku(rows, Math.sqrt(rows.length));
		}
	}
}

/** A square board. */
export function sudoku(rows: readonly (readonly number[])[], box: number): ShownGround {
	return { kind: 'sudoku', setup: setupOf(boardOfRows(rows, box)) };
}

/** A board of rows, 0 for an empty cell. */
export function boardOfRows(rows: readonly (readonly number[])[], box: number): Board {
	const board = emptyBoard({ rows: box, columns: rows.length / box });
	rows.flat().forEach((value, cell) => (board.cells[cell] = value - 1));
	return board;
}

/** Whether plain data are the rows of a square. */
export function isRows(value: unknown): value is readonly (readonly number[])[] {
	return (
		Array.isArray(value) &&
		value.length > 0 &&
		(value as Plain[]).every((row) => Array.isArray(row) && row.length === value.length)
	);
}
