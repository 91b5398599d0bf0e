import { isolate } from '$lib/i18n/bidi';
import { counted, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { WayCounts } from '$lib/kinds/sudoku/way/walked';
import type { Names } from '$lib/stage/facts/names';
import type { Statistics } from '$lib/engine/trace/statistics';
import type { Parting } from './parting';

/** What a search needed. */
export interface SearchResult {
	readonly name: string;
	readonly statistics: Pick<Statistics, 'placements' | 'undos'>;
	/** It was stopped, so its counts are lower bounds. */
	readonly isBound: boolean;
}

/** "You placed 61 values and went back 4 times; findmin 58 and 4; naive 194 and 140." */
export function countsText(
	{ placed, wentBack }: WayCounts,
	others: readonly SearchResult[]
): string {
	const values = m.play_way_values(counted(placed));
	const own =
		wentBack === 0
			? m.play_way_done_never({ values })
			: m.play_way_done({ values, times: m.play_way_times(counted(wentBack)) });
	const told = others.map(({ name, statistics, isBound }) => {
		const facts = {
			name: isolate(name),
			placements: formatNumber(statistics.placements),
			undos: formatNumber(statistics.undos)
		};
		return isBound ? m.play_way_other_bound(facts) : m.play_way_other(facts);
	});
	return m.play_way_counts({ own, others: told.join(m.play_way_and()) });
}

/** Where a search and the player part: "After 12 equal placements you took r4c5, findmin took r2c7." */
export function partingText({ shared, steps }: Parting, name: string, names: Names): string {
	const [own, other] = steps;
	const when =
		shared === 0 ? m.play_way_parted_at_once() : m.play_way_parted_after(counted(shared));
	const about = { when, name: isolate(name), cell: isolate(names.variable(own.variable)) };
	const value = (of: number) => isolate(names.value(of));
	const cell = isolate(names.variable(other.variable));
	if (own.kind === 'choose')
		return other.kind === 'choose'
			? m.play_way_parted_cells({ ...about, other: cell })
			: m.play_way_parted_left({ ...about, other: cell, value: value(other.value) });
	return other.kind === 'choose'
		? m.play_way_parted_stayed({ ...about, value: value(own.value), other: cell })
		: m.play_way_parted_values({ ...about, value: value(own.value), other: value(other.value) });
}
