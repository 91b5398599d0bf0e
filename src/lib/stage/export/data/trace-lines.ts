import { specOf } from '$lib/engine/spec';
import { CUT, runLines } from '$lib/engine/trace/file/run-lines';
import { MAX_EVENTS } from '$lib/engine/trace/file/trace-file';
import { endLine, eventLines, headerLine, headerOf } from '$lib/engine/trace/file/write-trace';
import { StoredTrace } from '$lib/engine/trace/stored/stored-trace';
import type { Stage } from '../../stage';

/** Steps of a part of the text. */
const PART = 1 << 14;

/** What is written of a run. */
export type TracedRun = Pick<Stage, 'view' | 'setup' | 'puzzle' | 'strategy' | 'trace' | 'file'>;

/**
 * The file of a run's trace, part by part: its first `steps` steps, at most {@link MAX_EVENTS}. Steps that
 * were not kept are searched again.
 */
export function* traceLines(run: TracedRun, steps: number): Generator<string, void, void> {
	const { view, setup, puzzle, strategy, trace, file } = run;
	const length = Math.min(steps, MAX_EVENTS);
	const isWhole = length === trace?.length;
	const outcome = (isWhole ? trace.at(length).outcome : null) ?? CUT;
	const spec = specOf(view.kind, setup);
	if (!(trace instanceof StoredTrace)) {
		yield* runLines(puzzle, spec, strategy, length, outcome);
		return;
	}
	yield file === undefined ? headerLine(spec, { goal: strategy.goal, solver: '' }) : headerOf(file);
	const { words, others } = trace.log;
	for (let from = 0; from < length; from += PART) {
		const to = Math.min(from + PART, length);
		yield eventLines({ words, others, from, to }, puzzle, file);
	}
	// A file that did not say how it ended does not say it now.
	if (file === undefined || !isWhole || file.outcome !== null) yield endLine(outcome);
}
