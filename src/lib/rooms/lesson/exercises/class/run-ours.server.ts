import { Script } from 'node:vm';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { composeJavaScript } from '$lib/stage/program/run/javascript';
import { runJavaScript, type Made, type ResultPost } from '$lib/stage/program/run/javascript-run';
import { composePython } from '$lib/stage/program/run/python';
import { runPython } from '$lib/stage/program/run/python-run';
import type { StepsPost } from '$lib/stage/program/record/report';
import type { Call, CallResult, CodeLanguage } from '$lib/stage/program/task';
import { programOf } from '../exercise';
import type { LoadedExercise } from '../exercises';
import type { Ran } from '../judge/judge';

/** Runs a program of ours when the site is built. Readers' programs run in the sandbox only. */
export async function runOurs(
	loaded: LoadedExercise,
	language: CodeLanguage,
	source: string,
	call: Call
): Promise<Ran> {
	const program = programOf(loaded.exercise, loaded.programs[language], language, source);
	const task = { program, calls: [call] };
	const log = new StepLogBuilder();
	const results: CallResult[] = [];
	const take = (message: StepsPost | ResultPost) => {
		if (message.type === 'steps') log.append(message);
		else results.push(message.result);
	};
	const composed = language === 'python' ? composePython(program) : composeJavaScript(program);
	if ('error' in composed)
		throw new SyntaxError(`${loaded.exercise.id}, line ${composed.error.line}`);
	if ('text' in composed)
		runJavaScript(task, new Script(composed.text).runInThisContext() as Made, take);
	else await runPython(task, composed, take);
	return { result: results[0], log: log.since(0) };
}
