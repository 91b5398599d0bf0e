import { firstFrom } from './first-from';
import type { Trace } from './trace';

/** Maximum number of solutions whose positions are kept; all are counted. */
export const SOLUTIONS_KEPT = 1 << 20;

/**
 * The position of the nearest solution after (direction 1) or before (−1) `from`, without reading
 * steps: −1 if none is recorded, null if it may be one whose position was not kept.
 */
export function nearestSolution(
	{ solutions }: Pick<Trace, 'solutions'>,
	from: number,
	direction: 1 | -1
): number | null {
	const { length } = solutions;
	const next = firstFrom(solutions, 0, length, direction === 1 ? from + 1 : from);
	if (next === length && length >= SOLUTIONS_KEPT) return null;
	return solutions[direction === 1 ? next : next - 1] ?? -1;
}

/**
 * The index of the cheapest solution found up to a position, the first one on a tie; −1 if none has
 * a cost.
 */
export function bestSolution(
	{ solutions, costs }: Pick<Trace, 'solutions' | 'costs'>,
	position: number
): number {
	let best = -1;
	for (let i = 0; i < solutions.length && solutions[i] <= position; i++)
		if (costs[i] >= 0 && (best < 0 || costs[i] < costs[best])) best = i;
	return best;
}
