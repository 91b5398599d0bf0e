import type { StepLog } from '$lib/engine/trace/stored/step-log';
import type { CodeLanguage } from '$lib/stage/program/task';
import { runOurs } from '../class/run-ours.server';
import { loadExercise } from '../exercises';
import type { WrittenRun } from './written-run';

/** Where each bug of the gallery is found: exercise, name of the wrong program, and what it is run on. */
const BUGS = {
	'ignored-return': ['break', 'ignored-return', 's4'],
	'returned-at-once': ['break', 'returned-at-once', 's4'],
	'false-in-loop': ['break', 'false-in-loop', 's4'],
	'not-taken-back': ['break', 'not-taken-back', 's4'],
	ties: ['findmin', 'last-of-ties', 'raster']
} as const;

/** The runs of the bugs in a language, by the ids of their passages. */
export async function bugRuns(
	language: CodeLanguage
): Promise<Readonly<Record<string, WrittenRun>>> {
	const runs: Record<string, WrittenRun> = {};
	// One after the other: there can be only one MicroPython at a time.
	for (const [id, [exercise, wrong, run]] of Object.entries(BUGS)) {
		const loaded = await loadExercise(exercise, 'en');
		const source = loaded.programs[language].wrong[wrong];
		const call = loaded.exercise.runs.find((one) => one.id === run)!.call(language);
		const { result, log } = await runOurs(loaded, language, source, call);
		runs[id] = { call, result, log: written(log), source, language, roles: loaded.exercise.roles };
	}
	return runs;
}

function written({ length, words, lines, depths, others }: StepLog): WrittenRun['log'] {
	const list = (column: ArrayLike<number>) => Array.from(column).slice(0, length);
	return { words: list(words), lines: list(lines), depths: list(depths), others: list(others) };
}
