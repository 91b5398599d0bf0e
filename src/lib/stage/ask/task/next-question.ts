import type { Problem } from '$lib/engine/problem';
import { mix } from '$lib/engine/seeded';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Trace } from '$lib/engine/trace/trace';
import type { AskTask } from '../../address/task';
import { type Ask } from '../asks';
import { answeredAt, questionsAt, type Question } from '../question';
import { nextInWalk } from '../walk';

/** So many positions are looked through for the next decision, and for questions to draw. */
const REACH = 5000;

/** What is asked about: a recording as far as it goes. */
export interface AskedTrace {
	readonly problem: Problem;
	readonly strategy: Strategy;
	readonly trace: Trace;
}

/** The last position at which a task that begins at `from` looks for a question. */
export function lastAsked({ range, seed }: AskTask, from: number): number {
	return range?.[1] ?? (seed === null ? Infinity : from + REACH);
}

/**
 * The next question of a task that has no seed, at `from` or after it; null if none follows.
 * @param asked the questions so far, in order.
 */
export function nextQuestion(
	task: AskTask,
	{ problem, strategy, trace }: AskedTrace,
	from: number,
	asked: readonly Question[]
): Question | null {
	const next =
		task.pace === 'each'
			? firstQuestion(task.asks, { problem, strategy, trace }, from, asked.at(-1))
			: nextInWalk(problem, strategy, trace, from, asked, task.asks);
	return next === null || next.position > lastAsked(task, from) ? null : next;
}

/** The first question of these sorts from a position on; at the place of the last one, another sort. */
function firstQuestion(
	asks: readonly Ask[],
	{ problem, strategy, trace }: AskedTrace,
	from: number,
	last?: Question
): Question | null {
	for (let at = from; at <= Math.min(trace.length, from + REACH); at++) {
		if (last !== undefined && at <= last.position) continue;
		const found = questionsAt(problem, strategy, trace, at).find(({ ask }) => asks.includes(ask));
		if (found !== undefined) return found;
	}
	return null;
}

/**
 * The questions that a seed draws from all that can be asked, in the order of the run. No question is asked
 * before the answer of the one before it was shown.
 */
export function drawnQuestions(
	task: AskTask,
	{ problem, strategy, trace }: AskedTrace,
	from: number
): readonly Question[] {
	const last = Math.min(trace.length, lastAsked(task, from), from + REACH);
	const all: { question: Question; until: number; lot: number }[] = [];
	for (let at = from; at <= last; at++) {
		for (const question of questionsAt(problem, strategy, trace, at)) {
			if (!task.asks.includes(question.ask)) continue;
			all.push({
				...{ question, until: answeredAt(trace, question) },
				lot: mix(task.seed ?? 0, all.length)
			});
		}
	}
	const drawn: typeof all = [];
	for (const one of all.sort((a, b) => a.lot - b.lot)) {
		if (drawn.length === task.count) break;
		const { position } = one.question;
		const isApart = drawn.every(
			(other) => position >= other.until || one.until <= other.question.position
		);
		const isSame = drawn.some(({ question }) => question.position === position);
		if (isApart && !isSame) drawn.push(one);
	}
	return drawn.map(({ question }) => question).sort((a, b) => a.position - b.position);
}

/** How many questions a task really has in a recording, at most as many as it asks for. */
export function countQuestions(task: AskTask, run: AskedTrace, from: number): number {
	const begin = task.range?.[0] ?? from;
	if (task.seed !== null) return drawnQuestions(task, run, begin).length;
	const asked: Question[] = [];
	let at = begin;
	while (asked.length < task.count) {
		const question = nextQuestion(task, run, at, asked);
		if (question === null) break;
		asked.push(question);
		at = answeredAt(run.trace, question);
	}
	return asked.length;
}
