import { isRecord } from './plain';

/** Whether the reader was shown an answer in a task, by the state that it reported. Accepts any value. */
export function wasShown(state: unknown): boolean {
	if (!isRecord(state)) return false;
	const { shown, task } = state;
	if (Array.isArray(shown)) return shown.length > 0;
	// A letter for each question, `flsw`: see `ask/task/result.ts`.
	return typeof task === 'string' && /^[fl]*s[fls]*w?(?:\.|$)/.test(task);
}
