/** What is made of a program's run when it has ended. A race without a program loads none of it. */
import type { Problem } from '$lib/engine/problem';
import type { Outcome } from '$lib/engine/search/outcome';
import { stepKind } from '$lib/engine/search/step';
import { CALL, StepLogBuilder, type StepLog } from '$lib/engine/trace/stored/step-log';
import { obtain } from '$lib/ui/loading/loaded-part.svelte';
import { isSolved } from '../solved';
import type { CallEnd, CallResult, Program } from '../task';

/**
 * What a program says at its end, compared with what is true of the board. `solved`: the board is full
 * and legal. `none`: it says that there is no solution. `unfinished`: it says something else, and the
 * board is not solved. `cut`: it was stopped. `broken`: it ended by an error.
 */
export type Answer = 'solved' | 'none' | 'unfinished' | 'cut' | 'broken';

/** The steps that a search of ours may make, too, so that a clock counts the same in both. */
export function withoutCalls({ length, words, lines, depths, others }: StepLog): StepLog {
	const kept = new StepLogBuilder();
	for (let at = 0; at < length; at++)
		if (stepKind(words[at]) < CALL) kept.copy(words[at], lines[at], depths[at], others[at]);
	return kept;
}

/** What the error of a call means; empty if it has none. */
export async function faultIn(
	{ end }: CallResult,
	{ language, source, given }: Program
): Promise<string> {
	if (end.kind !== 'fault') return '';
	const [{ faultText }, { orderingFaultText }] = await Promise.all([
		obtain(() => import('../faults/fault-text')),
		obtain(() => import('../ordering/fault-text'))
	]);
	return orderingFaultText(end.fault) ?? faultText(end.fault, language, source, given);
}

/** How the run of a program ended. */
export function outcomeOf(end: CallEnd, answer: Answer): Outcome {
	if (end.kind === 'stopped') return { kind: 'stopped', by: end.by };
	if (answer === 'broken') return { kind: 'stopped', by: 'failure' };
	return { kind: answer === 'solved' ? 'solved' : 'exhausted' };
}

/** What a program says at its end. */
export function answerOf({ end, ground }: CallResult, problem: Problem): Answer {
	if (end.kind === 'stopped') return 'cut';
	if (end.kind !== 'returned') return 'broken';
	const { type, plain } = end.value;
	const isNo = type === 'nothing' || plain === false;
	if (!isNo && holdsSolution(ground, problem)) return 'solved';
	return isNo ? 'none' : 'unfinished';
}

/** Whether rows or a list hold a solution of the problem. */
function holdsSolution(ground: CallResult['ground'], problem: Problem): boolean {
	if (!Array.isArray(ground)) return false;
	const parts = ground as readonly unknown[];
	// A list holds columns from 0, a board symbols from 1.
	const first = Array.isArray(parts[0]) ? 1 : 0;
	const values = parts.flat().map((value) => (typeof value === 'number' ? value - first : -1));
	return (
		values.length === problem.variableCount &&
		values.every((value) => Number.isInteger(value) && value < problem.valueCount) &&
		isSolved(problem, values)
	);
}
