import type { SetTexts } from '$lib/stage/board/problem-view';
import { isBound, type Experiment, type Method, type RowOutcome } from './measure/experiment';
import type { Measure, Quotient, Value } from './measure/summary';
import { isolate } from '$lib/i18n/bidi';
import { counted, formatDuration, formatNumber, formatRatio } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type {
	Elimination,
	EliminationTime,
	Ordering,
	ValueOrdering
} from '$lib/engine/search/strategy';

/** What can be compared: a count of steps, or the time that a run took. */
export type Effort = Measure | 'time';

/** The kinds of problems that have sets, with what the page says about them. */
export interface ExperimentKind {
	readonly id: string;
	title(): string;
	readonly sets: SetTexts;
	/** The names of boards that presets bring along. */
	readonly named?: Readonly<Record<string, () => string>>;
}

const ORDERINGS: Record<Ordering, () => string> = {
	naive: m.experiment_order_naive,
	findmin: m.experiment_order_findmin,
	'findmin-degree': m.experiment_order_findmin_degree,
	findmax: m.experiment_order_findmax,
	random: m.experiment_order_random,
	'dom-wdeg': m.compare_order_dom_wdeg
};
const VALUES: Record<ValueOrdering, () => string> = {
	ascending: m.studio_values_ascending,
	descending: m.studio_values_descending,
	random: m.experiment_values_random,
	'least-constraining': m.studio_values_least,
	preferred: m.studio_values_preferred
};
const ELIMINATIONS: Record<Elimination, () => string> = {
	none: () => '',
	naked: m.experiment_elimination_naked,
	hidden: m.experiment_elimination_hidden,
	forward: m.studio_elimination_forward,
	arcs: m.studio_elimination_arcs
};
const TIMES: Record<EliminationTime, () => string> = {
	start: m.studio_eliminate_start,
	every: () => '',
	alone: m.studio_eliminate_alone
};

export const orderingName = (ordering: Ordering) => ORDERINGS[ordering]();
export const valueOrderingName = (values: ValueOrdering) => VALUES[values]();

/** The name of a strategy: its ordering, and what else is not usual about it. */
export function methodName({
	ordering,
	values,
	elimination,
	eliminate,
	back,
	variant,
	goal,
	own
}: Method): string {
	if (own) return isolate(m.experiment_own_ordering());
	const more = [
		values === 'ascending' ? '' : VALUES[values](),
		ELIMINATIONS[elimination](),
		elimination === 'none' ? '' : TIMES[eliminate](),
		back === 'step' ? '' : m.studio_back_jump(),
		variant,
		goal === 'first' ? '' : goal === 'all' ? m.studio_goal_all() : m.studio_goal_best()
	].filter((part) => part !== '');
	const name = ORDERINGS[ordering]();
	return isolate(more.length === 0 ? name : `${name} (${more.join(', ')})`);
}

/**
 * The names of strategies beside each other. Where all decide in reading order and differ in their
 * values, as on a way through a maze, they are called by these.
 */
export function methodNames(methods: readonly Method[]): string[] {
	const differ = new Set(methods.map(({ values }) => values)).size === methods.length;
	const isPlain = methods.every(
		({ ordering, elimination }) => ordering === 'naive' && elimination === 'none'
	);
	return methods.length > 1 && differ && isPlain
		? methods.map(({ values }) => isolate(VALUES[values]()))
		: methods.map(methodName);
}

/** The name of a set of an experiment. */
export function setName(
	{ sets }: Pick<Experiment, 'sets'>,
	set: number,
	kinds: readonly ExperimentKind[]
): string {
	const { kind, name, boards } = sets[set];
	const known = kinds.find(({ id }) => id === kind);
	if (boards === null && known && Object.hasOwn(known.sets, name)) return known.sets[name].name();
	if (boards !== null && known?.named && Object.hasOwn(known.named, name))
		return known.named[name]();
	return name === '' ? m.experiment_own_boards() : isolate(name);
}

/** The name of a board of a set, by its name there. */
export function boardText(
	{ sets }: Pick<Experiment, 'sets'>,
	set: number,
	name: string,
	kinds: readonly ExperimentKind[]
): string {
	const { kind, name: setId, boards } = sets[set];
	const known = boards === null ? kinds.find(({ id }) => id === kind)?.sets[setId] : undefined;
	return isolate(known?.board?.(name) ?? name);
}

const EFFORTS: Record<Effort, () => string> = {
	placements: m.explain_count_placements,
	tries: m.explain_count_tries,
	steps: m.experiment_steps,
	undos: m.explain_count_undos,
	jumps: m.explain_count_jumps,
	skipped: m.explain_count_skipped,
	deadends: m.explain_count_deadends,
	forced: m.explain_count_forced,
	eliminations: m.experiment_eliminations,
	solutions: m.experiment_solutions,
	deepest: m.explain_count_deepest,
	longestForward: m.experiment_longest_forward,
	longestBack: m.experiment_longest_back,
	time: m.experiment_time
};

export const effortName = (effort: Effort) => EFFORTS[effort]();

const OUTCOMES: Record<RowOutcome, () => string> = {
	solved: m.experiment_outcome_solved,
	exhausted: m.experiment_outcome_exhausted,
	stuck: m.experiment_outcome_stuck,
	contradiction: m.experiment_outcome_contradiction,
	limit: m.experiment_outcome_limit,
	time: m.experiment_outcome_time,
	failed: m.experiment_outcome_failed
};

export const outcomeName = (outcome: RowOutcome) => OUTCOMES[outcome]();

/** A count of a row; a lower bound has a sign that says so. */
export function countText(value: number, row: { readonly outcome: RowOutcome }): string {
	return isBound(row) ? atLeast(formatNumber(value)) : formatNumber(value);
}

/** A number in short; a lower bound has a sign that says so. */
export function valueText({ value, atLeast: isAtLeast }: Value, isExact = true): string {
	const text =
		isExact && Number.isInteger(value)
			? formatNumber(value)
			: formatRatio(value, isAtLeast ? 'down' : 'nearest');
	return isAtLeast ? atLeast(text) : text;
}

/** A count or a time; a lower bound has a sign that says so. */
export function effortText(value: Value, effort: Effort): string {
	if (effort !== 'time') return valueText(value);
	return value.atLeast ? atLeast(timeText(value.value, 'down')) : timeText(value.value);
}

/** The sign stays before its number in every language. */
function atLeast(text: string): string {
	return isolate(`≥ ${text}`);
}

/** A time; clocks of browsers tell no less than a tenth of a millisecond. */
export function timeText(milliseconds: number, rounding: 'nearest' | 'down' = 'nearest'): string {
	if (milliseconds < 0.1) return m.experiment_time_tiny({ time: formatDuration(0.1) });
	return formatDuration(milliseconds, rounding);
}

const TIMES_TEXTS = {
	exact: m.experiment_times,
	'at-least': m.experiment_times_at_least,
	'at-most': m.experiment_times_at_most
};
const ROUNDINGS = { exact: 'nearest', 'at-least': 'down', 'at-most': 'up' } as const;

/** How many times as much: "3.3×"; a bound says that it is one. */
export function ratioText({ ratio, bound }: Quotient): string {
	if (bound === 'unknown') return '?';
	return isolate(TIMES_TEXTS[bound]({ factor: formatRatio(ratio, ROUNDINGS[bound]) }));
}

/** A factor above 1 for "times fewer" and "times more". @param isBound it is at least this */
export function factorText(ratio: number, isBound = false): string {
	return isolate(formatRatio(ratio >= 1 ? ratio : 1 / ratio, isBound ? 'down' : 'nearest'));
}

/** How many rows were read from files, and how many runs of the experiment are not among them. */
export function mergedText(rows: number, missing: number): string {
	return m.experiment_merged({
		...counted(rows),
		missing,
		missingFormatted: formatNumber(missing)
	});
}
