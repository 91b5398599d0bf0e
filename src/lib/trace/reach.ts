import { FORCE, PLACE, stepKind } from '../search/step';
import type { CheckpointStore } from './checkpoint-store';
import type { Trace } from './trace';

/** A count of the statistics that never goes down during a run. */
export type Milestone = 'placements' | 'deepest';

/** A trace that knows its counts at some positions, so that others are found from there. */
export interface Milestoned extends Pick<Trace, 'length' | 'scan'> {
	readonly checkpoints: Pick<CheckpointStore, 'length' | 'get'>;
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
	let reached = from?.[milestone] ?? 0;
	const found = trace.scan(from?.steps ?? 0, trace.length, (word, depth) => {
		const kind = stepKind(word);
		if (kind === PLACE || kind === FORCE)
			reached = milestone === 'placements' ? reached + 1 : Math.max(reached, depth);
		return reached >= count;
	});
	return found < 0 ? trace.length : found;
}
