import type { Calls } from '$lib/engine/trace/stored/stored-trace';
import { shorten } from './shorten';

/** A call with its arguments, as its language writes it. */
export interface ShownCall {
	/** With its long lists shortened. */
	readonly text: string;
	/** With as much of them as was kept. */
	readonly whole: string;
	/** The line that it is at, counted from 1; 0 before its first one. */
	readonly line: number;
}

/** A call that has just returned. */
export interface ShownReturn extends ShownCall {
	readonly result: string;
	/** Null if it returned neither true nor false. */
	readonly isSuccess: boolean | null;
}

export interface ShownCalls {
	/** The calls that wait, the first one first, and the one that works. */
	readonly waiting: readonly ShownCall[];
	/** Null if none has returned just now. */
	readonly returned: ShownReturn | null;
}

/** What stands for a text that was not kept: there were too many. */
const NO_TEXT = '…';

/** The calls at a moment. @param texts by their numbers in the log */
export function callsShown({ waiting, returned }: Calls, texts: readonly string[]): ShownCalls {
	const shown = (number: number) => {
		const whole = texts[number] ?? NO_TEXT;
		return { text: shorten(whole), whole };
	};
	return {
		waiting: waiting.map(({ text, line }) => ({ ...shown(text), line })),
		returned: returned && {
			...shown(returned.text),
			line: returned.line,
			result: shown(returned.result).text,
			isSuccess: returned.value < 0 ? null : returned.value === 1
		}
	};
}
