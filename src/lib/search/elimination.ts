import { allValues, countValues, lowestValue, type Model, type Problem } from '../problems/problem';
import { DEADEND, ELIMINATE, FORCE, packStep } from './step';
import type { Elimination } from './strategy';

/** Places a value because elimination left no other choice. */
export type Force = (variable: number, value: number) => void;

/**
 * Elimination as people do it: cross out what a placement forbids to its peers; where one candidate
 * is left (naked single), or a unit has one place left for a value (hidden single), place it, and
 * go on until nothing changes. What it crosses out it can give back, in stack order.
 *
 * Its steps are queued rather than written, because one placement can cause many.
 */
export class Eliminator {
	/** Bit mask of the candidates left for each variable; means nothing for assigned ones. */
	readonly domains: Int32Array;
	readonly queuedWords: number[] = [];
	readonly queuedCauses: number[] = [];
	/** Where the latest contradiction was met. */
	deadend = -1;

	/** Candidates crossed out, the latest last: variable and value packed. */
	#trail = new Int32Array(1024);
	#trailLength = 0;

	constructor(
		private readonly problem: Problem,
		private readonly model: Model,
		private readonly assignment: Int8Array,
		private readonly elimination: Elimination,
		private readonly force: Force
	) {
		this.domains = new Int32Array(problem.variableCount).fill(allValues(problem.valueCount));
	}

	/** Marks the present, to give everything crossed out since back with {@link restore}. */
	mark(): number {
		return this.#trailLength;
	}

	/** Gives back everything crossed out since {@link mark} gave `mark`. */
	restore(mark: number): void {
		while (this.#trailLength > mark) {
			const entry = this.#trail[--this.#trailLength];
			this.domains[entry >> 5] |= 1 << (entry & 31);
		}
	}

	/** What was crossed out between two marks: variable, value, variable, … */
	crossedOutSince(start: number, end: number): number[] {
		const entries: number[] = [];
		for (let i = start; i < end; i++) entries.push(this.#trail[i] >> 5, this.#trail[i] & 31);
		return entries;
	}

	/**
	 * Crosses out, variable by variable, what the fixed ones forbid.
	 * @returns false when it ran into a contradiction.
	 */
	start(): boolean {
		for (let variable = 0; variable < this.problem.variableCount; variable++) {
			if (this.assignment[variable] >= 0) continue;
			const clash = (value: number) => this.problem.clashes(this.assignment, variable, value)[0];
			if (!this.#crossOut(variable, clash)) return false;
		}
		return this.#settle();
	}

	/** Follows up the placement of `variable`. @returns false when it ran into a contradiction. */
	after(variable: number): boolean {
		return this.#crossOutPeers(variable) && this.#settle();
	}

	/** Forces singles until none is left. */
	#settle(): boolean {
		// Invariant: every placement so far has been crossed out at its peers, and no open variable
		// is without candidates.
		for (;;) {
			const variable = this.#nakedSingle();
			if (variable >= 0) {
				if (!this.#place(variable, lowestValue(this.domains[variable]), -1)) return false;
				continue;
			}
			if (this.elimination !== 'hidden') return true;
			const found = this.#hiddenSingle();
			if (found === NOTHING) return true;
			if (found === CONTRADICTION) return false;
		}
	}

	#place(variable: number, value: number, cause: number): boolean {
		this.#queue(packStep(FORCE, variable, value), cause);
		this.force(variable, value);
		return this.#crossOutPeers(variable);
	}

	#crossOutPeers(cause: number): boolean {
		for (const peer of this.problem.peers(cause))
			if (this.assignment[peer] < 0 && !this.#crossOut(peer, () => cause)) return false;
		return true;
	}

	/** Crosses out at an open variable what is not legal there (any more). */
	#crossOut(variable: number, cause: (value: number) => number): boolean {
		let gone = this.domains[variable] & ~this.model.legal(variable);
		for (; gone !== 0; gone &= gone - 1) {
			const value = lowestValue(gone);
			this.domains[variable] &= ~(1 << value);
			this.#push((variable << 5) | value);
			this.#queue(packStep(ELIMINATE, variable, value), cause(value));
		}
		if (this.domains[variable] !== 0) return true;
		this.deadend = variable;
		this.#queue(packStep(DEADEND, variable, -1), -1);
		return false;
	}

	#nakedSingle(): number {
		const { variableCount: variables } = this.problem;
		for (let variable = 0; variable < variables; variable++)
			if (this.assignment[variable] < 0 && countValues(this.domains[variable]) === 1)
				return variable;
		return -1;
	}

	#hiddenSingle(): number {
		const { units } = this.problem;
		for (let index = 0; index < units.length; index++) {
			const { value, variables } = units[index];
			let place = -1;
			let places = 0;
			for (const variable of variables) {
				const assigned = this.assignment[variable];
				if (assigned === value) {
					places = -1;
					break;
				}
				if (assigned < 0 && (this.domains[variable] & (1 << value)) !== 0) {
					place = variable;
					if (++places > 1) break;
				}
			}
			if (places === 1) return this.#place(place, value, index) ? PLACED : CONTRADICTION;
			if (places === 0) {
				this.deadend = variables.find((v) => this.assignment[v] < 0) ?? variables[0];
				this.#queue(packStep(DEADEND, this.deadend, value), index);
				return CONTRADICTION;
			}
		}
		return NOTHING;
	}

	#queue(word: number, cause: number): void {
		this.queuedWords.push(word);
		this.queuedCauses.push(cause);
	}

	#push(entry: number): void {
		if (this.#trailLength === this.#trail.length) {
			const longer = new Int32Array(this.#trail.length * 2);
			longer.set(this.#trail);
			this.#trail = longer;
		}
		this.#trail[this.#trailLength++] = entry;
	}
}

const NOTHING = 0;
const PLACED = 1;
const CONTRADICTION = 2;
