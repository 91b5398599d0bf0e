import { allValues, countValues, lowestValue } from '../problem';
import type { Outcome } from './outcome';
import { FORCED, type Position } from './position';
import { DEADEND, ELIMINATE, FORCE, packStep, type StepBatch } from './step';

/**
 * Elimination as people do it: cross out the values that a placement forbids at its peers. If a
 * variable has one candidate left (naked single), or a unit has one place left for a value (hidden
 * single), place it; repeat until nothing changes. After every placement, this is forward checking
 * with propagation. What was crossed out since a placement can be restored, in stack order.
 */
export class Elimination {
	/** Bit mask of the candidates left for each open variable. */
	readonly domains: Int32Array;
	/** The latest round found no contradiction. */
	consistent = true;
	/** The variable at which the latest contradiction was found. */
	#deadend = -1;
	#depth = 0;
	#batch!: StepBatch;

	/** Candidates crossed out, latest last: variable and value packed. */
	#trail = new Int32Array(1024);
	#trailLength = 0;
	/** For each placement on the stack, the length of the trail before it. */
	readonly #marks: Int32Array;

	constructor(private readonly position: Position) {
		const { variableCount, valueCount, domains } = position.problem;
		this.domains = domains?.slice() ?? new Int32Array(variableCount).fill(allValues(valueCount));
		position.domains = this.domains;
		this.#marks = new Int32Array(variableCount + 1);
	}

	/** Crosses out what the fixed variables forbid. @returns the stack depth afterward. */
	start(batch: StepBatch): number {
		const { problem, assignment } = this.position;
		this.#batch = batch;
		this.consistent = true;
		for (let variable = 0; variable < problem.variableCount && this.consistent; variable++) {
			if (assignment[variable] >= 0) continue;
			const clash = (value: number) => problem.clashes(assignment, variable, value)[0];
			this.consistent = this.#crossOut(variable, clash);
		}
		this.consistent &&= this.#settle();
		return this.#depth;
	}

	/** Propagates the latest of `depth` placements. @returns the stack depth afterward. */
	follow(depth: number, batch: StepBatch): number {
		const variable = this.position.path[depth - 1];
		this.#batch = batch;
		this.#depth = depth;
		this.#marks[depth - 1] = this.#trailLength;
		this.consistent = this.#crossOutPeers(variable) && this.#settle();
		return this.#depth;
	}

	/** Restores the candidates crossed out since the placement at `depth`, which was taken back. */
	restore(depth: number): void {
		while (this.#trailLength > this.#marks[depth]) {
			const entry = this.#trail[--this.#trailLength];
			this.domains[entry >> 5] |= 1 << (entry & 31);
		}
	}

	/** How elimination without search ended; null if it left no variable open. */
	outcome(): Outcome | null {
		if (!this.consistent) return { kind: 'contradiction', variable: this.#deadend };
		const open = this.position.assignment.filter((value) => value < 0).length;
		return open === 0 ? null : { kind: 'stuck', open };
	}

	/** Places singles until none is left. */
	#settle(): boolean {
		// Invariant: every placement so far has been crossed out at its peers, and every open variable
		// has a candidate.
		for (;;) {
			const variable = this.#nakedSingle();
			if (variable >= 0) {
				if (!this.#place(variable, lowestValue(this.domains[variable]), -1)) return false;
				continue;
			}
			if (this.position.strategy.elimination !== 'hidden') return true;
			const found = this.#hiddenSingle();
			if (found === NOTHING) return true;
			if (found === CONTRADICTION) return false;
		}
	}

	#place(variable: number, value: number, cause: number): boolean {
		const { path, triedAt, model, assignment } = this.position;
		this.#write(packStep(FORCE, variable, value), cause);
		this.#marks[this.#depth] = this.#trailLength;
		path[this.#depth] = variable;
		triedAt[this.#depth++] = FORCED;
		model.place(variable, value);
		assignment[variable] = value;
		return this.#crossOutPeers(variable);
	}

	#crossOutPeers(cause: number): boolean {
		for (const peer of this.position.problem.peers(cause))
			if (this.position.assignment[peer] < 0 && !this.#crossOut(peer, () => cause)) return false;
		return true;
	}

	/** Crosses out the candidates of an open variable that are no longer legal. */
	#crossOut(variable: number, cause: (value: number) => number): boolean {
		let gone = this.domains[variable] & ~this.position.model.legal(variable);
		for (; gone !== 0; gone &= gone - 1) {
			const value = lowestValue(gone);
			this.domains[variable] &= ~(1 << value);
			this.#push((variable << 5) | value);
			this.#write(packStep(ELIMINATE, variable, value), cause(value));
		}
		if (this.domains[variable] !== 0) return true;
		this.#deadend = variable;
		this.#write(packStep(DEADEND, variable, -1), -1);
		return false;
	}

	#nakedSingle(): number {
		const { variableCount: variables } = this.position.problem;
		for (let variable = 0; variable < variables; variable++)
			if (this.position.assignment[variable] < 0 && countValues(this.domains[variable]) === 1)
				return variable;
		return -1;
	}

	#hiddenSingle(): number {
		const { units } = this.position.problem;
		for (let index = 0; index < units.length; index++) {
			const { value, variables } = units[index];
			let place = -1;
			let places = 0;
			for (const variable of variables) {
				const assigned = this.position.assignment[variable];
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
				this.#deadend = variables.find((v) => this.position.assignment[v] < 0) ?? variables[0];
				this.#write(packStep(DEADEND, this.#deadend, value), index);
				return CONTRADICTION;
			}
		}
		return NOTHING;
	}

	#write(step: number, cause: number): void {
		const batch = this.#batch;
		batch.steps[batch.length] = step;
		batch.causes[batch.length++] = cause;
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
