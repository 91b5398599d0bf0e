import { listValues, type Problem } from '$lib/engine/problem';
import { isUsedUp, type Moment } from '$lib/engine/trace/moment';
import type { Trace } from '$lib/engine/trace/trace';
import { placesOf } from '$lib/engine/walk';
import type { MazeSetup } from '../../setup';
import { seenIn } from '../../walk-notes';

/** A place on a way out that was found: not a dead end. */
export const LED = 2;

/** The progress of a search in a maze up to a moment, in places: squares, or cells of a carving. */
export interface Progress {
	/** From the start to the current place of the search. */
	readonly path: readonly number[];
	/** The path is a way out, or the maze is carved. */
	readonly isSolved: boolean;
	/** The shortest way out found so far; empty if none. */
	readonly best: readonly number[];
	/** 1 for each visited place, {@link LED} if a way out led through it. */
	readonly seen: Uint8Array;
	/** The direction just found to be closed, −1 for none, and the place there. */
	readonly tried: number;
	readonly triedPlace: number;
	/** The place from which a step was just taken back, −1 for none. */
	readonly taken: number;
	readonly isDeadEnd: boolean;
	readonly isPruned: boolean;
	/** The open directions at the current place that are not tried yet. */
	readonly open: readonly number[];
}

/**
 * @param legal for each step the mask of open directions; null if they are not shown.
 * @param best the places of the shortest way out found so far.
 */
export function progressOf(
	setup: MazeSetup,
	problem: Problem,
	moment: Moment,
	trace: Trace | null,
	legal: ArrayLike<number> | null,
	best: readonly number[]
): Progress {
	const { step, position } = moment;
	const walk = problem.walk!;
	const path = placesOf(problem, moment.assignment);
	const head = path[path.length - 1];
	const isSolved = step?.kind === 'solution';
	const seen = Uint8Array.from({ length: walk.places }, (_, place) => {
		const { since, solved } = seenIn(trace?.notes) ?? {};
		if (solved !== undefined && solved[place] <= position) return LED;
		return since !== undefined && since[place] <= position ? 1 : 0;
	});
	for (const place of path) seen[place] ||= 1;
	const isRejected = step?.kind === 'reject';
	const isBack = step?.kind === 'backtrack';
	return {
		path,
		isSolved,
		best,
		seen,
		tried: isRejected ? step.value : -1,
		triedPlace: isRejected ? walk.next(head, step.value) : -1,
		taken: isBack ? walk.next(head, step.value) : -1,
		isDeadEnd: step?.kind === 'deadend' && !isUsedUp(moment),
		isPruned: step?.kind === 'prune',
		open: legal === null || isSolved ? [] : listValues(openAt(moment, legal, path.length - 1))
	};
}

/** The mask of open directions of a step that are not tried yet. */
function openAt({ frames }: Moment, legal: ArrayLike<number>, step: number): number {
	if (step >= legal.length) return 0;
	const top = frames.at(-1);
	return top?.variable === step ? legal[step] & top.left : legal[step];
}
