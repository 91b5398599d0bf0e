import type { Player, Stretch } from '../player/player.svelte';
import type { Playable } from '$lib/engine/trace/trace';

/** How many steps a stretch has at first, where no marks bound it. */
const USUAL = 30;

/**
 * The stretch around a moment that is offered first: from the mark before it to the one after it; without marks, from
 * the moment on.
 */
export function stretchAt({
	position,
	length,
	breakpoints
}: Pick<Player<Playable>, 'position' | 'length' | 'breakpoints'>): Stretch {
	const marks = breakpoints.flatMap((one) => (one.kind === 'mark' ? [one.position] : []));
	const from = Math.max(-1, ...marks.filter((mark) => mark <= position));
	const to = Math.min(Infinity, ...marks.filter((mark) => mark > Math.max(from, position)));
	const start = from < 0 ? position : from;
	const end = Math.min(to, start + (to < Infinity ? to : USUAL));
	return { from: start, to: Math.max(start + 1, length > start ? Math.min(end, length) : end) };
}
