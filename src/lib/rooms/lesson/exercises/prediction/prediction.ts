import type { StepLog } from '$lib/engine/trace/stored/step-log';
import type { Prediction } from '../exercise';
import type { Ran } from '../judge/judge';

/** A prediction and what came of it. */
export interface Predicted {
	readonly predicted: string;
	/** What it really was, written as a prediction is. */
	readonly actual: string;
	readonly isRight: boolean;
	/** A right program was asked about, and not the reader's. */
	readonly isOfRight: boolean;
	/** What it was in the reader's run, if that is something else; null if not, or if it has no answer. */
	readonly own: string | null;
	/** The position of the reader's run just after the first step that contradicts it; null if no step does. */
	readonly at: number | null;
}

/** Whether a text can be a prediction: a number, a cell or the name of a choice. */
export function isPredicted(text: string): boolean {
	return /^[\w-]{1,40}$/.test(text);
}

/** The name of a cell, its row and its column counted from 0. */
export function cellName([row, column]: readonly [number, number]): string {
	return `r${row + 1}c${column + 1}`;
}

/**
 * Compares a prediction with what happened.
 *
 * @param answer the run that the prediction is about
 * @param own the reader's own
 */
export function judgePrediction(
	prediction: Prediction,
	predicted: string,
	answer: Ran,
	own: Ran
): Predicted {
	const isOfRight =
		prediction.kind === 'cell' ? prediction.own !== undefined : prediction.of === 'right';
	const given = isOfRight && own.result.end.kind === 'returned' ? answerOf(prediction, own) : null;
	const of = { predicted, isOfRight };
	switch (prediction.kind) {
		case 'cell': {
			const cells = prediction.cells.map(cellName);
			const isRight = cells.includes(predicted);
			const other = given === null || cells.includes(given) ? null : given;
			return { ...of, actual: isRight ? predicted : cells[0], isRight, own: other, at: null };
		}
		case 'choice': {
			const actual = prediction.actual(answer.result, answer.log);
			const other = given === actual ? null : given;
			return { ...of, actual, isRight: predicted === actual, own: other, at: null };
		}
		case 'number': {
			const actual = prediction.actual(answer.result, answer.log);
			const number = Number(predicted);
			const at =
				prediction.of === 'right'
					? null
					: firstBeyond(number, own.log, (log) => prediction.actual(own.result, log));
			const other = given === String(actual) ? null : given;
			return { ...of, actual: String(actual), isRight: number === actual, own: other, at };
		}
	}
}

/** What a run answers, written as a prediction is; null for nothing that could be predicted. */
function answerOf(prediction: Prediction, { result, log }: Ran): string | null {
	if (prediction.kind === 'cell') {
		const cell = prediction.own?.(result, log) ?? null;
		return cell === null ? null : cellName(cell);
	}
	const answer = prediction.actual(result, log);
	if (prediction.kind === 'number') return Number.isFinite(answer) ? String(answer) : null;
	return prediction.choices.find((choice) => choice === answer) ?? null;
}

/** The first position where a count is beyond a number; null if it never is, or does not grow with the steps. */
function firstBeyond(number: number, log: StepLog, count: (log: StepLog) => number): number | null {
	const at = (length: number) => count({ ...partsOf(log), length });
	if (log.length === 0 || at(0) > number || at(log.length) <= number) return null;
	// Invariant: up to `low` it is not beyond the number, from `high` on it is.
	let [low, high] = [0, log.length];
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (at(middle) > number) high = middle;
		else low = middle;
	}
	return high;
}

/** A builder's fields are getters of a class, which are not spread. */
function partsOf({ words, lines, depths, others }: StepLog): Omit<StepLog, 'length'> {
	return { words, lines, depths, others };
}
