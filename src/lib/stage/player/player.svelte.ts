import type { Moment } from '$lib/engine/trace/moment';
import { nearestSolution } from '$lib/engine/trace/solutions';
import type { Playable, StepMatch, Trace } from '$lib/engine/trace/trace';
import { breakpointAt, breakpointBefore, type Breakpoint } from './stops/breakpoints';
import { browserTicker, FrameLoop, type Ticker } from './frame-loop';
import { matchGrain, type Grain } from './grain';
import { JumpFinder } from './jump-finder.svelte';
import { jumpName, matchJump, type Jump, type Miss } from './jumps';
import type { ActionId } from './keys/keys';
import { performAction } from './keys/player-actions';
import { Playhead, type PlayerSource } from './playhead.svelte';
import { RateMeter } from './rate-meter.svelte';

/** A stretch of a run, in steps. */
export interface Stretch {
	readonly from: number;
	readonly to: number;
}

export interface PlayerOptions {
	/** The variable of the selected cell; −1 or null for none. */
	readonly selected?: () => number | null;
	/** The position that {@link Player.end} goes to; absent: the end of the recording so far. */
	readonly lastPosition?: () => number;
	/** How many frames the views share when it plays fast; three if absent. */
	readonly turns?: () => number;
	/** Asked before it plays; if not, it does not play. */
	readonly mayPlay?: () => boolean;
	readonly ticker?: Ticker;
	readonly rate?: number;
	readonly grain?: Grain;
	readonly breakpoints?: readonly Breakpoint[];
}

/** Above this rate nobody can follow single moves; boards and tree are then drawn in turns. */
const CALM_RATE = 30;
/** The frames that they share: one for the board, one for the tree, one for sentence and details. */
const TURNS = 3;
/** From this rate on, a fifth of the frames or more is left free: there is more to draw in each. */
const SWIFT_RATE = 100;
/** Milliseconds at the end of a stretch that is played over and over, to see how it ends. */
const LOOP_REST = 1500;
/** The milliseconds of a frame of most screens. */
const FRAME_TIME = 1000 / 60;

/**
 * Plays a recorded search. Combines a playhead, a jump finder and a rate meter. Views read
 * `position` and `moment`; nothing here runs the search. Create it anywhere and call `dispose` when
 * you are done with it.
 */
export class Player<T extends Playable = Trace> {
	readonly #playhead: Playhead<T>;
	readonly #finder = new JumpFinder();
	readonly #meter = new RateMeter();
	readonly #frames: FrameLoop;
	readonly #selected: () => number | null;
	readonly #lastPosition: () => number;
	readonly #turns: () => number;
	readonly #mayPlay: () => boolean;
	/** It played before it was held. */
	#wasPlaying = false;
	/** Milliseconds since the last picture; null before the first one. */
	#sincePicture: number | null = null;
	/** Frames since the last picture. */
	#framesSince = 0;
	/** Milliseconds at the end of the stretch. */
	#rested = 0;

	/** The size of one move. */
	grain = $state<Grain>('try');
	breakpoints = $state.raw<readonly Breakpoint[]>([]);

	/** The stretch that is played over and over; null for the whole run, once. */
	loop = $state.raw<Stretch | null>(null);

	playing = $state(false);
	/** Playing has caught up with a search that is still being recorded. */
	waiting = $state(false);
	/** The breakpoint where playing paused; null for other pauses and after any other move. */
	pausedAt = $state.raw<Breakpoint | null>(null);
	/** The last jump, if it found nothing. */
	missed = $state.raw<Miss | null>(null);
	/** How often the user has paused; each pause is announced. */
	pauses = $state(0);
	/** A position that is not recorded yet; the player moves there once it is. Null otherwise. */
	awaited = $state<number | null>(null);

	constructor(source: PlayerSource<T>, options: PlayerOptions = {}) {
		this.#playhead = new Playhead(source);
		this.#frames = new FrameLoop(options.ticker ?? browserTicker, (passed) => this.#tick(passed));
		this.#selected = options.selected ?? (() => null);
		this.#lastPosition = options.lastPosition ?? (() => this.length);
		this.#turns = options.turns ?? (() => TURNS);
		this.#mayPlay = options.mayPlay ?? (() => true);
		if (options.rate !== undefined) this.rate = options.rate;
		if (options.grain !== undefined) this.grain = options.grain;
		if (options.breakpoints !== undefined) this.breakpoints = options.breakpoints;
	}

	get trace(): T | null {
		return this.#playhead.source.trace;
	}

	/** Steps recorded so far. */
	get length(): number {
		return this.#playhead.source.length;
	}

	/** The recording is complete. */
	get ended(): boolean {
		return this.#playhead.source.ended;
	}

	/** Steps taken by the moment shown: 0 … `length`. */
	get position(): number {
		return this.#playhead.position;
	}

	/** At the last position of a finished run, where the moment has an outcome. */
	get atEnd(): boolean {
		return this.#playhead.isAtEnd;
	}

	/** Everything at the position; null if nothing is recorded. */
	get moment(): Moment | null {
		return this.#playhead.moment;
	}

	/** Placements in force at the position. */
	get depth(): number {
		return this.#playhead.depth;
	}

	/** Moves per second, 0.5 … 100 million; `grain` defines a move. */
	get rate(): number {
		return this.#meter.rate;
	}
	set rate(rate: number) {
		this.#meter.rate = rate;
	}

	/** Moves per second actually made: less than `rate` if time or the recording is too short. */
	get effectiveRate(): number {
		return this.#meter.effective;
	}

	/** It plays so fast that views may take turns, each in a frame of its own. */
	get isRushing(): boolean {
		return this.playing && this.rate > CALM_RATE;
	}

	/** A long jump is running; `cancel` ends it. */
	get busy(): boolean {
		return this.#finder.busy;
	}

	/** The selected variable; null if there is none. */
	get selected(): number | null {
		const variable = this.#selected();
		return variable === null || variable < 0 ? null : variable;
	}

	/** Starts playing; restarts at the end of a finished run. Does nothing without a run, or if it may not. */
	play(): void {
		if (this.playing || (this.trace === null && this.ended) || !this.#mayPlay()) return;
		this.cancel();
		const start = this.loop?.from ?? 0;
		const isOutside = this.position < start || this.position >= this.#loopEnd;
		this.#show(this.atEnd || isOutside ? start : this.position);
		this.#rested = 0;
		this.playing = true;
		this.#sincePicture = null;
		this.#playhead.startPlaying();
		this.#meter.restart();
		this.#frames.start();
	}

	/** Stops playing and cancels anything in progress. */
	pause(): void {
		this.playing = false;
		this.cancel();
		this.#meter.restart();
	}

	/** Pauses if it is playing or waiting for a position, else plays. */
	toggle(): void {
		if (this.playing || this.awaited !== null) {
			this.pause();
			this.pauses++;
		} else this.play();
	}

	/** Pauses while the position is dragged; afterwards it plays on if it played before. */
	hold(isHeld: boolean): void {
		if (isHeld) {
			this.#wasPlaying = this.playing;
			if (this.playing) this.pause();
		} else if (this.#wasPlaying && !this.atEnd) this.play();
	}

	/** Returns to the start and pauses, for a new run. Keeps rate, grain and breakpoints. */
	reset(): void {
		this.pause();
		this.#show(0);
	}

	/** Releases the ticker. The player stays usable. */
	dispose(): void {
		this.pause();
	}

	/** Cancels a long jump and the wait for a position that is not recorded yet. */
	cancel(): void {
		this.#finder.cancel();
		this.#stopWaiting();
	}

	#stopWaiting(): void {
		this.awaited = null;
		if (this.playing) return;
		this.waiting = false;
		this.#frames.stop();
	}

	/**
	 * Moves to a position. Waits for a position that is not recorded yet while the search continues;
	 * a position past the end of the run means the end. Playing resumes from there.
	 */
	seek(position: number): void {
		this.cancel();
		const wanted = Number.isNaN(position) ? 0 : Math.max(0, Math.round(position));
		this.#show(Math.min(wanted, this.length));
		if (wanted > this.length && !this.ended) {
			this.awaited = wanted;
			this.#frames.start();
		}
	}

	/** Moves to the start of the run, or of the stretch. */
	start(): void {
		this.seek(this.loop?.from ?? 0);
	}

	/** Moves to the end of the recording so far, or of what the reader may see of it. */
	end(): void {
		this.seek(this.loop?.to ?? this.#lastPosition());
	}

	/** Moves to the end of the run, following the recording while it grows. */
	runToEnd(): void {
		this.pause();
		this.seek(Infinity);
	}

	/** Makes one move forward (1) or back (−1), by the grain. Resolves when it is done. */
	async step(direction: 1 | -1): Promise<void> {
		if (this.playing) this.pause();
		if (this.grain === 'try') {
			this.seek(Math.max(0, this.position + direction));
			return;
		}
		const found = await this.#find(`step ${this.grain}`, direction, matchGrain(this.grain));
		if (found === false && direction === -1) this.start();
		if (found === false && direction === 1 && this.ended) this.seek(this.length);
	}

	/** Jumps to the next (1) or the previous (−1) match. Resolves to whether it moved. */
	async jump(direction: 1 | -1, jump: Jump): Promise<boolean> {
		if (this.playing) this.pause();
		const { trace, position, breakpoints } = this;
		if (trace === null) return false;
		const { solutions } = trace;
		const known =
			jump === 'solution' && solutions !== undefined
				? nearestSolution({ solutions }, position, direction)
				: null;
		if (known !== null) this.cancel();
		const found =
			known !== null
				? this.#land(known)
				: await this.#find(jumpName(jump, breakpoints), direction, matchJump(jump, breakpoints));
		if (found === false) this.missed = { direction, jump };
		if (found === true && jump === 'breakpoint')
			this.pausedAt = breakpointBefore(breakpoints, trace, this.position);
		return found === true;
	}

	/** Picks the next higher rate in the series. */
	faster(): void {
		this.#meter.change(1);
	}

	/** Picks the next lower rate in the series. */
	slower(): void {
		this.#meter.change(-1);
	}

	/** Performs the action of a key; returns false if the player does not handle it. */
	perform(action: ActionId): boolean {
		return performAction(this, action);
	}

	/** Moves to the nearest match. @returns false if there is none, null if it was canceled. */
	async #find(name: string, direction: 1 | -1, match: StepMatch): Promise<boolean | null> {
		const { trace, position: from } = this;
		if (trace === null) return null;
		this.#stopWaiting();
		this.missed = null;
		const found = await this.#finder.find({ name, trace, from, direction, match });
		return found === null || trace !== this.trace ? null : this.#land(found);
	}

	/** Moves to a position that was found. @returns false for −1, which means nothing was found. */
	#land(found: number): boolean {
		if (found >= 0) this.#show(found);
		return found >= 0;
	}

	#show(position: number): void {
		this.#playhead.moveTo(position);
		this.#clearNotes();
	}

	/** Clears the notes about the previous position. */
	#clearNotes(): void {
		this.pausedAt = null;
		this.missed = null;
	}

	/** Handles one frame of playing or waiting. @returns whether another one is needed. */
	#tick(passed: number): boolean {
		if (this.#playhead.adoptSource()) {
			this.reset();
			return false;
		}
		const { trace, awaited } = this;
		if (awaited !== null) this.#await(awaited);
		else if (this.playing && trace !== null) this.#playFrame(trace, passed);
		else this.#waitForTrace();
		return this.playing || this.awaited !== null;
	}

	#waitForTrace(): void {
		this.waiting = this.playing;
		this.#meter.count(0, this.waiting, this.#frames.now());
	}

	#await(wanted: number): void {
		this.#show(Math.min(wanted, this.length));
		this.waiting = wanted > this.length && !this.ended;
		if (!this.waiting) this.awaited = null;
	}

	/** The last position of the stretch that is played over and over; infinite without one. */
	get #loopEnd(): number {
		if (this.loop === null) return Infinity;
		return this.ended ? Math.min(this.loop.to, this.length) : this.loop.to;
	}

	/** Stays at the end of the stretch for a moment, then goes back to its start. @returns whether it is there */
	#restAtLoopEnd(passed: number): boolean {
		if (this.loop === null || this.position < this.#loopEnd) return false;
		this.#rested += passed;
		if (this.#rested < LOOP_REST) return true;
		this.#rested = 0;
		this.#show(this.loop.from);
		this.#playhead.startPlaying();
		return true;
	}

	/** Above the calm rate, leaves frames free for the views that follow later. */
	#playFrame(trace: T, passed: number): void {
		if (this.#restAtLoopEnd(passed)) return;
		const waited = (this.#sincePicture ?? 0) + passed;
		const frames = this.rate < SWIFT_RATE ? this.#turns() : Math.ceil(this.#turns() * 1.25);
		this.#framesSince++;
		// Half a frame early is on time: frames are never exactly apart. On a slow machine they last
		// longer, and each view still gets one of its own.
		const isTurn = waited >= (frames - 0.5) * FRAME_TIME && this.#framesSince >= frames;
		const isDue = this.#sincePicture === null || !this.isRushing || isTurn;
		this.#sincePicture = isDue ? 0 : waited;
		if (isDue) this.#framesSince = 0;
		if (isDue) this.#play(trace, (waited * this.rate) / 1000);
	}

	#play(trace: T, moves: number): void {
		const { position: from, grain, breakpoints } = this;
		const now = () => this.#frames.now();
		const arrival = this.#playhead.play(trace, { moves, grain, breakpoints, now });
		if (arrival.position !== from) this.#clearNotes();
		this.waiting = arrival.isBehind && arrival.isAtLimit && !this.ended;
		this.#meter.count(arrival.moves, arrival.isBehind, now());
		if (arrival.met !== null) {
			const { word, depth } = arrival.met;
			this.pause();
			this.pausedAt = breakpointAt(breakpoints, word, depth, arrival.position);
		} else if (arrival.position >= this.#loopEnd) {
			this.#show(this.#loopEnd);
		} else if (this.ended && arrival.isAtLimit) {
			if (this.position < this.length) this.#show(this.length);
			this.pause();
		}
	}
}
