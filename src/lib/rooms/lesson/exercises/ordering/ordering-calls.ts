import type { Problem } from '$lib/engine/problem';
import { search } from '$lib/engine/search/search';
import { DEFAULT_STRATEGY, type Ordering } from '$lib/engine/search/strategy';
import { countBatch } from '$lib/engine/trace/count-batch';
import { noStatistics, STATISTICS_FIELDS } from '$lib/engine/trace/statistics';
import { boardOf, kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { sizeOf } from '$lib/kinds/sudoku/shape';
import { MOST_STEPS, type Call, type CallResult } from '$lib/stage/program/task';
import { nextTask } from '$lib/ui/loading/when-idle';

/** As many steps may a search make whose steps are only counted. */
const MOST_COUNTED = 20_000_000;

/** The fifty easy boards. */
export async function easyBoards(): Promise<readonly SudokuSetup[]> {
	const sets = await kind.sets!();
	return sets.find(({ id }) => id === 'easy50')!.puzzles.map(({ setup }) => setup);
}

/** The call of our search with a reader's ordering on a board. */
export function orderingCall(setup: SudokuSetup, isCounted = false): Call {
	const { shape, cells } = boardOf(setup);
	const size = sizeOf(shape);
	const rows = Array.from({ length: size }, (_, row) =>
		Array.from(cells.subarray(row * size, (row + 1) * size), (value) => value + 1)
	);
	const ground = { kind: 'board', rows, box: shape.rows } as const;
	const steps = isCounted ? MOST_COUNTED : MOST_STEPS;
	return { name: 'next', arguments: [], ground, steps, ...(isCounted && { counted: true }) };
}

/** The placements that a counted call made; null if it did not come to its end. */
export function placementsIn({ end }: CallResult): number | null {
	if (end.kind !== 'returned' || !Array.isArray(end.value.plain)) return null;
	const count: unknown = end.value.plain[STATISTICS_FIELDS.indexOf('placements')];
	return typeof count === 'number' ? count : null;
}

/** How many placements an ordering of ours needs for boards, all together. */
export async function placementsOf(
	boards: readonly SudokuSetup[],
	ordering: Ordering
): Promise<number> {
	let placements = 0;
	for (const setup of boards) {
		placements += countOf(kind.problem(setup), ordering);
		await nextTask();
	}
	return placements;
}

function countOf(problem: Problem, ordering: Ordering): number {
	const statistics = noStatistics();
	for (const batch of search(problem, { ...DEFAULT_STRATEGY, ordering }))
		countBatch(statistics, batch);
	return statistics.placements;
}
