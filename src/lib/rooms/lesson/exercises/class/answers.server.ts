import { plainPassage, type LoadedExercise } from '../exercises';
import { cellName } from '../prediction';
import { runOurs } from './run-ours.server';

/** The right answer to a prediction; of a switch, with its name. */
export interface PredictionAnswer {
	readonly of: string | null;
	readonly answer: string;
}

/** The answers to what an exercise asks to predict. */
export function predictionAnswers(loaded: LoadedExercise): readonly PredictionAnswer[] {
	const { exercise, text, programs } = loaded;
	const { predict, switches, runs } = exercise;
	if (predict.kind === 'cell')
		return [{ of: null, answer: predict.cells.map(cellName).join(', ') }];
	const { right, wrong, starter } = programs.javascript;
	const call = runs.find(({ id }) => id === predict.run)!.call('javascript');
	const answerOf = (source: string) => {
		const { result, log } = runOurs(loaded, source, call);
		const actual = String(predict.actual(result, log));
		return predict.kind === 'choice' ? plainPassage(text, `predict-${actual}`) : actual;
	};
	if (switches !== undefined)
		return switches.map(({ id }) => ({
			of: plainPassage(text, `switch-${id}`),
			answer: answerOf(right[id] ?? wrong[id])
		}));
	const [commonest] = Object.values(right);
	return [{ of: null, answer: answerOf(predict.of === 'starter' ? starter : commonest) }];
}
