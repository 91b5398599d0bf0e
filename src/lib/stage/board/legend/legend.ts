import * as m from '$lib/i18n/compiled/messages';
import type { StateKind, VariableState } from '../../facts/variable-states';

/** A mark in a legend: its text and the state that its sample shows. */
export interface LegendEntry extends Partial<VariableState> {
	readonly text: string;
	readonly kind: StateKind;
}

export interface LegendGroup<Entry> {
	readonly title: string;
	readonly entries: readonly Entry[];
}

type Mark =
	| 'placed'
	| 'newest'
	| 'tried'
	| 'clash'
	| 'takenBack'
	| 'deadend'
	| 'usedUp'
	| 'forced'
	| 'cause'
	| 'solved'
	| 'current'
	| 'set'
	| 'conflict'
	| 'candidates'
	| 'pruned';

/**
 * The legend entries of every board: search states, hand-set values and candidates.
 *
 * @param own texts in the words of the problem; null leaves an entry out.
 */
export function legendGroups(
	own: Partial<Record<Mark, string | null>> = {}
): LegendGroup<LegendEntry>[] {
	const entry = (mark: Mark, text: string, kind: StateKind, more: Partial<VariableState> = {}) =>
		own[mark] === null ? [] : [{ value: 0, ...more, text: own[mark] ?? text, kind }];
	return [
		{
			title: m.board_legend_group_search(),
			entries: [
				...entry('placed', m.board_legend_placed(), 'placed'),
				...entry('newest', m.board_legend_newest(), 'newest'),
				...entry('tried', m.board_legend_tried(), 'tried'),
				...entry('clash', m.board_legend_clash(), 'placed', { clash: true }),
				...entry('takenBack', m.board_legend_taken_back(), 'taken-back'),
				...entry('deadend', m.board_legend_deadend(), 'deadend', { value: -1 }),
				...entry('usedUp', m.board_legend_used_up(), 'used-up', { value: -1 }),
				...entry('forced', m.board_legend_forced(), 'forced'),
				...entry('cause', m.board_legend_cause(), 'placed', { cause: true }),
				...entry('solved', m.board_legend_solved(), 'solved'),
				...entry('current', m.board_legend_current(), 'open', { value: -1, current: true })
			]
		},
		{
			title: m.board_legend_group_set(),
			entries: [
				...entry('set', m.board_legend_set(), 'set'),
				...entry('conflict', m.board_legend_conflict(), 'set', { conflict: true })
			]
		},
		{
			title: m.board_legend_group_candidates(),
			entries: [
				...entry('candidates', m.board_legend_candidates(), 'open', {
					value: -1,
					candidates: 0b101
				}),
				...entry('pruned', m.board_legend_pruned(), 'open', { value: -1, pruned: 0b010 })
			]
		}
	];
}
