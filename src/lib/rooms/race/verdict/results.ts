import * as m from '$lib/i18n/paraglide/messages';
import type { ProblemView } from '$lib/stage/board/problem-view';
import { laneNames } from '$lib/stage/explain/lane-names';
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
	const searches = race.lanes.filter(({ isOwn }) => !isOwn);
	const others = laneNames(
		searches.map(({ strategy, entry: { rewriting } }) => ({ strategy, rewriting })),
		view
	);
	return race.lanes.map((lane) =>
		lane.isOwn ? programName(race.program.raced, isTheirs) : others[searches.indexOf(lane)]
	);
}

/** The results of the lanes, as far as they have come. */
export function resultsOf<Setup>({ lanes }: Race<Setup>, names: readonly string[]): Result[] {
	const searches = lanes.filter(({ isOwn }) => !isOwn);
	// The lanes differ in their ordering only, so the verdict is about orderings.
	const isAboutOrders =
		new Set(searches.map(({ entry }) => JSON.stringify({ ...entry, ordering: null }))).size <= 1;
	const isSolvable = searches.some(({ run }) => run.statistics.solutions > 0);
	return lanes.map((lane, index) => ({
		// "as printed needed 194" is not a sentence; "A (as printed) needed 194" is one.
		name: isAboutOrders
			? names[index]
			: m.compare_lane_named({ letter: LANE_LOOKS[index].letter, name: names[index] }),
		ordering: isAboutOrders && !lane.isOwn ? lane.strategy.ordering : null,
		placements: lane.run.statistics.placements,
		undos: lane.run.statistics.undos,
		isBound: lane.isBound,
		isWrong: lane.isOwn && isWrongAnswer(lane.program.answer, isSolvable)
	}));
}
