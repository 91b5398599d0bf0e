import { countFilled, type Board } from '$lib/kinds/sudoku/board';
import { formatLine, readLine } from '$lib/kinds/sudoku/line';
import { solutionsOf } from '$lib/kinds/sudoku/make/solutions';

/** A puzzle on a sheet. */
export interface SheetPuzzle {
	readonly board: Board;
	readonly solution: Int8Array;
	readonly clues: number;
}

/** As many puzzles are on a sheet. */
export const ON_SHEET = 4;
const NAME = 'puzzles';
const BETWEEN = '~';

/** Boards of nine rows as the fragment of an address. */
export function writeSheet(boards: readonly Board[]): string {
	return `#${NAME}=${boards.map(formatLine).join(BETWEEN)}`;
}

/** The puzzles in a fragment: boards of nine rows that have exactly one solution. Accepts any text. */
export function readSheet(hash: string): readonly SheetPuzzle[] {
	const lines = (new URLSearchParams(hash.replace(/^#/, '')).get(NAME) ?? '').split(BETWEEN);
	return lines.slice(0, ON_SHEET).flatMap((line) => {
		const read = readLine({ rows: 3, columns: 3 }, line);
		if ('error' in read) return [];
		const { board } = read;
		const { count, boards } = solutionsOf(board, 2);
		return count === 1 ? [{ board, solution: boards[0], clues: countFilled(board) }] : [];
	});
}
