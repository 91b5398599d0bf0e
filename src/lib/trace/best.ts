import type { Trace } from './trace';

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
