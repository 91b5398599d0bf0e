import type { Statistics } from './statistics';

/**
 * A partial solution from which a search can go on as if it had never paused: the decisions that
 * lead to its node, and what was counted until there. Placements by elimination follow from the
 * decisions and may be left out.
 */
export interface Checkpoint {
	/** Variable and value by turns, the root's decision first. */
	readonly decisions: ArrayLike<number>;
	readonly statistics: Readonly<Statistics>;
}
