import { createContext } from 'svelte';
import type { Problem } from '../problems/problem';
import type { Strategy } from '../search/strategy';
import type { Moment } from '../trace/moment';
import { bestSolution } from '../trace/solutions';
import type { Trace } from '../trace/trace';
import { legalMasks } from './candidates';
import type { Names } from './names';
import { candidatesOf, hasFound, lastPlacement, ranked, valueReports } from './reasons';
import { reusing } from './reuse';
import { variableStates, type VariableState } from './variable-states';
import type { Pencil } from './view';

/** What is shown: read anew whenever one of its fields changes. */
export interface Shown<Setup = unknown> {
	readonly setup: Setup;
	/** The puzzle as it stands, contradictions and all, and the variables that contradict each other. */
	readonly puzzle: Problem;
	readonly conflicts: ReadonlySet<number>;
	/** Everything at the position; null while nothing is searched. */
	readonly moment: Moment | null;
	readonly trace: Trace | null;
	readonly strategy: Strategy;
	readonly names: Names;
	readonly pencil: Pencil;
}

/**
 * What is true of a moment, derived once for all that show it: board, tree, reasons, stack. A
 * component reaches the facts by context; each provider has its own, so two studios on one page
 * know nothing of each other.
 */
export class MomentFacts<Setup = unknown> {
	readonly setup: Setup = $derived.by(() => this.shown().setup);
	readonly names: Names = $derived.by(() => this.shown().names);
	readonly strategy: Strategy = $derived.by(() => this.shown().strategy);
	readonly trace: Trace | null = $derived.by(() => this.shown().trace);
	readonly pencil: Pencil = $derived.by(() => this.shown().pencil);
	readonly conflicts: ReadonlySet<number> = $derived.by(() => this.shown().conflicts);
	/** What is searched; null while the puzzle contradicts itself. */
	readonly problem: Problem | null = $derived.by(() =>
		this.conflicts.size > 0 ? null : this.shown().puzzle
	);
	/** The position that the search has reached; null while nothing is searched. */
	readonly moment: Moment | null = $derived.by(() => this.shown().moment);
	/** A moment after the start is shown rather than the puzzle. */
	readonly watching = $derived.by(() => this.moment !== null && this.moment.position > 0);
	/** The moment while it is watched; null while the puzzle is shown. */
	readonly watched = $derived.by(() => (this.watching ? this.moment : null));
	readonly step = $derived.by(() => this.watched?.step ?? null);
	/** The moment before a step back: what was used up then. */
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
	/** For each open variable the mask of values that clash with nothing; null with contradictions. */
	readonly legal = $derived.by(() =>
		this.problem === null ? null : legalMasks(this.problem, this.assignment)
	);
	/** The legal values, or with elimination those that it has left. */
	readonly candidates = $derived.by(() => {
		const domains = this.watched?.domains ?? null;
		if (domains === null) return this.legal;
		return domains.map((mask, variable) => (this.assignment[variable] < 0 ? mask : 0));
	});
	/** Masks of the candidates that elimination has just removed; null without elimination. */
	readonly pruned = $derived.by(() => this.watched?.prunedValues ?? null);
	/** The assigned variables that forbid the value being tried. */
	readonly clashes: readonly number[] = $derived.by(() => {
		const { step, problem } = this;
		if (step?.kind !== 'reject' || problem === null) return [];
		return problem.clashes(this.assignment, step.variable, step.value);
	});
	/** The variables of the unit that the step names, when it names one. */
	readonly unit: readonly number[] = $derived.by(() => {
		const { step, problem } = this;
		if (step?.kind !== 'force' && step?.kind !== 'deadend') return [];
		return step.cause < 0 ? [] : (problem?.units[step.cause]?.variables ?? []);
	});
	/** The variable that was placed last, −1 for none. */
	readonly tip = $derived.by(() =>
		this.watched === null ? -1 : (lastPlacement(this.watched)?.variable ?? -1)
	);
	/** A solution was found before: what was taken back need not have failed. */
	readonly hasFound = $derived.by(() => this.watched !== null && hasFound(this.watched));
	/** The values of the best solution found so far; null where none has a cost. */
	readonly best = $derived.by(() => {
		const { trace, watched } = this;
		const index = trace === null || watched === null ? -1 : bestSolution(trace, watched.position);
		return index < 0 ? null : trace!.at(trace!.solutions[index]).assignment;
	});
	/** What stands on the board is a solution. */
	readonly isSolved = $derived.by(() => {
		if (this.step !== null) return this.step.kind === 'solution';
		return this.conflicts.size === 0 && Array.from(this.fixed).every((value) => value >= 0);
	});

	/** The open variables as the ordering has just compared them; null after any other step. */
	readonly compared = $derived.by(() => {
		const { ordering } = this.strategy;
		const { problem, watched } = this;
		if (problem === null || watched?.step?.kind !== 'choose' || watched.outcome !== null)
			return null;
		if (ordering === 'naive' || ordering === 'random') return null;
		return ranked(candidatesOf(problem, watched), ordering);
	});
	/** What has become of each value of the step's variable; null where counts were compared. */
	readonly values = $derived.by(() =>
		this.problem === null || this.watched === null || this.compared !== null
			? null
			: valueReports(this.problem, this.watched)
	);

	readonly #reuse = reusing<VariableState>();
	/** What a board shows of each variable. One that did not change is the same object as before. */
	readonly states: readonly VariableState[] = $derived.by(() => {
		const { fixed, assignment, conflicts, clashes, pruned, pencil } = this;
		const candidates = pencil === 'off' ? null : this.candidates;
		const moment = this.watched;
		return this.#reuse(
			variableStates({ fixed, assignment, moment, conflicts, clashes, candidates, pruned, pencil })
		);
	});

	constructor(private readonly shown: () => Shown<Setup>) {}
}

const [facts, setFacts] = createContext<MomentFacts>();

/** The facts of the moment that is shown here. @throws Error where nobody provides them. */
export function momentFacts<Setup = unknown>(): MomentFacts<Setup> {
	return facts() as MomentFacts<Setup>;
}

/** Provides the facts of a moment to everything inside a component. Call it while that is made. */
export function provideFacts<Setup>(shown: () => Shown<Setup>): MomentFacts<Setup> {
	const made = new MomentFacts(shown);
	setFacts(made);
	return made;
}
