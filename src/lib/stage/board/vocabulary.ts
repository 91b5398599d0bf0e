import * as m from '$lib/i18n/compiled/messages';
import { formatNumber } from '$lib/i18n/format';
import type { Unit } from '$lib/engine/problem';
import type { ValueOrdering } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';

export type { Names } from '../facts/names';

/** A variable that forbids a value: its name, and the unit that makes it clash, if one does. */
export interface Clash {
	readonly variable: string;
	readonly unit: Unit | null;
	/** The variable itself, for texts that depend on its place. */
	readonly index: number;
}

/** The variable and value that a step is about, as numbers, and the assignment at that time. */
export interface Tried {
	readonly variable: number;
	/** −1 if the step is about no value. */
	readonly value: number;
	readonly assignment: ArrayLike<number>;
}

/** A moment of a run that is not a search, with the names of the variable and value of its step. */
export interface Told {
	readonly moment: Moment;
	/** Empty for none. */
	readonly variable: string;
	readonly value: string;
	/** Why the value cannot go, if it was rejected, placed or forced although it clashes: a clause. Empty for nothing. */
	readonly clash: string;
	readonly named: Named;
	/** Why a value clashes with what is placed: a clause. */
	readonly clashOf: (variable: number, value: number) => string;
}

/** What just happened, and what comes next: sentences; the usual ones where a field is absent. */
interface ToldStep {
	readonly happened?: readonly string[] | undefined;
	readonly next?: readonly string[] | undefined;
}

/** Names other variables and values in a sentence, so that pointing at a name shows what it means. */
export interface Named {
	variable(variable: number): string;
	value(value: number): string;
}

/** Grammatical genders, as messages name them: `masculine`, `feminine` or `neuter`. */
export interface Genders {
	readonly variable: string;
	readonly value: string;
}

/**
 * The words of a problem: every part of the narration that differs between problems, one set per
 * kind of problem. Names are passed in as they are displayed.
 */
export interface Vocabulary {
	/**
	 * The genders of the nouns for a variable and a value in the current language; the shared
	 * sentences agree with them. Absent: the genders of the words "variable" and "value".
	 */
	genders?(): Genders;
	/** At the start: `open` variables are undecided. */
	start(open: number): string;
	/** The naive ordering, as a rule. */
	ruleNaive(): string;
	chooseNaive(names: { variable: string }, at: Tried): string;
	/** Chosen because no other variable is open. */
	chooseOnly(names: { variable: string }, at: Tried): string;
	chooseRandom(names: { variable: string; open: number; seed: number }): string;
	/** The tie-breaker: `count` others have as many candidates, `other` is one of them; `gender` is that of a variable. */
	tie(names: { count: number; other: string; candidates: string; gender: string }): string;
	/** Why a value cannot go: a clause, "r1c8 in the same row has it". `clashes` may be empty. */
	clash(clashes: readonly Clash[], tried: Tried): string;
	/** That a value cannot go, if the usual sentence does not fit. */
	reject?(names: { variable: string; value: string; clash: string }, tried: Tried): string;
	place(names: { variable: string; value: string }, placed: Tried): string;
	/** That no value is left, if the usual sentence does not fit. */
	deadend?(names: { variable: string }, at: Tried): string;
	/** The order in which values are tried, if the usual sentence does not fit. */
	tries?(values: ValueOrdering): string | undefined;
	/** What is still undecided; empty if that is not informative. */
	open(open: number): string;
	/** `number` counts the solutions; null if the search looks for only one. `assignment` is the solution. */
	solution(number: number | null, assignment: ArrayLike<number>): string;
	/**
	 * A value as what is placed, crossed out or taken back, if its bare name cannot be: Hebrew takes
	 * back "the colour red".
	 */
	object?(value: string): string;
	/**
	 * Why nothing better can follow: it costs at least `bound`, and the best solution so far `best`; or it
	 * yields at most `bound`.
	 */
	prune(facts: Pruned): string;
	stuck(open: number): string;
	unit(unit: Unit): m.Noun;
	/** All sentences about a moment, if its run is not a search. */
	tell?(told: Told): readonly string[];
	/** What a step of another solver does, where the usual sentence does not fit; how its run ended follows. */
	tellStep?(told: Told): ToldStep | undefined;
	/** What a kind of step is called, if the usual word does not fit; `start` and `end` are kinds too. */
	heading?(kind: string, moment?: Moment): string | undefined;
}

/** What can follow at best, the best so far, and what is sought. */
export interface Pruned {
	readonly bound: number;
	readonly best: number;
	readonly aim: 'most' | 'least';
}

/** Why nothing better can follow, in words that fit any kind of cost. */
export function prune({ bound, best, aim }: Pruned): string {
	return m.explain_prune({ bound: formatNumber(bound), best: formatNumber(best), aim });
}

/** The genders of "variable" and "value". */
export function plainGenders(): Genders {
	return { variable: m.explain_gender_variable(), value: m.explain_gender_value() };
}
