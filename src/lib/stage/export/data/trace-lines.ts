import { limitedSearch } from '$lib/engine/search/limits';
import type { Outcome } from '$lib/engine/search/outcome';
import { specOf } from '$lib/engine/spec';
import { MAX_EVENTS } from '$lib/engine/trace/file/trace-file';
import { endLine, eventLines, headerLine, headerOf } from '$lib/engine/trace/file/write-trace';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { Stage } from '../../stage';

/** Steps of a part of the text. */
const PART = 1 << 14;
const SOLVER = 'Backtrail';

/** What is written of a run. */
export type TracedRun = Pick<Stage, 'view' | 'setup' | 'puzzle' | 'strategy' | 'trace' | 'file'>;

/**
 * The file of a run's trace, part by part: its first `steps` steps, at most {@link MAX_EVENTS}. Steps that
 * were not kept are searched again.
 */
export function* traceLines(run: TracedRun, steps: number): Generator<string, void, void> {
	const { view, setup, strategy, trace, file } = run;
	const goal = strategy.goal;
	yield file === undefined
		? headerLine(specOf(view.kind, setup), { goal, solver: SOLVER })
		: headerOf(file);
	const length = Math.min(steps, MAX_EVENTS);
	if (trace instanceof StoredTrace) yield* storedLines(trace, length, file);
	else yield* searchedLines(run, length);
	const outcome = length === trace?.length ? trace.at(length).outcome : CUT;
	if (file !== undefined && length === trace?.length && file.outcome === null) return;
	yield endLine(outcome ?? CUT);
}

/** There are more steps. */
const CUT: Outcome = { kind: 'stopped', by: 'steps' };

function* storedLines(
	{ log: { words, others } }: StoredTrace,
	length: number,
	file: Stage['file']
): Generator<string> {
	for (let from = 0; from < length; from += PART)
		yield eventLines({ words, others, from, to: Math.min(from + PART, length) }, file);
}

function* searchedLines({ puzzle, strategy }: TracedRun, length: number): Generator<string> {
	const batches = limitedSearch(puzzle, strategy);
	let left = length;
	while (left > 0) {
		const { done, value } = batches.next();
		if (done) return;
		const to = Math.min(left, value.length);
		left -= to;
		yield eventLines({ words: value.steps, others: value.causes, from: 0, to });
	}
}
