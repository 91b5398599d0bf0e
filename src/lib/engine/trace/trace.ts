import type { Notes } from '../problem';
import type { Moment } from './moment';
import type { DepthProfile } from './profile';
import type { Tree } from './tree/tree';

/**
 * A recorded search, which may still grow. Positions run from 0 (nothing done) to `length` (the
 * last step recorded); step i − 1 leads to position i.
 */
export interface Trace {
	/** Steps recorded so far. */
	readonly length: number;
	/** No more steps will be added: the search ended or was cut short. */
	readonly ended: boolean;
	readonly tree: Tree;
	readonly profile: DepthProfile;
	/** Positions of the solutions, ascending; only the first ones if there are very many. */
	readonly solutions: Float64Array;
	/** The cost of each, −1 if solutions have no cost. */
	readonly costs: Float64Array;
	/** Exact number of recorded nodes at each depth; the root counts as one. */
	readonly nodes: Float64Array;
	/** The problem's notes on the run, null if it takes none. */
	readonly notes: Notes | null;
	/** The moment at a position; positions outside 0 … length are clamped. Takes well under a frame. */
	at(position: number): Moment;
	/**
	 * The first position in (from, to] whose step matches, or −1. `match` sees each step once, in
	 * order. Synchronous: the caller limits the distance.
	 */
	scan(from: number, to: number, match: StepMatch): number;
	/**
	 * The nearest position after (direction 1) or before (−1) `from` whose step matches, or −1 when
	 * none is recorded. Works in slices, so that the thread stays responsive.
	 * @throws DOMException `AbortError` when `signal` is aborted.
	 */
	find(from: number, direction: 1 | -1, match: StepMatch, signal?: AbortSignal): Promise<number>;
}

/** What a player plays: a trace, or several of them with one clock. */
export type Playable = Pick<Trace, 'at' | 'scan' | 'find'> & {
	/** Positions of the solutions, if they are known; otherwise they are looked for. */
	readonly solutions?: Float64Array;
};

/**
 * Whether a packed step matches; `depth` is the number of placements in force after it, `position`
 * the position that it leads to, and `next` the packed step after it, {@link NO_STEP} if none is
 * recorded.
 */
export type StepMatch = (step: number, depth: number, position: number, next: number) => boolean;

/** Stands for a step that does not exist; no step is packed like this. */
export const NO_STEP = -1;
