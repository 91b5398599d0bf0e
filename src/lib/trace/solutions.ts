import { firstFrom } from './first-from';
import type { Trace } from './trace';

/** Solutions whose positions are kept; all are counted. */
export const SOLUTIONS_KEPT = 1 << 20;

/**
 * The position of the nearest solution after (direction 1) or before (−1) `from`, without looking at
 * a step: −1 when there is none in what is recorded, null when it may be one that is not kept.
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
 * Which of the solutions found by a position costs the least, the first of them on a tie: its index;
 * −1 where none has a cost.
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
