import { countValues, listValues, lowestValue } from '../problem';
import type { Position } from './position';
import { DEADEND, ELIMINATE, FORCE, type StepBatch } from './step';

/**
 * Elimination as people do it: cross out the values that a placement forbids at its peers. If a
 * variable has one candidate left (naked single), or a unit has one place left for a value (hidden
 * single), place it; repeat until nothing changes. After every placement, this is forward checking
 * with propagation. What was crossed out since a placement can be restored, in stack order.
 */
export class Propagation {
	/** Bit mask of the candidates left for each open variable. */
	private readonly domains: Int32Array;
	/** The variable at which a contradiction was found. */
	deadend = -1;
	/** The variable because of which the latest value was crossed out; −1 for none. */
	#culprit = -1;
	/**
	 * The variables whose candidates have changed since the latest placement, at the start all of them; null
	 * if support is not looked at.
	 */
	readonly #changed: Set<number> | null;
	/** Candidates crossed out, latest last: variable and value packed. */
	#trail = new Int32Array(1024);
	#trailLength = 0;
	/** For each placement on the stack, the length of the trail before it. */
	readonly #marks: Int32Array;

	/** @param batch where the steps are written. */
	constructor(
		private readonly position: Position,
		private readonly batch: StepBatch
	) {
		this.domains = position.domains!;
		this.#changed = position.strategy.elimination === 'arcs' ? new Set() : null;
		this.#marks = new Int32Array(position.problem.variableCount + 1);
	}

	/** Crosses out what the fixed variables forbid. @returns whether that leads to no contradiction. */
	start(): boolean {
		const { position } = this;
		const { problem, assignment } = position;
		for (let variable = 0; variable < problem.variableCount; variable++) {
			const clash = (value: number) => problem.clashes(assignment, variable, value)[0] ?? -1;
			if (position.isOpen(variable) && !this.#crossOut(variable, clash)) return false;
		}
		for (let variable = 0; variable < problem.variableCount; variable++)
			this.#changed?.add(variable);
		return this.#settle();
	}

	/** Propagates the latest placement. @returns whether that leads to no contradiction. */
	follow(): boolean {
		const { depth, path } = this.position;
		this.#marks[depth - 1] = this.#trailLength;
		this.#changed?.clear();
		return this.#crossOutPeers(path[depth - 1]) && this.#settle();
	}

	/** Restores the candidates crossed out since the placement that was just taken back. */
	restore(): void {
		const { depth } = this.position;
		while (this.#trailLength > this.#marks[depth]) {
			const entry = this.#trail[--this.#trailLength];
			this.domains[entry >> 5] |= 1 << (entry & 31);
		}
	}

	/** Does what the strategy asks for after candidates were crossed out. */
	#settle(): boolean {
		const { elimination } = this.position.strategy;
		if (elimination === 'forward') return true;
		return elimination === 'arcs' ? this.#makeConsistent() : this.#placeSingles();
	}

	/**
	 * Crosses out values without support until none is left: AC-3 (A. K. Mackworth, "Consistency in networks
	 * of relations", Artificial Intelligence 8 (1977), 99–118).
	 */
	#makeConsistent(): boolean {
		const { position, domains } = this;
		const { problem } = position;
		const forbids = problem.forbids?.bind(problem);
		if (forbids === undefined) return true;
		// Invariant: every value has a support at every open variable that is not in the queue.
		const queue = new Set(this.#changed);
		for (const variable of queue) {
			queue.delete(variable);
			if (!position.isOpen(variable)) continue;
			const left = listValues(domains[variable]);
			for (const peer of problem.peers(variable)) {
				if (!position.isOpen(peer)) continue;
				const lost = left.reduce((mask, value) => mask & forbids(variable, value, peer), -1);
				if ((domains[peer] & lost) === 0) continue;
				for (let gone = domains[peer] & lost; gone !== 0; gone &= gone - 1)
					this.#eliminate(peer, lowestValue(gone), variable);
				if (domains[peer] === 0) return this.#strand(peer);
				queue.add(peer);
			}
		}
		return true;
	}

	/** Places singles until none is left. */
	#placeSingles(): boolean {
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
		const { position } = this;
		this.batch.write(FORCE, variable, value, cause);
		this.#marks[position.depth] = this.#trailLength;
		position.force(variable, value);
		return this.#crossOutPeers(variable);
	}

	#crossOutPeers(cause: number): boolean {
		for (const peer of this.position.problem.peers(cause))
			if (this.position.isOpen(peer) && !this.#crossOut(peer, () => cause)) return false;
		return true;
	}

	/** Crosses out the candidates of an open variable that are no longer legal. */
	#crossOut(variable: number, cause: (value: number) => number): boolean {
		const { domains } = this;
		let gone = domains[variable] & ~this.position.model.legal(variable);
		for (; gone !== 0; gone &= gone - 1) {
			const value = lowestValue(gone);
			this.#eliminate(variable, value, cause(value));
		}
		return domains[variable] !== 0 || this.#strand(variable);
	}

	#eliminate(variable: number, value: number, cause: number): void {
		this.domains[variable] &= ~(1 << value);
		this.#push((variable << 5) | value);
		this.#changed?.add(variable);
		this.#culprit = cause;
		this.batch.write(ELIMINATE, variable, value, cause);
	}

	/** A variable has lost its last value. An ordering that learns does so here. */
	#strand(variable: number): false {
		const { weights, problem } = this.position;
		const learns = weights !== null && this.#culprit >= 0 && problem.fixed[this.#culprit] < 0;
		return this.#contradict(variable, -1, learns ? weights.add(variable, this.#culprit) : -1);
	}

	#contradict(variable: number, value: number, cause: number): false {
		this.deadend = variable;
		this.batch.write(DEADEND, variable, value, cause);
		return false;
	}

	#nakedSingle(): number {
		const { domains } = this;
		const { assignment } = this.position;
		for (let variable = 0; variable < assignment.length; variable++)
			if (assignment[variable] < 0 && countValues(domains[variable]) === 1) return variable;
		return -1;
	}

	#hiddenSingle(): number {
		const { assignment, problem } = this.position;
		const { units } = problem;
		for (let index = 0; index < units.length; index++) {
			const { value, variables } = units[index];
			let place = -1;
			let places = 0;
			for (const variable of variables) {
				const assigned = assignment[variable];
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
				const open = variables.find((variable) => assignment[variable] < 0);
				this.#contradict(open ?? variables[0], value, index);
				return CONTRADICTION;
			}
		}
		return NOTHING;
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
