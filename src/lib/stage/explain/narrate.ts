import { capitalised, isolate } from '$lib/i18n/bidi';
import { counted, formatList, formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { aimOf, countValues, listValues, worthOf, type Problem } from '$lib/engine/problem';
import type { ValueOrdering } from '$lib/engine/search/strategy';
import type { ToldStrategy } from '../facts/moment-facts.svelte';
import type { Frame } from '$lib/engine/search/frame';
import type { Moment } from '$lib/engine/trace/moment';
import { JUMP, type Step } from '$lib/engine/search/step';
import {
	candidatesOf,
	frameOf,
	isContradiction,
	lastDecision,
	nextValue,
	ranked,
	sharedUnit,
	valueReports,
	type ValueState
} from '../facts/reasons';
import type { Count, endSentence } from './narrate-end';
import {
	plainGenders,
	type Clash,
	type Genders,
	type Names,
	type Told,
	type Tried,
	type Vocabulary
} from '../board/vocabulary';

/** A piece of a sentence. */
export interface Part {
	readonly text: string;
	/** What it names, if it is the name of a variable or a value. */
	readonly names: Named | null;
}

/** What a name in a sentence stands for. */
interface Named {
	/** −1 if it is not known. */
	readonly variable: number;
	/** −1 if it is the name of a variable. */
	readonly value: number;
	/** What the name is short for: "row 7, column 3". */
	readonly meaning?: string;
}

/** One to three short sentences in the current language. */
interface Telling {
	/** Names are isolated (bidi). */
	readonly text: string;
	/** The same text, split into names and the text between them. */
	readonly parts: readonly Part[];
}

export interface Narration extends Telling {
	/** The same without what comes next: for whoever must not know it yet. */
	readonly happened: Telling;
}

/** The sentences about a moment: what happened and why, and what the search does next. */
interface Sentences {
	readonly happened: readonly string[];
	readonly next?: readonly string[];
}

/** The order in which values are tried. */
const VALUES: Readonly<Record<ValueOrdering, () => string>> = {
	ascending: () => m.explain_values_ascending(),
	descending: () => m.explain_values_descending(),
	random: () => m.explain_values_random(),
	'least-constraining': () => m.explain_values_least_constraining(),
	preferred: () => m.explain_values_preferred()
};

/** Longer lists of values are given as a number. */
const LISTED = 6;
/** The maximum number of clashing variables that are named. */
const CLASHES = 2;

/**
 * What just happened, why, and what follows.
 *
 * @param previous the moment one step before, so that a backtrack can name what was used up.
 * @param count how many solutions there are, if that is known from elsewhere.
 * @param end says how the search ended; it is loaded later than the rest.
 */
export function narrate(
	problem: Problem,
	strategy: ToldStrategy,
	moment: Moment,
	names: Names,
	vocabulary: Vocabulary,
	previous: Moment | null = null,
	count: Count = null,
	end: typeof endSentence | null = null
): Narration {
	const narrator = new Narrator(problem, strategy, moment, names, vocabulary, previous, count, end);
	const { happened, next = [] } = narrator.sentences();
	return {
		...narrator.telling([...happened, ...next]),
		happened: narrator.telling(happened)
	};
}

/** That a variable has no candidate left, which the search does not know. */
export function narrateHiddenDeadEnd(
	problem: Problem,
	strategy: ToldStrategy,
	moment: Moment,
	names: Names,
	vocabulary: Vocabulary,
	variable: number
): Telling {
	const narrator = new Narrator(problem, strategy, moment, names, vocabulary, null);
	return narrator.telling([narrator.hiddenDeadEnd(variable)]);
}

/** The frames whose values the search decided, and which stand. */
function decisionsOf(frames: readonly Frame[]): Frame[] {
	return frames.filter(({ value, forced }) => value >= 0 && !forced);
}

/** More than 300 lines: one sentence for each kind of step, which read best side by side. */
class Narrator {
	readonly #vocabulary: Vocabulary;
	readonly #genders: Genders;
	/** What the names used so far stand for. */
	readonly #named = new Map<string, Named>();

	constructor(
		private readonly problem: Problem,
		private readonly strategy: ToldStrategy,
		private readonly moment: Moment,
		private readonly names: Names,
		vocabulary: Vocabulary,
		private readonly previous: Moment | null,
		private readonly count: Count = null,
		private readonly end: typeof endSentence | null = null
	) {
		this.#vocabulary = vocabulary;
		this.#genders = vocabulary.genders?.() ?? plainGenders();
	}

	telling(sentences: readonly string[]): Telling {
		const text = sentences
			.filter((sentence) => sentence !== '')
			.map((sentence) => this.#begun(sentence))
			.join(' ');
		// Names are between isolating marks; see `$lib/i18n/bidi`.
		const parts = text
			.split(/\u2068([^\u2069]*)\u2069/)
			.map((piece, at) => ({ text: piece, names: at % 2 === 1 ? this.#meantBy(piece) : null }))
			.filter((part) => part.text !== '');
		return { text, parts };
	}

	/** A sentence with a capital, unless it begins with the name of something else, such as a function. */
	#begun(sentence: string): string {
		const name = /^\u2068([^\u2069]*)\u2069/.exec(sentence)?.[1];
		return name === undefined || this.#named.has(name) ? capitalised(sentence) : sentence;
	}

	/** A name in the words of a problem can be any description of the step's variable and value. */
	#meantBy(name: string): Named {
		const { variable = -1, value = -1 } = this.moment.step ?? {};
		const uncapitalised = name.charAt(0).toLowerCase() + name.slice(1);
		return this.#named.get(name) ?? this.#named.get(uncapitalised) ?? { variable, value };
	}

	hiddenDeadEnd(at: number): string {
		const variable = this.#variable(at);
		const { ordering, isHidden = false, isForeign = false } = this.strategy;
		if (isForeign) return m.watch_lost({ variable });
		return !isHidden && ['findmin', 'findmin-degree', 'dom-wdeg'].includes(ordering)
			? m.explain_lost_findmin({ variable })
			: m.explain_lost({ variable });
	}

	sentences(): Sentences {
		const { step, outcome } = this.moment;
		const own = this.#vocabulary.tell?.(this.#told(step));
		if (own !== undefined) return { happened: own };
		const other = this.#vocabulary.tellStep?.(this.#told(step));
		// Made only if it is used: of the step of another solver, it may name what there is not.
		const usual = () =>
			step === null ? { happened: outcome === null ? this.#start() : [] } : this.#step(step);
		const told =
			other?.happened === undefined
				? { ...usual(), ...(other?.next && { next: other.next }) }
				: { happened: other.happened, next: other.next ?? [] };
		if (outcome === null) return told;
		// If a search was cut short, how it ended matters more than its last step.
		if (outcome.kind === 'stopped' && outcome.by !== 'trace') return { happened: this.#end() };
		return { happened: [...told.happened, ...this.#end()] };
	}

	#told(step: Step | null): Told {
		const { variable = -1, value = -1, kind } = step ?? {};
		const isTested = kind === 'reject' || kind === 'place' || kind === 'force';
		const { assignment } = this.moment;
		const clashes = isTested && this.problem.clashes(assignment, variable, value).length > 0;
		return {
			moment: this.moment,
			variable: variable < 0 ? '' : this.#variable(variable),
			value: value < 0 ? '' : this.#value(value),
			clash: clashes ? this.#clash(variable, value) : '',
			named: {
				variable: (other) => this.#variable(other),
				value: (other) => this.#value(other)
			},
			clashOf: (at, tested) => this.#clash(at, tested)
		};
	}

	#start(): string[] {
		const { strategy } = this;
		const sentences = [this.#vocabulary.start(this.#open())];
		if (strategy.isHidden) return sentences;
		const eliminates = strategy.elimination !== 'none';
		if (eliminates && strategy.eliminate === 'alone')
			return [...sentences, m.explain_eliminate_alone()];
		sentences.push(this.#rule());
		sentences.push(this.#vocabulary.tries?.(strategy.values) ?? VALUES[strategy.values]());
		if (eliminates)
			sentences.push(
				strategy.eliminate === 'every' ? m.explain_eliminate_every() : m.explain_eliminate_start()
			);
		if (strategy.elimination === 'arcs') sentences.push(m.explain_rule_arcs());
		if (strategy.back === 'jump') sentences.push(m.explain_rule_jump());
		return sentences;
	}

	#rule(): string {
		switch (this.strategy.ordering) {
			case 'naive':
				return this.#vocabulary.ruleNaive();
			case 'findmin':
				return m.explain_rule_findmin({ gender: this.#genders.variable });
			case 'findmin-degree':
				return m.explain_rule_findmin_degree({ gender: this.#genders.variable });
			case 'dom-wdeg':
				return m.explain_rule_dom_wdeg({ gender: this.#genders.variable });
			case 'findmax':
				return m.explain_rule_findmax({ gender: this.#genders.variable });
			case 'random':
				return m.explain_rule_random({
					seed: this.strategy.seed,
					gender: this.#genders.variable
				});
		}
	}

	#step(step: Step): Sentences {
		const variable = this.#variable(step.variable);
		const value = this.#value(step.value);
		switch (step.kind) {
			case 'choose':
				return this.#choice(step.variable);
			case 'reject': {
				const clash = this.#clash(step.variable, step.value);
				const own = this.#vocabulary.reject?.(
					{ variable, value, clash },
					this.#tried(step.variable, step.value)
				);
				const told = own ?? m.explain_reject({ variable, value: this.#object(step.value), clash });
				return { happened: [told], next: this.#next(step.variable, m.explain_next) };
			}
			case 'place':
				return {
					happened: [
						this.#vocabulary.place({ variable, value }, this.#tried(step.variable, step.value)),
						this.#vocabulary.open(this.#open())
					]
				};
			case 'force':
				return {
					happened: [
						step.cause < 0
							? m.explain_force_last({ variable, value, gender: this.#genders.value })
							: m.explain_force_unit({
									variable,
									value: this.#object(step.value),
									unit: this.#unit(step.cause),
									gender: this.#genders.value
								}),
						this.#vocabulary.open(this.#open())
					]
				};
			case 'eliminate': {
				const { assignment } = this.moment;
				if (step.cause >= 0 && assignment[step.cause] < 0) {
					const other = this.#variable(step.cause);
					const lost = m.explain_support({ variable, value: this.#object(step.value), other });
					return { happened: [lost, ...this.#left(step.variable)] };
				}
				const clash = this.#vocabulary.clash(
					step.cause < 0 ? [] : [this.#clashWith(step.cause, step.variable, step.value)],
					this.#tried(step.variable, step.value)
				);
				const told = m.explain_eliminate({
					variable,
					value: this.#object(step.value),
					clash
				});
				return { happened: [told, ...this.#left(step.variable)] };
			}
			case 'deadend':
				return {
					happened: [this.#deadend(step), this.#conflict(), this.#added(step)],
					next: this.#wayBack()
				};
			case 'backtrack':
				return { happened: [this.#backtrack(step)], next: [this.#here(step)] };
			case 'solution': {
				const { assignment, statistics } = this.moment;
				const number = this.strategy.goal === 'all' ? statistics.solutions : null;
				const told = this.#vocabulary.solution(number, assignment);
				return { happened: step.cause < 0 ? [told] : [told, this.#cost(step.cause)] };
			}
			case 'prune': {
				const { problem } = this;
				const told = this.#vocabulary.prune({
					bound: worthOf(problem, step.cause),
					best: worthOf(problem, this.moment.statistics.best),
					aim: aimOf(problem)
				});
				return { happened: [told], next: this.#wayBack() };
			}
			case 'stuck':
				return { happened: [this.#vocabulary.stuck(this.#open())] };
		}
	}

	/** The cost of the solution just found, and whether it is an improvement, if one is sought. */
	#cost(cost: number): string {
		const { problem } = this;
		const told = { formatted: formatNumber(worthOf(problem, cost)), aim: aimOf(problem) };
		return this.strategy.goal === 'best'
			? m.explain_solution_best(told)
			: m.explain_solution_cost(told);
	}

	#choose(chosen: number): string {
		const { ordering, seed, isHidden = false } = this.strategy;
		const variable = this.#introduced(this.#variable(chosen), this.names.variableMeaning?.(chosen));
		const open = this.#open();
		if (isHidden) return m.explain_choose_hidden({ variable });
		if (ordering === 'random') return this.#vocabulary.chooseRandom({ variable, open, seed });
		const at = this.#tried(chosen, -1);
		if (open === 1) return this.#vocabulary.chooseOnly({ variable }, at);
		if (ordering === 'naive') return this.#vocabulary.chooseNaive({ variable }, at);

		const [best, ...others] = ranked(candidatesOf(this.problem, this.moment), ordering);
		if (ordering === 'dom-wdeg') {
			const { variable: second, count, weight } = others[0];
			const next = m.explain_next_dom_wdeg({
				variable: this.#variable(second),
				candidates: formatNumber(count),
				weight: formatNumber(weight)
			});
			const ratio = { ...counted(best.count), weight: formatNumber(best.weight) };
			return m.explain_choose_dom_wdeg({ ...ratio, variable, next });
		}
		const ties = others.filter(({ count }) => count === best.count);
		const candidates = formatNumber(best.count);
		let tie = '';
		if (ties.length > 0) {
			const other = this.#variable(ties[0].variable);
			const degree = formatNumber(best.degree);
			const gender = this.#genders.variable;
			tie =
				ordering === 'findmin-degree'
					? m.explain_tie_degree({ other, candidates, degree, gender, ...counted(ties.length) })
					: this.#vocabulary.tie({ count: ties.length, other, candidates, gender });
		}
		return ordering === 'findmax'
			? m.explain_choose_findmax({ variable, candidates, tie })
			: m.explain_choose_findmin({ variable, candidates, tie });
	}

	/** Why a variable was chosen; that others are tried too if candidates were counted; the first value. */
	#choice(variable: number): Sentences {
		const { ordering, elimination, isHidden = false } = this.strategy;
		const hasCounted =
			!isHidden && ordering !== 'naive' && ordering !== 'random' && this.#open() > 1;
		const only = hasCounted && elimination === 'none' ? [m.explain_only_counted()] : [];
		return {
			happened: [this.#choose(variable), ...only],
			next: this.#next(variable, m.explain_first, true)
		};
	}

	/** The value that a frame tries next, as far as it is known. */
	#next(
		variable: number,
		message: (inputs: { value: string }) => string,
		introduce = false
	): string[] {
		const frame = frameOf(this.moment, variable);
		if (frame === null) return [];
		if (frame.left === 0) return [m.explain_next_none()];
		const next = nextValue(frame, this.strategy);
		if (next === null) return [m.explain_next_some(counted(countValues(frame.left)))];
		const meaning = introduce ? this.names.valueMeaning?.(next) : undefined;
		return [message({ value: this.#introduced(this.#value(next), meaning) })];
	}

	#left(variable: number): string[] {
		const mask = this.moment.domains?.[variable];
		if (mask === undefined) return [];
		const left = listValues(mask);
		if (left.length === 0) return [m.explain_left_none()];
		return [
			left.length > LISTED
				? m.explain_left_many(counted(left.length))
				: m.explain_left(this.#counted(left))
		];
	}

	/** What an ordering that learns takes from a dead end; empty for nothing. */
	#added({ variable, value, cause }: Step): string {
		if (this.strategy.isHidden || cause < 0 || value >= 0) return '';
		return m.explain_weight_added({
			variable: this.#variable(variable),
			other: this.#variable(cause)
		});
	}

	#deadend(step: Step): string {
		if (step.variable < 0) return m.explain_deadend_full();
		const variable = this.#variable(step.variable);
		if (step.value >= 0)
			return m.explain_deadend_unit({
				value: this.#object(step.value),
				unit: this.#unit(step.cause)
			});
		if (isContradiction(this.moment)) return m.explain_deadend_stranded({ variable });
		const own = this.#vocabulary.deadend?.({ variable }, this.#tried(step.variable, -1));
		if (own !== undefined) return own;
		const reports = valueReports(this.problem, this.moment) ?? [];
		const of = (state: ValueState) =>
			reports.filter((report) => report.state === state).map((report) => report.value);
		const [clashing, failed, crossed] = [of('rejected'), of('failed'), of('crossed')];
		const solved = of('solved');
		if (clashing.length === reports.length)
			return m.explain_deadend({
				variable,
				reasons: m.explain_reason_all({ ...counted(clashing.length) })
			});
		const reasons = [
			{ values: crossed, message: m.explain_reason_crossed },
			{ values: clashing, message: m.explain_reason_clash },
			{ values: failed, message: m.explain_reason_failed },
			{ values: solved, message: m.explain_reason_solved }
		]
			.filter(({ values }) => values.length > 0)
			.map(({ values, message }) => message(this.#counted(values)));
		const told = { variable, reasons: reasons.join('; ') };
		return solved.length > 0 ? m.explain_used(told) : m.explain_deadend(told);
	}

	/** Which placements rule out the values, where the search keeps account of that. */
	#conflict(): string {
		const { conflict, statistics } = this.moment;
		if (conflict === undefined) return '';
		const told =
			conflict.length === 0
				? m.explain_conflict_none()
				: conflict.length <= LISTED
					? m.explain_conflict({ list: this.#decisions(conflict) })
					: m.explain_conflict_many(counted(conflict.length));
		// The bound may have a part in it, once it has cut anything.
		return statistics.prunes > 0 ? `${told} ${m.explain_conflict_bound()}` : told;
	}

	/** Decisions by the names of their variables; many are given as a number. */
	#decisions(variables: readonly number[]): string {
		return variables.length <= LISTED
			? formatList(variables.map((variable) => this.#variable(variable)))
			: m.explain_some_values(counted(variables.length));
	}

	/** Where a jump leads, and how many decisions it skips; null if it is a step back. */
	#jump(): string | null {
		const { conflict, frames } = this.moment;
		if (conflict === undefined) return null;
		const decisions = decisionsOf(frames);
		const to = decisions.findLastIndex(({ variable }) => conflict.includes(variable));
		const skipped = decisions.length - 1 - to;
		if (skipped === 0) return null;
		if (to < 0) return m.explain_jump_none();
		const variable = this.#variable(decisions[to].variable);
		return m.explain_jump({ variable, ...counted(skipped) });
	}

	/** What is taken back after a dead end: the last decision, with what elimination placed after it. */
	#wayBack(): string[] {
		const jump = this.#jump();
		if (jump !== null) return [jump];
		const decision = lastDecision(this.moment);
		if (decision === null) return [m.explain_back_none()];
		const { variable, value, forced } = decision;
		const names = { variable: this.#variable(variable), value: this.#object(value) };
		return [
			forced === 0
				? m.explain_back_to(names)
				: m.explain_back_with({ ...names, ...counted(forced) })
		];
	}

	#backtrack(step: Step): string {
		const names = { variable: this.#variable(step.variable), value: this.#object(step.value) };
		const before = this.previous?.step ?? null;
		if (step.cause >= 0) return this.#skipped(names);
		if (this.previous === null || before === null) return m.explain_backtrack(names);
		switch (before.kind) {
			case 'solution':
				return this.strategy.goal === 'best'
					? m.explain_backtrack_better(names)
					: m.explain_backtrack_solution(names);
			case 'prune':
				return m.explain_backtrack_prune(names);
			case 'deadend':
				return before.value < 0
					? m.explain_backtrack_used({ ...names, used: this.#variable(before.variable) })
					: m.explain_backtrack_unit({
							...names,
							lost: this.#object(before.value),
							unit: this.#unit(before.cause)
						});
			case 'backtrack':
				if (before.cause >= 0) return m.explain_backtrack_landed(names);
				return m.explain_backtrack_forced({ ...names, used: this.#variable(before.variable) });
			default:
				return m.explain_backtrack(names);
		}
	}

	/** What a jump skips, from where it goes and where it leads. Why, the dead end has told. */
	#skipped(names: { variable: string; value: string }): string {
		const { conflict = [], conflictOf = -1, frames } = this.moment;
		const dead = this.#variable(conflictOf);
		const to = decisionsOf(frames).findLast(({ variable }) => conflict.includes(variable));
		if (to === undefined) return m.explain_backtrack(names);
		return m.explain_backtrack_skipped({ ...names, dead, to: this.#variable(to.variable) });
	}

	/** What is left to try where a backtrack has led. */
	#here(step: Step): string {
		if (step.cause >= 0) {
			const untried = step.cause & (JUMP - 1);
			return untried === 0 ? m.explain_here_none() : m.explain_here_skipped(counted(untried));
		}
		const frame: Frame | null = frameOf(this.moment, step.variable);
		if (frame === null || frame.value >= 0) return m.explain_here_forced();
		if (frame.left === 0) return m.explain_here_none();
		const next = nextValue(frame, this.strategy);
		return next === null
			? m.explain_here_some(counted(countValues(frame.left)))
			: m.explain_here_next({ value: this.#value(next) });
	}

	#end(): string[] {
		if (this.end === null) return [];
		return [
			this.end(
				this.moment,
				this.strategy,
				this.count,
				(index) => this.#variable(index),
				this.problem
			)
		];
	}

	#clash(variable: number, value: number): string {
		const clashes = this.problem.clashes(this.moment.assignment, variable, value);
		return this.#vocabulary.clash(
			clashes.slice(0, CLASHES).map((other) => this.#clashWith(other, variable, value)),
			this.#tried(variable, value)
		);
	}

	#tried(variable: number, value: number): Tried {
		return { variable, value, assignment: this.moment.assignment };
	}

	#clashWith(other: number, variable: number, value: number): Clash {
		const unit = sharedUnit(this.problem, variable, other, value);
		return { variable: this.#variable(other), unit, index: other };
	}

	#open(): number {
		return this.moment.assignment.reduce((open, value) => open + (value < 0 ? 1 : 0), 0);
	}

	#variable(variable: number): string {
		if (variable < 0) return '';
		const name = this.names.variable(variable);
		const meaning = this.names.variableMeaning?.(variable);
		this.#named.set(name, { variable, value: -1, meaning });
		return isolate(name);
	}

	/** The name of a value of the step's variable. */
	#value(value: number): string {
		if (value < 0) return '';
		const name = this.names.value(value);
		const meaning = this.names.valueMeaning?.(value);
		this.#named.set(name, { variable: this.moment.step?.variable ?? -1, value, meaning });
		return isolate(name);
	}

	/** A value as what is placed, crossed out or taken back. */
	#object(value: number): string {
		const name = this.#value(value);
		return this.#vocabulary.object?.(name) ?? name;
	}

	/** A name with what it is short for. */
	#introduced(name: string, meaning: string | undefined): string {
		return meaning === undefined ? name : m.explain_introduced({ name, meaning });
	}

	#unit(index: number): m.Noun {
		return this.#vocabulary.unit(this.problem.units[index]);
	}

	#list(values: readonly number[]): string {
		return formatList(values.map((value) => this.#value(value)));
	}

	/** Some values as a subject: their names, or for many, "12 values". */
	#counted(values: readonly number[]) {
		const isListed = values.length <= LISTED;
		return {
			...counted(values.length),
			list: isListed ? this.#list(values) : m.explain_some_values(counted(values.length)),
			gender: (isListed ? this.#genders : plainGenders()).value
		};
	}
}
