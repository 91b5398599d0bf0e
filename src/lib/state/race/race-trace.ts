import type { Moment } from '../../trace/moment';
import type { Playable, StepMatch } from '../../trace/trace';
import { positionAt, tickAt, ticksOf, type Clock, type Timed } from './clock';

/**
 * The lanes of a race as one thing to play. Its positions are ticks of the race's clock, and a tick
 * matches if the step that some lane takes in it does.
 */
export class RaceTrace implements Playable {
	/** @param lanes at least one. */
	constructor(
		private readonly lanes: readonly Timed[],
		private readonly clock: Clock
	) {}

	/** The moment of the first lane. */
	at(tick: number): Moment {
		const [first] = this.lanes;
		return first.trace!.at(positionAt(this.clock, first, tick));
	}

	/** The first tick in (from, to] with a step that matches, or −1. */
	scan(from: number, to: number, match: StepMatch): number {
		let found = -1;
		for (const lane of this.lanes) {
			// Another lane must be earlier to count.
			const end = found < 0 ? to : found - 1;
			if (end <= from || lane.trace === null) continue;
			const [start, stop] = [from, end].map((tick) => positionAt(this.clock, lane, tick));
			const position = lane.trace.scan(start, stop, match);
			if (position >= 0) found = tickAt(this.clock, lane, position);
		}
		return found;
	}

	async find(
		from: number,
		direction: 1 | -1,
		match: StepMatch,
		signal?: AbortSignal
	): Promise<number> {
		const found = await Promise.all(
			this.lanes.map((lane) => this.#find(lane, from, direction, match, signal))
		);
		const ticks = found.filter((tick) => tick >= 0);
		if (ticks.length === 0) return -1;
		return direction === 1 ? Math.min(...ticks) : Math.max(...ticks);
	}

	async #find(
		lane: Timed,
		from: number,
		direction: 1 | -1,
		match: StepMatch,
		signal?: AbortSignal
	): Promise<number> {
		const { trace } = lane;
		// Ahead, a lane that has ended has nothing more. Behind, it may have ended long ago.
		const ticks = ticksOf(this.clock, lane);
		if (trace === null || (direction === 1 && from >= ticks)) return -1;
		// Behind, everything up to the tick before is looked at.
		const start = direction === 1 ? from : Math.min(from, ticks + 1) - 1;
		if (start < 0) return -1;
		const position = positionAt(this.clock, lane, start) + (direction === 1 ? 0 : 1);
		const found = await trace.find(position, direction, match, signal);
		return found < 0 ? -1 : tickAt(this.clock, lane, found);
	}
}
