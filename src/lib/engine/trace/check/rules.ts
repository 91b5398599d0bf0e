import type { Model, Problem } from '../../problem';

/**
 * What the constraints of a puzzle say about placements in force. A puzzle may have several models, of
 * which some see earlier than others that a value leads nowhere. A solver may see as much as any of them:
 * a value can be placed if one model allows it, and is rejected rightly if one forbids it.
 */
export class Rules {
	readonly #problems: Problem[];
	readonly #models: Model[];
	/** Models that are not in use yet: they are needed only where the first one does not settle it. */
	#others: readonly string[];

	constructor(
		readonly problem: Problem,
		private readonly assignment: Int8Array,
		/** The placements in force, in order, and how many there are. */
		private readonly stack: { readonly path: Int32Array; readonly depth: number }
	) {
		this.#problems = [problem];
		this.#models = [problem.model()];
		this.#others = problem.traits?.variants ?? [];
	}

	place(variable: number, value: number): void {
		for (const model of this.#models) model.place(variable, value);
	}

	takeBack(variable: number, value: number): void {
		for (const model of this.#models) model.takeBack(variable, value);
	}

	/** Whether a model allows the value at an open variable. */
	allows(variable: number, value: number): boolean {
		if ((this.#models[0].legal(variable) >>> value) & 1) return true;
		this.#widen();
		return this.#models.some((model) => (model.legal(variable) >>> value) & 1);
	}

	/** The values of a mask that every model allows at an open variable. */
	legal(variable: number, among: number): number {
		let mask = this.#models[0].legal(variable) & among;
		if (mask !== 0) this.#widen();
		for (let at = 1; at < this.#models.length; at++) mask &= this.#models[at].legal(variable);
		return mask;
	}

	/**
	 * Whether the value in place at `other` forbids a value, by itself or with others: it is named by our own
	 * constraints, by those reasons alone, or the value would be legal without it.
	 */
	isReason(
		other: number,
		variable: number,
		value: number,
		among: readonly number[] = [other]
	): boolean {
		const { assignment, problem } = this;
		if (other === variable || assignment[other] < 0) return false;
		if (problem.forbids !== undefined)
			return ((problem.forbids(other, assignment[other], variable) >>> value) & 1) === 1;
		this.#widen();
		const alone = new Int8Array(assignment.length).fill(-1);
		for (const one of among) alone[one] = assignment[one];
		const without = assignment.slice();
		without[other] = -1;
		return this.#problems.some((one) => {
			const clashes = one.clashes(assignment, variable, value);
			return (
				clashes.includes(other) ||
				one.clashes(alone, variable, value).includes(other) ||
				(clashes.length > 0 && one.clashes(without, variable, value).length === 0)
			);
		});
	}

	/** Whether every candidate of an open variable forbids a value at another. */
	hasNoSupport(other: number, candidates: number, variable: number, value: number): boolean {
		const { problem, assignment } = this;
		if (problem.forbids === undefined || other === variable || assignment[other] >= 0) return false;
		for (let one = 0; one < problem.valueCount; one++) {
			if (((candidates >>> one) & 1) === 0) continue;
			if (((problem.forbids(other, one, variable) >>> value) & 1) === 0) return false;
		}
		return true;
	}

	/** The variables that a value clashes with. */
	clashes(variable: number, value: number): readonly number[] {
		for (const problem of this.#problems) {
			const found = problem.clashes(this.assignment, variable, value);
			if (found.length > 0) return found;
		}
		return [];
	}

	/** Whether the placements in force are a solution, if that does not follow from being complete. */
	isSolution(): boolean | undefined {
		return this.#models[0].isSolution?.();
	}

	/** The cost of the solution in force; undefined if solutions have none. */
	cost(): number | undefined {
		return this.#models[0].bound?.();
	}

	/** The highest lower bound on what follows; −1 for none. */
	bound(): number {
		this.#widen();
		return Math.max(...this.#models.map((model) => model.bound?.() ?? -1));
	}

	/** Values with lower results are likely to lead to better solutions. */
	preference(variable: number, value: number): number {
		return this.#models[0].preference?.(variable, value) ?? value;
	}

	/** Takes the other models into use. */
	#widen(): void {
		const { path, depth } = this.stack;
		const names = this.#others;
		this.#others = [];
		for (const name of names) {
			const problem = this.problem.variant!(name);
			const model = problem.model();
			for (let at = 0; at < depth; at++) model.place(path[at], this.assignment[path[at]]);
			this.#problems.push(problem);
			this.#models.push(model);
		}
	}
}
