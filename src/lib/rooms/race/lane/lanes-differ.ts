import { CHANGES, firstDifference } from '$lib/engine/trace/first-difference';
import { tickAt, type Clock } from '../clock/clock';
import type { Lane } from './lane.svelte';

/** Where two lanes first decide differently. */
export interface LanesDiffer {
	/** The indices of the lanes. */
	readonly lanes: readonly [number, number];
	/** The tick at which one of them has decided, and the tick at which both have. */
	readonly first: number;
	readonly tick: number;
	/** Where the second of them has decided. */
	readonly position: number;
}

type Compared = Pick<Lane, 'run' | 'entry' | 'isBound' | 'isWaiting'>;

/**
 * Where another lane first decides differently from the first lane. Only lanes with the same puzzle
 * can be compared, and only those that have something to show.
 * @param pause yields to the event loop between slices of a long comparison.
 * @returns null if no lane does.
 * @throws DOMException `AbortError` when `signal` is aborted.
 */
export async function lanesDiffer(
	lanes: readonly Compared[],
	clock: Clock,
	pause: () => Promise<void>,
	signal: AbortSignal
): Promise<LanesDiffer | null> {
	const [first, ...others] = lanes.filter(({ isWaiting }) => !isWaiting);
	let nearest: LanesDiffer | null = null;
	for (const lane of others) {
		const { run, entry } = lane;
		if (entry.rewriting !== first.entry.rewriting) continue;
		const found = await differenceOf(first, lane, pause, signal);
		if (found === null) continue;
		const ticks = [tickAt(clock, first.run, found[0]), tickAt(clock, run, found[1])];
		const tick = Math.max(...ticks);
		if (nearest === null || tick < nearest.tick)
			nearest = {
				lanes: [lanes.indexOf(first), lanes.indexOf(lane)],
				first: Math.min(...ticks),
				tick,
				position: found[1]
			};
	}
	signal.throwIfAborted();
	return nearest;
}

/** A program or a trace is compared by what it does to the board, and by where that ends. */
async function differenceOf(
	first: Compared,
	second: Compared,
	pause: () => Promise<void>,
	signal: AbortSignal
) {
	const traces = [first.run.trace!, second.run.trace!] as const;
	if (!first.entry.own && !second.entry.own) return firstDifference(...traces, pause, signal);
	const ends = [!first.isBound, !second.isBound] as const;
	return firstDifference(...traces, pause, signal, CHANGES, ends);
}
