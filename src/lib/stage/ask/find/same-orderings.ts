import type { Problem } from '$lib/engine/problem';
import type { Ordering, Strategy } from '$lib/engine/search/strategy';
import { compareTrees } from './same-tree';

/** So many steps are compared for a note: some milliseconds for each ordering. */
const MOST_NOTED = 200_000;

/**
 * The other orderings that make exactly the same tree. Those whose search is too long to compare are left
 * out; empty when `signal` is aborted.
 */
export async function sameOrderings(
	problem: Problem,
	strategy: Strategy,
	orderings: readonly Ordering[],
	signal: AbortSignal
): Promise<readonly Ordering[]> {
	const same: Ordering[] = [];
	for (const ordering of orderings) {
		if (ordering === strategy.ordering) continue;
		const other = { ...strategy, ordering };
		const compared = await compareTrees(problem, strategy, other, signal, MOST_NOTED);
		if (compared === null) return [];
		if (compared.kind === 'same') same.push(ordering);
	}
	return same;
}
