import type { LoadedExercise } from '../exercises';
import { cellName } from '../prediction/prediction';
import { runOurs } from './run-ours.server';

/** The right answers to what an exercise asks to predict: one, or one for each of its switches. */
export async function predictionAnswers(loaded: LoadedExercise): Promise<readonly string[]> {
	const { exercise, programs } = loaded;
	const { predict, switches, runs } = exercise;
	if (predict.kind === 'cell') return [predict.cells.map(cellName).join(', ')];
	const { right, wrong, starter } = programs.javascript;
	const call = runs.find(({ id }) => id === predict.run)!.call('javascript');
	const answerOf = async (source: string) => {
		const { result, log } = await runOurs(loaded, 'javascript', source, call);
		return String(predict.actual(result, log));
	};
	if (switches !== undefined)
		return Promise.all(switches.map(({ id }) => answerOf(right[id] ?? wrong[id])));
	const [commonest] = Object.values(right);
	return [await answerOf(predict.of === 'starter' ? starter : commonest)];
}
