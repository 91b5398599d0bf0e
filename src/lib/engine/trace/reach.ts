import { FORCE, PLACE, stepKind } from '../search/step';
import type { Checkpoint } from './checkpoint';
import type { Trace } from './trace';

/** A count of the statistics that never goes down during a run. */
export type Milestone = 'placements' | 'deepest';

/** A trace that knows its counts at some positions, so that others are found from there. */
export interface Milestoned extends Pick<Trace, 'length' | 'scan'> {
	readonly checkpoints: {
		readonly length: number;
		get(index: number): Pick<Checkpoint, 'statistics'>;
		/** The last one at or before a position, −1 for the beginning. */
		before(position: number): number;
	};
}

/** A count at a position: found from the checkpoint before it. */
export function countAt(trace: Milestoned, milestone: Milestone, position: number): number {
	const index = trace.checkpoints.before(position);
	const from = index < 0 ? null : trace.checkpoints.get(index).statistics;
	const count = counter(milestone, from?.[milestone] ?? 0);
	let counted = from?.[milestone] ?? 0;
	trace.scan(from?.steps ?? 0, position, (word, depth) => {
		counted = count(word, depth);
		return false;
	});
	return counted;
}

/**
 * The first position where a count is at least `count`; the end of the trace if none is. Starts from
 * the checkpoint before it, so the distance scanned is that between two checkpoints.
 */
export function reach(trace: Milestoned, milestone: Milestone, count: number): number {
	if (count <= 0) return 0;
	const { checkpoints } = trace;
	const countAt = (index: number) => checkpoints.get(index).statistics[milestone];
	let low = -1;
	let high = checkpoints.length - 1;
	// Invariant: checkpoint `low` is before the position, those after `high` are not.
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if (countAt(middle) < count) low = middle;
		else high = middle - 1;
	}
	const from = low < 0 ? null : checkpoints.get(low).statistics;
	const counted = counter(milestone, from?.[milestone] ?? 0);
	const found = trace.scan(
		from?.steps ?? 0,
		trace.length,
		(word, depth) => counted(word, depth) >= count
	);
	return found < 0 ? trace.length : found;
}

/** Counts on, step by step. Takes a packed step and the depth after it, returns the count there. */
export function counter(
	milestone: Milestone,
	count: number
): (word: number, depth: number) => number {
	return (word, depth) => {
		const kind = stepKind(word);
		if (kind === PLACE || kind === FORCE)
			count = milestone === 'placements' ? count + 1 : Math.max(count, depth);
		return count;
	};
}
