import { aimOf, worthOf, type CostScale } from '$lib/engine/problem';
import type { Moment } from '$lib/engine/trace/moment';
import { reasonsAt, writtenCost, type TraceFile } from '$lib/engine/trace/file/trace-file';
import type { StoredStep, StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/paraglide/messages';
import type { ProblemView } from '../board/problem-view';
import type { Told, Vocabulary } from '../board/vocabulary';

/**
 * A view whose sentences say what another solver does. Where a kind of ours has a sentence that fits, that is
 * used; a table knows no reasons, so its sentences are plain.
 */
export function toldView<Setup>(
	view: ProblemView<Setup>,
	setup: Setup,
	{ file, trace, isTable }: { file: TraceFile; trace: StoredTrace; isTable: boolean }
): ProblemView<Setup> {
	const words = view.vocabulary(setup);
	const scale: CostScale = view.kind.problem(setup);
	const vocabulary: Vocabulary = {
		...words,
		tellStep(told) {
			const step = trace.eventAt(told.moment.position);
			if (step === null) return undefined;
			const sentence =
				apartFromSearch(step, file) ??
				(isTable ? inTable(step, file, told, scale) : strange(step, told, scale));
			return sentence === undefined ? undefined : [sentence];
		},
		heading: (kind, moment) =>
			(moment === undefined ? undefined : headingOf(moment, trace)) ?? words.heading?.(kind, moment)
	};
	return { ...view, vocabulary: () => vocabulary };
}

/** What only other solvers do. */
function apartFromSearch({ kind, other }: StoredStep, file: TraceFile): string | undefined {
	if (kind === 'restart') return m.watch_restart();
	if (kind !== 'note') return undefined;
	return other < 0 ? m.watch_idle() : m.watch_note({ text: isolate(file.notes[other]) });
}

function headingOf({ position }: Moment, trace: StoredTrace): string | undefined {
	const kind = trace.eventAt(position)?.kind;
	if (kind === 'restart') return m.watch_kind_restart();
	return kind === 'note' ? m.watch_kind_note() : undefined;
}

/** Where the sentence of the kind would be false. */
function strange(
	{ kind, variable, other }: StoredStep,
	told: Told,
	scale: CostScale
): string | undefined {
	const { clash, ...names } = told;
	const inputs = { variable: names.variable, value: names.value };
	if (kind === 'reject' && clash === '') return m.watch_reject_wrongly(inputs);
	if (kind === 'place' && clash !== '') return m.watch_place_clash({ ...inputs, clash });
	if (kind === 'force' && other < 0) return m.watch_force(inputs);
	if (kind === 'eliminate' && other < 0) return m.watch_eliminate(inputs);
	if (kind === 'prune' && told.moment.statistics.best < 0) return bounded(other, scale);
	// No solution can have such a cost.
	if (kind === 'solution' && other < -1) return solved(other, scale);
	return kind === 'deadend' && variable < 0 ? m.watch_fail() : undefined;
}

function bounded(bound: number, scale: CostScale): string {
	return m.watch_bound({ bound: formatNumber(worthOf(scale, bound)) });
}

function solved(cost: number, scale: CostScale): string {
	if (cost === -1) return m.watch_solution();
	const formatted = formatNumber(writtenCost(scale, cost));
	return m.watch_solution_cost({ formatted, aim: aimOf(scale) });
}

function inTable(
	step: StoredStep,
	file: TraceFile,
	{ variable, value, moment, named }: Told,
	scale: CostScale
): string | undefined {
	const inputs = { variable, value };
	const { kind, other } = step;
	switch (kind) {
		case 'choose':
			return m.explain_choose_hidden({ variable });
		case 'reject': {
			const reasons = reasonsAt(file, moment.position - 1);
			if (reasons.length === 0) return m.watch_reject(inputs);
			const list = formatList(reasons.map((reason) => named.variable(reason)));
			return m.watch_reject_because({ ...inputs, list });
		}
		case 'place':
			return m.watch_place(inputs);
		case 'force':
			return m.watch_force(inputs);
		case 'eliminate':
			return other < 0
				? m.watch_eliminate(inputs)
				: m.watch_eliminate_because({ ...inputs, cause: named.variable(other) });
		case 'deadend':
			return step.variable < 0 ? m.watch_fail() : m.watch_deadend({ variable });
		case 'backtrack':
			return m.watch_back(inputs);
		case 'prune':
			return bounded(other, scale);
		case 'solution':
			return solved(other, scale);
		default:
			return undefined;
	}
}
