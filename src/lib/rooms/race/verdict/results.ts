import * as m from '$lib/i18n/compiled/messages';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { laneNames } from '$lib/stage/explain/lane-names';
import { isolate } from '$lib/i18n/bidi';
import type { Lane } from '../lane/lane.svelte';
import { LANE_LOOKS } from '../lane/lane-looks';
import { isWrongAnswer, programName } from '../program/program-name';
import type { Race } from '../race.svelte';
import type { Result } from './verdict';

/** What the lanes are called. @param isTheirs the program was written on this device */
export function namesOf<Setup>(
	race: Race<Setup>,
	view: ProblemView<Setup>,
	isTheirs = false
): string[] {
	const searches = race.lanes.filter(({ isSearch }) => isSearch);
	const others = laneNames(
		searches.map(({ strategy, entry: { rewriting } }) => ({ strategy, rewriting })),
		view
	);
	return race.lanes.map((lane) =>
		lane.isProgram
			? programName(race.program.raced, isTheirs)
			: lane.isTrace
				? solverName(race.watched.solver)
				: others[searches.indexOf(lane)]
	);
}

/** What the trace of another solver is called. */
function solverName(solver: string): string {
	return solver === '' ? m.compare_trace() : isolate(solver);
}

/** The results of the lanes, as far as they have come. */
export function resultsOf<Setup>({ lanes }: Race<Setup>, names: readonly string[]): Result[] {
	const searches = lanes.filter(({ isSearch }) => isSearch);
	// The lanes differ in their ordering only, so the verdict is about orderings.
	const isAboutOrders =
		new Set(searches.map(({ entry }) => JSON.stringify({ ...entry, ordering: null }))).size <= 1;
	const isSolvable = searches.some(({ run }) => run.statistics.solutions > 0);
	return lanes.map((lane, index) => ({
		// "as printed needed 194" is not a sentence; "A (as printed) needed 194" is one.
		name: isAboutOrders
			? names[index]
			: m.compare_lane_named({ letter: LANE_LOOKS[index].letter, name: names[index] }),
		ordering: isAboutOrders && lane.isSearch ? lane.strategy.ordering : null,
		placements: lane.run.statistics.placements,
		undos: lane.run.statistics.undos,
		isBound: lane.isBound,
		isUnranked: lane.isWaiting || isDenied(lane, isSolvable)
	}));
}

/** Whether a lane ends with a false claim. @param isSolvable a search of ours has found a solution */
function isDenied<Setup>(
	{ isProgram, isTrace, program, run }: Lane<Setup>,
	isSolvable: boolean
): boolean {
	if (isProgram) return isWrongAnswer(program.answer, isSolvable);
	const saysNone = run.outcome?.kind === 'exhausted' && run.statistics.solutions === 0;
	return isTrace && isSolvable && saysNone;
}
