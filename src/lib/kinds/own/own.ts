import { allValues, type Model, type Problem, type Unit } from '$lib/engine/problem';
import { clashMask, isTable, NONE, type OwnSetup } from './setup';

/** A problem that is nothing but a table of the pairs that clash. */
export class OwnProblem implements Problem {
	readonly variableCount: number;
	readonly valueCount: number;
	readonly fixed: Int8Array;
	readonly units: readonly Unit[] = [];
	readonly traits = { hasDegree: true };
	readonly most?: number;
	readonly least?: number;
	readonly #setup: OwnSetup;
	/** For each variable, those that share a pair with it. */
	readonly #peers: readonly (readonly number[])[];

	constructor(setup: OwnSetup) {
		const { variables, values, typed, scale } = setup;
		this.most = scale?.most;
		this.least = scale?.least;
		this.variableCount = variables.length;
		this.valueCount = values.length;
		this.fixed = typed.slice();
		this.#setup = setup;
		const hasPair = (a: number, b: number) =>
			values.some((_, value) => clashMask(setup, a, value, b) !== 0);
		this.#peers = variables.map((_, a) =>
			isTable(setup) ? [] : [...variables.keys()].filter((b) => hasPair(a, b))
		);
	}

	peers(variable: number): readonly number[] {
		return this.#peers[variable];
	}

	clashes(assignment: ArrayLike<number>, variable: number, value: number): number[] {
		return this.#peers[variable].filter((peer) => {
			const other = assignment[peer];
			return other >= 0 && ((clashMask(this.#setup, peer, other, variable) >>> value) & 1) === 1;
		});
	}

	forbids(variable: number, value: number, other: number): number {
		return clashMask(this.#setup, variable, value, other);
	}

	model(): Model {
		return new OwnModel(this.#setup, this.#peers);
	}
}

class OwnModel implements Model {
	readonly #all: number;
	readonly #assignment: Int8Array;

	constructor(
		private readonly setup: OwnSetup,
		private readonly peers: readonly (readonly number[])[]
	) {
		this.#all = allValues(setup.values.length);
		this.#assignment = setup.typed.slice();
	}

	legal(variable: number): number {
		let legal = this.#all;
		for (const peer of this.peers[variable]) {
			const value = this.#assignment[peer];
			if (value >= 0) legal &= ~clashMask(this.setup, peer, value, variable);
		}
		return legal;
	}

	place(variable: number, value: number): void {
		this.#assignment[variable] = value;
	}

	takeBack(variable: number): void {
		this.#assignment[variable] = NONE;
	}
}
