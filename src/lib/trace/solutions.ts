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
