import type { Problem } from '$lib/engine/problem';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';
import { questionsAt, type Question } from './question';

/** How many positions are looked through. */
const REACH = 200;

/**
 * A question about what comes next, at a position or soon after it; before it, if nothing follows.
 * `turn` chooses between several, so that questions vary. Null if nothing can be asked.
 */
export function nearestQuestion(
	problem: Problem,
	strategy: Strategy,
	trace: Trace,
	position: number,
	turn: number
): Question | null {
	const ask = (at: number) => {
		const found = questionsAt(problem, strategy, trace, at);
		return found.length === 0 ? null : found[turn % found.length];
	};
	for (let at = position; at <= Math.min(trace.length, position + REACH); at++) {
		const question = ask(at);
		if (question !== null) return question;
	}
	for (let at = position - 1; at >= Math.max(0, position - REACH); at--) {
		const question = ask(at);
		if (question !== null) return question;
	}
	return null;
}
