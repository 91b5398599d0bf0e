import { untrack } from 'svelte';
import { nextTask } from '$lib/ui/loading/when-idle';
import type { Example, ProblemKind, Rewriter } from '$lib/engine/kind';
import { specOf } from '$lib/engine/spec';
import { choicesFor } from '$lib/engine/search/choices';
import type { Goal, Limits } from '$lib/engine/search/strategy';
import { findExample, isMadeFrom, isPartial, type AddressError } from '$lib/stage/address/address';
import { Player } from '$lib/stage/player/player.svelte';
import { Puzzle } from '$lib/stage/puzzle/puzzle.svelte';
import { tickAt, ticksOf, type Clock } from './clock/clock';
import {
	MOST_LANES,
	OWN_LANES,
	ownEntry,
	PLAIN,
	type Entry,
	type OwnLane
} from '$lib/stage/address/entry';
import type { ProblemView } from '$lib/stage/board/problem-view';
import type { Guess } from './verdict/guess';
import { Lane, type LanePuzzle } from './lane/lane.svelte';
import { lanesDiffer, type LanesDiffer } from './lane/lanes-differ';
import {
	DEFAULT_RACE_VIEW,
	RACE_LIMITS,
	RACE_RATE,
	kindIn,
	readRace,
	writeRace,
	type RaceView
} from './race-address';
import { RaceTrace } from './clock/race-trace';
import { RaceProgram } from './program/race-program.svelte';
import { RaceWatched } from './watched/race-watched.svelte';

/** Several searches of one puzzle, played with one clock. */
export class Race<Setup = unknown> {
	readonly puzzle: Puzzle<Setup>;
	lanes = $state.raw<readonly Lane<Setup>[]>([]);
	goal = $state.raw<Goal>('first');
	limits = $state.raw<Limits>(RACE_LIMITS);
	#clock = $state.raw<Clock>('steps');
	view = $state.raw<RaceView>(DEFAULT_RACE_VIEW);
	/** What the reader guessed of this race; null for nothing. */
	guess = $state.raw<Guess | null>(null);
	/** The program of the address. */
	readonly program: RaceProgram<Setup>;
	/** The trace of another solver, of the address or handed over. */
	readonly watched: RaceWatched<Setup>;
	/** The race goes to the first difference as soon as it is known. */
	#atParting = $state(false);
	/** The parameters of the address that could not be read, and its query while its notice is open. */
	addressErrors = $state.raw<readonly AddressError[]>([]);
	noticeQuery = $state('');
	/** Search and puzzle are what they are: nothing can be chosen or typed. */
	readonly isReadonly: boolean = false;

	#rewriter = $state.raw<Rewriter<Setup> | null>(null);
	#nextId = 0;
	#isWatched = false;
	/** Stops what a lane does when it is no longer in the race. */
	readonly #endings = new Map<Lane<Setup>, () => void>();
	/** The tick to go to once the lanes have been started. */
	#arrival: { readonly tick: number; readonly play: boolean } | null = null;
	/** The tick of the address. */
	#addressed = 0;

	/** Every tick that a lane takes. */
	readonly length: number = $derived.by(() =>
		Math.max(0, ...this.lanes.map(({ run }) => ticksOf(this.clock, run)))
	);
	/** All lanes are recorded to their ends, except one that has nothing to show. */
	readonly ended: boolean = $derived.by(() =>
		this.lanes.every(({ run, isWaiting, isComing }) => isWaiting || (run.ended && !isComing))
	);
	readonly #traces = $derived.by(() => this.lanes.map(({ run }) => run.trace));
	/** A new one whenever a search starts anew or the clock changes. */
	readonly trace: RaceTrace | null = $derived.by(() => {
		const searching = this.lanes.filter((_, index) => this.#traces[index] !== null);
		return searching.length === 0
			? null
			: new RaceTrace(
					searching.map(({ run }) => run),
					this.clock
				);
	});
	readonly player: Player<RaceTrace> = new Player<RaceTrace>(this, {
		selected: () => this.puzzle.selected,
		turns: () => this.turns,
		mayPlay: () => {
			this.asksToRun = this.waitsForRun;
			return !this.waitsForRun;
		},
		rate: RACE_RATE
	});
	readonly tick: number = $derived.by(() => this.player.position);

	/** How many frames the lanes share when they play fast: one each, and another one for many trees. */
	readonly turns: number = $derived.by(() => {
		const { length } = this.lanes;
		return length > 2 && this.view.pictures === 'both' ? 2 * length : length;
	});

	/** The example that was loaded, as long as the puzzle is still made from it. */
	readonly example: string | null = $derived.by(() => {
		const { opening, setup } = this.puzzle;
		const example = opening.example === null ? null : findExample(this.kind, opening.example);
		return example !== null && isMadeFrom(this.kind, setup, example) ? example.id : null;
	});
	readonly choices = $derived.by(() => choicesFor(this.puzzle.problem));
	readonly shared = $derived.by(() => ({ goal: this.goal, limits: this.limits }));
	/** Where two lanes first decide differently, as far as it is known. */
	difference = $state.raw<LanesDiffer | null>(null);

	/** The reader has not run the program, or it could not be run: before, the race does not play. */
	readonly waitsForRun: boolean = $derived.by(
		() => this.program.fits && this.lanes.some(({ isProgram, isWaiting }) => isProgram && isWaiting)
	);
	/** The reader wanted to play before: the lane of the program offers Run, and sets it back. */
	asksToRun = $state(false);
	/** What follows the query, with "#": a program, or the trace of another solver. */
	readonly fragment: string = $derived.by(() => this.program.fragment || this.watched.fragment);
	/** Its address shows all of it: a trace may be too long for one. */
	readonly isInAddress: boolean = $derived.by(
		() => this.watched.fragment !== '' || !this.lanes.some(({ isTrace }) => isTrace)
	);
	/** The query that shows this race elsewhere, without the fragment. */
	readonly address = $derived.by(() =>
		this.puzzle.isPartial ? this.noticeQuery : this.#write(this.#destination())
	);
	/** The part of the address that defines the race; changing it adds a history entry. */
	readonly subject = $derived.by(() => this.#write(0, true));
	readonly moving = $derived.by(() => this.player.playing);

	/** The race whose result has been shown. */
	#revealed = $state.raw('');
	/** The result may be told: every lane has been seen to its end, or the reader did not want to guess. */
	readonly isRevealed: boolean = $derived.by(() => this.#revealed === this.subject);

	/**
	 * @param onkind shows a race of another kind of problem, which an address names; returns false if
	 * there is no such kind.
	 * @param view without which no trace of another solver is shown.
	 */
	constructor(
		readonly kind: ProblemKind<Setup>,
		private readonly onkind: (search: string) => boolean = () => false,
		view: ProblemView<Setup> | null = null
	) {
		this.puzzle = new Puzzle(kind);
		this.program = new RaceProgram(this);
		this.watched = new RaceWatched(kind, view, this.puzzle);
	}

	get clock(): Clock {
		return this.#clock;
	}

	/**
	 * Changes the clock and stays at the moment of the lane that is furthest; lanes that have come to
	 * their ends wait there, so they count only if all have.
	 */
	set clock(clock: Clock) {
		const [furthest] = this.lanes
			.filter(({ position, run }) => position < run.length)
			.sort((a, b) => b.position - a.position);
		const position = furthest?.position ?? 0;
		this.player.pause();
		this.#clock = clock;
		this.player.seek(furthest === undefined ? this.length : tickAt(clock, furthest.run, position));
	}

	/** The kind can write its puzzles in other ways. */
	get canRewrite(): boolean {
		return this.kind.rewriter !== undefined;
	}

	/** The puzzle of a lane; null while the rewriter is being loaded. */
	puzzleOf(rewriting: number): LanePuzzle<Setup> | null {
		if (rewriting === 0 || !this.canRewrite) return this.#own;
		if (this.#rewriter === null) return null;
		return this.#puzzle(this.#rewriter.rewrite(this.puzzle.setup, rewriting));
	}

	readonly #own: LanePuzzle<Setup> = $derived.by(() => {
		const { setup, problem, conflicts, isSearchable } = this.puzzle;
		return { setup, problem, conflicts, isSearchable, spec: specOf(this.kind, setup) };
	});

	#puzzle(setup: Setup): LanePuzzle<Setup> {
		const { kind } = this;
		const conflicts = new Set(kind.conflicts(setup));
		return {
			setup,
			problem: kind.problem(setup),
			conflicts,
			isSearchable: conflicts.size === 0 && !this.puzzle.isPartial,
			spec: specOf(kind, setup)
		};
	}

	/** The tick where the player is, or is about to go. */
	#destination(): number {
		const { awaited, position } = this.player;
		// Until all lanes have been started again, the player is at the start.
		if (this.#arrival !== null) return this.#arrival.tick;
		return awaited !== null && Number.isFinite(awaited) ? awaited : position;
	}

	#write(tick: number, isSubject = false): string {
		const { example, puzzle, goal, limits, player, view, guess } = this;
		return writeRace(this.kind, {
			example,
			setup: puzzle.setup,
			goal,
			limits,
			entries: this.lanes.map(({ entry }) => entry),
			tick,
			clock: isSubject ? 'steps' : this.clock,
			rate: isSubject ? RACE_RATE : player.rate,
			breakpoints: isSubject ? [] : player.breakpoints,
			view: isSubject ? DEFAULT_RACE_VIEW : view,
			guess: isSubject ? null : guess,
			atParting: !isSubject && this.#atParting
		});
	}

	/** Shows the first moment of the usual race, without an address and without a search. */
	showFirst(): void {
		this.#show('');
		this.#arrival = null;
		for (const lane of this.lanes) lane.prepare();
	}

	/**
	 * Shows what an address contains; a program in its fragment does not run before {@link allow}.
	 * @returns whether it is of this kind of problem.
	 */
	visit(search: string, fragment = ''): boolean {
		const named = kindIn(search);
		if (named !== this.kind.id && this.onkind(search)) return false;
		this.program.visit(fragment);
		this.watched.visit(fragment);
		this.#show(search);
		if (named !== this.kind.id)
			this.addressErrors = [
				...this.addressErrors,
				{ parameter: 'kind', found: named.slice(0, 40) }
			];
		return true;
	}

	/**
	 * Lets the program run, now and whenever the puzzle changes: the reader has pressed Run. Then the race
	 * is at the tick of its address.
	 */
	allow(): void {
		this.player.pause();
		this.#arrival = { tick: this.#addressed, play: false };
		this.program.allow();
	}

	/** Shows an address of the race that is here, at whatever tick: how it is shown, and where it stops. */
	adopt(search: string): void {
		const { race } = readRace(this.kind, search, this.program.isThere);
		this.view = race.view;
		this.#clock = race.clock;
		this.guess = race.guess;
		this.player.breakpoints = race.breakpoints;
	}

	#show(search: string): void {
		const { race, errors } = readRace(this.kind, search, this.program.isThere);
		this.addressErrors = errors;
		this.noticeQuery = search.replace(/^\?/, '');
		this.player.pause();
		this.puzzle.restore(race.setup, race.example, null, isPartial(this.kind, errors));
		this.goal = race.goal;
		this.limits = race.limits;
		this.#setEntries(race.entries);
		this.#clock = race.clock;
		this.view = race.view;
		this.guess = race.guess;
		this.player.rate = race.rate;
		this.player.breakpoints = race.breakpoints;
		this.#arrival = { tick: race.tick, play: race.play };
		this.#addressed = race.tick;
		this.#atParting = race.atParting;
		// A link to a moment is about what happens there.
		if (race.tick > 0) this.reveal();
	}

	/** Tells the result. */
	reveal(): void {
		this.#revealed = this.subject;
	}

	/** Stops all searches and keeps what they have. */
	cancel(): void {
		for (const { run } of this.lanes) if (run.running) run.cancel();
	}

	/** Keeps the searches in step with puzzle and lanes. Call it where effects may be created. */
	watch(): void {
		this.#isWatched = true;
		// Later lanes are started where they are made.
		for (const lane of untrack(() => this.lanes)) this.#start(lane);
		$effect(() => {
			if (!this.canRewrite || this.lanes.every(({ entry }) => entry.rewriting === 0)) return;
			if (untrack(() => this.#rewriter) === null)
				void this.kind.rewriter!().then((rewriter) => (this.#rewriter = rewriter));
		});
		$effect(() => {
			const isStarted = this.lanes.every((lane) => lane.isStarted);
			void this.trace;
			untrack(() => {
				if (isStarted) this.#arrive();
			});
		});
		$effect(() => {
			const isSeen = this.lanes.every(({ isDone }) => isDone);
			if (isSeen) untrack(() => this.reveal());
		});
		$effect(() => this.#findDifference());
		$effect(() => () => {
			this.#isWatched = false;
			this.player.dispose();
			this.watched.dispose();
			for (const end of this.#endings.values()) end();
			this.#endings.clear();
		});
	}

	#start(lane: Lane<Setup>): void {
		this.#endings.set(
			lane,
			$effect.root(() => lane.watch())
		);
	}

	/** Goes to the tick of the address once there is something to play. */
	#arrive(): void {
		const arrival = this.#arrival;
		if (arrival === null || this.trace === null) return;
		this.#arrival = null;
		if (arrival.play) this.player.play();
		// Seek last: playing cancels a pending position.
		this.player.seek(arrival.tick);
	}

	/**
	 * Goes to the moment where two lanes first decide differently. Until then, they placed the same
	 * values, so that counting placements shows both decisions at once; other clocks may not.
	 */
	goToDifference(): void {
		if (this.difference === null) return;
		const { first, tick, lanes, position } = this.difference;
		if (first !== tick) {
			this.player.pause();
			this.#clock = 'placements';
		}
		this.player.seek(
			first === tick ? tick : tickAt('placements', this.lanes[lanes[1]].run, position)
		);
	}

	/** Looks where another lane first decides differently from the first lane. */
	#findDifference(): (() => void) | undefined {
		const { lanes, clock } = this;
		this.difference = null;
		// A program may still be run; a trace that is not here does not come.
		const isReady = ({ run, isTrace, isWaiting }: Lane<Setup>) =>
			(isTrace && isWaiting) || (run.trace !== null && run.ended);
		if (!lanes.every(isReady)) return;
		const controller = new AbortController();
		const { signal } = controller;
		lanesDiffer(lanes, clock, nextTask, signal).then(
			(found) => {
				this.difference = found;
				if (!this.#atParting) return;
				this.#atParting = false;
				this.reveal();
				this.goToDifference();
			},
			(error: unknown) => {
				if (!signal.aborted) throw error;
			}
		);
		return () => controller.abort();
	}

	#setEntries(entries: readonly Entry[]): void {
		const before = this.lanes;
		this.lanes = entries.map((entry, index) => {
			const lane = before.at(index) ?? this.#makeLane(entry);
			if (lane.entry !== entry) lane.entry = entry;
			return lane;
		});
		for (const lane of before.slice(entries.length)) this.#drop(lane);
	}

	#makeLane(entry: Entry): Lane<Setup> {
		const lane = new Lane<Setup>(this.#nextId++, entry, this);
		if (this.#isWatched) this.#start(lane);
		return lane;
	}

	#drop(lane: Lane<Setup>): void {
		this.#endings.get(lane)?.();
		this.#endings.delete(lane);
	}

	/** Prepares for other lanes: what was guessed does not count for them, and the tick stays. */
	#changeLanes(): void {
		this.guess = null;
		this.#arrival = { tick: this.#destination(), play: false };
	}

	/** Prepares for another puzzle: what was guessed does not count for it. */
	#changePuzzle(): void {
		this.guess = null;
		this.#arrival = null;
		this.player.reset();
	}

	/** Changes how a lane searches. */
	change(lane: Lane<Setup>, change: Partial<Entry>): void {
		this.#changeLanes();
		lane.entry = { ...lane.entry, ...change };
	}

	/** Changes the limits of all lanes. */
	limit(limits: Limits): void {
		this.#changeLanes();
		this.limits = { ...RACE_LIMITS, ...limits };
	}

	/** Changes what all lanes look for. */
	seekGoal(goal: Goal): void {
		this.#changeLanes();
		this.goal = goal;
	}

	/** Adds a lane that searches like the last one, but with another ordering if there is one. */
	add(): void {
		if (this.lanes.length >= MOST_LANES) return;
		this.#changeLanes();
		const searches = this.lanes.map(({ entry }) => entry).filter(({ own }) => !own);
		const taken = searches.map(({ ordering }) => ordering);
		const last = searches.at(-1) ?? PLAIN;
		const ordering = this.choices.orderings.find((one) => !taken.includes(one)) ?? last.ordering;
		this.lanes = [...this.lanes, this.#makeLane({ ...last, ordering })];
	}

	/** What could be a lane, but is not in the race. */
	get lacking(): readonly OwnLane[] {
		const there = { program: this.program.isThere, trace: this.watched.isThere };
		const isIn = (own: OwnLane) => this.lanes.some(({ entry }) => entry.own === own);
		return OWN_LANES.filter((own) => there[own] && !isIn(own));
	}

	/** Adds what the race lacks, as the first lane. */
	addOwn(own: OwnLane): void {
		if (this.lanes.length >= MOST_LANES || !this.lacking.includes(own)) return;
		this.#changeLanes();
		this.lanes = [this.#makeLane(ownEntry(own)), ...this.lanes];
	}

	remove(lane: Lane<Setup>): void {
		this.#changeLanes();
		this.lanes = this.lanes.filter((other) => other !== lane);
		this.#drop(lane);
	}

	/** Replaces all lanes. */
	enter(entries: readonly Entry[]): void {
		this.#changePuzzle();
		this.#setEntries(entries);
	}

	/** Changes what is shown. */
	show(change: Partial<RaceView>): void {
		this.view = { ...this.view, ...change };
	}

	/** Loads a puzzle. */
	load(setup: Setup, name: string | null): void {
		this.#open(setup, name, null);
	}

	loadExample({ setup, id }: Example<Setup>): void {
		this.#open(setup, null, id);
	}

	#open(setup: Setup, name: string | null, example: string | null): void {
		this.puzzle.load(setup, name, example);
		this.#changePuzzle();
	}

	/** Changes the puzzle for all lanes. */
	edit(change: () => void): void {
		const { setup } = this.puzzle;
		change();
		if (this.puzzle.setup === setup) return;
		this.#changePuzzle();
	}

	/** Types a value at a variable; −1 empties it. */
	type(variable: number, value: number): void {
		this.edit(() => this.puzzle.type(variable, value));
	}
}
