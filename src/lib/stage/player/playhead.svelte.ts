import type { Moment } from '$lib/engine/trace/moment';
import type { Playable, Trace } from '$lib/engine/trace/trace';
import { advance, type Landing } from './advance';
import { matchBreakpoints, type Breakpoint } from './stops/breakpoints';
import type { Grain } from './grain';

/** The recording to play, which may still be growing. All fields are reactive. */
export interface PlayerSource<T extends Playable = Trace> {
	/** Null before there is a run. A new object is a new run, and the player returns to the start. */
	readonly trace: T | null;
	/** Steps recorded so far; grows during recording. */
	readonly length: number;
	/** The recording is complete; without a recording, none is coming. */
	readonly ended: boolean;
}

/** The input for one frame of playing. */
export interface Stride {
	/** Moves that became due since the last frame; fractions add up. */
	readonly moves: number;
	readonly grain: Grain;
	readonly breakpoints: readonly Breakpoint[];
	/** The time in milliseconds. */
	readonly now: () => number;
}

/** The result of one frame of playing. */
export interface Arrival extends Landing {
	/** The recording or the time was too short for all moves that were due. */
	readonly isBehind: boolean;
	/** The whole recording so far has been scanned. */
	readonly isAtLimit: boolean;
}

/** A position in a recording and the logic that advances it. Runs no search and has no clock. */
export class Playhead<T extends Playable = Trace> {
	/** A position belongs to one recording; in another one it is 0. */
	#at = $state.raw<{ readonly trace: T | null; readonly position: number }>({
		trace: null,
		position: 0
	});
	/** Moves due, added up from frame to frame. */
	#due = 0;
	/** How far playing has scanned for the end of its next move, and what it was looking for. */
	#scanned = 0;
	#target: Pick<Stride, 'grain' | 'breakpoints'> | null = null;

	/** Steps taken by the moment shown: 0 … `length`. */
	readonly position: number = $derived.by(() =>
		this.#at.trace === this.source.trace ? this.#at.position : 0
	);
	/** At the last position of a finished run, where the moment has an outcome. */
	readonly isAtEnd: boolean = $derived.by(
		() => this.source.ended && this.position >= this.source.length
	);
	/** Everything at the position; null if nothing is recorded. */
	readonly moment: Moment | null = $derived.by(() => {
		// Depend on `isAtEnd`: the same position has an outcome once the run is finished.
		void this.isAtEnd;
		return this.source.trace?.at(this.position) ?? null;
	});
	/** Placements in force at the position. */
	readonly depth: number = $derived.by(() => this.moment?.statistics.depth ?? 0);

	constructor(readonly source: PlayerSource<T>) {}

	moveTo(position: number): void {
		this.#at = { trace: this.source.trace, position };
		this.#scanned = position;
	}

	/**
	 * Switches to the source's current recording.
	 * @returns whether it replaced another one, in which case playing ends.
	 */
	adoptSource(): boolean {
		const before = this.#at.trace;
		const { trace } = this.source;
		if (before === trace) return false;
		this.#at = { trace, position: 0 };
		return before !== null;
	}

	/** Makes one move due, so that even slow playing begins at once. */
	startPlaying(): void {
		this.#due = 1;
	}

	/** Plays one frame. */
	play(trace: T, { moves, grain, breakpoints, now }: Stride): Arrival {
		const { length: end } = this.source;
		const from = this.position;
		this.#due += moves;
		if (this.#target?.grain !== grain || this.#target.breakpoints !== breakpoints) {
			this.#target = { grain, breakpoints };
			this.#scanned = from;
		}
		const landing = advance(
			trace,
			{
				from,
				scanned: Math.max(from, Math.min(this.#scanned, end)),
				moves: Math.floor(this.#due),
				end,
				grain,
				breakpoints: breakpoints.length > 0 ? matchBreakpoints(breakpoints) : null
			},
			now
		);
		if (landing.position !== from) this.moveTo(landing.position);
		this.#scanned = landing.scanned;
		this.#due -= landing.moves;
		const isBehind = this.#due >= 1 && landing.met === null;
		// Drop missed moves, except the one in progress.
		if (isBehind) this.#due = 1;
		return { ...landing, isBehind, isAtLimit: landing.scanned >= end };
	}
}
