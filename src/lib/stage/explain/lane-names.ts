import type { ProblemView } from '$lib/stage/board/problem-view';
import { BACK_NAMES, ELIMINATION_NAMES, VALUE_NAMES } from '$lib/stage/explain/strategy-names';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { Elimination, EliminationTime, Ordering, Strategy } from '$lib/engine/search/strategy';

/** What a lane's name is made from. */
export interface Named {
	readonly strategy: Strategy;
	/** How its puzzle is written; 0 for the puzzle as it is. */
	readonly rewriting: number;
}

const SHORT_ORDERINGS: Record<Ordering, () => string> = {
	naive: m.compare_order_naive,
	findmin: m.compare_order_findmin,
	'findmin-degree': m.compare_order_findmin_degree,
	findmax: m.compare_order_findmax,
	random: m.compare_order_random,
	'dom-wdeg': m.compare_order_dom_wdeg
};

const ELIMINATIONS: Record<Elimination, () => string> = {
	none: m.compare_without_elimination,
	naked: ELIMINATION_NAMES.naked,
	hidden: m.compare_hidden_singles,
	forward: ELIMINATION_NAMES.forward,
	arcs: ELIMINATION_NAMES.arcs
};

const TIMES: Record<EliminationTime, () => string> = {
	start: m.compare_eliminate_start,
	every: m.compare_eliminate_every,
	alone: m.compare_eliminate_alone
};

/**
 * The names of lanes: what tells them apart, and their ordering if nothing else does: "naive" and
 * "findmin", or "none" and "naked singles".
 */
export function laneNames(
	lanes: readonly Named[],
	view: Pick<ProblemView<never>, 'valueOrderings' | 'variants'>
): string[] {
	const differs = (of: (lane: Named) => unknown) => new Set(lanes.map(of)).size > 1;
	const parts: ((lane: Named) => string)[] = [];
	if (differs(({ strategy }) => strategy.ordering))
		parts.push(({ strategy }) => SHORT_ORDERINGS[strategy.ordering]());
	if (differs(({ strategy }) => strategy.values))
		parts.push(({ strategy: { values } }) =>
			(view.valueOrderings?.[values] ?? VALUE_NAMES[values])()
		);
	if (differs(({ strategy }) => strategy.elimination))
		parts.push(({ strategy }) => ELIMINATIONS[strategy.elimination]());
	if (differs(({ strategy }) => strategy.eliminate))
		parts.push(({ strategy: { elimination, eliminate } }) =>
			elimination === 'none' ? '' : TIMES[eliminate]()
		);
	if (differs(({ strategy }) => strategy.back))
		parts.push(({ strategy }) => BACK_NAMES[strategy.back]());
	if (differs(({ strategy }) => strategy.variant))
		parts.push(({ strategy }) => variantName(view, strategy.variant));
	if (differs(({ strategy }) => strategy.seed) && lanes.some(({ strategy }) => isRandom(strategy)))
		parts.push(({ strategy }) =>
			isRandom(strategy) ? m.compare_seed({ seed: formatNumber(strategy.seed) }) : ''
		);
	if (differs(({ rewriting }) => rewriting))
		parts.push(({ rewriting }) => rewritingName(rewriting));
	if (parts.length === 0) parts.push(({ strategy }) => SHORT_ORDERINGS[strategy.ordering]());
	const names = lanes.map((lane) =>
		parts
			.map((part) => part(lane))
			.filter((text) => text !== '')
			.join(', ')
	);
	// Lanes may be the same.
	return names.map((name, index) =>
		names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${formatNumber(index + 1)}`
	);
}

/** What a model of the problem is called; '' is the first. */
function variantName({ variants }: Pick<ProblemView<never>, 'variants'>, variant: string): string {
	const all = variants?.texts ?? {};
	const [name] = all[variant] ?? Object.values(all)[0] ?? [];
	return name?.() ?? '';
}

/** "as printed", or "rewritten, no. 3". */
export function rewritingName(rewriting: number): string {
	return rewriting === 0
		? m.compare_as_printed()
		: m.compare_rewritten({ number: formatNumber(rewriting) });
}

function isRandom({ ordering, values }: Strategy): boolean {
	return ordering === 'random' || values === 'random';
}
