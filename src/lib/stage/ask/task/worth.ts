import type { Problem } from '$lib/engine/problem';
import type { Ordering, Strategy } from '$lib/engine/search/strategy';
import type { AskTask } from '../../address/task';
import { compareTrees } from '../find/same-tree';
import { answeredAt, type Question } from '../question';
import { drawnQuestions, nextQuestion, type AskedTrace } from './next-question';

/** So many steps are compared for a note: some milliseconds for each ordering. */
const MOST_NOTED = 200_000;

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

/** The other orderings that make the same tree, as far as a few steps tell; empty when `signal` is aborted. */
export async function sameOrderings(
	problem: Problem,
	strategy: Strategy,
	orderings: readonly Ordering[],
	signal: AbortSignal
): Promise<readonly Ordering[]> {
	const same: Ordering[] = [];
	for (const ordering of orderings) {
		if (ordering === strategy.ordering) continue;
		const other = { ...strategy, ordering };
		const compared = await compareTrees(problem, strategy, other, signal, MOST_NOTED);
		if (compared === null) return [];
		if (compared.kind === 'same') same.push(ordering);
	}
	return same;
}
