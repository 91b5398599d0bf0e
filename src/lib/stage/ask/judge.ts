import { listValues, openPeers, type Problem } from '$lib/engine/problem';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';
import type { Question } from './question';

/** A variable, a value (−1: no variable, no value), or yes and no. */
export type Answer = number | boolean;

/** The misunderstanding that a wrong answer points to. */
export type Slip =
	/** The search starts again from the beginning. */
	| 'restart'
	/** It goes on as if the call had not returned. */
	| 'goes-on'
	/** It gives up a whole branch. */
	| 'gives-up'
	/** It gives up altogether. */
	| 'ends';

/** How a question was settled: right at the first try, right later, or its answer was shown. */
export type Settlement = 'first' | 'later' | 'shown';

/** What the search sees that a wrong answer does not. */
export type Reason =
	/** The variable has its value from the puzzle, or has been decided. */
	| { readonly kind: 'given' | 'decided'; readonly variable: number; readonly value: number }
	/** Another variable comes first in reading order. */
	| { readonly kind: 'later'; readonly variable: number; readonly first: number }
	/** The variable has more (or, for findmax, fewer) candidates than the one that is chosen. */
	| {
			readonly kind: 'counts';
			readonly variable: number;
			readonly count: number;
			readonly first: number;
			readonly best: number;
	  }
	/** It has as many candidates, and the other one comes first. */
	| {
			readonly kind: 'tie';
			readonly variable: number;
			readonly count: number;
			readonly first: number;
	  }
	/** It has as many candidates, and the other one has more open peers. */
	| {
			readonly kind: 'degree';
			readonly variable: number;
			readonly degree: number;
			readonly first: number;
			readonly most: number;
	  }
	/** The other one has fewer candidates for its weight, or as few and comes first. */
	| {
			readonly kind: 'weight';
			readonly variable: number;
			readonly first: number;
			readonly isTie: boolean;
	  }
	/** The value clashes with these variables; with none, the problem itself forbids it. */
	| {
			readonly kind: 'clash';
			readonly variable: number;
			readonly value: number;
			readonly clashes: readonly number[];
	  }
	/** The value was crossed out, although nothing that was placed forbids it. */
	| { readonly kind: 'crossed'; readonly variable: number; readonly value: number }
	/** The value was tried here before: without a solution, or its solutions were found. */
	| { readonly kind: 'tried' | 'found'; readonly variable: number; readonly value: number }
	/** Another legal value is tried first. */
	| {
			readonly kind: 'order';
			readonly variable: number;
			readonly value: number;
			readonly first: number;
	  }
	/** This value can still be placed. */
	| { readonly kind: 'possible'; readonly variable: number; readonly value: number }
	/** Nothing can be placed any more. */
	| { readonly kind: 'nothing'; readonly variable: number }
	/** The variable is not decided yet, and what comes before it has failed. */
	| { readonly kind: 'open'; readonly variable: number }
	/** The variable itself has no value left. */
	| { readonly kind: 'used-up'; readonly variable: number }
	/** Elimination placed the value, so there is no other value to try. */
	| { readonly kind: 'forced'; readonly variable: number; readonly value: number }
	/** It has no part in the dead end, so a jump passes over it. */
	| { readonly kind: 'skipped'; readonly variable: number }
	/** A later decision is taken back first. */
	| { readonly kind: 'earlier'; readonly variable: number; readonly last: number }
	/** All variables are decided, or one cannot be. */
	| { readonly kind: 'solved' | 'failed'; readonly variable: number };

export interface Verdict {
	readonly right: boolean;
	/** Null for a right answer. */
	readonly reason: Reason | null;
	readonly slip: Slip | null;
}

const RIGHT: Verdict = { right: true, reason: null, slip: null };

/** Judges an answer by the trace. */
export function judgeAnswer(
	problem: Problem,
	strategy: Strategy,
	trace: Trace,
	question: Question,
	answer: Answer
): Verdict {
	if (answer === question.answer) return RIGHT;
	const [reason, slip] = new Judge(problem, strategy, trace, question.position).wrong(
		question,
		answer
	);
	return { right: false, reason, slip };
}

class Judge {
	readonly #moment;

	constructor(
		private readonly problem: Problem,
		private readonly strategy: Strategy,
		trace: Trace,
		position: number
	) {
		this.#moment = trace.at(position);
	}

	wrong(question: Question, answer: Answer): [Reason, Slip | null] {
		switch (question.ask) {
			case 'variable':
				return [this.#variable(Number(answer), question.answer), null];
			case 'value':
				return this.#value(question.variable, Number(answer), question.answer);
			case 'deadend':
				return question.answer
					? [{ kind: 'nothing', variable: question.variable }, 'goes-on']
					: [this.#possible(question.variable), this.#givesUp()];
			case 'return':
				return this.#return(question.variable, Number(answer), question.answer);
			case 'result':
				return [{ kind: question.answer ? 'solved' : 'failed', variable: question.variable }, null];
		}
	}

	#variable(variable: number, first: number): Reason {
		const { assignment } = this.#moment;
		if (assignment[variable] >= 0) return this.#placed(variable);
		const { ordering } = this.strategy;
		if (ordering === 'naive') return { kind: 'later', variable, first };
		const [count, best] = [this.#candidates(variable).length, this.#candidates(first).length];
		if (ordering === 'dom-wdeg') {
			const [weight, most] = [variable, first].map((one) =>
				Math.max(1, this.#moment.weights?.[one] ?? 1)
			);
			return { kind: 'weight', variable, first, isTie: count * most === best * weight };
		}
		if (count !== best) return { kind: 'counts', variable, count, first, best };
		const [degree, most] = [variable, first].map((one) => openPeers(this.problem, assignment, one));
		return ordering === 'findmin-degree' && degree !== most
			? { kind: 'degree', variable, degree, first, most }
			: { kind: 'tie', variable, count, first };
	}

	#value(variable: number, value: number, answer: number): [Reason, Slip | null] {
		if (value < 0) return [{ kind: 'possible', variable, value: answer }, this.#givesUp()];
		const frame = this.#moment.frames.at(-1);
		const isIn = (mask = 0) => ((mask >>> value) & 1) !== 0;
		if (isIn(frame?.failed)) return [{ kind: 'tried', variable, value }, 'restart'];
		if (isIn(frame?.solved)) return [{ kind: 'found', variable, value }, 'restart'];
		if (this.#candidates(variable).includes(value))
			return [{ kind: 'order', variable, value, first: answer }, null];
		const clashes = this.problem.clashes(this.#moment.assignment, variable, value);
		const isCrossed = clashes.length === 0 && !isIn(this.#moment.domains?.[variable] ?? -1);
		return isCrossed
			? [{ kind: 'crossed', variable, value }, null]
			: [{ kind: 'clash', variable, value, clashes }, null];
	}

	#return(dead: number, variable: number, answer: number): [Reason, Slip | null] {
		if (variable < 0) return [{ kind: 'earlier', variable: -1, last: answer }, 'ends'];
		if (variable === dead) return [{ kind: 'used-up', variable }, null];
		const { assignment, frames, conflict } = this.#moment;
		// Without a decision, the search cannot go on anywhere.
		if (assignment[variable] < 0)
			return [{ kind: 'open', variable }, answer < 0 ? null : 'goes-on'];
		if (this.problem.fixed[variable] >= 0) return [this.#placed(variable), null];
		if (frames.some((frame) => frame.variable === variable && frame.forced))
			return [{ kind: 'forced', variable, value: assignment[variable] }, null];
		if (conflict?.includes(variable) === false) return [{ kind: 'skipped', variable }, null];
		const isFirst =
			frames.find(({ value, forced }) => value >= 0 && !forced)?.variable === variable;
		return [{ kind: 'earlier', variable, last: answer }, isFirst ? 'restart' : 'gives-up'];
	}

	/** What it means to try nothing more here. */
	#givesUp(): Slip {
		const isRoot = !this.#moment.frames.some(({ value, forced }) => value >= 0 && !forced);
		return isRoot ? 'ends' : 'gives-up';
	}

	#placed(variable: number): Reason {
		const value = this.#moment.assignment[variable];
		const kind = this.problem.fixed[variable] >= 0 ? 'given' : 'decided';
		return { kind, variable, value };
	}

	#possible(variable: number): Reason {
		const [value] = this.#candidates(variable);
		return { kind: 'possible', variable, value };
	}

	/** The values that are legal now, not crossed out, and not tried yet at the last frame. */
	#candidates(variable: number): number[] {
		const { assignment, domains, frames } = this.#moment;
		const model = this.problem.model();
		assignment.forEach((value, other) => {
			if (value >= 0 && this.problem.fixed[other] < 0) model.place(other, value);
		});
		const top = frames.at(-1);
		const left = top?.variable === variable && top.value < 0 ? top.left : -1;
		return listValues(model.legal(variable) & (domains?.[variable] ?? -1) & left);
	}
}
