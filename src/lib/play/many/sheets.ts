import type { Made } from '$lib/generator/make';

/** How many puzzles a printed page may hold. */
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** More puzzles than this are not put on sheets: nobody prints them, and the preview would be slow. */
export const MOST_PRINTED = 120;

/** The solutions on a page. */
const SOLUTIONS_PER_PAGE = 12;

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

/** The pages of a batch: its puzzles, and then their solutions if they are wanted. */
export function sheetsOf(
	batch: readonly Made[],
	perPage: PerPage,
	hasSolutions: boolean
): readonly Sheet[] {
	const puzzles = batch
		.slice(0, MOST_PRINTED)
		.map((made, at): Numbered => ({ number: at + 1, made }));
	const columns = perPage > 2 ? 2 : 1;
	const pages = [
		...parts(puzzles, perPage).map((part) => ({
			holds: 'puzzles' as const,
			columns,
			rows: perPage / columns,
			puzzles: part
		})),
		...(hasSolutions ? parts(puzzles, SOLUTIONS_PER_PAGE) : []).map((part) => ({
			holds: 'solutions' as const,
			columns: 3,
			rows: SOLUTIONS_PER_PAGE / 3,
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
