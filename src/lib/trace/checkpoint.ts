import type { Outcome } from '../search/outcome';
import type { Frame } from '../search/frame';
import type { Seen } from './seen';
import type { Statistics } from './statistics';
import type { StepBuffer } from '../search/step';

/**
 * An interim checkpoint from which a search goes on as if it had never stopped: the decisions that
 * lead to its node (placements by elimination follow from them and may be left out), and what was counted until then.
 */
export interface ResumePoint {
	/** Variable and value by turns, the root's decision first. */
	readonly decisions: ArrayLike<number>;
	readonly statistics: Readonly<Statistics>;
	/** For a walk that remembers: what was seen until then (and, as may be, after). */
	readonly seen?: Seen;
}

/** A search under way, as far as a trace needs it. */
export interface Resumable {
	/**
	 * Goes on for at most `capacity` steps (as many as the buffer holds, unless told).
	 * @returns the number of steps written to `buffer` from its start; 0 once the search has ended.
	 */
	fill(buffer: StepBuffer, capacity?: number): number;
	/** It stands at a node, and all steps up to there are written. */
	readonly atNode: boolean;
	/** How it ended, null before. */
	readonly outcome: Outcome | null;
	readonly assignment: Readonly<Int8Array>;
	/** Candidates for each variable, null without elimination. */
	readonly domains: Readonly<Int32Array> | null;
	/** The stack; only to be asked before the first `fill` or between nodes. */
	frames(): Frame[];
	/** For each frame what elimination crossed out after its placement: variable, value, … */
	crossedOut(): number[][];
}

/** Starts a search at a point, or from the beginning. */
export type Resume = (point: ResumePoint | null) => Resumable;
