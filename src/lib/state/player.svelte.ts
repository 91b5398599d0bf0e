import type { Moment } from '../trace/moment';
import { nearestSolution } from '../trace/solutions';
import type { StepMatch, Trace } from '../trace/trace';
import { breakpointAt, breakpointBefore, type Breakpoint } from './breakpoints';
import { browserClock, FrameLoop, type Clock } from './frame-loop';
import { matchGrain, type Grain } from './grain';
import { JumpFinder } from './jump-finder.svelte';
import { jumpName, matchJump, type Jump, type Miss } from './jumps';
import type { ActionId } from './keys';
import { performAction } from './player-actions';
import { Playhead, type PlayerSource } from './playhead.svelte';
import { RateMeter } from './rate-meter.svelte';

export interface PlayerOptions {
	/** The variable of the selected cell, −1 or null when none is. */
	readonly selected?: () => number | null;
	readonly clock?: Clock;
	readonly rate?: number;
	readonly grain?: Grain;
	readonly breakpoints?: readonly Breakpoint[];
}

/**
 * Plays a recorded search: a playhead, a finder of jumps and a meter of rates, and what they do
 * together. Views read `position` and `moment`; nothing here runs the search. Create it anywhere,
 * call `dispose` when it is no longer needed.
 */
export class Player {
	readonly #playhead: Playhead;
	readonly #finder = new JumpFinder();
	readonly #meter = new RateMeter();
	readonly #frames: FrameLoop;
	readonly #selected: () => number | null;

	/** What one move is. */
	grain = $state<Grain>('try');
	breakpoints = $state.raw<readonly Breakpoint[]>([]);

	playing = $state(false);
	/** Playing has caught up with a search that is still being recorded. */
	waiting = $state(false);
	/** The breakpoint where playing paused; null when it was none, or after any other move. */
	pausedAt = $state.raw<Breakpoint | null>(null);
	/** The last jump, when it found nothing. */
	missed = $state.raw<Miss | null>(null);
	/** A position that is not recorded yet, where the player goes as soon as it is; else null. */
	awaited = $state<number | null>(null);

	constructor(source: PlayerSource, options: PlayerOptions = {}) {
		this.#playhead = new Playhead(source);
		this.#frames = new FrameLoop(options.clock ?? browserClock, (passed) => this.#tick(passed));
		this.#selected = options.selected ?? (() => null);
		if (options.rate !== undefined) this.rate = options.rate;
		if (options.grain !== undefined) this.grain = options.grain;
		if (options.breakpoints !== undefined) this.breakpoints = options.breakpoints;
	}

	get trace(): Trace | null {
		return this.#playhead.source.trace;
	}

	/** Steps recorded so far. */
	get length(): number {
		return this.#playhead.source.length;
	}

	/** Nothing will be added to the recording. */
	get ended(): boolean {
		return this.#playhead.source.ended;
	}

	/** Steps taken at the moment shown: 0 … `length`. */
	get position(): number {
		return this.#playhead.position;
	}

	/** The last position of a run that is over: the moment has an outcome here. */
	get atEnd(): boolean {
		return this.#playhead.isAtEnd;
	}

	/** Everything at the position; null when nothing is recorded. */
	get moment(): Moment | null {
		return this.#playhead.moment;
	}

	/** Placements in force at the position. */
	get depth(): number {
		return this.#playhead.depth;
	}

	/** Moves a second, 0.5 … 100 million; a move is what `grain` says. */
	get rate(): number {
		return this.#meter.rate;
	}
	set rate(rate: number) {
		this.#meter.rate = rate;
	}

	/** Moves a second that are really made: less than `rate` where time is too short. */
	get effectiveRate(): number {
		return this.#meter.effective;
	}

	/** A long jump is under way; `cancel` ends it. */
	get busy(): boolean {
		return this.#finder.busy;
	}

	/** The selected variable, null when there is none. */
	get selected(): number | null {
		const variable = this.#selected();
		return variable === null || variable < 0 ? null : variable;
	}

	/** Starts to play; from the end of a run that is over, all over again. Without a run it does nothing. */
	play(): void {
		if (this.playing || (this.trace === null && this.ended)) return;
		this.cancel();
		this.#show(this.atEnd ? 0 : this.position);
		this.playing = true;
		this.#playhead.startPlaying();
		this.#meter.restart();
		this.#frames.start();
	}

	/** Stops playing, and whatever is under way. */
	pause(): void {
		this.playing = false;
		this.cancel();
		this.#meter.restart();
	}

	/** Pauses while it plays or waits for a position, else plays. */
	toggle(): void {
		if (this.playing || this.awaited !== null) this.pause();
		else this.play();
	}

	/** Back to the start, at rest: for a new run. Rate, grain and breakpoints stay. */
	reset(): void {
		this.pause();
		this.#show(0);
	}

	/** Frees the clock. The player stays usable. */
	dispose(): void {
		this.pause();
	}

	/** Ends a long jump, and the wait for a position that is not recorded yet. */
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
	 * Moves to a position. One that is not recorded yet is awaited while the search goes on; one
	 * after the end of the run is the end. Playing goes on from there.
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

	/** To the start of the run. */
	start(): void {
		this.seek(0);
	}

	/** To the end of what is recorded. */
	end(): void {
		this.seek(this.length);
	}

	/** To the end of the run, along with the recording while it goes on. */
	runToEnd(): void {
		this.pause();
		this.seek(Infinity);
	}

	/** One move forward (1) or back (−1), by the grain. Resolves when it is done. */
	async step(direction: 1 | -1): Promise<void> {
		if (this.playing) this.pause();
		if (this.grain === 'try') {
			this.seek(Math.min(this.length, Math.max(0, this.position + direction)));
			return;
		}
		const found = await this.#find(`step ${this.grain}`, direction, matchGrain(this.grain));
		if (found === false && direction === -1) this.start();
		if (found === false && direction === 1 && this.ended) this.end();
	}

	/** To the next (1) or the previous (−1) of its kind. Resolves to whether it moved. */
	async jump(direction: 1 | -1, jump: Jump): Promise<boolean> {
		if (this.playing) this.pause();
		const { trace, position, breakpoints } = this;
		if (trace === null) return false;
		const known = jump === 'solution' ? nearestSolution(trace, position, direction) : null;
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

	/** The next rate of the series above the present one. */
	faster(): void {
		this.#meter.change(1);
	}

	/** The next rate of the series below the present one. */
	slower(): void {
		this.#meter.change(-1);
	}

	/** Does what a key stands for; false when that is not up to the player. */
	perform(action: ActionId): boolean {
		return performAction(this, action);
	}

	/** Moves to the nearest match. @returns false where there is none, null when it was canceled. */
	async #find(name: string, direction: 1 | -1, match: StepMatch): Promise<boolean | null> {
		const { trace, position: from } = this;
		if (trace === null) return null;
		this.#stopWaiting();
		this.missed = null;
		const found = await this.#finder.find({ name, trace, from, direction, match });
		return found === null || trace !== this.trace ? null : this.#land(found);
	}

	/** Moves to what was found. @returns false where that is nothing, −1. */
	#land(found: number): boolean {
		if (found >= 0) this.#show(found);
		return found >= 0;
	}

	#show(position: number): void {
		this.#playhead.moveTo(position);
		this.#clearNotes();
	}

	/** What was said of the position before. */
	#clearNotes(): void {
		this.pausedAt = null;
		this.missed = null;
	}

	/** One frame of playing or waiting. @returns whether another one is needed. */
	#tick(passed: number): boolean {
		if (this.#playhead.adoptSource()) {
			this.reset();
			return false;
		}
		const { trace, awaited } = this;
		if (awaited !== null) this.#await(awaited);
		else if (this.playing && trace !== null) this.#play(trace, (passed * this.rate) / 1000);
		else this.waiting = this.playing;
		return this.playing || this.awaited !== null;
	}

	#await(wanted: number): void {
		this.#show(Math.min(wanted, this.length));
		this.waiting = wanted > this.length && !this.ended;
		if (!this.waiting) this.awaited = null;
	}

	#play(trace: Trace, moves: number): void {
		const { position: from, grain, breakpoints } = this;
		const now = () => this.#frames.now();
		const arrival = this.#playhead.play(trace, { moves, grain, breakpoints, now });
		if (arrival.position !== from) this.#clearNotes();
		this.waiting = arrival.isBehind && arrival.isAtLimit && !this.ended;
		this.#meter.count(arrival.moves, arrival.late, now());
		if (arrival.met !== null) {
			const { word, depth } = arrival.met;
			this.pause();
			this.pausedAt = breakpointAt(breakpoints, word, depth);
		} else if (this.ended && arrival.isAtLimit) {
			if (this.position < this.length) this.#show(this.length);
			this.pause();
		}
	}
}
