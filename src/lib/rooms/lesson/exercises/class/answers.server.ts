import { Script } from 'node:vm';
import { StepLogBuilder } from '$lib/engine/trace/stored/step-log';
import { composeJavaScript } from '$lib/stage/program/run/javascript';
import { runJavaScript, type Made } from '$lib/stage/program/run/javascript-run';
import type { CallResult } from '$lib/stage/program/task';
import { programOf } from '../exercise';
import type { LoadedExercise } from '../exercises';
import { plainPassage } from '../exercises';
import { cellName } from '../prediction';

/** The right answer to a prediction; of a switch, with its name. */
export interface PredictionAnswer {
	readonly of: string | null;
	readonly answer: string;
}

/** The answers to what an exercise asks to predict: programs of ours are run when the site is built. */
export function predictionAnswers(loaded: LoadedExercise): readonly PredictionAnswer[] {
	const { exercise, text, programs } = loaded;
	const { predict, switches } = exercise;
	if (predict.kind === 'cell')
		return [{ of: null, answer: predict.cells.map(cellName).join(', ') }];
	const { right, wrong, starter } = programs.javascript;
	const answerOf = (source: string) => {
		const actual = actualOf(loaded, source);
		return predict.kind === 'choice' ? plainPassage(text, `predict-${actual}`) : String(actual);
	};
	if (switches !== undefined)
		return switches.map(({ id }) => ({
			of: plainPassage(text, `switch-${id}`),
			answer: answerOf(right[id] ?? wrong[id])
		}));
	const [commonest] = Object.values(right);
	return [{ of: null, answer: answerOf(predict.of === 'starter' ? starter : commonest) }];
}

/** What a program of ours gives for the prediction. */
function actualOf({ exercise, programs }: LoadedExercise, source: string): number | string {
	const { predict, runs } = exercise;
	if (predict.kind === 'cell') throw new TypeError('a cell is not the result of a run');
	const program = programOf(exercise, programs.javascript, 'javascript', source);
	const composed = composeJavaScript(program);
	if ('error' in composed) throw new SyntaxError(`${exercise.id}, line ${composed.error.line}`);
	const call = runs.find(({ id }) => id === predict.run)!.call('javascript');
	const log = new StepLogBuilder();
	const results: CallResult[] = [];
	runJavaScript(
		{ program, calls: [call] },
		new Script(composed.text).runInThisContext() as Made,
		(message) => {
			if (message.type === 'steps') log.append(message);
			else results.push(message.result);
		}
	);
	return predict.actual(results[0], log);
}
