import type { Moment } from '$lib/engine/trace/moment';
import { NO_STEP, type Playable, type StepMatch } from '$lib/engine/trace/trace';
import { positionAt, tickAt, tickCounter, ticksOf, type Clock, type Timed } from './clock';

/**
 * The lanes of a race as one thing to play. Its positions are ticks of the race's clock, and a tick
 * matches if a step that some lane takes in it does. A match is handed the tick of a step as its
 * position.
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
		const { clock } = this;
		let found = -1;
		for (const lane of this.lanes) {
			// Another lane must be earlier to count.
			const end = found < 0 ? to : found - 1;
			if (end <= from || lane.trace === null) continue;
			const [start, stop] = [from, end].map((tick) => positionAt(clock, lane, tick));
			const position = lane.trace.scan(start, stop, inTicks(clock, lane, match));
			if (position >= 0) found = tickAt(clock, lane, position);
		}
		const empty = this.#findEmpty(from, 1, found < 0 ? to : found - 1, match);
		return empty < 0 ? found : empty;
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
		if (direction === 1) {
			const nearest = Math.min(this.#length + 1, ...ticks);
			const empty = this.#findEmpty(from, 1, nearest - 1, match);
			return empty >= 0 ? empty : ticks.length === 0 ? -1 : nearest;
		}
		const nearest = Math.max(-1, ...ticks);
		const empty = this.#findEmpty(Math.min(from, this.#length + 1), -1, nearest + 1, match);
		return Math.max(empty, nearest);
	}

	get #length(): number {
		return Math.max(...this.lanes.map((lane) => ticksOf(this.clock, lane)));
	}

	/**
	 * The nearest tick after (direction 1) or before (−1) `from`, up to `last`, that matches without a
	 * step, or −1: a share of a short run may be less than one step, and a mark can be there.
	 */
	#findEmpty(from: number, direction: 1 | -1, last: number, match: StepMatch): number {
		if (this.clock !== 'share') return -1;
		for (let tick = from + direction; (last - tick) * direction >= 0; tick += direction)
			if (tick > 0 && match(NO_STEP, 0, tick, NO_STEP)) return tick;
		return -1;
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
		const found = await trace.find(position, direction, inTicks(this.clock, lane, match), signal);
		return found < 0 ? -1 : tickAt(this.clock, lane, found);
	}
}

/** Hands on the steps of a lane with their ticks in place of their positions. */
function inTicks(clock: Clock, lane: Timed, match: StepMatch): StepMatch {
	if (clock === 'steps') return match;
	const tickOf = tickCounter(clock, lane);
	return (word, depth, position, next) => match(word, depth, tickOf(word, depth, position), next);
}
