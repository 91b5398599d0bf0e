import { countValues, type Problem } from '$lib/engine/problem';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';

/** A question about the step after `position`, with its answer from the trace. */
export type Question = { readonly position: number } & (
	| {
			readonly ask: 'variable';
			/** The variable that is chosen. */
			readonly answer: number;
	  }
	| {
			readonly ask: 'value';
			readonly variable: number;
			/** The value that is placed; −1 if none is. */
			readonly answer: number;
	  }
	| { readonly ask: 'deadend'; readonly variable: number; readonly answer: boolean }
	| {
			readonly ask: 'return';
			/** The variable that has no value left. */
			readonly variable: number;
			/**
			 * The variable of the last decision, which is taken back, together with what elimination
			 * placed after it; −1 if there is nothing to go back to.
			 */
			readonly answer: number;
	  }
	| { readonly ask: 'result'; readonly variable: number; readonly answer: boolean }
);

/** What can be asked at a position, most telling first. */
export function questionsAt(
	problem: Problem,
	strategy: Strategy,
	trace: Trace,
	position: number
): Question[] {
	const moment = trace.at(position);
	const { step, frames, assignment } = moment;
	const questions: Question[] = [];
	const top = frames.at(-1);
	const next = position < trace.length ? trace.at(position + 1).step : null;
	// Only a search that ends at its first solution tells its caller what it found.
	const tells = strategy.goal === 'first';

	// Where a unit is to blame, no variable can be named.
	if (step?.kind === 'deadend' && step.value < 0) {
		const back = returnOf(trace, position);
		if (back !== null)
			questions.push({ ask: 'return', position, variable: step.variable, answer: back.variable });
	}
	// After the last try, before its outcome is drawn.
	if (tells && step?.kind === 'reject' && next?.kind === 'deadend' && next.value < 0)
		questions.push({ ask: 'result', position, variable: step.variable, answer: false });
	if (tells && next?.kind === 'solution' && top !== undefined)
		questions.push({ ask: 'result', position, variable: top.variable, answer: true });
	// Before the first try there, or after a value was taken back.
	const isDeciding = top !== undefined && top.value < 0;
	if (isDeciding && (step?.kind === 'choose' || step?.kind === 'backtrack')) {
		const { variable } = top;
		const answer = outcomeOf(trace, position, variable);
		if (answer !== null) {
			// What chance tries next cannot be known.
			if (strategy.values !== 'random')
				questions.push({ ask: 'value', position, variable, answer });
			questions.push({ ask: 'deadend', position, variable, answer: answer < 0 });
		}
	}
	// What chance chooses cannot be known, nor what an ordering has learnt where its weights are not shown.
	const isKnown = strategy.ordering !== 'random' && strategy.ordering !== 'dom-wdeg';
	const isChoice = isKnown && problem.traits?.isSequential !== true;
	const open = assignment.reduce((sum, value) => sum + (value < 0 ? 1 : 0), 0);
	if (next?.kind === 'choose' && isChoice && open > 1)
		questions.push({ ask: 'variable', position, answer: next.variable });
	return questions;
}

/** The value placed at a variable after `position`; −1 if none is; null if that cannot be asked. */
function outcomeOf(trace: Trace, position: number, variable: number): number | null {
	const most = position + countValues(-1) + 1;
	for (let at = position + 1; at <= Math.min(trace.length, most); at++) {
		const { step } = trace.at(at);
		if (step?.variable !== variable) return null;
		if (step.kind === 'place') return step.value;
		if (step.kind === 'deadend') return step.value < 0 ? -1 : null;
		if (step.kind !== 'reject') return null;
	}
	return null;
}

/**
 * The decision that a dead end leads back to, and the position after it is taken back: the last one, or the
 * one where a jump ends. What elimination placed after it, and what the jump skips, is taken back on the way.
 * The variable is −1 if there is none, and null is returned if the search was cut short before.
 */
function returnOf(trace: Trace, position: number): { variable: number; at: number } | null {
	const { frames } = trace.at(position);
	const decided = frames.filter(({ value, forced }) => value >= 0 && !forced);
	const decisions = new Set(decided.map(({ variable }) => variable));
	for (let at = position + 1; at <= trace.length; at++) {
		const { step } = trace.at(at);
		if (step?.kind !== 'backtrack') return null;
		const { variable, cause } = step;
		if (cause < 0 && decisions.has(variable)) return { variable, at };
	}
	const isExhausted = trace.at(trace.length).outcome?.kind === 'exhausted';
	return isExhausted ? { variable: -1, at: trace.length } : null;
}

/** Where the answer is shown: the position after which the reader has seen it. */
export function answeredAt(trace: Trace, question: Question): number {
	switch (question.ask) {
		case 'variable':
		case 'result':
			return Math.min(question.position + 1, trace.length);
		case 'return':
			return returnOf(trace, question.position)?.at ?? question.position;
		case 'value':
		case 'deadend': {
			let at = question.position + 1;
			while (at < trace.length && trace.at(at).step?.kind === 'reject') at++;
			return at;
		}
	}
}
