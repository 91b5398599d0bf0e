import { allValues, type Problem } from '$lib/engine/problem';
import type { Step } from '$lib/engine/search/step';
import { Rules } from '$lib/engine/trace/check/rules';
import type { Moment } from '$lib/engine/trace/moment';
import { frameOf } from '../facts/reasons';

/** What makes placements no solution: a value that clashes, open variables, or something else. */
export type SolutionFault =
	| { readonly kind: 'clash'; readonly variable: number; readonly value: number }
	| { readonly kind: 'open' }
	| { readonly kind: 'none' };

/**
 * What our own constraints say of the claims that a trace makes at a moment: only what they confirm may be
 * told as a fact.
 */
export class Confirmed {
	readonly #rules: Rules;

	constructor(
		private readonly problem: Problem,
		private readonly moment: Moment
	) {
		const { assignment } = moment;
		const path = Int32Array.from(assignment.keys()).filter(
			(variable) => assignment[variable] >= 0 && problem.fixed[variable] < 0
		);
		const rules = new Rules(problem, Int8Array.from(assignment), { path, depth: path.length });
		for (const variable of path) rules.place(variable, assignment[variable]);
		this.#rules = rules;
	}

	/** How many variables are open. */
	get open(): number {
		return this.moment.assignment.filter((value) => value < 0).length;
	}

	/** Whether the variable has no value left: each was tried, removed, or clashes. */
	isDeadEnd(variable: number): boolean {
		if (this.moment.assignment[variable] >= 0) return false;
		const { failed = 0, solved = 0 } = frameOf(this.moment, variable) ?? {};
		return this.#rules.legal(variable, this.#candidates(variable) & ~(failed | solved)) === 0;
	}

	/** Whether every value of a dead end is gone for the reason that our sentence gives. */
	isToldDeadEnd(variable: number): boolean {
		const frame = frameOf(this.moment, variable);
		if (frame === null || frame.value >= 0) return this.moment.domains?.[variable] === 0;
		const { left, rejected, skipped } = frame;
		return left === 0 && skipped === 0 && this.#rules.legal(variable, rejected) === 0;
	}

	/** Whether a unit has no place for a value but, maybe, one variable. */
	hasNoOtherPlace(unit: number, value: number, variable = -1): boolean {
		const { assignment } = this.moment;
		const named = this.problem.units[unit];
		if (named?.value !== value || (variable >= 0 && !named.variables.includes(variable)))
			return false;
		return named.variables.every((other) => {
			if (other === variable) return true;
			if (assignment[other] >= 0) return assignment[other] !== value;
			return this.#rules.legal(other, this.#candidates(other) & (1 << value)) === 0;
		});
	}

	/** Whether the cause of an elimination forbids the value, or has no value left beside it. */
	isCause({ variable, value, cause }: Step): boolean {
		return this.moment.assignment[cause] >= 0
			? this.problem.clashes(this.moment.assignment, variable, value).includes(cause)
			: this.#rules.hasNoSupport(cause, this.#candidates(cause), variable, value);
	}

	/** Whether no solution that follows costs less than this. */
	isBound(cost: number): boolean {
		return cost <= this.#rules.bound();
	}

	isCost(cost: number): boolean {
		return cost === this.#rules.cost();
	}

	/** Why the placements in force are no solution; null if they are one. */
	solutionFault(): SolutionFault | null {
		const { assignment } = this.moment;
		const placed = Int8Array.from(this.problem.fixed);
		// One after the other: what a step of a walk means depends on those before it.
		for (let variable = 0; variable < assignment.length; variable++) {
			const value = assignment[variable];
			if (value === this.problem.fixed[variable]) continue;
			placed[variable] = -1;
			if (value < 0) continue;
			if (this.problem.clashes(placed, variable, value).length > 0)
				return { kind: 'clash', variable, value };
			placed[variable] = value;
		}
		const isSolution = this.#rules.isSolution();
		if (isSolution !== undefined) return isSolution ? null : { kind: 'none' };
		return this.open > 0 ? { kind: 'open' } : null;
	}

	/** The values that the puzzle and the eliminations so far leave a variable. */
	#candidates(variable: number): number {
		const { domains, valueCount } = this.problem;
		const all = domains?.[variable] ?? allValues(valueCount);
		return all & (this.moment.domains?.[variable] ?? all);
	}
}
