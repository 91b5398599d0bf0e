import type { Problem } from '$lib/engine/problem';
import { search } from '$lib/engine/search/search';
import { DEFAULT_STRATEGY, type Ordering } from '$lib/engine/search/strategy';
import { countBatch } from '$lib/engine/trace/count-batch';
import { noStatistics } from '$lib/engine/trace/statistics';
import { boardOf, kind, type SudokuSetup } from '$lib/kinds/sudoku/kind';
import { boardGround } from '$lib/kinds/sudoku/view/ordering/board-ground';
import { countsIn } from '$lib/stage/program/ordering/counts';
import { MOST_STEPS, type Call, type CallResult } from '$lib/stage/program/task';
import { nextTask } from '$lib/ui/loading/when-idle';

/** As many steps may a search make whose steps are only counted. */
const MOST_COUNTED = { steps: 20_000_000 };

/** The fifty easy boards. */
export async function easyBoards(): Promise<readonly SudokuSetup[]> {
	const sets = await kind.sets!();
	return sets.find(({ id }) => id === 'easy50')!.puzzles.map(({ setup }) => setup);
}

/** The call of our search with a reader's ordering on a board. */
export function orderingCall(setup: SudokuSetup, isCounted = false): Call {
	const ground = boardGround(boardOf(setup))!;
	const call = { name: 'next', arguments: [], ground, steps: MOST_STEPS };
	return isCounted ? { ...call, counted: { goal: 'first', limits: MOST_COUNTED } } : call;
}

/** The placements that a counted call made; null if it did not come to its end. */
export function placementsIn(result: CallResult): number | null {
	const counted = countsIn(result);
	return counted?.isWhole === true ? counted.counts.placements : null;
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
