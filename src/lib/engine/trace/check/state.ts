import { allValues, initialDomains, lowestValue, type Problem } from '../../problem';
import { MAX_TRACE_VARIABLES } from '../file/trace-file';
import { Numbers } from '../numbers';
import { Rules } from './rules';

/** Why a value is gone: it was eliminated, or it was tried and taken back. */
export const ELIMINATED = 0;
export const TRIED = 1;

/**
 * What the events of a trace have led to: the placements in force, and the values that are gone. A placement
 * that is taken back takes everything with it that has gone below it.
 */
export class State {
	/** The value of each variable, −1 if it is open. */
	readonly assignment: Int8Array;
	/** The constraints to judge by; null if none are known. */
	readonly rules: Rules | null;
	/** How many variables are open. */
	open: number;
	/** The placements in force: the variable of each, in order. */
	readonly #stack: { readonly path: Int32Array; depth: number };
	/** How many givens come before the first variable, if variables come in their order; −1 if they do not. */
	readonly #firstNext: number;
	/** For each variable the values it may take. */
	readonly #allowed: Int32Array;
	/** All values, also those that a variable may never take. */
	readonly #all: number;
	/** For each variable the values that are gone, by the reason. */
	readonly #gone: readonly [eliminated: Int32Array, tried: Int32Array];
	/** What has gone, in order, and for each placement how much had gone before it. */
	readonly #trail = new Numbers(1024);
	readonly #marks: Int32Array;

	/** @param problem null if no constraints are known. @param valueCount how many values there are then */
	constructor(
		private readonly problem: Problem | null,
		valueCount: number
	) {
		const count = problem?.variableCount ?? MAX_TRACE_VARIABLES;
		const fixed = problem?.fixed ?? new Int8Array(count).fill(-1);
		this.#all = allValues(problem?.valueCount ?? valueCount);
		this.#allowed = initialDomains(problem ?? { fixed, valueCount });
		this.assignment = fixed.slice();
		this.#stack = { path: new Int32Array(count + 1), depth: 0 };
		this.#marks = new Int32Array(count + 1);
		this.#gone = [new Int32Array(count), new Int32Array(count)];
		const givens = this.assignment.reduce((sum, value) => sum + (value < 0 ? 0 : 1), 0);
		this.open = count - givens;
		this.rules = problem === null ? null : new Rules(problem, this.assignment, this.#stack);
		this.#firstNext = problem?.traits?.isSequential === true ? givens : -1;
	}

	/** How many placements are in force. */
	get depth(): number {
		return this.#stack.depth;
	}

	/** The variable of the latest placement. */
	get top(): number {
		return this.#stack.path[this.#stack.depth - 1];
	}

	/** The variable that is next, if variables come in their order; −1 if they do not. */
	get next(): number {
		return this.#firstNext < 0 ? -1 : this.#firstNext + this.#stack.depth;
	}

	place(variable: number, value: number): void {
		const stack = this.#stack;
		this.rules?.place(variable, value);
		this.#marks[stack.depth] = this.#trail.length;
		stack.path[stack.depth++] = variable;
		this.assignment[variable] = value;
		this.open--;
	}

	/** Takes back the latest placement, and everything below it. */
	takeBack(): void {
		const stack = this.#stack;
		const variable = stack.path[--stack.depth];
		this.rules?.takeBack(variable, this.assignment[variable]);
		this.assignment[variable] = -1;
		this.open++;
		const mark = this.#marks[stack.depth];
		while (this.#trail.length > mark) {
			const entry = this.#trail.pop();
			this.#gone[entry & 1][entry >> 6] &= ~(1 << ((entry >> 1) & 31));
		}
	}

	/** A value is gone from now on. */
	remove(variable: number, value: number, why: typeof ELIMINATED | typeof TRIED): void {
		const bit = 1 << value;
		const gone = this.#gone[why];
		if ((gone[variable] & bit) !== 0) return;
		gone[variable] |= bit;
		this.#trail.push((variable << 6) | (value << 1) | why);
	}

	/** Whether the variable may ever take the value. */
	isInDomain(variable: number, value: number): boolean {
		return ((this.#allowed[variable] >>> value) & 1) === 1;
	}

	/** The values of a variable that were neither eliminated nor tried. */
	untried(variable: number): number {
		const [eliminated, tried] = this.#gone;
		return this.#allowed[variable] & ~(eliminated[variable] | tried[variable]);
	}

	/**
	 * The values of a variable that a search has still to test: a search without elimination tests those too that
	 * the variable may never take.
	 */
	untested(variable: number): number {
		const [eliminated, tried] = this.#gone;
		return this.#all & ~(eliminated[variable] | tried[variable]);
	}

	isEliminated(variable: number, value: number): boolean {
		return ((this.#gone[ELIMINATED][variable] >>> value) & 1) === 1;
	}

	/** Whether the placements in force are a solution. Needs constraints, like all that follows. */
	isSolved(): boolean {
		return this.rules!.isSolution() ?? this.open === 0;
	}

	/** The values that a variable has left: neither tried nor eliminated, and without a clash. */
	left(variable: number): number {
		const mask = this.untried(variable);
		if (mask === 0) return 0;
		if (this.assignment[variable] < 0) return this.rules!.legal(variable, mask);
		let left = 0;
		for (let rest = mask & ~(1 << this.assignment[variable]); rest !== 0; rest &= rest - 1)
			if (this.rules!.clashes(variable, lowestValue(rest)).length === 0) left |= rest & -rest;
		return left;
	}

	isRuledOut(variable: number, value: number): boolean {
		return ((this.left(variable) >>> value) & 1) === 0;
	}

	/** Where else a unit of this place and value has room for the value; null if it is not such a unit. */
	placesIn(index: number, variable: number, value: number): number[] | null {
		const unit = this.problem!.units[index];
		if (unit?.value !== value || !unit.variables.includes(variable)) return null;
		return unit.variables.filter((other) => other !== variable && this.#isPlace(other, value));
	}

	/**
	 * Where the units of this place and value, or the one named, have room for the value, or hold it; null
	 * without such a unit.
	 */
	placesOf(index: number, variable: number, value: number): number[] | null {
		const { units } = this.problem!;
		let found: number[] | null = null;
		for (let at = 0; at < units.length; at++) {
			if (index >= 0 && at !== index) continue;
			const elsewhere = this.placesIn(at, variable, value);
			if (elsewhere === null) continue;
			const places = this.#isPlace(variable, value) ? [variable, ...elsewhere] : elsewhere;
			if (places.length === 0) return places;
			found ??= places;
		}
		return found;
	}

	/** Whether a variable has the value, or can take it. */
	#isPlace(variable: number, value: number): boolean {
		const inForce = this.assignment[variable];
		return inForce < 0 ? !this.isRuledOut(variable, value) : inForce === value;
	}
}
