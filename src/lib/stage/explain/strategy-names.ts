import * as m from '$lib/i18n/compiled/messages';
import type { Back, Elimination, Goal, Ordering, ValueOrdering } from '$lib/engine/search/strategy';

export const ORDERING_NAMES: Record<Ordering, () => string> = {
	naive: m.studio_order_naive,
	findmin: m.studio_order_findmin,
	'findmin-degree': m.studio_order_findmin_degree,
	findmax: m.studio_order_findmax,
	random: m.studio_order_random,
	'dom-wdeg': m.studio_order_dom_wdeg
};
export const ORDERING_HINTS: Record<Ordering, () => string> = {
	naive: m.studio_order_naive_hint,
	findmin: m.studio_order_findmin_hint,
	'findmin-degree': m.studio_order_findmin_degree_hint,
	findmax: m.studio_order_findmax_hint,
	random: m.studio_order_random_hint,
	'dom-wdeg': m.studio_order_dom_wdeg_hint
};
export const VALUE_NAMES: Record<ValueOrdering, () => string> = {
	ascending: m.studio_values_ascending,
	descending: m.studio_values_descending,
	random: m.studio_values_random,
	'least-constraining': m.studio_values_least,
	preferred: m.studio_values_preferred
};
export const ELIMINATION_NAMES: Record<Elimination, () => string> = {
	none: m.studio_elimination_none,
	naked: m.studio_elimination_naked,
	hidden: m.studio_elimination_hidden,
	forward: m.studio_elimination_forward,
	arcs: m.studio_elimination_arcs
};
export const ELIMINATION_HINTS: Partial<Record<Elimination, () => string>> = {
	naked: m.studio_elimination_naked_hint,
	hidden: m.studio_elimination_hidden_hint,
	forward: m.studio_elimination_forward_hint,
	arcs: m.studio_elimination_arcs_hint
};
export const BACK_NAMES: Record<Back, () => string> = {
	step: m.studio_back_step,
	jump: m.studio_back_jump
};
export const BACK_HINTS: Record<Back, () => string> = {
	step: m.studio_back_step_hint,
	jump: m.studio_back_jump_hint
};
export const GOAL_NAMES: Record<Goal, () => string> = {
	first: m.studio_goal_first,
	all: m.studio_goal_all,
	best: m.studio_goal_best
};
