import type { Statistics } from './statistics';

/**
 * A partial solution at which a search can resume exactly as if it had not paused: the decisions
 * that lead to its node, what solutions were found beside them, and the counts up to there. Placements by elimination follow from the
 * decisions and may be left out.
 */
export interface Checkpoint {
	/** Alternating variable and value, from the root. */
	readonly decisions: ArrayLike<number>;
	/**
	 * For each decision, the mask of the values of its variable that have led to a solution. Empty if
	 * none is known.
	 */
	readonly solved: readonly number[];
	readonly statistics: Readonly<Statistics>;
	/** What the search has learnt (`Learnt.entries`); absent for nothing. */
	readonly learnt?: readonly number[];
}
