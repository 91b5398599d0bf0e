import { allValues, lowestValue, type Problem } from '../../problem';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	STUCK,
	stepKind,
	stepValue,
	stepVariable
} from '../../search/step';
import { MAX_TRACE_VARIABLES, reasonsAt, type TraceFile } from '../file/trace-file';
import { NOTE, RESTART } from '../stored/step-log';
import type { Lie, LieCode, Unjudged } from './lie';
import { Rules } from './rules';
import { SolutionSet } from './solution-set';

/** What a {@link Lie} has besides its code and its place. */
type Details = Partial<Omit<Lie, 'code' | 'event'>>;

/** On the trail: the value was eliminated, or tried and taken back. */
const REMOVED = 0;
const TRIED = 1;

/**
 * Goes through the events of a trace, and judges each by the state that those before it have led to. A
 * placement takes everything with it that was eliminated or tried below it.
 */
export class Judge {
	/** How many events make a claim that is not judged. */
	readonly unjudged = new Map<Unjudged, number>();
	/** The solutions claimed, if the trace claims to know all; null otherwise. */
	readonly solutions: SolutionSet | null;
	/** The least cost of a solution so far, −1 for none. */
	best = -1;
	/** Whether bounds have cut anything off. */
	isPruned = false;
	/** Givens that clash: then there are no solutions. */
	readonly clashingGivens: readonly number[];
	/** The constraints to judge by; null if none are known. */
	readonly #rules: Rules | null;
	/** Whether the puzzle has a method of its own: then only its placements are judged. */
	readonly #isOwn: boolean;
	/** How many givens come before the first variable, if variables come in their order; −1 if they do not. */
	readonly #firstNext: number;
	readonly #variableCount: number;
	readonly #fixed: Int8Array | null;
	/** For each variable the values it may take. */
	readonly #allowed: Int32Array;
	readonly #assignment: Int8Array;
	readonly #stack: { readonly path: Int32Array; depth: number };
	/** For each placement, the length of the trail before it. */
	readonly #marks: Int32Array;
	/** For each variable the values that were eliminated, and those that were tried and taken back. */
	readonly #masks: readonly [removed: Int32Array, tried: Int32Array];
	#trail = new Int32Array(1024);
	#trailLength = 0;
	#open: number;
	#solved = 0;
	/** The placements in force were claimed to be a solution. */
	#isClaimed = false;
	/** The variable of the latest dead end. */
	#lastDeadEnd = -1;

	constructor(
		private readonly file: TraceFile,
		private readonly problem: Problem | null
	) {
		const count = problem?.variableCount ?? MAX_TRACE_VARIABLES;
		const values = allValues(problem?.valueCount ?? Math.max(1, file.values.length));
		this.#variableCount = count;
		this.#fixed = problem?.fixed ?? null;
		this.#allowed = problem?.domains ?? new Int32Array(count).fill(values);
		this.#assignment = problem?.fixed.slice() ?? new Int8Array(count).fill(-1);
		this.#stack = { path: new Int32Array(count + 1), depth: 0 };
		this.#marks = new Int32Array(count + 1);
		this.#masks = [new Int32Array(count), new Int32Array(count)];
		const givens = this.#assignment.reduce((sum, value) => sum + (value < 0 ? 0 : 1), 0);
		this.#open = count - givens;
		this.#rules = problem === null ? null : new Rules(problem, this.#assignment, this.#stack);
		this.#isOwn = problem?.ownSearch !== undefined;
		this.#firstNext = problem?.traits?.isSequential === true ? givens : -1;
		this.clashingGivens = problem === null ? [] : clashingGivens(problem);
		const claimsAll = file.outcome?.kind === 'exhausted' && problem !== null && !this.#isOwn;
		if (problem === null && file.log.length > 0) this.unjudged.set('constraints', file.log.length);
		this.solutions = claimsAll ? new SolutionSet() : null;
	}

	/** Judges the events from one index to before another. @returns the first lie, null for none. */
	events(from: number, to: number): Lie | null {
		const { words, others } = this.file.log;
		for (let at = from; at < to; at++) {
			const word = words[at];
			const lie = this.#event(at, stepKind(word), stepVariable(word), stepValue(word), others[at]);
			if (lie !== null) return lie;
		}
		return null;
	}

	/** Judges what the trace says of its end, except that it has all. */
	end(): Lie | null {
		const { outcome, log } = this.file;
		const at = log.length;
		switch (outcome?.kind) {
			case 'solved':
				return this.#solved > 0 ? null : lieOf('end-found', at);
			case 'stuck':
			case 'stranded':
				if (this.#rules === null || outcome.open === this.#open) return null;
				return lieOf('end-open', at, { found: outcome.open, expected: this.#open });
			case 'contradiction': {
				const { variable } = outcome;
				if (this.#rules === null || variable === this.#lastDeadEnd) return null;
				const left = this.#left(variable);
				return left === 0
					? null
					: lieOf('end-contradiction', at, { variable, value: lowestValue(left) });
			}
			default:
				return null;
		}
	}

	skip(what: Unjudged): null {
		this.unjudged.set(what, (this.unjudged.get(what) ?? 0) + 1);
		return null;
	}

	#event(at: number, kind: number, variable: number, value: number, other: number): Lie | null {
		switch (kind) {
			case REJECT:
				return this.#reject(at, variable, value);
			case PLACE:
				return this.#place(at, variable, value);
			case FORCE:
				return this.#force(at, variable, value, other);
			case BACKTRACK:
				return this.#takeBack(at, variable, value, other);
			case CHOOSE:
				return null;
			case ELIMINATE:
				return this.#eliminate(at, variable, value, other);
			case DEADEND:
				this.#lastDeadEnd = variable;
				return this.#deadEnd(at, variable, value, other);
			case SOLUTION:
				return this.#solve(at, other);
			case PRUNE:
				this.isPruned = true;
				return this.#prune(at, other);
			case STUCK:
				return this.#rules !== null && this.#open === 0 ? lieOf('nothing-open', at) : null;
			case NOTE:
				return other < 0 ? lieOf('takeback-nothing', at) : null;
			case RESTART:
				while (this.#stack.depth > 0) this.#pop();
		}
		return null;
	}

	#place(at: number, variable: number, value: number): Lie | null {
		const inForce = this.#assignment[variable];
		if (inForce >= 0) {
			const code = (this.#fixed?.[variable] ?? -1) >= 0 ? 'given' : 'has-value';
			return lieOf(code, at, { variable, value, expected: inForce });
		}
		const bit = 1 << value;
		if ((this.#allowed[variable] & bit) === 0) return lieOf('domain', at, { variable, value });
		if ((this.#masks[REMOVED][variable] & bit) !== 0)
			return lieOf('eliminated', at, { variable, value });
		const rules = this.#rules;
		if (rules !== null) {
			const late = this.#notNext(at, variable, value);
			if (late !== null) return late;
			if (!rules.allows(variable, value))
				return lieOf('clash', at, { variable, value, others: rules.clashes(variable, value) });
			rules.place(variable, value);
		}
		const stack = this.#stack;
		this.#marks[stack.depth] = this.#trailLength;
		stack.path[stack.depth++] = variable;
		this.#assignment[variable] = value;
		this.#isClaimed = false;
		this.#open--;
		return null;
	}

	#force(at: number, variable: number, value: number, unit: number): Lie | null {
		const isOpen = this.#assignment[variable] < 0;
		const isJudged = this.#rules !== null && !this.#isOwn && isOpen;
		const elsewhere = isJudged && unit !== -1 ? this.#placesIn(unit, variable, value) : [];
		const left = isJudged && unit === -1 ? this.#left(variable) & ~(1 << value) : 0;
		const lie = this.#place(at, variable, value);
		if (lie !== null) return lie;
		if (elsewhere === null || elsewhere.length > 0)
			return lieOf('unit', at, { variable, value, others: elsewhere ?? [] });
		return left === 0 ? null : this.skip('forced');
	}

	#takeBack(at: number, variable: number, value: number, untested: number): Lie | null {
		const { path, depth } = this.#stack;
		if (depth === 0) return lieOf('takeback-nothing', at, { variable, value });
		const top = path[depth - 1];
		if (top !== variable) return lieOf('takeback-order', at, { variable, value, expected: top });
		const inForce = this.#assignment[variable];
		if (inForce !== value)
			return lieOf('takeback-value', at, { variable, value, expected: inForce });
		this.#pop();
		// What a jump passes over was not tried to its end.
		if (untested < 0) this.#push(TRIED, variable, value);
		return null;
	}

	#reject(at: number, variable: number, value: number): Lie | null {
		const rules = this.#rules;
		if (rules === null) return null;
		if (this.#isOwn) return this.skip('method');
		const late = this.#notNext(at, variable, value);
		if (late !== null) return late;
		if (!this.#isRuledOut(variable, value)) return lieOf('fits', at, { variable, value });
		if (this.file.log.others[at] < 0) return null;
		const reasons = reasonsAt(this.file, at);
		for (const other of reasons) {
			const details = { variable, value, others: [other] };
			if (this.#assignment[other] < 0) return lieOf('reason-open', at, details);
			if (!rules.isReason(other, variable, value, reasons)) return lieOf('reason', at, details);
		}
		return null;
	}

	#eliminate(at: number, variable: number, value: number, cause: number): Lie | null {
		if ((this.#masks[REMOVED][variable] >>> value) & 1)
			return lieOf('gone', at, { variable, value });
		if (this.#rules !== null && !this.#isOwn) {
			if (cause >= 0) {
				if (!this.#isCause(cause, variable, value))
					return lieOf('cause', at, { variable, value, others: [cause] });
			} else if (!this.#isRuledOut(variable, value)) this.skip('eliminations');
		}
		this.#push(REMOVED, variable, value);
		return null;
	}

	#isCause(cause: number, variable: number, value: number): boolean {
		const rules = this.#rules!;
		if (rules.isReason(cause, variable, value)) return true;
		return rules.hasNoSupport(cause, this.#left(cause), variable, value);
	}

	#deadEnd(at: number, variable: number, value: number, unit: number): Lie | null {
		const rules = this.#rules;
		if (rules === null) return null;
		if (this.#isOwn) return this.skip('method');
		if (variable < 0) return this.#failure(at);
		const places = value >= 0 ? this.#placesOf(unit, variable, value) : null;
		if (places !== null)
			return places.length === 0
				? null
				: lieOf('place-left', at, { variable, value, others: places });
		const late = this.#notNext(at, variable, value);
		if (late !== null) return late;
		const left = this.#left(variable);
		return left === 0 ? null : lieOf('value-left', at, { variable, value: lowestValue(left) });
	}

	/** A node failed, and no variable is named. */
	#failure(at: number): Lie | null {
		if (this.clashingGivens.length === 0 && this.#isSolved())
			// Right after a solution, it says that the search goes on.
			return this.#isClaimed ? null : lieOf('solution-failed', at);
		if (this.#open === 0) return null;
		const next = this.#firstNext < 0 ? -1 : this.#firstNext + this.#stack.depth;
		for (let variable = 0; variable < this.#variableCount; variable++) {
			if (this.#assignment[variable] >= 0 || (next >= 0 && variable !== next)) continue;
			if (this.#left(variable) === 0) return null;
		}
		return this.skip('failures');
	}

	#solve(at: number, cost: number): Lie | null {
		this.#solved++;
		this.#isClaimed = true;
		const rules = this.#rules;
		let known = cost;
		if (this.#isOwn) this.skip('method');
		else if (rules !== null) {
			const others = this.clashingGivens;
			if (others.length > 0) return lieOf('no-solution', at, { others });
			if (!this.#isSolved()) {
				const code = rules.isSolution() === undefined ? 'solution-open' : 'no-solution';
				return lieOf(code, at, { found: this.#open });
			}
			const expected = rules.cost();
			if (cost !== -1 && expected === undefined) this.skip('costs');
			else if (cost !== -1 && cost !== expected)
				return lieOf('cost', at, { found: cost, expected });
			known = expected ?? cost;
			const before = this.solutions?.add(this.#assignment, at) ?? -1;
			if (before >= 0 && this.#isAssignmentAt(before))
				return lieOf('solution-twice', at, { found: before });
		}
		if (known >= 0 && (this.best < 0 || known < this.best)) this.best = known;
		return null;
	}

	#prune(at: number, bound: number): Lie | null {
		const rules = this.#rules;
		// Of a table it is not known whether the least or the most is best.
		if (rules === null) return null;
		if (this.best >= 0 && bound < this.best)
			return lieOf('bound', at, { found: bound, expected: this.best });
		if (this.#isOwn) return this.skip('method');
		return this.best >= 0 && bound <= rules.bound() ? null : this.skip('bounds');
	}

	#notNext(at: number, variable: number, value: number): Lie | null {
		if (this.#firstNext < 0) return null;
		const expected = this.#firstNext + this.#stack.depth;
		return variable === expected ? null : lieOf('not-next', at, { variable, value, expected });
	}

	#isSolved(): boolean {
		return this.#rules!.isSolution() ?? this.#open === 0;
	}

	/** The values that a variable has left: neither tried nor eliminated, and without a clash. */
	#left(variable: number): number {
		const [removed, tried] = this.#masks;
		const mask = this.#allowed[variable] & ~(removed[variable] | tried[variable]);
		if (mask === 0) return 0;
		if (this.#assignment[variable] < 0) return this.#rules!.legal(variable, mask);
		let left = 0;
		for (let rest = mask & ~(1 << this.#assignment[variable]); rest !== 0; rest &= rest - 1)
			if (this.#rules!.clashes(variable, lowestValue(rest)).length === 0) left |= rest & -rest;
		return left;
	}

	#isRuledOut(variable: number, value: number): boolean {
		return ((this.#left(variable) >>> value) & 1) === 0;
	}

	/** Where else a unit of this place and value has room for the value; null if it is not such a unit. */
	#placesIn(index: number, variable: number, value: number): number[] | null {
		const unit = this.problem!.units[index];
		if (unit?.value !== value || !unit.variables.includes(variable)) return null;
		return unit.variables.filter(
			(other) =>
				other !== variable &&
				(this.#assignment[other] < 0
					? !this.#isRuledOut(other, value)
					: this.#assignment[other] === value)
		);
	}

	/**
	 * Where the units of this place and value, or the one named, have room for the value, or hold it; null
	 * without such a unit.
	 */
	#placesOf(index: number, variable: number, value: number): number[] | null {
		const { units } = this.problem!;
		let found: number[] | null = null;
		for (let at = 0; at < units.length; at++) {
			if (index >= 0 && at !== index) continue;
			const elsewhere = this.#placesIn(at, variable, value);
			if (elsewhere === null) continue;
			const here =
				this.#assignment[variable] < 0
					? !this.#isRuledOut(variable, value)
					: this.#assignment[variable] === value;
			const places = here ? [variable, ...elsewhere] : elsewhere;
			if (places.length === 0) return places;
			found ??= places;
		}
		return found;
	}

	#push(which: 0 | 1, variable: number, value: number): void {
		const bit = 1 << value;
		const masks = this.#masks[which];
		if ((masks[variable] & bit) !== 0) return;
		masks[variable] |= bit;
		if (this.#trailLength === this.#trail.length) {
			const longer = new Int32Array(2 * this.#trail.length);
			longer.set(this.#trail);
			this.#trail = longer;
		}
		this.#trail[this.#trailLength++] = (variable << 6) | (value << 1) | which;
	}

	/** Takes back the latest placement, and everything below it. */
	#pop(): void {
		const stack = this.#stack;
		const variable = stack.path[--stack.depth];
		this.#rules?.takeBack(variable, this.#assignment[variable]);
		this.#assignment[variable] = -1;
		this.#isClaimed = false;
		this.#open++;
		const mark = this.#marks[stack.depth];
		while (this.#trailLength > mark) {
			const entry = this.#trail[--this.#trailLength];
			this.#masks[entry & 1][entry >> 6] &= ~(1 << ((entry >> 1) & 31));
		}
	}

	/** Whether the placements in force are those that were in force at an event, in sound steps. */
	#isAssignmentAt(event: number): boolean {
		const { words } = this.file.log;
		const then = this.problem!.fixed.slice();
		for (let at = 0; at < event; at++) {
			const kind = stepKind(words[at]);
			if (kind === PLACE || kind === FORCE) then[stepVariable(words[at])] = stepValue(words[at]);
			else if (kind === BACKTRACK) then[stepVariable(words[at])] = -1;
			else if (kind === RESTART) then.set(this.problem!.fixed);
		}
		return then.every((value, variable) => value === this.#assignment[variable]);
	}
}

/** A lie, with what is known of it. */
export function lieOf(code: LieCode, event: number, details: Details = {}): Lie {
	const none = { variable: -1, value: -1, others: [], found: -1, expected: -1 };
	return { ...none, isLeast: false, solution: null, ...details, code, event };
}

/** Givens that clash with one another; empty for none. */
function clashingGivens(problem: Problem): readonly number[] {
	const { fixed } = problem;
	for (let variable = 0; variable < fixed.length; variable++) {
		if (fixed[variable] < 0) continue;
		const clashes = problem.clashes(fixed, variable, fixed[variable]);
		if (clashes.length > 0) return [variable, ...clashes];
	}
	return [];
}
