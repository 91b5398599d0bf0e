import type { LoadedSet } from '../measure/boards';
import type { Sorting } from '$lib/ui/chart/table-column';
import type { Effort } from '../texts';

/** How a table is shown. */
export interface TableLook {
	sorted?: Sorting;
	/** In pixels. */
	scrolled: number;
}

/** What of the results is shown. */
export interface Look {
	/** The tab of the pictures. */
	picture: string;
	effort: Effort;
	/** What a row of the long table is. */
	row: 'boards' | 'runs';
	readonly tables: Record<'sets' | 'boards' | 'runs', TableLook>;
}

/** The page as it was left, to be shown like this again. */
export interface LeftExperiment {
	/** The query of the page, with "?". */
	readonly query: string;
	/** How far the page was scrolled, and how high the workbench was, in pixels. */
	readonly scroll: number;
	readonly height: number;
	/** The set-up was open. */
	readonly isOpen: boolean;
	/** Nobody paused it: what is missing is measured. */
	readonly goesOn: boolean;
	readonly look: Look;
	readonly base: number;
	readonly judged: number;
}

export function usualLook(picture: string): Look {
	return {
		picture,
		effort: 'placements',
		row: 'boards',
		tables: { sets: { scrolled: 0 }, boards: { scrolled: 0 }, runs: { scrolled: 0 } }
	};
}

/** The board that the query of a race shows; null if it shows none of them. */
export function boardIn(query: URLSearchParams, sets: readonly LoadedSet[]) {
	for (const [set, { kind, puzzles }] of sets.entries()) {
		if (query.get('kind') !== kind.id) continue;
		for (const [board, { setup }] of puzzles.entries()) {
			const parameters = kind.write(setup);
			if (Object.entries(parameters).every(([name, value]) => query.get(name) === value))
				return { set, board, kind: kind.id, parameters };
		}
	}
	return null;
}
