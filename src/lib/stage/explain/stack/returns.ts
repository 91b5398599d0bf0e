import type { Frame } from '$lib/engine/search/frame';
import type { Moment } from '$lib/engine/trace/moment';

/** The stack with the calls that are returning or have just returned. */
export interface Returns {
	/** The frames, from the root's; a call that has just failed is the last one. */
	readonly frames: readonly Frame[];
	/** The index of the frame where the search is; −1 when all have returned. */
	readonly here: number;
	/** From this frame on, calls return `value`. */
	readonly from: number;
	readonly value: Returned;
}

/** What a call gives back: whether there is a solution. */
export type Returned = 'found' | 'failed';

/**
 * The calls that return at a moment: at a dead end the newest one, after going back the one that is no
 * longer there, and after the end those that the solution has passed.
 *
 * @param previous the moment before a step back
 * @param returned how many calls have returned after the end
 */
export function returnsOf(
	{ frames, step, outcome }: Moment,
	previous: Moment | null,
	returned: number
): Returns {
	const last = frames.length - 1;
	if (step?.kind === 'deadend') return { frames, here: last, from: last, value: 'failed' };
	const failed = previous?.frames[frames.length];
	if (failed !== undefined)
		return { frames: [...frames, failed], here: last, from: last + 1, value: 'failed' };
	const passed = outcome?.kind === 'solved' ? Math.min(returned, frames.length) : 0;
	return { frames, here: last - passed, from: frames.length - passed, value: 'found' };
}
