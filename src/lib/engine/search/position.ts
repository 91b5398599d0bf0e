import { initialDomains, type Model, type Problem } from '../problem';
import { mix } from '../seeded';
import type { Strategy } from './strategy';
import { weightsFor, type Weights } from './weights';

/**
 * The state of a search: its assignment and its stack. Orderings read it; the search and elimination
 * place values on it.
 */
export class Position {
	readonly model: Model;
	/** The value of each variable, −1 if it is open. */
	readonly assignment: Int8Array;
	/** For each variable the mask of candidates that elimination has left; null without elimination. */
	readonly domains: Int32Array | null;
	/** The number of placements on the stack. */
	depth = 0;
	/** The stack. For each placement, its variable … */
	readonly path: Int32Array;
	/** … the values that were legal for it … */
	readonly legalAt: Int32Array;
	/** … and how many values were tried, or {@link FORCED}. */
	readonly triedAt: Uint8Array;
	/** What an ordering that learns has learnt; null if it learns nothing. */
	readonly weights: Weights | null;
	/** Whenever a variable is chosen in naive order, none before this one is open. */
	firstOpen = 0;

	/** The start of a search: only the fixed variables have values. */
	constructor(
		readonly problem: Problem,
		readonly strategy: Strategy
	) {
		const { variableCount } = problem;
		const placements = variableCount + 1;
		this.model = problem.model();
		this.assignment = Int8Array.from(problem.fixed);
		this.domains = strategy.elimination === 'none' ? null : initialDomains(problem);
		this.path = new Int32Array(placements);
		this.legalAt = new Int32Array(placements);
		this.triedAt = new Uint8Array(placements);
		this.weights = weightsFor(problem, strategy);
	}

	isOpen(variable: number): boolean {
		return this.assignment[variable] < 0;
	}

	/** Bit mask of the values that an open variable may still take. */
	candidates(variable: number): number {
		const legal = this.model.legal(variable);
		return this.domains === null ? legal : legal & this.domains[variable];
	}

	/** Opens a node on top of the stack, where the values of `variable` are tried in turn. */
	expand(variable: number, sort?: (position: Position, variable: number) => void): void {
		this.legalAt[this.depth] = this.candidates(variable);
		this.triedAt[this.depth] = 0;
		sort?.(this, variable);
	}

	/** Puts a value that the search has chosen on the stack. */
	place(variable: number, value: number): void {
		this.path[this.depth++] = variable;
		this.model.place(variable, value);
		this.assignment[variable] = value;
		this.firstOpen = variable + 1;
		this.weights?.placed(variable);
	}

	/** Puts a value that elimination has left alone on the stack. */
	force(variable: number, value: number): void {
		const { firstOpen } = this;
		this.triedAt[this.depth] = FORCED;
		this.place(variable, value);
		this.firstOpen = firstOpen;
	}

	/** Takes back the latest placement. */
	takeBack(): void {
		const variable = this.path[--this.depth];
		this.model.takeBack(variable, this.assignment[variable]);
		this.assignment[variable] = -1;
		this.weights?.takenBack(variable);
	}

	/**
	 * A seed derived from the strategy's seed and the placements on the stack. Random choices are
	 * drawn from it, so the same path always leads to the same choices.
	 */
	pathSeed(): number {
		const { problem, strategy, assignment, path, depth } = this;
		let seed = mix(strategy.seed, 0);
		for (let i = 0; i < depth; i++)
			seed = mix(seed, path[i] * problem.valueCount + assignment[path[i]] + 1);
		return seed;
	}
}

/** Elimination placed the value: there is no other value to try. */
export const FORCED = 255;
