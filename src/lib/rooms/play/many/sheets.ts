import type { Made } from '$lib/kinds/sudoku/make/make';

/** How many puzzles a printed page may hold. */
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** The most puzzles on sheets: nobody prints more, and the preview would be slow. */
export const MOST_PRINTED = 120;

/** How many boards of solutions a page may hold: as many as can be read. */
const SOLUTIONS_PER_PAGE = [12, 6, 4, 2, 1] as const;

/** The room for boards on a page, and between and above them, in millimetres; see PaperSheet. */
const PAGE = { width: 186, height: 239, across: 9, down: 6, caption: 6 } as const;
/** The narrowest cells to write into, and to read a solution from, in millimetres. */
const CELL = { puzzles: 5.4, solutions: 4 } as const;

/** The width of a cell in millimetres on a page that holds this many boards of a size. */
export function cellWidth(size: number, count: number): number {
	const columns = columnsOf(count);
	const rows = count / columns;
	const width = (PAGE.width - PAGE.across * (columns - 1)) / columns;
	const height = (PAGE.height - PAGE.down * (rows - 1)) / rows - PAGE.caption;
	return Math.min(width, height) / size;
}

/** How many puzzles of a size a page may hold: their cells are wide enough to write into. */
export function perPageOf(size: number): readonly PerPage[] {
	return PER_PAGE.filter((count) => count === 1 || cellWidth(size, count) >= CELL.puzzles);
}

function columnsOf(count: number): number {
	if (count > 6) return 3;
	return count > 2 ? 2 : 1;
}

/** A puzzle with its number on the sheets, from 1. */
export interface Numbered {
	readonly number: number;
	readonly made: Made;
}

/** A printed page. */
export interface Sheet {
	/** From 1. */
	readonly page: number;
	readonly holds: 'puzzles' | 'solutions';
	readonly columns: number;
	readonly rows: number;
	readonly puzzles: readonly Numbered[];
}

/**
 * The pages of a batch: its puzzles, and then their solutions if they are wanted.
 *
 * @param size of the boards: fewer solutions of large ones are on a page.
 */
export function sheetsOf(
	batch: readonly Made[],
	perPage: PerPage,
	hasSolutions: boolean,
	size = 9
): readonly Sheet[] {
	const perSolved =
		SOLUTIONS_PER_PAGE.find((count) => cellWidth(size, count) >= CELL.solutions) ?? 1;
	const puzzles = batch
		.slice(0, MOST_PRINTED)
		.map((made, at): Numbered => ({ number: at + 1, made }));
	const columns = columnsOf(perPage);
	const pages = [
		...parts(puzzles, perPage).map((part) => ({
			holds: 'puzzles' as const,
			columns,
			rows: perPage / columns,
			puzzles: part
		})),
		...(hasSolutions ? parts(puzzles, perSolved) : []).map((part) => ({
			holds: 'solutions' as const,
			columns: columnsOf(perSolved),
			rows: perSolved / columnsOf(perSolved),
			puzzles: part
		}))
	];
	return pages.map((page, at) => ({ page: at + 1, ...page }));
}

function parts<Item>(items: readonly Item[], size: number): Item[][] {
	return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
		items.slice(at * size, (at + 1) * size)
	);
}
