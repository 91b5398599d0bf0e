import type { Statistics } from './statistics';

/**
 * A partial solution at which a search can resume exactly as if it had not paused: the decisions
 * that lead to its node, and the counts up to there. Placements by elimination follow from the
 * decisions and may be left out.
 */
export interface Checkpoint {
	/** Alternating variable and value, from the root. */
	readonly decisions: ArrayLike<number>;
	readonly statistics: Readonly<Statistics>;
}
