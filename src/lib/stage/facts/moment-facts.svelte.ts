import { createContext } from 'svelte';
import type { Problem } from '$lib/engine/problem';
import type { Strategy } from '$lib/engine/search/strategy';
import { isUsedUp, type Moment } from '$lib/engine/trace/moment';
import { bestSolution } from '$lib/engine/trace/solutions';
import type { SolutionCount } from '../run/protocol';
import type { Trace } from '$lib/engine/trace/trace';
import { legalMasks } from './candidates';
import type { Grain } from '../player/grain';
import type { Names } from './names';
import { candidatesOf, findHiddenDeadEnd, lastPlacement, ranked, valueReports } from './reasons';
import { reusing } from './reuse';
import type { Spot } from './spotlight';
import type { EndClaim } from '../watch/end-claim';
import { variableStates, type VariableState } from './variable-states';
import type { Pencil } from './view';

/** A strategy, and what may be told of it. */
export interface ToldStrategy extends Strategy {
	/** It is not named: a reader may be asked to find it. */
	readonly isHidden?: boolean;
	/** It is that of another solver, of which only its trace is known. */
	readonly isForeign?: boolean;
	/** Tells how its trace ends. It comes with the trace, so that other pages do not load it. */
	readonly endClaim?: EndClaim;
}

/** What is shown. Facts are derived again when one of its fields changes. */
export interface Shown<Setup = unknown> {
	readonly setup: Setup;
	/** The current puzzle, with any contradictions, and the variables that contradict each other. */
	readonly puzzle: Problem;
	readonly conflicts: ReadonlySet<number>;
	/** Everything at the position; null while nothing is being searched. */
	readonly moment: Moment | null;
	readonly trace: Trace | null;
	readonly strategy: ToldStrategy;
	readonly names: Names;
	readonly pencil: Pencil;
	/** Variables show how many dead ends were found at them. */
	readonly fails?: boolean;
	/** How many solutions there are, if that is known; only for the end of the search. */
	readonly count?: Pick<SolutionCount, 'known' | 'found'> | null;
	/** Nothing may be said that the search does not know yet, nor what it does next. */
	readonly hidesFuture?: boolean;
	/** What a dead end follows from is not marked: it would answer a question. */
	readonly hidesConflict?: boolean;
	/** A full board counts as solved only if a step says so: what runs may break off on it. */
	readonly solvedBySteps?: boolean;
	/** How far one move of the player goes; a step if absent. */
	readonly grain?: Grain;
	/** The variables whose values force the dead end of this moment, if somebody has found that out. */
	readonly reasons?: readonly number[] | null;
	/** What is lit while the user points at nothing. */
	readonly light?: Spot | null;
	/** How many calls have returned after the end of the search; absent: returns are not shown. */
	readonly returned?: number;
}

/** What the user points at, and holds pressed, in any view. */
class Pointing {
	pointed = $state.raw<Spot | null>(null);
	held = $state.raw<Spot | null>(null);
}

/**
 * The facts about a moment, derived once for every component that shows it: board, tree, reasons,
 * stack. Components get the facts from context; each provider has its own, so two studios on one
 * page are independent.
 */
export class MomentFacts<Setup = unknown> {
	readonly setup: Setup = $derived.by(() => this.shown().setup);
	readonly names: Names = $derived.by(() => this.shown().names);
	readonly strategy: ToldStrategy = $derived.by(() => this.shown().strategy);
	readonly trace: Trace | null = $derived.by(() => this.shown().trace);
	readonly pencil: Pencil = $derived.by(() => this.shown().pencil);
	readonly conflicts: ReadonlySet<number> = $derived.by(() => this.shown().conflicts);
	/** What is searched; null while the puzzle contradicts itself. */
	readonly problem: Problem | null = $derived.by(() =>
		this.conflicts.size > 0 ? null : this.shown().puzzle
	);
	/** The moment that is shown; null while nothing is being searched. */
	readonly moment: Moment | null = $derived.by(() => this.momentShown());
	/** The board shows a moment after the start, not the puzzle. */
	readonly watching = $derived.by(() => this.moment !== null && this.moment.position > 0);
	/** The moment that the board shows: at the end of a search for the best, its answer; null for the puzzle. */
	readonly watched = $derived.by(() => (this.watching ? (this.#answer ?? this.moment) : null));
	readonly step = $derived.by(() => this.watched?.step ?? null);
	/** Nothing is left to try, and no value has led to a solution. */
	readonly isDeadEnd = $derived.by(() => this.step?.kind === 'deadend' && !isUsedUp(this.watched!));
	/** The moment before a backtrack, with the values that were used up. */
	readonly previous = $derived.by(() =>
		this.watched !== null && this.step?.kind === 'backtrack'
			? (this.trace?.at(this.watched.position - 1) ?? null)
			: null
	);

	/** The values of the puzzle itself, −1 for none. */
	readonly fixed: ArrayLike<number> = $derived.by(() => this.shown().puzzle.fixed);
	/** The values on the board: the moment's, or the puzzle's. */
	readonly assignment: ArrayLike<number> = $derived.by(
		() => this.watched?.assignment ?? this.fixed
	);
	/** For each open variable, the mask of values without a clash; null with contradictions. */
	readonly legal = $derived.by(() =>
		this.problem === null ? null : legalMasks(this.problem, this.assignment)
	);
	/** The legal values, or with elimination those that it has left: at the start, all. */
	readonly candidates = $derived.by(() => {
		const domains = this.moment?.domains ?? null;
		if (domains === null) return this.legal;
		return domains.map((mask, variable) => (this.assignment[variable] < 0 ? mask : 0));
	});
	/** Nothing may be said about what comes next. */
	readonly hidesFuture = $derived.by(() => this.shown().hidesFuture === true);
	/** How many solutions there are, as far as the reader may know; null for nothing. */
	readonly count = $derived.by(() => (this.hidesFuture ? null : (this.shown().count ?? null)));
	/** An open variable without a candidate, which the search does not know yet; −1 for none. */
	readonly hiddenDeadEnd = $derived.by(() => {
		const { problem, watched, strategy, legal, hidesFuture } = this;
		return problem === null || watched === null || legal === null || hidesFuture
			? -1
			: findHiddenDeadEnd(problem, strategy, watched, legal);
	});
	/** Masks of the candidates that elimination just removed; null without elimination. */
	readonly pruned = $derived.by(() => this.watched?.prunedValues ?? null);
	/**
	 * The assigned variables that forbid the value being tried, or placed by another solver; at a dead end of a search that jumps back,
	 * and while it does, those whose placements rule out all of its values. What was found out about a dead end comes first.
	 */
	readonly clashes: readonly number[] = $derived.by(() => {
		const { step, problem } = this;
		const { reasons } = this.shown();
		if (reasons) return reasons;
		if (this.watched?.conflict !== undefined)
			return this.shown().hidesConflict ? [] : this.watched.conflict;
		if (step === null || problem === null) return [];
		const { variable, value } = step;
		if (step.kind === 'reject') return problem.clashes(this.assignment, variable, value);
		const isPlaced = step.kind === 'place' || step.kind === 'force';
		if (!isPlaced || !this.strategy.isForeign) return [];
		return problem.clashes(this.trace!.at(this.watched!.position - 1).assignment, variable, value);
	});
	/** The variables of the unit that the step names, if any. */
	readonly unit: readonly number[] = $derived.by(() => {
		const { step, problem } = this;
		if (step?.kind !== 'force' && (step?.kind !== 'deadend' || step.value < 0)) return [];
		return step.cause < 0 ? [] : (problem?.units[step.cause]?.variables ?? []);
	});
	/** The variable that was placed last, −1 for none. */
	readonly tip = $derived.by(() =>
		this.watched === null ? -1 : (lastPlacement(this.watched)?.variable ?? -1)
	);
	/** The moment of the best solution found so far; null if there is none, or solutions have no cost. */
	readonly #bestMoment = $derived.by(() => {
		const { trace, moment } = this;
		const index = trace === null || moment === null ? -1 : bestSolution(trace, moment.position);
		return index < 0 ? null : trace!.at(trace!.solutions[index]);
	});
	/** The best solution, once all was tried. */
	readonly #answer = $derived.by(() =>
		this.strategy.goal === 'best' && this.moment?.outcome?.kind === 'exhausted'
			? this.#bestMoment
			: null
	);
	/** The values of the best solution found so far; null if solutions have no cost. */
	readonly best = $derived.by(() => this.#bestMoment?.assignment ?? null);
	/** The board shows a solution. */
	readonly isSolved = $derived.by(() => {
		if (this.step !== null || this.shown().solvedBySteps === true)
			return this.step?.kind === 'solution';
		return this.conflicts.size === 0 && Array.from(this.fixed).every((value) => value >= 0);
	});

	/** What is lit in every view. A kind of step stands for the variable of the step it is. */
	readonly spotlight: Spot | null = $derived.by(() => {
		const spot = this.pointing.held ?? this.pointing.pointed ?? this.shown().light ?? null;
		const { step } = this;
		if (spot === null || step === null) return spot;
		if (spot.kind === null)
			return step.variable === spot.variable ? { ...spot, kind: step.kind } : spot;
		const { variable, value } = step;
		return step.kind === spot.kind ? { ...spot, variable, value } : spot;
	});

	/** The open variables as the ordering just ranked them; null after any other step. */
	readonly compared = $derived.by(() => {
		const { ordering, isHidden = false } = this.strategy;
		const { problem, watched } = this;
		if (problem === null || watched?.step?.kind !== 'choose' || watched.outcome !== null)
			return null;
		if (ordering === 'naive' || ordering === 'random' || isHidden) return null;
		return ranked(candidatesOf(problem, watched), ordering);
	});
	/** The state of each value of the step's variable; null if candidate counts were compared. */
	readonly values = $derived.by(() =>
		this.problem === null || this.watched === null || this.compared !== null
			? null
			: valueReports(this.problem, this.watched, this.strategy.isForeign)
	);

	/** How many calls have returned after the end; null where returns are not shown. */
	get returned(): number | null {
		return this.shown().returned ?? null;
	}

	readonly #reuse = reusing<VariableState>();
	/** What a board shows of each variable. An unchanged state stays the same object. */
	readonly states: readonly VariableState[] = $derived.by(() => {
		const { fixed, assignment, conflicts, clashes, pruned, pencil, hiddenDeadEnd } = this;
		const { grain, fails } = this.shown();
		const candidates = pencil === 'off' ? null : this.candidates;
		const moment = this.watched;
		return this.#reuse(
			variableStates({
				fixed,
				assignment,
				moment,
				conflicts,
				clashes,
				candidates,
				pruned,
				pencil,
				hiddenDeadEnd,
				grain,
				isForeign: this.strategy.isForeign,
				fails: fails === true
			})
		);
	});

	constructor(
		private readonly shown: () => Shown<Setup>,
		readonly pointing = new Pointing(),
		private readonly momentShown = () => this.shown().moment
	) {}

	/** The facts about another moment of the same search, with the same things lit. */
	at(moment: () => Moment | null): MomentFacts<Setup> {
		return new MomentFacts(this.shown, this.pointing, moment);
	}
}

const [facts, setFacts] = createContext<MomentFacts>();

/** The facts of the moment shown here. @throws Error outside of a provider. */
export function momentFacts<Setup = unknown>(): MomentFacts<Setup> {
	return facts() as MomentFacts<Setup>;
}

/** Provides the facts of a moment to a component's descendants. Call it during initialization. */
export function provideFacts<Setup>(made: MomentFacts<Setup>): MomentFacts<Setup> {
	setFacts(made);
	return made;
}
