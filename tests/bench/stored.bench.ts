import type { Problem } from '../../src/lib/engine/problem';
import { limitedSearch } from '../../src/lib/engine/search/limits';
import { DEFAULT_STRATEGY, type Strategy } from '../../src/lib/engine/search/strategy';
import { RecordedTrace } from '../../src/lib/engine/trace/recorded-trace';
import { Recorder } from '../../src/lib/engine/trace/recorder';
import type { StepLogBuilder } from '../../src/lib/engine/trace/stored/step-log';
import { StoredTrace } from '../../src/lib/engine/trace/stored/stored-trace';
import { logOf } from '../fixtures/stored';
import { sudokuOf } from '../fixtures/sudokus';
import { bestOf, bestOfEach, jumps, type Row } from './measure';

const AGAINST_NAIVE =
	'..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
/** The most that a program may make: `MOST_STEPS` of stage/program/task.ts. */
const STEPS = 5_000_000;
/** Milliseconds between two frames. */
const FRAME = 1000 / 60;

const problem: Problem = sudokuOf(AGAINST_NAIVE);
const strategy: Strategy = { ...DEFAULT_STRATEGY, limits: { steps: STEPS } };

function recorded(): RecordedTrace {
	const recorder = new Recorder(problem, strategy);
	const trace = new RecordedTrace(problem, strategy);
	for (const batch of limitedSearch(problem, strategy)) recorder.record(batch);
	trace.append(recorder.chunk(true));
	return trace;
}

function log(): StepLogBuilder {
	const all = { steps: new Int32Array(STEPS), causes: new Int32Array(STEPS), length: 0 };
	for (const { steps, causes, length } of limitedSearch(problem, strategy)) {
		all.steps.set(steps.subarray(0, length), all.length);
		all.causes.set(causes.subarray(0, length), all.length);
		all.length += length;
	}
	return logOf(all.steps, all.causes, true);
}

export function run(): Promise<Row[]> {
	const steps = log();
	const first = bestOf(3, recorded);
	const made = bestOf(3, () => new StoredTrace(problem, steps, null));
	const seek = { stored: jumps(made.result), recorded: jumps(first.result) };
	const behind = bestOfEach(3, {
		stored: () => made.result.scan(0, STEPS, () => false),
		recorded: () => first.result.scan(0, STEPS, () => false)
	});
	const millions = `${(STEPS / 1e6).toFixed(0)} million steps`;
	const against = (one: number, other: number) =>
		`${one.toFixed(2)} ms against ${other.toFixed(2)}`;
	return Promise.resolve([
		{
			name: `seek anywhere in ${millions} that are stored, p95, in frames`,
			ratio: seek.stored / FRAME,
			bound: 0.2,
			detail: `${against(seek.stored, seek.recorded)} where the search is resumed`
		},
		{
			name: `take in ${millions} that are stored, in frames`,
			ratio: made.milliseconds / FRAME,
			bound: null,
			detail: `${against(made.milliseconds, first.milliseconds)} for a search and its first pass; ${made.result.checkpoints.length} states kept`
		},
		{
			name: `scan ${millions} that are stored, against resuming the search`,
			ratio: behind.stored.milliseconds / behind.recorded.milliseconds,
			bound: 1,
			detail: against(behind.stored.milliseconds, behind.recorded.milliseconds)
		}
	]);
}
