import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { specOf } from '$lib/engine/spec';
import { runLines } from '$lib/engine/trace/file/run-lines';
import { setupOfRun, type LoadedSet } from '../measure/boards';
import type { Experiment } from '../measure/experiment';
import { strategyOfRun } from '../measure/measure';
import { runText, type RunList } from '../measure/runs';
import { UserError } from './user-error';

/** Makes the folder of `--trace`. @throws UserError if it cannot be made */
export function ensureFolder(folder: string): void {
	try {
		mkdirSync(folder, { recursive: true });
	} catch (error) {
		const { code } = error as { code?: string };
		throw new UserError(`--trace ${folder}: it cannot be made (${code})`);
	}
}

/**
 * Writes every step of each run into a file of its own, named by the numbers of the run: what the studio
 * opens (`docs/trace-file.md`).
 */
export function writeTraces(
	folder: string,
	experiment: Experiment,
	sets: readonly LoadedSet[],
	runs: RunList
): void {
	for (const run of runs) {
		const { kind } = sets[run.set];
		const setup = setupOfRun(sets, run);
		const problem = kind.problem(setup);
		const strategy = strategyOfRun(experiment, run, problem);
		const file = openSync(path.join(folder, `${runText(run)}.jsonl`), 'w');
		for (const lines of runLines(problem, specOf(kind, setup), strategy)) writeSync(file, lines);
		closeSync(file);
	}
}
