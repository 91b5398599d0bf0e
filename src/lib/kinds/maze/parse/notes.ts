import type { ParseNote } from '$lib/engine/kind';
import { MAX_NOTED } from '$lib/engine/kind';
import type { MazeNote } from './error';

/** A note about lines, ascending. */
export function noted(
	code: MazeNote['code'],
	lines: readonly number[],
	error?: MazeNote['error']
): MazeNote {
	return {
		code,
		lines: lines.slice(0, MAX_NOTED),
		count: lines.length,
		...(error === undefined ? {} : { error })
	};
}

/** Whether the reader of the text should choose the ends, or what a 1 means. */
export function asks(notes: readonly ParseNote[]): boolean {
	return notes.some(({ code }) => ['no-ends', 'no-start', 'no-goal', 'ones'].includes(code));
}
