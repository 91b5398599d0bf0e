import type { Notes } from '../problems/problem';
import type { Moment } from './moment';
import type { DepthProfile } from './profile';
import type { Tree } from './tree';

/**
 * A recorded search, as far as it is recorded: it may still grow. Positions run from 0 (nothing
 * done) to `length` (the last step known); position i is reached by step i − 1.
 */
export interface Trace {
	/** Steps recorded so far. */
	readonly length: number;
	/** No step will be added: the search ended or was cut short. */
	readonly ended: boolean;
	readonly tree: Tree;
	readonly profile: DepthProfile;
	/** Positions of the solutions, ascending; the first ones where there are very many. */
	readonly solutions: Float64Array;
	/** What each of them costs, −1 where solutions have no cost. */
	readonly costs: Float64Array;
	/** Nodes at each depth, exactly, in what is recorded; the root counts as one. */
	readonly nodes: Float64Array;
	/** What the problem noted of the run, null where it takes no notes. */
	readonly notes: Notes | null;
	/** Everything at a position; positions outside 0 … length are clamped. Takes well under a frame. */
	at(position: number): Moment;
	/**
	 * The first position in (from, to] whose step matches, or −1. `match` sees each step once, in
	 * order. Synchronous: the caller bounds the distance.
	 */
	scan(from: number, to: number, match: StepMatch): number;
	/**
	 * The nearest position after (direction 1) or before (−1) `from` whose step matches, or −1 when
	 * there is none in what is recorded. Works in slices, so that the thread stays free.
	 * @throws DOMException `AbortError` when `signal` is aborted.
	 */
	find(from: number, direction: 1 | -1, match: StepMatch, signal?: AbortSignal): Promise<number>;
}

/** Whether a packed step is meant; `depth` is the number of placements in force after it. */
export type StepMatch = (step: number, depth: number) => boolean;
