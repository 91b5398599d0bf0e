import { countValues, lowestValue, type Problem } from '../../problem';
import {
	BACKTRACK,
	CHOOSE,
	DEADEND,
	ELIMINATE,
	FORCE,
	JUMP,
	PLACE,
	PRUNE,
	REJECT,
	SOLUTION,
	STUCK,
	stepKind,
	stepValue,
	stepVariable
} from '../../search/step';
import { FollowedStack } from '../followed-stack';
import { reasonsAt, type TraceFile } from '../file/trace-file';
import { NOTE, RESTART } from '../stored/step-log';
import { BestBelow } from './best-below';
import type { Lie, LieCode, Unjudged } from './lie';
import type { Rules } from './rules';
import { SolutionSet } from './solution-set';
import { ELIMINATED, State, TRIED } from './state';

/** What a {@link Lie} has besides its code and its place. */
type Details = Partial<Omit<Lie, 'code' | 'event'>>;

/** Goes through the events of a trace, and judges each by the {@link State} that those before it have led to. */
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
	readonly #state: State;
	/** The constraints to judge by; null if none are known. */
	readonly #rules: Rules | null;
	/** Whether the puzzle has a method of its own: then only its placements are judged. */
	readonly #isOwn: boolean;
	#solved = 0;
	/** The placements in force were claimed to be a solution. */
	#isClaimed = false;
	/** A jump goes on: what it passes over is being taken back. */
	#isJumping = false;
	/** For each placement in force, whether it was forced: then it goes with the decision below it. */
	readonly #forced: boolean[] = [];
	/** The variable of the latest dead end. */
	#lastDeadEnd = -1;
	/** Judges bounds; made when the first one needs it. */
	#bestBelow: BestBelow | null = null;

	constructor(
		private readonly file: TraceFile,
		private readonly problem: Problem | null
	) {
		this.#state = new State(problem, Math.max(1, file.values.length));
		this.#rules = this.#state.rules;
		this.#isOwn = problem?.ownSearch !== undefined;
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
				if (this.#rules === null || outcome.open === this.#state.open) return null;
				return lieOf('end-open', at, { found: outcome.open, expected: this.#state.open });
			case 'contradiction': {
				const { variable } = outcome;
				if (this.#rules === null || variable === this.#lastDeadEnd) return null;
				const left = this.#state.left(variable);
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
		if (kind !== BACKTRACK && kind !== NOTE) this.#isJumping = false;
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
				return this.#choose(at, variable);
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
				return this.#rules !== null && this.#state.open === 0 ? lieOf('nothing-open', at) : null;
			case NOTE:
				return other < 0 ? lieOf('takeback-nothing', at) : null;
			case RESTART:
				while (this.#state.depth > 0) this.#takeBackLatest();
		}
		return null;
	}

	#choose(at: number, variable: number): Lie | null {
		const expected = this.#state.assignment[variable];
		return expected >= 0 && !this.#isOwn ? lieOf('chosen', at, { variable, expected }) : null;
	}

	#place(at: number, variable: number, value: number): Lie | null {
		const state = this.#state;
		const inForce = state.assignment[variable];
		if (inForce >= 0) {
			const code = (this.problem?.fixed[variable] ?? -1) >= 0 ? 'given' : 'has-value';
			return lieOf(code, at, { variable, value, expected: inForce });
		}
		if (!state.isInDomain(variable, value)) return lieOf('domain', at, { variable, value });
		if (state.isEliminated(variable, value)) return lieOf('eliminated', at, { variable, value });
		const rules = this.#rules;
		if (rules !== null) {
			const late = this.#notNext(at, variable, value);
			if (late !== null) return late;
			if (!rules.allows(variable, value))
				return lieOf('clash', at, { variable, value, others: rules.clashes(variable, value) });
		}
		state.place(variable, value);
		this.#forced[state.depth] = false;
		this.#isClaimed = false;
		return null;
	}

	#force(at: number, variable: number, value: number, unit: number): Lie | null {
		const state = this.#state;
		const isOpen = state.assignment[variable] < 0;
		const isJudged = this.#rules !== null && !this.#isOwn && isOpen;
		const elsewhere = isJudged && unit !== -1 ? state.placesIn(unit, variable, value) : [];
		const left = isJudged && unit === -1 ? state.left(variable) & ~(1 << value) : 0;
		const lie = this.#place(at, variable, value);
		if (lie !== null) return lie;
		this.#forced[state.depth] = true;
		if (elsewhere === null || elsewhere.length > 0)
			return lieOf('unit', at, { variable, value, others: elsewhere ?? [] });
		return left === 0 ? null : this.skip('forced');
	}

	#takeBack(at: number, variable: number, value: number, untested: number): Lie | null {
		const { depth, top, assignment } = this.#state;
		if (depth === 0) return lieOf('takeback-nothing', at, { variable, value });
		if (top !== variable) return lieOf('takeback-order', at, { variable, value, expected: top });
		const inForce = assignment[variable];
		if (inForce !== value)
			return lieOf('takeback-value', at, { variable, value, expected: inForce });
		this.#takeBackLatest();
		if (untested < 0) {
			this.#isJumping &&= this.#forced[depth];
			this.#state.remove(variable, value, TRIED);
			return null;
		}
		// What a jump passes over was not tried to its end.
		if (!this.#isJumping && untested < JUMP)
			return lieOf('untested-nowhere', at, { variable, value });
		this.#isJumping = true;
		const found = untested % JUMP;
		const expected = countValues(this.#state.untested(variable) & ~(1 << value));
		return found > expected ? lieOf('untested', at, { variable, value, found, expected }) : null;
	}

	#takeBackLatest(): void {
		this.#state.takeBack();
		this.#isClaimed = false;
	}

	#reject(at: number, variable: number, value: number): Lie | null {
		const rules = this.#rules;
		if (rules !== null) {
			if (this.#isOwn) return this.skip('method');
			const late = this.#notNext(at, variable, value);
			if (late !== null) return late;
			if (!this.#state.isRuledOut(variable, value)) return lieOf('fits', at, { variable, value });
		}
		if (this.file.log.others[at] < 0) return null;
		const reasons = reasonsAt(this.file, at);
		for (const other of reasons) {
			const details = { variable, value, others: [other] };
			if (this.#state.assignment[other] < 0) return lieOf('reason-open', at, details);
			if (rules?.isReason(other, variable, value, reasons) === false)
				return lieOf('reason', at, details);
		}
		return null;
	}

	#eliminate(at: number, variable: number, value: number, cause: number): Lie | null {
		if (this.#state.isEliminated(variable, value)) return lieOf('gone', at, { variable, value });
		if (this.#rules !== null && !this.#isOwn) {
			if (cause >= 0) {
				if (!this.#isCause(cause, variable, value))
					return lieOf('cause', at, { variable, value, others: [cause] });
			} else if (!this.#state.isRuledOut(variable, value)) this.skip('eliminations');
		}
		this.#state.remove(variable, value, ELIMINATED);
		return null;
	}

	#isCause(cause: number, variable: number, value: number): boolean {
		const rules = this.#rules!;
		if (rules.isReason(cause, variable, value)) return true;
		return rules.hasNoSupport(cause, this.#state.left(cause), variable, value);
	}

	#deadEnd(at: number, variable: number, value: number, unit: number): Lie | null {
		const rules = this.#rules;
		if (rules === null) return null;
		if (this.#isOwn) return this.skip('method');
		if (variable < 0) return this.#failure(at);
		const places = value >= 0 ? this.#state.placesOf(unit, variable, value) : null;
		if (places !== null)
			return places.length === 0
				? null
				: lieOf('place-left', at, { variable, value, others: places });
		const late = this.#notNext(at, variable, value);
		if (late !== null) return late;
		const left = this.#state.left(variable);
		return left === 0 ? null : lieOf('value-left', at, { variable, value: lowestValue(left) });
	}

	/** A node failed, and no variable is named. */
	#failure(at: number): Lie | null {
		const state = this.#state;
		if (this.clashingGivens.length === 0 && state.isSolved())
			// Right after a solution, it says that the search goes on.
			return this.#isClaimed ? null : lieOf('solution-failed', at);
		if (state.open === 0) return null;
		const { next, assignment } = state;
		for (let variable = 0; variable < assignment.length; variable++) {
			if (assignment[variable] >= 0 || (next >= 0 && variable !== next)) continue;
			if (state.left(variable) === 0) return null;
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
			if (!this.#state.isSolved()) {
				const code = rules.isSolution() === undefined ? 'solution-open' : 'no-solution';
				return lieOf(code, at, { found: this.#state.open });
			}
			const expected = rules.cost();
			if (cost !== -1 && expected === undefined) this.skip('costs');
			else if (cost !== -1 && cost !== expected)
				return lieOf('cost', at, { found: cost, expected });
			known = expected ?? cost;
			const before = this.solutions?.add(this.#state.assignment, at) ?? -1;
			if (before >= 0 && this.#isAssignmentAt(before))
				return lieOf('solution-twice', at, { found: before });
		}
		if (known >= 0 && (this.best < 0 || known < this.best)) this.best = known;
		return null;
	}

	#prune(at: number, bound: number): Lie | null {
		const rules = this.#rules;
		// A table that does not say that it seeks the best does not say which cost that is.
		if (rules === null && this.file.header.goal !== 'best') return null;
		if (this.best >= 0 && bound < this.best)
			return lieOf('bound', at, { found: bound, expected: this.best });
		if (rules === null) return null;
		if (this.#isOwn) return this.skip('method');
		if (this.problem!.traits?.hasCost !== true) return this.skip('bounds');
		// Below a solution, and where the givens clash, nothing follows.
		if (this.#isClaimed || this.clashingGivens.length > 0 || bound <= rules.bound()) return null;
		this.#bestBelow ??= new BestBelow(this.#state);
		const expected = this.#bestBelow.under(bound);
		if (expected === undefined) return this.skip('bounds-long');
		return expected < 0 ? null : lieOf('better-follows', at, { found: bound, expected });
	}

	#notNext(at: number, variable: number, value: number): Lie | null {
		const expected = this.#state.next;
		if (expected < 0 || variable === expected) return null;
		return lieOf('not-next', at, { variable, value, expected });
	}

	/** Whether the placements in force are those that were in force at an event, in sound steps. */
	#isAssignmentAt(event: number): boolean {
		const { words } = this.file.log;
		let then = new FollowedStack(this.problem!);
		for (let at = 0; at < event; at++) {
			if (stepKind(words[at]) === RESTART) then = new FollowedStack(this.problem!);
			else then.follow(words[at]);
		}
		const now = this.#state.assignment;
		return then.assignment.every((value, variable) => value === now[variable]);
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
