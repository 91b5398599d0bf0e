import { aimOf, worthOf, type Problem } from '$lib/engine/problem';
import { DEFAULT_STRATEGY } from '$lib/engine/search/strategy';
import type { Step } from '$lib/engine/search/step';
import { isUsedUp, type Moment } from '$lib/engine/trace/moment';
import {
	reasonsAt,
	writtenCost,
	type TraceFile,
	type TraceGoal
} from '$lib/engine/trace/file/trace-file';
import {
	isSearchKind,
	type StoredStep,
	type StoredTrace
} from '$lib/engine/trace/stored/stored-trace';
import { isolate } from '$lib/i18n/bidi';
import { formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import type { ProblemView } from '../board/problem-view';
import type { Told, Vocabulary } from '../board/vocabulary';
import type { ToldStrategy } from '../facts/moment-facts.svelte';
import { frameOf } from '../facts/reasons';
import { Confirmed } from './confirmed';
import { endClaim } from './end-claim';

/** What is told of the strategy of another solver: nothing but what it looks for. */
export function toldStrategy(goal: TraceGoal | null): ToldStrategy {
	// In which order the solver takes variables and values is not known.
	const order = { ordering: 'random', values: 'random' } as const;
	const told = { isHidden: true, isForeign: true, endClaim };
	return { ...DEFAULT_STRATEGY, ...order, goal: goal ?? 'all', ...told };
}

/**
 * A view whose sentences say what another solver does. A sentence of ours is used where its kind has one, and
 * all that it says is in the trace or was confirmed; otherwise there is one that says less.
 */
export function toldView<Setup>(
	view: ProblemView<Setup>,
	setup: Setup,
	{ file, trace, isTable }: { file: TraceFile; trace: StoredTrace; isTable: boolean }
): ProblemView<Setup> {
	const words = view.vocabulary(setup);
	const teller = new Teller(file, trace, view.kind.problem(setup), words, isTable);
	const vocabulary: Vocabulary = {
		...words,
		tellStep: (told) => teller.tell(told),
		heading: (kind, moment) =>
			(moment === undefined ? undefined : headingOf(moment, trace)) ?? words.heading?.(kind, moment)
	};
	return { ...view, vocabulary: () => vocabulary };
}

function headingOf({ position }: Moment, trace: StoredTrace): string | undefined {
	const kind = trace.eventAt(position)?.kind;
	if (kind === 'restart') return m.watch_kind_restart();
	return kind === 'note' ? m.watch_kind_note() : undefined;
}

/** One sentence for each kind of event, and undefined where the usual sentence is true. */
class Teller {
	constructor(
		private readonly file: TraceFile,
		private readonly trace: StoredTrace,
		private readonly problem: Problem,
		private readonly words: Vocabulary,
		private readonly isTable: boolean
	) {}

	tell(told: Told): ReturnType<NonNullable<Vocabulary['tellStep']>> {
		const event = this.trace.eventAt(told.moment.position);
		if (event === null) return undefined;
		const happened = this.#happened(event, told);
		return {
			happened: typeof happened === 'string' ? [happened] : happened,
			// What a search of ours would do next is not what this solver does.
			next: this.#next(event, told)
		};
	}

	#happened(event: StoredStep, told: Told): string | readonly string[] | undefined {
		const { kind, other } = event;
		const { step } = told.moment;
		if (kind === 'restart') return m.watch_restart();
		if (kind === 'note')
			return other < 0 ? m.watch_idle() : m.watch_note({ text: isolate(this.file.notes[other]) });
		if (!isSearchKind(kind) || step === null) return undefined;
		const { variable, value } = told;
		switch (kind) {
			case 'choose':
				return m.explain_choose_hidden({ variable });
			case 'reject':
				return this.#reject(told);
			case 'place':
			case 'force':
				return this.#place(step, told);
			case 'eliminate':
				if (other < 0) return m.watch_eliminate({ variable, value });
				return this.#eliminate(step, told);
			case 'deadend':
				return this.#deadEnd(step, told);
			case 'backtrack':
				return this.#takeBack(step, told);
			case 'prune':
				return this.#isConfirmedBound(told.moment) ? undefined : this.#bound(other, told);
			case 'solution':
				return this.#solution(told);
			default:
				return undefined;
		}
	}

	/** What the next event takes back, after one that sends the solver back. */
	#next({ kind }: StoredStep, { moment, named }: Told): readonly string[] {
		if (kind !== 'deadend' && kind !== 'prune') return [];
		const next = this.trace.eventAt(moment.position + 1);
		if (next?.kind !== 'backtrack' || moment.assignment[next.variable] !== next.value) return [];
		const value = this.#object(named.value(next.value));
		return [m.explain_back_to({ variable: named.variable(next.variable), value })];
	}

	#reject({ variable, value, clash, moment, named }: Told): string | undefined {
		const inputs = { variable, value };
		if (!this.isTable) return clash === '' ? m.watch_reject_wrongly(inputs) : undefined;
		const reasons = reasonsAt(this.file, moment.position - 1);
		if (reasons.length === 0) return m.watch_reject(inputs);
		const list = formatList(reasons.map((reason) => named.variable(reason)));
		return m.watch_reject_because({ ...inputs, list });
	}

	#place(step: Step, { moment, clash, named, ...names }: Told): string | undefined {
		const { problem, isTable } = this;
		const inputs = { variable: names.variable, value: names.value };
		const before = this.trace.at(moment.position - 1);
		const inForce = before.assignment[step.variable];
		if (inForce >= 0) {
			const found = named.value(inForce);
			return problem.fixed[step.variable] >= 0
				? m.watch_place_given({ ...inputs, found })
				: m.watch_place_filled({ ...inputs, found });
		}
		if (clash !== '' && !isTable) return m.watch_place_clash({ ...inputs, clash });
		const allowed = problem.domains?.[step.variable] ?? -1;
		if (((allowed >>> step.value) & 1) === 0) return m.watch_place_outside(inputs);
		if (step.kind === 'place') return isTable ? m.watch_place(inputs) : undefined;
		const isOnlyPlace =
			!isTable &&
			step.cause >= 0 &&
			new Confirmed(problem, before).hasNoOtherPlace(step.cause, step.value, step.variable);
		return isOnlyPlace ? undefined : m.watch_force(inputs);
	}

	#eliminate(step: Step, { variable, value, moment, named }: Told): string | undefined {
		if (!this.isTable && new Confirmed(this.problem, moment).isCause(step)) return undefined;
		return m.watch_eliminate_because({ variable, value, cause: named.variable(step.cause) });
	}

	#deadEnd(step: Step, { variable, value, moment }: Told): string | undefined {
		if (step.variable < 0) return moment.statistics.solutions > 0 ? m.watch_done() : m.watch_fail();
		if (this.#isToldDeadEnd(moment)) return undefined;
		if (step.value >= 0) return m.watch_deadend_place({ value });
		if (isUsedUp(moment)) return m.watch_used({ variable });
		return this.#isDeadEnd(step, moment)
			? m.watch_deadend({ variable })
			: m.watch_deadend_said({ variable });
	}

	/** Whether our own sentence about a dead end is true. */
	#isToldDeadEnd(moment: Moment): boolean {
		const { step } = moment;
		if (step === null || step.variable < 0 || this.isTable) return false;
		const confirmed = new Confirmed(this.problem, moment);
		return step.value >= 0
			? confirmed.hasNoOtherPlace(step.cause, step.value)
			: confirmed.isDeadEnd(step.variable) && confirmed.isToldDeadEnd(step.variable);
	}

	/** Whether no value is left; of a table, as far as its own events say. */
	#isDeadEnd({ variable }: Step, moment: Moment): boolean {
		if (!this.isTable) return new Confirmed(this.problem, moment).isDeadEnd(variable);
		const frame = frameOf(moment, variable);
		return frame !== null && frame.value < 0 && frame.left === 0 && frame.skipped === 0;
	}

	#takeBack(step: Step, { variable, named, moment }: Told): string | undefined {
		const value = this.#object(named.value(step.value));
		const before = this.trace.at(moment.position - 1);
		const inForce = before.assignment[step.variable];
		if (inForce !== step.value)
			return m.watch_back_other({ variable, value, found: named.value(inForce) });
		switch (this.trace.eventAt(moment.position - 1)?.kind) {
			case 'solution':
				return m.watch_back_on({ variable, value });
			case 'backtrack':
				return m.watch_back_further({ variable, value });
			case 'deadend':
				return this.#isToldDeadEnd(before) ? undefined : m.watch_back({ variable, value });
			case 'prune':
				return this.#isConfirmedBound(before) ? undefined : m.watch_back({ variable, value });
			default:
				return m.watch_back({ variable, value });
		}
	}

	#isConfirmedBound(moment: Moment): boolean {
		const { step, statistics } = moment;
		if (this.isTable || step === null || statistics.best < 0) return false;
		return step.cause >= statistics.best && new Confirmed(this.problem, moment).isBound(step.cause);
	}

	#bound(cost: number, { moment: { statistics } }: Told): string {
		const [bound, best] = [cost, statistics.best].map((one) =>
			formatNumber(worthOf(this.problem, one))
		);
		return statistics.best < 0
			? m.watch_bound({ bound })
			: m.watch_bound_best({ bound, best, aim: aimOf(this.problem) });
	}

	#solution({ moment, named, clashOf }: Told): readonly string[] | undefined {
		const { step, assignment, statistics } = moment;
		const { problem, words } = this;
		const cost = step?.cause ?? -1;
		const confirmed = new Confirmed(problem, moment);
		const worth = cost === -1 ? [] : [m.watch_cost(this.#written(cost))];
		const called = cost === -1 ? m.watch_solution() : m.watch_solution_cost(this.#written(cost));
		if (this.isTable) return confirmed.open > 0 ? [called, words.open(confirmed.open)] : [called];
		const fault = confirmed.solutionFault();
		if (fault === null) {
			const isBest = this.file.header.goal !== 'best' || cost === statistics.best;
			if (cost === -1 || (isBest && confirmed.isCost(cost))) return undefined;
			const number = (this.file.header.goal ?? 'all') === 'all' ? statistics.solutions : null;
			return [words.solution(number, assignment), ...worth];
		}
		if (fault.kind === 'open') return [called, words.open(confirmed.open)];
		if (fault.kind === 'none') return [m.watch_solution_none(), ...worth];
		const variable = named.variable(fault.variable);
		const clash = clashOf(fault.variable, fault.value);
		return [m.watch_solution_clash({ variable, clash }), ...worth];
	}

	#written(cost: number): { formatted: string; aim: 'most' | 'least' } {
		const formatted = formatNumber(writtenCost(this.problem, cost));
		return { formatted, aim: aimOf(this.problem) };
	}

	/** A value as what is taken back. */
	#object(value: string): string {
		return this.words.object?.(value) ?? value;
	}
}
