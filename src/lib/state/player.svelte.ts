import { BACKTRACK, DEADEND, FORCE, PLACE, SOLUTION, stepKind, stepVariable } from '../search/step';
import type { Moment } from '../trace/moment';
import { nearestSolution } from '../trace/solutions';
import type { StepMatch, Trace } from '../trace/trace';
import { matchGrain, nextGrain, type Grain } from './grain';
import type { ActionId } from './keys';
import { advance } from './playhead';
import { clampRate, nextRate } from './rate';
import { encodeStops, matchStops, metStop, type Breakpoint } from './breakpoints';

/** What is played: a recording that may still grow. All fields are reactive. */
export interface PlayerSource {
	/** Null before there is one. Another object is another run: the player goes to its start. */
	readonly trace: Trace | null;
	/** Steps recorded so far; grows while the search is being recorded. */
	readonly length: number;
	/** Nothing will be added; without a recording, there is none to come. */
	readonly ended: boolean;
}

/** Where the player gets its time from; times are in milliseconds. */
export interface Clock {
	now(): number;
	/** Calls `frame` once, with the time, before the next frame is drawn. */
	request(frame: (time: number) => void): number;
	cancel(id: number): void;
}

export interface PlayerOptions {
	/** The variable of the selected cell, −1 or null when none is. */
	readonly selected?: () => number | null;
	readonly clock?: Clock;
	readonly rate?: number;
	readonly grain?: Grain;
	readonly stops?: readonly Breakpoint[];
}

/** What a jump looks for. */
export type Jump =
	| 'backtrack'
	| 'deadend'
	| 'solution'
	/** Any of the stops that are set. */
	| 'stop'
	/** The variable is placed or emptied. */
	| { readonly variable: number }
	/** The search goes back to so many placements, or fewer. */
	| { readonly depth: number };

/** A jump that found nothing in what is recorded. */
export interface Miss {
	readonly direction: 1 | -1;
	readonly jump: Jump;
}

/** After a pause of the page (a hidden tab, a sleeping machine) time goes on from here. */
const LONGEST_FRAME = 100;
/** Over how long the effective rate is measured. */
const RATE_WINDOW = 500;

const browserClock: Clock = {
	now: () => performance.now(),
	request: (frame) => requestAnimationFrame(frame),
	cancel: (id) => cancelAnimationFrame(id)
};

/**
 * Plays a recorded search: a position, and the ways to move it. Views read `position` and `moment`;
 * nothing here runs the search. Make it anywhere, call `dispose` when it is no longer needed.
 */
export class Player {
	/** Moves a second, 0.5 … 100 million; a move is what `grain` says. */
	get rate(): number {
		return this.#rate;
	}
	set rate(rate: number) {
		this.#rate = clampRate(rate);
		this.#measure = null;
		this.effectiveRate = this.#rate;
	}
	#rate = $state(5);

	/** Moves a second that are really made: less than `rate` where there is not time enough. */
	effectiveRate = $state(5);
	grain = $state<Grain>('try');
	stops = $state.raw<readonly Breakpoint[]>([]);

	playing = $state(false);
	/** Playing has caught up with a search that is still being recorded. */
	waiting = $state(false);
	/** A long jump is on its way; `cancel` ends it. */
	busy = $state(false);
	/** Why playing paused last; null when it was not a stop, or after any other move. */
	stopped = $state.raw<Breakpoint | null>(null);
	/** The last jump, when it found nothing. */
	missed = $state.raw<Miss | null>(null);
	/** A position that is not recorded yet, where the player goes as soon as it is; else null. */
	awaited = $state<number | null>(null);

	/** A position belongs to a recording: with another one it is 0 again. */
	#at = $state.raw<{ readonly trace: Trace | null; readonly position: number }>({
		trace: null,
		position: 0
	});

	readonly #source: PlayerSource;
	readonly #clock: Clock;
	readonly #selected: () => number | null;

	#frame: number | null = null;
	#time: number | null = null;
	/** Moves due: they add up from frame to frame. */
	#owed = 0;
	/** How far playing has looked for the end of its next move, and what it looked for. */
	#scanned = 0;
	#sought: { readonly grain: Grain; readonly stops: readonly Breakpoint[] } | null = null;
	#measure: { since: number; moves: number; late: boolean } | null = null;
	#finding: { key: string; controller: AbortController; done: Promise<boolean | null> } | null =
		null;

	/** Steps taken at the moment shown: 0 … `length`. */
	readonly position: number = $derived.by(() =>
		this.#at.trace === this.#source.trace ? this.#at.position : 0
	);
	/** The last position of a run that is over: the moment has an outcome here. */
	readonly atEnd: boolean = $derived.by(
		() => this.#source.ended && this.position >= this.#source.length
	);
	/** Everything at the position; null when nothing is recorded. */
	readonly moment: Moment | null = $derived.by(() => {
		// The end of a run shows more than the same position did while it was being recorded.
		void this.atEnd;
		return this.#source.trace?.at(this.position) ?? null;
	});
	/** Placements in force at the position. */
	readonly depth: number = $derived.by(() => this.moment?.statistics.depth ?? 0);

	constructor(source: PlayerSource, options: PlayerOptions = {}) {
		this.#source = source;
		this.#clock = options.clock ?? browserClock;
		this.#selected = options.selected ?? (() => null);
		if (options.rate !== undefined) this.rate = options.rate;
		if (options.grain !== undefined) this.grain = options.grain;
		if (options.stops !== undefined) this.stops = options.stops;
	}

	get trace(): Trace | null {
		return this.#source.trace;
	}

	/** Steps recorded so far. */
	get length(): number {
		return this.#source.length;
	}

	/** Nothing will be added to the recording. */
	get ended(): boolean {
		return this.#source.ended;
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
		// The first move comes at once: slow playing must not look like none.
		this.#owed = 1;
		this.#measure = null;
		this.#run();
	}

	/** Stops playing, and whatever is on its way. */
	pause(): void {
		this.cancel();
		this.playing = false;
		this.waiting = false;
		this.effectiveRate = this.rate;
		this.#halt();
	}

	/** Pauses while it plays or waits for a position, else plays. */
	toggle(): void {
		if (this.playing || this.awaited !== null) this.pause();
		else this.play();
	}

	/** Back to the start, at rest: for a new run. Rate, grain and stops stay. */
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
		this.#finding?.controller.abort();
		this.#finding = null;
		this.busy = false;
		this.awaited = null;
		if (!this.playing) {
			this.waiting = false;
			this.#halt();
		}
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
			this.#run();
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

	/** One move on (1) or back (−1), by the grain. Resolves when it is done. */
	async step(direction: 1 | -1): Promise<void> {
		if (this.playing) this.pause();
		if (this.grain === 'try') {
			this.seek(Math.min(this.length, Math.max(0, this.position + direction)));
			return;
		}
		const found = await this.#find(`step-${this.grain}`, direction, matchGrain(this.grain));
		if (found === false && direction === -1) this.start();
		if (found === false && direction === 1 && this.ended) this.end();
	}

	/** To the next (1) or the last (−1) of its kind. Resolves to whether it moved. */
	async jump(direction: 1 | -1, jump: Jump): Promise<boolean> {
		if (this.playing) this.pause();
		const known = jump === 'solution' ? this.#jumpToSolution(direction) : null;
		if (known !== null) return known;
		const match = matchJump(jump, this.stops);
		const name = jump === 'stop' ? `stop ${encodeStops(this.stops)}` : JSON.stringify(jump);
		const found = await this.#find(name, direction, match);
		if (found === false) this.missed = { direction, jump };
		if (found === true && jump === 'stop') this.stopped = this.#stopHere();
		return found === true;
	}

	/** The next rate of the series above the present one. */
	faster(): void {
		this.rate = nextRate(this.rate, 1);
	}

	/** The next rate of the series below the present one. */
	slower(): void {
		this.rate = nextRate(this.rate, -1);
	}

	/** Does what a key stands for; false when it is not the player's to do. */
	perform(action: ActionId): boolean {
		const act = this.#actions[action];
		act?.();
		return act !== undefined;
	}

	readonly #actions: Partial<Record<ActionId, () => void>> = {
		toggle: () => this.toggle(),
		'step-back': () => void this.step(-1),
		'step-forward': () => void this.step(1),
		'backtrack-back': () => void this.jump(-1, 'backtrack'),
		'backtrack-forward': () => void this.jump(1, 'backtrack'),
		'solution-back': () => void this.jump(-1, 'solution'),
		'solution-forward': () => void this.jump(1, 'solution'),
		'deadend-back': () => void this.jump(-1, 'deadend'),
		'deadend-forward': () => void this.jump(1, 'deadend'),
		'cell-back': () => this.#jumpToCell(-1),
		'cell-forward': () => this.#jumpToCell(1),
		return: () => void this.jump(1, { depth: this.depth }),
		stop: () => {
			if (this.stops.length > 0) void this.jump(1, 'stop');
		},
		start: () => this.start(),
		end: () => this.end(),
		slower: () => this.slower(),
		faster: () => this.faster(),
		grain: () => {
			this.grain = nextGrain(this.grain);
		}
	};

	/** To a solution whose position is kept. @returns whether it moved, null when that is not known. */
	#jumpToSolution(direction: 1 | -1): boolean | null {
		const { trace, position } = this;
		const found = trace && nearestSolution(trace, position, direction);
		if (found === null) return null;
		this.cancel();
		if (found >= 0) this.#show(found);
		else this.missed = { direction, jump: 'solution' };
		return found >= 0;
	}

	#jumpToCell(direction: 1 | -1): void {
		if (this.selected !== null) void this.jump(direction, { variable: this.selected });
	}

	#show(position: number): void {
		const { trace } = this.#source;
		this.#at = { trace, position };
		this.#scanned = position;
		this.stopped = null;
		this.missed = null;
	}

	/** The stop that the step at the position meets. */
	#stopHere(): Breakpoint | null {
		const { trace, position, stops } = this;
		let met: Breakpoint | null = null;
		trace?.scan(position - 1, position, (word, depth) => {
			met = metStop(stops, word, depth);
			return true;
		});
		return met;
	}

	/** True: moved. False: there is none. Null: given up for something newer. */
	async #find(name: string, direction: 1 | -1, match: StepMatch): Promise<boolean | null> {
		const { trace, position } = this;
		if (trace === null) return null;
		const key = `${name} ${direction} ${position}`;
		// The same once more (a held key) is the same search: started over it would never be done.
		if (this.#finding?.key === key) {
			await this.#finding.done;
			return null;
		}
		this.cancel();
		this.missed = null;

		const controller = new AbortController();
		const done = this.#move(trace, position, direction, match, controller.signal);
		const finding = { key, controller, done };
		this.#finding = finding;
		this.busy = true;
		try {
			return await done;
		} finally {
			if (this.#finding === finding) {
				this.#finding = null;
				this.busy = false;
			}
		}
	}

	/** Like {@link #find}; it never fails because it was given up. */
	async #move(
		trace: Trace,
		from: number,
		direction: 1 | -1,
		match: StepMatch,
		signal: AbortSignal
	): Promise<boolean | null> {
		let found;
		try {
			found = await trace.find(from, direction, match, signal);
		} catch (error) {
			if (signal.aborted) return null;
			throw error;
		}
		if (signal.aborted || trace !== this.#source.trace) return null;
		if (found < 0) return false;
		this.#show(found);
		return true;
	}

	#run(): void {
		if (this.#frame !== null) return;
		this.#time = null;
		this.#frame = this.#clock.request(this.#tick);
	}

	#halt(): void {
		if (this.#frame !== null) this.#clock.cancel(this.#frame);
		this.#frame = null;
	}

	readonly #tick = (time: number): void => {
		this.#frame = null;
		const passed =
			this.#time === null ? 0 : Math.min(LONGEST_FRAME, Math.max(0, time - this.#time));
		this.#time = time;

		const { trace } = this.#source;
		if (this.#at.trace !== trace) {
			// The run that was played is gone; one that was waited for has come.
			if (this.#at.trace !== null) {
				this.reset();
				return;
			}
			this.#at = { trace, position: 0 };
		}

		if (this.awaited !== null) this.#await(this.awaited);
		else if (this.playing && trace !== null) this.#advance(trace, passed);
		else this.waiting = this.playing;

		if (this.playing || this.awaited !== null) this.#frame = this.#clock.request(this.#tick);
	};

	#await(wanted: number): void {
		const { length, ended } = this.#source;
		this.#show(Math.min(wanted, length));
		this.waiting = true;
		if (wanted > length && !ended) return;
		this.awaited = null;
		this.waiting = false;
	}

	#advance(trace: Trace, passed: number): void {
		const { length: end, ended } = this.#source;
		const { grain, stops, position: from } = this;
		this.#owed += (passed * this.rate) / 1000;
		if (this.#sought?.grain !== grain || this.#sought.stops !== stops) {
			this.#sought = { grain, stops };
			this.#scanned = from;
		}
		const landing = advance(
			trace,
			{
				from,
				scanned: Math.max(from, Math.min(this.#scanned, end)),
				moves: Math.floor(this.#owed),
				end,
				grain,
				stops: stops.length > 0 ? matchStops(stops) : null
			},
			() => this.#clock.now()
		);
		if (landing.position !== from) this.#show(landing.position);
		this.#scanned = landing.scanned;
		this.#owed -= landing.moves;

		const behind = this.#owed >= 1 && landing.met === null;
		// What there was no time or no recording for is dropped, down to the move that is sought.
		if (behind) this.#owed = 1;
		this.waiting = behind && landing.scanned >= end && !ended;
		this.#gauge(landing.moves, landing.late);

		if (landing.met !== null) {
			const { word, depth } = landing.met;
			this.pause();
			this.stopped = metStop(stops, word, depth);
		} else if (ended && landing.scanned >= end) {
			if (this.position < end) this.#show(end);
			this.pause();
		}
	}

	/** Measures the effective rate, from whole windows: it is to be read, not to flicker. */
	#gauge(moves: number, late: boolean): void {
		const now = this.#clock.now();
		this.#measure ??= { since: now, moves: 0, late: false };
		this.#measure.moves += moves;
		this.#measure.late ||= late;
		const passed = now - this.#measure.since;
		if (passed < RATE_WINDOW) return;
		const measured = (this.#measure.moves * 1000) / passed;
		this.effectiveRate = this.#measure.late ? Math.min(this.rate, measured) : this.rate;
		this.#measure = { since: now, moves: 0, late: false };
	}
}

function matchJump(jump: Jump, stops: readonly Breakpoint[]): StepMatch {
	if (jump === 'stop') return matchStops(stops);
	if (typeof jump === 'string') {
		const kind = { backtrack: BACKTRACK, deadend: DEADEND, solution: SOLUTION }[jump];
		return (word) => stepKind(word) === kind;
	}
	if ('depth' in jump) return (word, depth) => stepKind(word) === BACKTRACK && depth <= jump.depth;
	const kinds = (1 << PLACE) | (1 << FORCE) | (1 << BACKTRACK);
	return (word) => stepVariable(word) === jump.variable && ((kinds >>> stepKind(word)) & 1) !== 0;
}
