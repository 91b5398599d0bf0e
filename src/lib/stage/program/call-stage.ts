import type { Problem } from '$lib/engine/problem';
import type { Outcome } from '$lib/engine/search/outcome';
import type { StepLog } from '$lib/engine/trace/stored/step-log';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { ProblemView } from '../board/problem-view';
import { endSentences } from './end-sentences';
import { ProgramStage } from './program-stage.svelte';
import { stepSentence } from './step-sentence';
import type { Call, CallEnd, CallResult } from './task';

/** A call that a sandbox has run, and the puzzle on which it is shown. */
export interface CallOnStage {
	readonly log: StepLog;
	readonly call: Call;
	readonly result: CallResult;
	readonly view: ProblemView;
	/** Its problem has the ground's cells, and the givens of a board. */
	readonly setup: unknown;
	/** The function searches (as role `search`), so what it returns is about the whole ground. */
	readonly isSearch: boolean;
	/** What its error means, with its line; empty if it has none. */
	readonly fault: string;
	/** Yields to the event loop. */
	readonly pause: () => Promise<void>;
}

/**
 * The run of a call as a stage.
 *
 * @throws RangeError if a step names a cell or a value that the puzzle does not have.
 */
export async function callStage(shown: CallOnStage): Promise<ProgramStage> {
	const { log, result, view, setup, pause } = shown;
	const problem: Problem = view.kind.problem(setup);
	const trace = await StoredTrace.inTurns(problem, log, outcomeOf(result.end), pause);
	const run = { ...shown, trace, problem, texts: result.texts };
	/** What the first call returns is told with how the run ended. */
	const isLast = (position: number) =>
		position === trace.length &&
		result.end.kind === 'returned' &&
		trace.eventAt(position)?.kind === 'return';
	return new ProgramStage({
		...run,
		tell: (told) => (isLast(told.moment.position) ? '' : stepSentence(run, told)),
		end: endSentences(run),
		endLine: result.end.kind === 'returned' ? 0 : faultLine(result),
		prints: result.prints
	});
}

function faultLine({ end, line }: CallResult): number {
	return end.kind === 'fault' ? end.fault.line : line;
}

function outcomeOf(end: CallEnd): Outcome {
	if (end.kind === 'stopped') return { kind: 'stopped', by: end.by };
	if (end.kind !== 'returned') return { kind: 'stopped', by: 'failure' };
	return { kind: end.value.plain === true ? 'solved' : 'exhausted' };
}
