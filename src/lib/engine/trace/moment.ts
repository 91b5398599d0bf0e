import type { Frame } from '../search/frame';
import type { Outcome } from '../search/outcome';
import type { Statistics } from './statistics';
import type { Step } from '../search/step';

/** The complete state at one position of a trace. Views show a moment and nothing else. */
export interface Moment {
	/** Steps taken so far: 0 is the start, `trace.length` the end. */
	readonly position: number;
	/** The step that led here, null at position 0. */
	readonly step: Step | null;
	/** The value of each variable, −1 for none; includes fixed variables. */
	readonly assignment: Int8Array;
	/** The search's stack, from the root. */
	readonly frames: readonly Frame[];
	/** Bit mask of candidates for each variable, kept by elimination; null without elimination. */
	readonly domains: Int32Array | null;
	/**
	 * For each variable, the candidates that elimination crossed out since the last placement in force
	 * (without one: since the start); null without elimination. The puzzle's own pencil marks leave
	 * out more; those were never crossed out.
	 */
	readonly prunedValues: Int32Array | null;
	readonly statistics: Readonly<Statistics>;
	/** For each variable, how many dead ends were found at it so far; absent where nobody counts them. */
	readonly deadEnds?: Int32Array;
	/**
	 * For each open variable, its weighted degree (`Weights.degree`); 0 for one that has a value. Absent if the
	 * ordering does not learn.
	 */
	readonly weights?: Int32Array | undefined;
	/**
	 * At a dead end of a search that jumps back: the variables of the decisions that it follows from (its
	 * conflict set), in the order of the stack; also while the search goes back from there. Absent otherwise.
	 */
	readonly conflict?: readonly number[] | undefined;
	/** The variable of that dead end; absent without it. */
	readonly conflictOf?: number | undefined;
	/** How the search ended, at the last position of a finished run; null before. */
	readonly outcome: Outcome | null;
}

/** Whether a dead end is none: no value is left to try, but some have led to solutions. */
export function isUsedUp({ step, frames }: Pick<Moment, 'step' | 'frames'>): boolean {
	const top = frames.at(-1);
	return step?.kind === 'deadend' && top?.variable === step.variable && top.solved !== 0;
}
