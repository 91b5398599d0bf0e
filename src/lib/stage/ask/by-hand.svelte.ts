import { untrack } from 'svelte';
import { allValues, type Problem } from '$lib/engine/problem';
import type { Step } from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Ordering, type Strategy } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';
import { noStatistics } from '$lib/engine/trace/statistics';
import type { Tree } from '$lib/engine/trace/tree/tree';
import { TreeBuilder } from '$lib/engine/trace/tree/tree-builder';
import { countInTurns } from '../run/count-in-turns';

/** A decision of the reader. */
export interface Placement {
	readonly variable: number;
	readonly value: number;
}

/** A value that clashes, or that another value blocks. */
export interface Refusal extends Placement {
	/** The value that the variable has; −1 for none. */
	readonly held: number;
	/** The variables that it clashes with. */
	readonly clashes: readonly number[];
}

/** How many placements an ordering needs; `isMore` if it was stopped there. Null while it is counted. */
export interface Needed {
	readonly ordering: Ordering;
	readonly placements: number;
	readonly isSolved: boolean;
	readonly isMore: boolean;
}

/** Whether a solution can be reached from here; `open`: finding out would take too long. */
export type Hope = 'unknown' | 'asking' | 'some' | 'none' | 'open';

const HOPES = { solved: 'some', exhausted: 'none', stopped: 'open' } as const;
/** More placements are not counted: about two seconds. */
const MOST = 20_000_000;
/** More nodes than anybody makes by hand. */
const NODES = 1 << 16;

/**
 * A search by hand. The reader chooses variables and values; what was tried at a node is remembered as
 * long as the search is below it.
 */
export class ByHand {
	/** What the views assume: a dead end is known as soon as a variable has no candidate. */
	readonly strategy: Strategy = { ...DEFAULT_STRATEGY, ordering: 'findmin' };
	/** The decisions in force, first to last. */
	path = $state.raw<readonly Placement[]>([]);
	/** For each node of the path, from the root: the masks of values tried there, by variable. */
	#tried = $state.raw<readonly ReadonlyMap<number, number>[]>([new Map()]);
	/** The variable that is being decided, −1 for none. */
	#chosen = $state(-1);
	/** All placements so far, those that were taken back included. */
	placements = $state(0);
	undos = $state(0);
	/** The last value that was refused; null after anything else. */
	refused = $state.raw<Refusal | null>(null);
	hope = $state<Hope>('unknown');
	/** The reader gave up. */
	isGivenUp = $state(false);
	/** What the orderings need, as far as it is counted. */
	needed = $state.raw<readonly Needed[]>([]);
	isCounting = $state(false);
	/** The decision tree of the reader's own search. */
	tree = $state.raw<Tree>(new TreeBuilder(NODES).snapshot());
	#builder = new TreeBuilder(NODES);
	/** When each placement in force was made. */
	#positions: number[] = [];
	#step = $state.raw<Step | null>(null);
	#acts = $state(0);
	#stop = new AbortController();

	readonly #model = $derived.by(() => {
		const model = this.problem.model();
		for (const { variable, value } of this.path) model.place(variable, value);
		return model;
	});
	/** The value of each variable, −1 for none. */
	readonly assignment: Int8Array = $derived.by(() => {
		const values = Int8Array.from(this.problem.fixed);
		for (const { variable, value } of this.path) values[variable] = value;
		return values;
	});
	readonly isSolved: boolean = $derived.by(
		() => this.#model.isSolution?.() ?? this.assignment.every((value) => value >= 0)
	);
	readonly isOver: boolean = $derived(this.isSolved || this.isGivenUp);
	/** The variable that is being decided; where variables have an order, the first open one. */
	readonly variable: number = $derived.by(() => {
		if (this.isOver) return -1;
		if (this.problem.traits?.isSequential === true) return this.assignment.indexOf(-1);
		return this.#chosen;
	});
	/** The mask of the values that were tried for the variable at this node. */
	readonly tried: number = $derived.by(() => this.#tried.at(-1)?.get(this.variable) ?? 0);
	/** An open variable for which no value is legal, −1 for none. */
	readonly barren: number = $derived.by(() => {
		if (this.isOver) return -1;
		const isBarren = (variable: number) => this.#model.legal(variable) === 0;
		if (this.problem.traits?.isSequential === true)
			return isBarren(this.variable) ? this.variable : -1;
		return this.assignment.findIndex((value, variable) => value < 0 && isBarren(variable));
	});

	/** Everything at this point, as the views of a search show it. */
	readonly moment: Moment = $derived.by(() => {
		const all = allValues(this.problem.valueCount);
		const nodes = this.#tried;
		const frameOf = ({ variable, value }: Placement, depth: number) => {
			const failed = (nodes[depth].get(variable) ?? 0) & ~(value < 0 ? 0 : 1 << value);
			const left = all & ~failed & ~(value < 0 ? 0 : 1 << value);
			return { variable, value, forced: false, rejected: 0, failed, solved: 0, skipped: 0, left };
		};
		const frames = this.path.map(frameOf);
		if (this.variable >= 0)
			frames.push(frameOf({ variable: this.variable, value: -1 }, this.path.length));
		const solution: Step = { kind: 'solution', variable: -1, value: -1, cause: -1 };
		return {
			position: this.#acts,
			step: this.isSolved ? solution : this.#step,
			assignment: this.assignment,
			frames,
			domains: null,
			prunedValues: null,
			statistics: { ...noStatistics(), placements: this.placements, depth: this.path.length },
			outcome: null
		};
	});

	constructor(readonly problem: Problem) {}

	/** Chooses an open variable; any other chooses none. */
	choose(variable: number): void {
		if (this.isOver || this.problem.traits?.isSequential === true) return;
		const isOpen = this.assignment[variable] === -1;
		this.#chosen = isOpen ? variable : -1;
		this.refused = null;
		if (isOpen) this.#act({ kind: 'choose', variable, value: -1, cause: -1 });
	}

	/** Places a value at an open variable, unless it clashes. @returns whether it was placed. */
	place(variable: number, value: number): boolean {
		if (this.isOver) return false;
		if (this.problem.traits?.isSequential === true && variable !== this.variable) return false;
		const held = this.assignment[variable];
		if (held >= 0) {
			if (held !== value) this.refused = { variable, value, held, clashes: [] };
			return false;
		}
		if (((this.#model.legal(variable) >>> value) & 1) === 0) {
			const clashes = this.problem.clashes(this.assignment, variable, value);
			this.refused = { variable, value, held, clashes };
			this.#chosen = variable;
			this.#act({ kind: 'reject', variable, value, cause: -1 });
			return false;
		}
		const here = new Map(this.#tried.at(-1));
		here.set(variable, (here.get(variable) ?? 0) | (1 << value));
		this.#tried = [...this.#tried.slice(0, -1), here, new Map()];
		this.path = [...this.path, { variable, value }];
		this.placements++;
		this.#move();
		this.#act({ kind: 'place', variable, value, cause: -1 });
		this.#positions.push(this.#acts);
		this.#builder.choose(variable);
		this.#builder.open(variable, value, false, this.#acts);
		if (this.isSolved) this.#builder.solve();
		this.tree = this.#builder.snapshot();
		return true;
	}

	/** Takes the last decision back. What was tried at its node stays marked. */
	back(): void {
		const last = this.path.at(-1);
		if (last === undefined || this.isOver) return;
		this.path = this.path.slice(0, -1);
		this.#tried = this.#tried.slice(0, -1);
		this.undos++;
		this.#move();
		this.#chosen = last.variable;
		this.#act({ kind: 'backtrack', ...last, cause: -1 });
		this.#positions.pop();
		this.#builder.close();
		this.tree = this.#builder.snapshot();
	}

	/** Takes back what was placed after the node of `position`, if that node is on the path; 0 is the root. */
	backTo(position: number): void {
		if (position !== 0 && !this.#positions.includes(position)) return;
		const kept = this.#positions.filter((at) => at <= position).length;
		while (!this.isOver && this.path.length > kept) this.back();
	}

	/** Begins again with the empty partial solution. */
	restart(): void {
		this.rest();
		this.path = [];
		this.#tried = [new Map()];
		this.#positions = [];
		this.#builder = new TreeBuilder(NODES);
		this.tree = this.#builder.snapshot();
		this.#move();
		this.placements = 0;
		this.undos = 0;
		this.isGivenUp = false;
		this.needed = [];
		this.#step = null;
		this.#acts = 0;
	}

	giveUp(): void {
		if (!this.isSolved) this.isGivenUp = true;
	}

	/** Looks whether there is any solution from here. */
	async askHope(): Promise<void> {
		this.refused = null;
		if (this.isOver || this.hope !== 'unknown') return;
		this.hope = 'asking';
		const { path } = this;
		const { assignment } = this;
		const rest = withPlaced(this.problem, path, assignment);
		const counted = await countInTurns(rest, this.strategy, MOST, this.#stop.signal);
		if (this.path !== path || counted === null) return;
		this.hope = HOPES[counted.end];
	}

	/** Counts what the orderings need for the same puzzle. */
	async compare(): Promise<void> {
		if (untrack(() => this.isCounting || this.needed.length > 0)) return;
		this.isCounting = true;
		const { signal } = this.#stop;
		const orderings = this.problem.traits?.isSequential === true ? ['naive'] : ['naive', 'findmin'];
		for (const ordering of orderings as Ordering[]) {
			const strategy = { ...DEFAULT_STRATEGY, ordering };
			const counted = await countInTurns(this.problem, strategy, MOST, signal);
			if (counted === null) return;
			const { placements, end } = counted;
			const found = { isSolved: end === 'solved', isMore: end === 'stopped' };
			this.needed = [...this.needed, { ordering, placements, ...found }];
		}
		this.isCounting = false;
	}

	/** Ends what is being counted, until it is asked for again. */
	rest(): void {
		this.#stop.abort();
		this.#stop = new AbortController();
		if (this.hope === 'asking') this.hope = 'unknown';
		if (this.isCounting) {
			this.isCounting = false;
			this.needed = [];
		}
	}

	/** Another node: nothing is chosen, and nothing is known of it. */
	#move(): void {
		this.#chosen = -1;
		this.refused = null;
		this.hope = 'unknown';
	}

	#act(step: Step): void {
		this.#step = step;
		this.#acts++;
	}
}

/** The problem that is left after some placements. */
function withPlaced(problem: Problem, path: readonly Placement[], fixed: Int8Array): Problem {
	const { variableCount, valueCount, domains, units, traits } = problem;
	return {
		variableCount,
		valueCount,
		domains,
		units,
		traits,
		fixed,
		peers: (variable) => problem.peers(variable),
		clashes: (...asked) => problem.clashes(...asked),
		model() {
			const model = problem.model();
			for (const { variable, value } of path) model.place(variable, value);
			return model;
		}
	};
}
