import * as m from '$lib/i18n/compiled/messages';
import { formatDuration, formatNumber } from '$lib/i18n/format';
import { aimOf, worthOf, type CostScale } from '$lib/engine/problem';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import type { Statistics } from '$lib/engine/trace/statistics';

export interface Counter {
	readonly id: keyof Statistics | 'milliseconds';
	readonly label: string;
	/** One sentence about what is counted. */
	readonly meaning: string;
	/** −1 if there is no number (yet). */
	readonly value: number;
	/** As shown in the current language. */
	readonly shown: string;
}

export interface CounterGroup {
	readonly id: 'search' | 'forward' | 'back' | 'depth' | 'elimination';
	readonly label: string;
	readonly counters: readonly Counter[];
}

/**
 * The statistics at a position, in groups, labeled in the current language.
 *
 * @param milliseconds wall time of the whole search; null while unknown
 * @param strategy with the goal `best`, the best cost and the cutoffs are included; with jumps, what
 * they skip
 * @param problem whether it is sought what costs least or what yields most
 */
export function counterGroups(
	statistics: Readonly<Statistics>,
	milliseconds: number | null,
	{ goal, back }: Pick<Strategy, 'goal' | 'back'> = DEFAULT_STRATEGY,
	problem: CostScale = {}
): CounterGroup[] {
	const counter = (id: keyof Statistics, label: string, meaning: string): Counter => {
		const cost = statistics[id];
		const value = id === 'best' && cost >= 0 ? worthOf(problem, cost) : cost;
		return { id, label, meaning, value, shown: value < 0 ? '–' : formatNumber(value) };
	};
	const bounded =
		goal === 'best'
			? [
					counter('prunes', m.explain_count_prunes(), m.explain_mean_prunes()),
					counter('best', m.explain_count_best(), m.explain_mean_best({ aim: aimOf(problem) }))
				]
			: [];
	const jumped =
		back === 'jump'
			? [
					counter('jumps', m.explain_count_jumps(), m.explain_mean_jumps()),
					counter('skipped', m.explain_count_skipped(), m.explain_mean_skipped()),
					counter('untried', m.explain_count_untried(), m.explain_mean_untried())
				]
			: [];
	const time: Counter[] =
		milliseconds === null
			? []
			: [
					{
						id: 'milliseconds',
						label: m.explain_count_time(),
						meaning: m.explain_mean_time(),
						value: Math.round(milliseconds * 1000) / 1000,
						shown: formatDuration(milliseconds)
					}
				];
	return [
		{
			id: 'search',
			label: m.explain_group_search(),
			counters: [
				counter('steps', m.explain_count_steps(), m.explain_mean_steps()),
				counter('choices', m.explain_count_choices(), m.explain_mean_choices()),
				counter('tries', m.explain_count_tries(), m.explain_mean_tries()),
				counter('deadends', m.explain_count_deadends(), m.explain_mean_deadends()),
				counter('solutions', m.explain_count_solutions(), m.explain_mean_solutions()),
				...bounded,
				...time
			]
		},
		{
			id: 'forward',
			label: m.explain_group_forward(),
			counters: [
				counter('placements', m.explain_count_placements(), m.explain_mean_placements()),
				counter('forwardStreak', m.explain_count_streak(), m.explain_mean_forward_streak()),
				counter('longestForward', m.explain_count_longest(), m.explain_mean_longest_forward())
			]
		},
		{
			id: 'back',
			label: m.explain_group_back(),
			counters: [
				counter('undos', m.explain_count_undos(), m.explain_mean_undos()),
				counter('backStreak', m.explain_count_streak(), m.explain_mean_back_streak()),
				counter('longestBack', m.explain_count_longest(), m.explain_mean_longest_back()),
				...jumped
			]
		},
		{
			id: 'depth',
			label: m.explain_group_depth(),
			counters: [
				counter('depth', m.explain_count_depth(), m.explain_mean_depth()),
				counter('deepest', m.explain_count_deepest(), m.explain_mean_deepest())
			]
		},
		{
			id: 'elimination',
			label: m.explain_group_elimination(),
			counters: [
				counter('eliminations', m.explain_count_eliminations(), m.explain_mean_eliminations()),
				counter('forced', m.explain_count_forced(), m.explain_mean_forced())
			]
		}
	];
}

/** One line per counter, "label: number", with an empty line between groups. */
export function countersAsText(groups: readonly CounterGroup[]): string {
	const blocks = groups.map(({ label, counters }) =>
		[label, ...counters.map((one) => `${one.label}: ${one.shown}`)].join('\n')
	);
	return `${blocks.join('\n\n')}\n`;
}

/** For a spreadsheet: a header, then one line per counter with plain numbers; CRLF (RFC 4180). */
export function countersAsCsv(groups: readonly CounterGroup[]): string {
	const lines = groups.flatMap(({ label, counters }) =>
		counters.map((one) => [one.id, label, one.label, one.value < 0 ? '' : String(one.value)])
	);
	const header = ['id', m.explain_csv_group(), m.explain_csv_counter(), m.explain_csv_number()];
	return [header, ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function quoted(field: string): string {
	return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
