import type { ProblemView } from '$lib/stage/board/problem-view';
import {
	exportTitle,
	marksIn,
	type ExportedRun,
	type ExportSource
} from '$lib/stage/export/source';
import { positionAt } from './clock/clock';
import { LaneStage } from './lane/lane-stage.svelte';
import type { Race } from './race.svelte';

/**
 * What can be taken away of a race, as it is now: the lanes that have been searched, with one clock.
 *
 * @param last the last tick that the reader may know of; the end of the race if absent
 */
export function raceSource<Setup>(
	race: Race<Setup>,
	names: readonly string[],
	viewOf: (index: number) => ProblemView<Setup>,
	last = race.length
): ExportSource {
	const { lanes, clock, puzzle, tick, player } = race;
	const runs = lanes.flatMap((lane, index): ExportedRun[] => {
		if (lane.run.trace === null) return [];
		const stage = new LaneStage(race, lane, viewOf(index)) as ExportedRun['stage'];
		return [
			{ name: names[index], stage, positionAt: (moment) => positionAt(clock, lane.run, moment) }
		];
	});
	return {
		title: exportTitle(viewOf(0), puzzle.setup, race.example),
		runs,
		moment: tick,
		last,
		marks: marksIn(player.breakpoints)
	};
}
