import { placesOf } from '$lib/engine/walk';
import { columnName, rowName } from '$lib/stage/board/square-texts';
import { spottedPlace } from '$lib/stage/board/walks';
import type { MomentFacts } from '$lib/stage/facts/moment-facts.svelte';
import type { GridScene, SceneView } from '$lib/stage/scene/scene';
import type { MazeSetup } from '../setup';
import { seenIn } from '../walk-notes';
import { flagsOf } from './board/flags';
import { groundOf } from './board/ground';
import { progressOf, type Progress } from './board/progress';
import { mazeMarks, type MazeMoment } from './marks';

/** A square of a maze, or a cell of one that is carved: what it shows, as flags. */
export interface MazePlace {
	readonly flags: number;
}

/** A maze at a moment: its walls, the path, where the search has been, and the shortest path so far. */
export function scene(facts: MomentFacts<MazeSetup>, view: SceneView): GridScene<MazePlace> {
	const { setup, problem, moment, trace, pencil } = facts;
	const progress = progressAt(facts);
	const spotted =
		progress === null ? -1 : spottedPlace(problem!.walk!, progress.path, facts.spotlight);
	const shown: MazeMoment = {
		...{ setup, progress, from: seenIn(trace?.notes)?.from, isNumbered: pencil === 'all' },
		hasEnded: moment?.outcome !== null && progress?.path.length === 1
	};
	return {
		...mazeScene(shown, view),
		spot:
			spotted < 0 ? null : { x: spotted % setup.columns, y: Math.floor(spotted / setup.columns) }
	};
}

/** A maze in which a search has come so far. */
export function mazeScene(shown: MazeMoment, view: SceneView): GridScene<MazePlace> {
	const { setup, progress } = shown;
	const { columns, width, height, pitch } = groundOf(setup);
	const head = progress?.path.at(-1) ?? -1;
	return {
		...{ width, height, marks: mazeMarks(shown, view) },
		places: Array.from(flagsOf(setup, progress), (flags) => ({ flags })),
		headings: {
			pitch,
			columns: (column) => ({ name: columnName(column), current: head % columns === column }),
			rows: (row) => ({ name: rowName(row), current: Math.floor(head / columns) === row })
		}
	};
}

/** How far the search has come; null while none runs. */
export function progressAt(facts: MomentFacts<MazeSetup>): Progress | null {
	const { setup, problem, moment, trace, best, pencil } = facts;
	if (!facts.watching || problem === null) return null;
	const legal = pencil === 'off' ? null : facts.legal;
	const way = best === null ? [] : placesOf(problem, best);
	return progressOf(setup, problem, moment!, trace, legal, way);
}
