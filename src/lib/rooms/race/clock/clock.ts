import { countAt, counter, reach, type Milestone } from '$lib/engine/trace/reach';
import type { LaneRun } from '../lane/lane-run';
import type { Sample } from '$lib/engine/trace/samples';

/**
 * What one tick of a race is: a step, a placement, a depth that the search reaches for the first time,
 * or a share of each lane's own run.
 */
export const CLOCKS = ['steps', 'placements', 'depth', 'share'] as const;
export type Clock = (typeof CLOCKS)[number];

/** The ticks of every lane if each is scaled to its own end: a tick is a tenth of a percent. */
export const SHARES = 1000;

/** What is counted by the clocks that count. */
const MILESTONES = {
	placements: 'placements',
	depth: 'deepest'
} as const satisfies Partial<Record<Clock, Milestone>>;

/** The parts of a run that a clock needs. */
export type Timed = Pick<LaneRun, 'trace' | 'length' | 'statistics'>;

/** How many ticks a lane takes, as far as it is recorded. Reactive. */
export function ticksOf(clock: Clock, { length, statistics }: Timed): number {
	switch (clock) {
		case 'steps':
			return length;
		case 'placements':
			return statistics.placements;
		case 'depth':
			return statistics.deepest;
		case 'share':
			return length === 0 ? 0 : SHARES;
	}
}

/** Where a lane stands at a tick; at its last tick and after it, at its end. Reactive. */
export function positionAt(clock: Clock, lane: Timed, tick: number): number {
	const ticks = ticksOf(clock, lane);
	if (lane.trace === null || tick >= ticks) return lane.length;
	switch (clock) {
		case 'steps':
			return tick;
		case 'placements':
		case 'depth':
			return reach(lane.trace, MILESTONES[clock], tick);
		case 'share':
			return Math.round((tick / SHARES) * lane.length);
	}
}

/** The first tick at which a lane stands at a position or after it. */
export function tickAt(clock: Clock, lane: Timed, position: number): number {
	const { trace, length } = lane;
	if (trace === null || position <= 0) return 0;
	if (clock === 'steps') return position;
	const ticks = ticksOf(clock, lane);
	if (clock === 'share') {
		// Positions are rounded, so that it may be this tick or the one after.
		const tick = Math.max(0, Math.floor(((position - 0.5) / length) * SHARES));
		return Math.min(ticks, positionAt(clock, lane, tick) >= position ? tick : tick + 1);
	}
	// The step that leads here is taken to reach the next count.
	return Math.min(ticks, countAt(trace, MILESTONES[clock], position - 1) + 1);
}

/**
 * The ticks in which a lane takes its steps, for a reader of steps: each is {@link tickAt} of the
 * position that the step leads to. Counts along as long as each step follows the one before.
 */
export function tickCounter(
	clock: Clock,
	lane: Timed
): (word: number, depth: number, position: number) => number {
	const { trace } = lane;
	if (trace === null || clock === 'steps' || clock === 'share')
		return (_word, _depth, position) => tickAt(clock, lane, position);
	const milestone = MILESTONES[clock];
	const ticks = ticksOf(clock, lane);
	let count = 0;
	let counts = counter(milestone, count);
	let last = 0;
	return (word, depth, position) => {
		if (position !== last + 1) {
			count = countAt(trace, milestone, position - 1);
			counts = counter(milestone, count);
		}
		const tick = Math.min(ticks, count + 1);
		count = counts(word, depth);
		last = position;
		return tick;
	};
}

/** The tick of a sample of a lane, which has `length` steps so far. */
export function sampleTick(clock: Clock, sample: Sample, length: number): number {
	switch (clock) {
		case 'steps':
			return sample.steps;
		case 'placements':
			return sample.placements;
		case 'depth':
			return sample.deepest;
		case 'share':
			return (sample.steps / Math.max(1, length)) * SHARES;
	}
}
