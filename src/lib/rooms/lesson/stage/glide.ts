import { BACKTRACK, DEADEND, FORCE, PLACE, SOLUTION, stepKind } from '$lib/engine/search/step';
import type { Trace } from '$lib/engine/trace/trace';

/** Milliseconds for each moment on the way, and for a whole way at most. */
const PACE = 140;
const LONGEST = 3200;
/** A way of up to this many positions is shown step by step. */
const SHORT = 12;
/** On a longer way, only these steps are shown: those that change the tree. */
const SHOWN: readonly number[] = [PLACE, FORCE, DEADEND, BACKTRACK, SOLUTION];
/** A way with more positions, or more moments to show, would be a blur. */
const FARTHEST = 400;
const MOST = 40;

/**
 * The positions on the way from one to another that a reader should see, the last one included; only the
 * last one if they are too many to follow.
 */
export function wayBetween(trace: Pick<Trace, 'scan'>, from: number, to: number): number[] {
	const distance = Math.abs(to - from);
	if (distance > FARTHEST) return [to];
	const way: number[] = [];
	trace.scan(Math.min(from, to), Math.max(from, to), (step, _depth, position) => {
		const isShown = distance <= SHORT || SHOWN.includes(stepKind(step));
		if (isShown && position !== from && position !== to) way.push(position);
		return false;
	});
	if (way.length > MOST) return [to];
	if (to < from) way.reverse();
	return [...way, to];
}

/**
 * Shows the positions of a way, one at a time, so that the reader sees what happens on it. The first one
 * is shown at once.
 * @returns a function that stops it on the way.
 */
export function glide(way: readonly number[], show: (position: number) => void): () => void {
	if (way.length === 1) {
		show(way[0]);
		return () => {};
	}
	const pace = Math.min(PACE, LONGEST / way.length);
	let start: number | null = null;
	let shown = -1;
	let frame = requestAnimationFrame(function move(now) {
		start ??= now;
		const at = Math.min(way.length - 1, Math.floor((now - start) / pace));
		if (at !== shown) show(way[(shown = at)]);
		if (shown !== way.length - 1) frame = requestAnimationFrame(move);
	});
	return () => cancelAnimationFrame(frame);
}
