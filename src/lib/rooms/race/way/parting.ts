import type { Step } from '$lib/engine/search/step';
import { firstDifference } from '$lib/engine/trace/first-difference';
import type { LaneRun } from '../lane/lane-run';

/** Where a player and a search of the same puzzle first decided differently. */
export interface Parting {
	/** The index of the search's lane. */
	readonly lane: number;
	/** How many placements they had in common. */
	readonly shared: number;
	/** The positions that their decisions led to, and the decisions: a choice or a placement. */
	readonly positions: readonly [own: number, other: number];
	readonly steps: readonly [own: Step, other: Step];
}

/**
 * Where a search first parts from a player's way.
 * @returns null if it does not, as far as both are recorded.
 * @throws DOMException `AbortError` when `signal` is aborted.
 */
export async function partingOf(
	own: Pick<LaneRun, 'trace'>,
	other: Pick<LaneRun, 'trace'>,
	lane: number,
	pause: () => Promise<void>,
	signal: AbortSignal
): Promise<Parting | null> {
	const [first, second] = [own.trace!, other.trace!];
	const positions = await firstDifference(first, second, pause, signal);
	if (positions === null) return null;
	const moments = [first.at(positions[0]), second.at(positions[1])];
	const [{ statistics, step }] = moments;
	// Its own placement is the one that differs.
	const shared = statistics.placements - statistics.forced - (step!.kind === 'place' ? 1 : 0);
	return { lane, shared, positions, steps: [step!, moments[1].step!] };
}
