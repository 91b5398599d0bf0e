import { Script } from 'node:vm';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { composeJavaScript } from '$lib/stage/program/run/javascript';
import { runJavaScript, type Made } from '$lib/stage/program/run/javascript-run';
import type { Call, CallResult } from '$lib/stage/program/task';
import { programOf } from '../exercise';
import type { LoadedExercise } from '../exercises';
import type { Ran } from '../judge';

/** Runs a program of ours when the site is built. Readers' programs run in the sandbox only. */
export function runOurs(loaded: LoadedExercise, source: string, call: Call): Ran {
	const program = programOf(loaded.exercise, loaded.programs.javascript, 'javascript', source);
	const composed = composeJavaScript(program);
	if ('error' in composed)
		throw new SyntaxError(`${loaded.exercise.id}, line ${composed.error.line}`);
	const log = new StepLogBuilder();
	const results: CallResult[] = [];
	const made = new Script(composed.text).runInThisContext() as Made;
	runJavaScript({ program, calls: [call] }, made, (message) => {
		if (message.type === 'steps') log.append(message);
		else results.push(message.result);
	});
	return { result: results[0], log: log.since(0) };
}
