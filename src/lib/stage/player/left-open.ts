import type { SolutionCount } from '../run/protocol';

/** What a search that was cut short leaves open. */
export type LeftOpen =
	/** Whether there is a solution, or another one than those that it found. */
	| 'any'
	| 'further'
	/** Nothing: there is no solution, or it found the only one. */
	| 'none'
	| 'found-only'
	/** It did not come to the only solution, to a solution, to one of several. */
	| 'only'
	| 'some'
	| 'several'
	/** It found one of several. */
	| 'found-one';

/**
 * What a search that was cut short leaves open.
 * @param solutions how many it found.
 * @param count what is known from elsewhere; null for nothing.
 */
export function leftOpen(
	solutions: number,
	count: Pick<SolutionCount, 'known' | 'found'> | null
): LeftOpen {
	const { known, found } = count ?? { known: false, found: 0 };
	if (solutions > 1) return 'further';
	if (found > 1) return solutions === 1 ? 'found-one' : 'several';
	if (solutions === 1) return known && found === 1 ? 'found-only' : 'further';
	if (found === 1) return known ? 'only' : 'some';
	return known ? 'none' : 'any';
}
