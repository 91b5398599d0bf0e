import { noStatistics, STATISTICS_FIELDS, type Statistics } from '$lib/engine/trace/statistics';
import type { CallResult } from '../task';

/** What a counted call has counted, and whether no limit cut it off; null if the program broke off. */
export function countsIn({ end }: CallResult): { counts: Statistics; isWhole: boolean } | null {
	if (end.kind !== 'returned' || !Array.isArray(end.value.plain)) return null;
	const list = end.value.plain as readonly unknown[];
	const isCount = (one: unknown) => Number.isSafeInteger(one) && (one as number) >= -1;
	if (list.length !== STATISTICS_FIELDS.length + 1 || !list.every(isCount)) return null;
	const counts = noStatistics();
	for (const [at, name] of STATISTICS_FIELDS.entries()) counts[name] = list[at] as number;
	return { counts, isWhole: list.at(-1) === 1 };
}
