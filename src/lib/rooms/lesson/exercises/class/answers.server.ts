import type { LoadedExercise } from '../exercises';
import { cellName } from '../prediction';
import { runOurs } from './run-ours.server';

/** The right answers to what an exercise asks to predict: one, or one for each of its switches. */
export function predictionAnswers({ exercise, programs, text }: LoadedExercise): readonly string[] {
	const { predict, switches, runs } = exercise;
	if (predict.kind === 'cell') return [predict.cells.map(cellName).join(', ')];
	const { right, wrong, starter } = programs.javascript;
	const call = runs.find(({ id }) => id === predict.run)!.call('javascript');
	const answerOf = (source: string) => {
		const { result, log } = runOurs({ exercise, programs, text }, source, call);
		return String(predict.actual(result, log));
	};
	if (switches !== undefined) return switches.map(({ id }) => answerOf(right[id] ?? wrong[id]));
	const [commonest] = Object.values(right);
	return [answerOf(predict.of === 'starter' ? starter : commonest)];
}
