import * as m from '$lib/i18n/compiled/messages';
import type { ProblemView } from '../board/problem-view';
import { marksOf, type Breakpoint } from '../player/stops/breakpoints';
import type { Stage } from '../stage';

/** A run that can be drawn at any of its positions: a studio's, a figure's, a lane's. */
export interface ExportedRun<Setup = unknown> {
	/** The name of the lane; empty if there is only one. */
	readonly name: string;
	readonly stage: Stage<Setup>;
	/** The position of the run at a moment of the source: itself, or that of a lane at a tick of a race. */
	positionAt(moment: number): number;
}

/** What somebody can take away: the runs on a page, with one clock. */
export interface ExportSource {
	/** For titles and names of files: "Sudoku, raster". */
	readonly title: string;
	readonly runs: readonly ExportedRun[];
	/** The moment on the screen, and the last one that is recorded and may be known. */
	readonly moment: number;
	readonly last: number;
	/** Marked moments, ascending, with their notes; a note may be empty. */
	readonly marks: readonly MarkedMoment[];
}

export interface MarkedMoment {
	readonly moment: number;
	readonly note: string;
}

/** The title of what is exported: the problem, and its own name, or that of the example or of the puzzle. */
export function exportTitle<Setup>(
	view: ProblemView<Setup>,
	setup: Setup,
	example: string | null = null,
	name: string | null = null
): string {
	const puzzle = name ?? (example === null ? view.nameOf(setup) : view.exampleName(example));
	return m.export_name({ problem: view.card.title(), puzzle });
}

/**
 * What can be taken away of a single stage, as it is now.
 *
 * @param last the last position that the reader may know of; the end of the recording if absent
 */
export function sourceOf<Setup>(
	title: string,
	stage: Stage<Setup>,
	last = stage.trace?.length ?? 0
): ExportSource {
	const { moment, player } = stage;
	return {
		title,
		runs: [{ name: '', stage: stage as Stage, positionAt: (position) => position }],
		moment: moment?.position ?? 0,
		last,
		marks: marksIn(player.breakpoints)
	};
}

/** The marked moments among the places where a player stops, ascending. */
export function marksIn(breakpoints: readonly Breakpoint[]): MarkedMoment[] {
	return marksOf(breakpoints).map(({ position, note }) => ({ moment: position, note }));
}
