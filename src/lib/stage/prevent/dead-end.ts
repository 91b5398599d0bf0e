import type { DeadEnd } from '$lib/engine/prevention/reasons';
import type { Problem } from '$lib/engine/problem';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Moment } from '$lib/engine/trace/moment';
import { frameOf } from '../facts/reasons';

/**
 * The dead end that a moment shows, if no solution lies below it; null otherwise. Values that led to a
 * solution do not make a failure, nor do those that may have been left because of a bound.
 */
export function deadEndOf(
	problem: Problem,
	{ goal }: Pick<Strategy, 'goal'>,
	moment: Moment
): DeadEnd | null {
	const { step, frames, statistics } = moment;
	if (step?.kind !== 'deadend' || problem.ownSearch !== undefined) return null;
	const { variable } = step;
	const frame = frameOf(moment, variable);
	const isBounded = goal === 'best' && statistics.best >= 0;
	if (frame !== null && (frame.solved !== 0 || (isBounded && frame.failed !== 0))) return null;
	const path = frames
		.filter(({ value }) => value >= 0)
		.map(({ variable, value, forced }) => ({ variable, value, forced }));
	return { variable, path };
}
