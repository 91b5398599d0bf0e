import type { SolutionCount } from './protocol';

/** What a count and a search of the same problem know together; null if neither knows anything. */
export function joined(
	count: SolutionCount | null,
	solutions: number,
	/** The search has found all solutions that there are. */
	isAll: boolean
): SolutionCount | null {
	if (count?.known || (!isAll && solutions <= (count?.found ?? 0))) return count;
	return {
		known: isAll,
		found: Math.min(2, Math.max(solutions, count?.found ?? 0)),
		solution: count?.solution ?? null
	};
}
