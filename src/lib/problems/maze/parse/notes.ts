import { MAX_NOTED } from '../../kind';
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
