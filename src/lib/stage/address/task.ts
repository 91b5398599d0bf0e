import type { ParameterReader } from '$lib/engine/kind';
import { ASKS, type Ask } from '../ask/asks';
import type { FindTask, HiddenStrategy } from './hidden-strategy';

/** Questions about the run. */
export interface AskTask {
	readonly kind: 'ask';
	/** Before every decision, or those of a walk through the run. */
	readonly pace: 'each' | 'round';
	/** What may be asked. */
	readonly asks: readonly Ask[];
	/** The first and the last position of a question; null: from where the address stands. */
	readonly range: readonly [number, number] | null;
	/** The most questions. */
	readonly count: number;
	/** Draws the questions by lot, the same for everybody with this seed; null: the most telling ones. */
	readonly seed: number | null;
}

/** The puzzle is solved by hand. */
export interface SolveTask {
	readonly kind: 'solve';
}

/** What an address asks of the reader. */
export type Task = AskTask | SolveTask | FindTask;

/** Questions in a round, and before every decision. */
export const USUAL_COUNTS = { round: 10, each: 50 } as const;
/** More questions than anybody answers at once. */
export const MOST_QUESTIONS = 100;

/** A round of questions of every kind, from where the reader stands. */
export function usualAsk(pace: AskTask['pace'] = 'round'): AskTask {
	return { kind: 'ask', pace, asks: ASKS, range: null, count: USUAL_COUNTS[pace], seed: null };
}

/** The parameters of a task. */
export const TASK_PARAMETERS = [
	...['ask', 'ask-each', 'ask-range', 'ask-count', 'ask-seed'],
	...['solve', 'find']
] as const;

/** Reads and writes the tasks of an address. Pages that set no tasks do without it. */
export interface TaskCode {
	/** The task, and the strategy that it hides; null for none. */
	read(
		read: ParameterReader
	): { readonly task: Task; readonly hidden: HiddenStrategy | null } | null;
	write(task: Task | null, strategy: HiddenStrategy): Record<string, string>;
}
