import type { Problem } from '$lib/engine/problem';
import { BACKTRACK, CHOOSE, DEADEND, stepKind } from '$lib/engine/search/step';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';
import { ASKS, type Ask } from './asks';
import { questionsAt, type Question } from './question';

/** How many positions ahead are compared. */
const NEAR = 80;
/** How many steps ahead a dead end is looked for, and any question at all. */
const FAR = 20_000;
/** How far before a dead end the walk goes on, so that the way into it is seen. */
const BEFORE = 24;
/** After this many questions without a dead end, the walk goes on at the next one. */
const PATIENCE = 3;

/** How telling each sort is: what happens on the way back most. */
const WEIGHTS: Readonly<Record<Ask, number>> = {
	return: 5,
	value: 3,
	deadend: 2.5,
	result: 3,
	variable: 2
};
/** The most that {@link weightOf} gives. */
const MOST = 7;

/**
 * The next question of a walk through a run: soon after `from`, of a sort that was not asked just now
 * or more often than others, and rather about a dead end and what follows it. Null at the end of the
 * recording.
 *
 * @param asked the questions asked so far, in order.
 * @param asks what may be asked.
 */
export function nextInWalk(
	problem: Problem,
	strategy: Strategy,
	trace: Trace,
	from: number,
	asked: readonly Question[],
	asks: readonly Ask[] = ASKS
): Question | null {
	const isPatient =
		asked.length % PATIENCE !== PATIENCE - 1 || asked.slice(-2).some(({ ask }) => ask === 'return');
	const start = isPatient ? from : beforeDeadend(trace, from);
	const near = (at: number) => bestNear(problem, strategy, trace, at, asked, asks);
	let found = near(start);
	// What is rare, or all that may be asked, can be far away.
	for (let at = start; found === null && at < Math.min(trace.length, start + FAR); at += NEAR) {
		at = Math.max(at, nextDecision(trace, at));
		found = near(at);
	}
	return found;
}

/** A position shortly before the next dead end; `from` if that is soon, or if none is found. */
function beforeDeadend(trace: Trace, from: number): number {
	const found = trace.scan(
		from,
		Math.min(trace.length, from + FAR),
		(word) => stepKind(word) === DEADEND
	);
	return Math.max(from, found - BEFORE);
}

/** The next position where a variable was chosen or a value taken back. */
function nextDecision(trace: Trace, from: number): number {
	const kinds = (1 << CHOOSE) | (1 << BACKTRACK) | (1 << DEADEND);
	const to = Math.min(trace.length, from + FAR);
	const found = trace.scan(from, to, (word) => ((kinds >>> stepKind(word)) & 1) !== 0);
	return found < 0 ? to : found;
}

function bestNear(
	problem: Problem,
	strategy: Strategy,
	trace: Trace,
	from: number,
	asked: readonly Question[],
	asks: readonly Ask[]
): Question | null {
	const before = asked.at(-1)?.position ?? -1;
	let best: Question | null = null;
	let most = -Infinity;
	for (let at = Math.max(from, before + 1); at <= Math.min(trace.length, from + NEAR); at++) {
		const distance = Math.log2(1 + at - from) / 2;
		// Nothing further away can be better.
		if (most >= MOST - distance) break;
		for (const question of questionsAt(problem, strategy, trace, at)) {
			if (!asks.includes(question.ask)) continue;
			const weight = weightOf(question, strategy, trace, asked) - distance;
			if (weight > most) [best, most] = [question, weight];
		}
	}
	return best;
}

function weightOf(
	question: Question,
	{ ordering }: Strategy,
	trace: Trace,
	asked: readonly Question[]
): number {
	const { ask, position } = question;
	const times = asked.filter((one) => one.ask === ask).length;
	let weight = WEIGHTS[ask] - 1.5 * (times - asked.length / ASKS.length);
	if (asked.at(-1)?.ask === ask) weight -= 2;
	// What is tried after a value was taken back, and whether that was the last one.
	if (ask === 'value' && trace.at(position).step?.kind === 'backtrack') weight += 1.5;
	if (ask === 'deadend' && question.answer) weight += 1.5;
	// The next one in reading order is soon known.
	if (ask === 'variable' && ordering === 'naive' && times > 0) weight -= 1.5;
	return Math.min(MOST, weight);
}
