import type { Moment } from '../trace/moment';
import type { Trace } from '../trace/trace';
import { advance, type Landing } from './advance';
import { matchBreakpoints, type Breakpoint } from './breakpoints';
import type { Grain } from './grain';

/** What is played: a recording that may still grow. All fields are reactive. */
export interface PlayerSource {
	/** Null before there is one. Another object is another run: the player goes to its start. */
	readonly trace: Trace | null;
	/** Steps recorded so far; grows while the search is being recorded. */
	readonly length: number;
	/** Nothing will be added; without a recording, there is none to come. */
	readonly ended: boolean;
}

/** What playing asks for in one frame. */
export interface Stride {
	/** Moves that have become due since the last frame; parts of a move add up. */
	readonly moves: number;
	readonly grain: Grain;
	readonly breakpoints: readonly Breakpoint[];
	/** The time in milliseconds. */
	readonly now: () => number;
}

/** Where one frame of playing led. */
export interface Arrival extends Landing {
	/** There was not enough recording, or not enough time, for the moves that were due. */
	readonly isBehind: boolean;
	/** Everything that is recorded has been looked at. */
	readonly isAtLimit: boolean;
}

/** A position in a recording, and how playing moves it on. It runs no search and has no clock. */
export class Playhead {
	/** A position belongs to a recording: in another one it is 0 again. */
	#at = $state.raw<{ readonly trace: Trace | null; readonly position: number }>({
		trace: null,
		position: 0
	});
	/** Moves due: they add up from frame to frame. */
	#due = 0;
	/** Up to here playing has looked for the end of its next move, and for what. */
	#scanned = 0;
	#target: Pick<Stride, 'grain' | 'breakpoints'> | null = null;

	/** Steps taken at the moment shown: 0 … `length`. */
	readonly position: number = $derived.by(() =>
		this.#at.trace === this.source.trace ? this.#at.position : 0
	);
	/** The last position of a run that is over: the moment has an outcome here. */
	readonly isAtEnd: boolean = $derived.by(
		() => this.source.ended && this.position >= this.source.length
	);
	/** Everything at the position; null when nothing is recorded. */
	readonly moment: Moment | null = $derived.by(() => {
		// The end of a run shows more than the same position did while it was being recorded.
		void this.isAtEnd;
		return this.source.trace?.at(this.position) ?? null;
	});
	/** Placements in force at the position. */
	readonly depth: number = $derived.by(() => this.moment?.statistics.depth ?? 0);

	constructor(readonly source: PlayerSource) {}

	moveTo(position: number): void {
		this.#at = { trace: this.source.trace, position };
		this.#scanned = position;
	}

	/**
	 * Takes notice of another recording, if there is one.
	 * @returns whether it took the place of one: playing is over then.
	 */
	adoptSource(): boolean {
		const before = this.#at.trace;
		const { trace } = this.source;
		if (before === trace) return false;
		this.#at = { trace, position: 0 };
		return before !== null;
	}

	/** Makes one move due, so that playing begins at once: slow playing must not look like none. */
	startPlaying(): void {
		this.#due = 1;
	}

	/** One frame of playing. */
	play(trace: Trace, { moves, grain, breakpoints, now }: Stride): Arrival {
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
		// Moves that were missed are dropped, all but the one that is being looked for.
		if (isBehind) this.#due = 1;
		return { ...landing, isBehind, isAtLimit: landing.scanned >= end };
	}
}
