import type { Problem } from '$lib/engine/problem';
import { isolate } from '$lib/i18n/bidi';
import * as m from '$lib/i18n/compiled/messages';
import type { ProblemView } from '../board/problem-view';
import type { ActionId } from '../player/keys/keys';
import type { Stage } from '../stage';
import { reasonText } from './ask-texts';
import { ByHand } from './by-hand.svelte';

/** The reader is the search: the board takes their moves, and the tree is that of their own search. */
export class SolverStage<Setup = unknown> implements Stage<Setup> {
	readonly mine: ByHand;
	/** The reader wants to be told of variables without a legal value. */
	isHinting = $state(false);
	readonly names;
	readonly player = { playing: false, rate: 1, isRushing: false, breakpoints: [] };
	readonly trace = null;
	readonly milliseconds = null;
	readonly conflicts = new Set<number>();
	readonly pencil = 'off';
	readonly look = { whole: false, stubs: false, language: 'pseudocode' } as const;

	/** Why the last value was refused; empty after anything else. */
	readonly refusal: string = $derived.by(() => {
		const { mine, view, setup, puzzle: problem, names } = this;
		if (mine.refused === null) return '';
		const { variable, value, held, clashes } = mine.refused;
		const vocabulary = view.vocabulary(setup);
		const { assignment } = mine;
		const asked = { problem, assignment, ordering: 'naive', names, vocabulary } as const;
		if (held < 0) return reasonText({ kind: 'clash', variable, value, clashes }, asked);
		const kind = problem.fixed[variable] >= 0 ? 'given' : 'decided';
		return reasonText({ kind, variable, value: held }, asked);
	});
	/** What is said about the last move or question; empty for nothing. */
	readonly said: string = $derived.by(() => {
		if (this.refusal !== '') return this.refusal;
		const { hope, barren } = this.mine;
		if (hope === 'asking') return m.ask_solve_asking();
		if (hope === 'some') return m.ask_solve_some();
		if (hope === 'none') return m.ask_solve_none();
		if (hope === 'open') return m.ask_solve_open();
		if (this.isHinting && barren >= 0)
			return m.ask_solve_barren({ variable: isolate(this.names.variable(barren)) });
		return '';
	});

	constructor(
		readonly view: ProblemView<Setup>,
		readonly setup: Setup,
		readonly puzzle: Problem
	) {
		this.mine = new ByHand(puzzle);
		this.names = view.names(setup);
	}

	get tree() {
		return this.mine.tree;
	}
	get moment() {
		return this.mine.moment;
	}
	get strategy() {
		return this.mine.strategy;
	}
	/** Otherwise the board marks a variable that has nothing left. */
	get hidesFuture() {
		return !this.isHinting;
	}
	get selected() {
		return this.mine.variable;
	}
	set selected(variable: number) {
		this.mine.choose(variable);
	}

	show(): void {}

	seek(position: number): void {
		this.mine.backTo(position);
	}

	goToFrame(): void {}

	/** Places a value. The next variable is the reader's choice, except where values are written in a row. */
	place(variable: number, value: number): void {
		const { mine } = this;
		if (!mine.place(variable, value) || this.view.isWritten !== true) return;
		const next = mine.assignment.indexOf(-1, variable);
		mine.choose(next < 0 ? mine.assignment.indexOf(-1) : next);
	}

	press = (variable: number, value: number): void => {
		if (value >= 0) this.place(variable, value);
		else if (this.mine.assignment[variable] < 0) this.mine.choose(variable);
	};

	type = (variable: number, value: number): void => {
		if (value >= 0) this.place(variable, value);
		else if (this.mine.path.at(-1)?.variable === variable) this.mine.back();
	};

	/** Performs the action of a key: back takes the last decision back. */
	perform(action: ActionId): void {
		if (action === 'step-back' || action === 'backtrack-back' || action === 'undo')
			this.mine.back();
	}
}

const kept = new WeakMap<Problem, SolverStage>();

/** The stage of a puzzle that is solved by hand, kept so that looking at something else loses nothing. */
export function solverStage<Setup>(
	view: ProblemView<Setup>,
	setup: Setup,
	problem: Problem
): SolverStage<Setup> {
	let stage = kept.get(problem);
	if (stage === undefined) {
		// It lives longer than the component that asks first.
		$effect.root(() => {
			stage = new SolverStage(view, setup, problem) as SolverStage;
		});
		kept.set(problem, stage!);
	}
	return stage as SolverStage<Setup>;
}
