import { untrack } from 'svelte';
import type { Example, ProblemKind } from '$lib/engine/kind';
import { variantOf } from '$lib/engine/problem';
import { specOf } from '$lib/engine/spec';
import { choicesFor, fitStrategy } from '$lib/engine/search/choices';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { firstFrom } from '$lib/engine/trace/first-from';
import {
	findExample,
	isMadeFrom,
	isPartial,
	readAddress,
	writeAddress,
	type Address,
	type AddressError
} from '../address/address';
import type { Task, TaskCode } from '../address/task';
import type { ToldStrategy } from '../facts/moment-facts.svelte';
import { frameStart } from '../player/frame-start';
import { Horizon } from '../player/horizon.svelte';
import { joined } from './joined-count';
import { findPlace, placeOf, type Place } from './kept-place';
import { OpenedSubtrees } from './opened-subtrees.svelte';
import { Player } from '../player/player.svelte';
import { Puzzle } from '../puzzle/puzzle.svelte';
import { Run } from './run.svelte';
import { Uniqueness } from '../puzzle/uniqueness.svelte';
import { DEFAULT_VIEW, type View } from '../facts/view';
import { TRACE_NOT_HERE } from '../watch/fragment';
import type { Watched } from '../watch/watched';

/**
 * The studio for one kind of problem: a puzzle, a strategy, the run they produce, and the reader's
 * position in it.
 */
export class Studio<Setup = unknown> {
	readonly puzzle: Puzzle<Setup>;
	readonly run = new Run();
	readonly uniqueness = new Uniqueness();
	readonly player: Player = new Player(this.run, {
		selected: () => this.puzzle.selected,
		lastPosition: () => this.horizon.length
	});
	/** How much of the run the reader may know. */
	readonly horizon = new Horizon(
		this.run,
		() => this.player.position,
		() => this.view.hidesFuture
	);
	/** The strategy as chosen; {@link strategy} omits what does not fit the problem. */
	#chosen = $state.raw<Strategy>(DEFAULT_STRATEGY);
	view = $state.raw<View>(DEFAULT_VIEW);
	/** The example that was loaded, as long as the puzzle is still made from it. */
	readonly example: string | null = $derived.by(() => {
		const { opening, setup } = this.puzzle;
		const example = opening.example === null ? null : findExample(this.kind, opening.example);
		return example !== null && isMadeFrom(this.kind, setup, example) ? example.id : null;
	});
	/** What the reader is asked to do; null for nothing. */
	task = $state.raw<Task | null>(null);
	/** Where the questions of a task begin, if it does not say that itself. */
	taskBegin = $state(0);
	/** The run of another solver that is shown in place of a search of ours; null for none. */
	watched = $state.raw<Watched<Setup> | null>(null);
	/** The trace in the address that could not be read, with "#": it stays there, as another visit may read it. */
	unread = $state('');
	/** How many addresses were shown. */
	visits = $state(0);
	/** The parameters of the address that could not be read. */
	addressErrors = $state.raw<readonly AddressError[]>([]);
	/** The query of the address that is shown; empty once its notice is closed. */
	noticeQuery = $state('');
	readonly opened = new OpenedSubtrees(this.run);

	/** What is searched; null while the puzzle contradicts itself, or was not read whole. */
	readonly problem = $derived.by(() =>
		this.puzzle.isSearchable ? variantOf(this.puzzle.problem, this.strategy) : null
	);
	/** The parts of a strategy that can be chosen for this problem. */
	readonly choices = $derived.by(() => choicesFor(this.puzzle.problem));
	readonly strategy: ToldStrategy = $derived.by(() =>
		this.watched === null ? fitStrategy(this.puzzle.problem, this.#chosen) : this.watched.strategy
	);
	/** Everything at the position; null until the search of this exact problem has started. */
	readonly moment = $derived.by(() =>
		this.run.problem !== null && this.run.problem === this.problem ? this.player.moment : null
	);
	/** The solutions that the reader may know of, and how many there are; null without a run. */
	readonly solutions = $derived.by(() => {
		const all = this.run.solutions;
		if (all === null) return null;
		if (!this.horizon.isHiding) return { ...all, count: this.run.statistics.solutions };
		const count = firstFrom(all.solutions, 0, all.solutions.length, this.horizon.length + 1);
		const [solutions, costs] = [all.solutions, all.costs].map((list) => list.subarray(0, count));
		return { solutions, costs, notes: null, count };
	});
	/** How many solutions there are, as far as the count or the search knows; null while counting. */
	readonly count = $derived.by(() => {
		const { count, failed } = this.uniqueness;
		const { run } = this;
		const { solutions } = run.statistics;
		if (run.problem !== this.problem || run.outcome === null || (count === null && !failed))
			return count;
		const isAll =
			run.outcome.kind === 'exhausted' && (solutions === 0 || run.strategy?.goal === 'all');
		return joined(count, solutions, isAll);
	});
	/** The run is a search of ours. */
	readonly isSearch: boolean = $derived.by(
		() => this.watched === null && !this.puzzle.problem.traits?.hasOwnOrder
	);
	/** What follows the query, with "#": the trace of another solver, or the mark of one that is too long. */
	readonly fragment: string = $derived.by(() =>
		this.watched === null ? this.unread : (this.watched.fragment ?? TRACE_NOT_HERE)
	);
	/** The query that shows this moment elsewhere. */
	readonly address = $derived.by(() => {
		// What could not be read is kept: another version of the site may read it.
		if (this.puzzle.isPartial) return this.noticeQuery;
		return writeAddress(
			this.kind,
			{
				...this.#settings(),
				task: this.task,
				// Whoever opens it is asked the same questions.
				position: this.task?.kind === 'ask' ? this.taskBegin : this.#destination()
			},
			this.options.tasks
		);
	});
	/** The position is changing; the address is written once it settles. */
	readonly moving = $derived.by(() => this.player.playing);
	/** The part of the address that defines the search; changing it adds a history entry. */
	readonly subject = $derived.by(() =>
		writeAddress(this.kind, {
			...this.#settings(),
			position: 0,
			breakpoints: [],
			rate: null,
			grain: 'try',
			view: DEFAULT_VIEW
		})
	);

	/** How the reader left each setup in the history, for when undo or redo brings it back. */
	readonly #left = new Map<
		Setup,
		{ strategy: Strategy; position: number; watched: Watched<Setup> | null }
	>();
	/** The position to go to once the next run starts. */
	#arrival: { position: number; play: boolean } | null = null;
	/** The position that the current run was started for. */
	#asked = $state.raw(0);
	/** The place to find again in the run of an edited puzzle, while the reader stays at its start. */
	#kept: Place | null = null;

	/** The reader's position, or the position they are waiting for until the search reaches it. */
	#destination(): number {
		const { awaited, position } = this.player;
		if (awaited !== null && Number.isFinite(awaited)) return awaited;
		// A run that failed before its place must not lose the place: a reload may reach it.
		const isCutShort = this.run.failure !== null && position === this.run.length;
		return isCutShort ? Math.max(position, this.#asked) : position;
	}

	/**
	 * @param options.countsSolutions counts the solutions of each puzzle, if the problem allows it.
	 * @param options.tasks reads and writes the tasks of addresses; absent: they have none.
	 */
	constructor(
		readonly kind: ProblemKind<Setup>,
		private readonly options: { readonly countsSolutions?: boolean; readonly tasks?: TaskCode } = {}
	) {
		this.puzzle = new Puzzle(kind);
	}

	#settings(): Omit<Address<Setup>, 'position' | 'play' | 'open' | 'task'> {
		const { puzzle, player } = this;
		return {
			example: this.example,
			setup: puzzle.setup,
			strategy: this.watched === null ? this.strategy : DEFAULT_STRATEGY,
			grain: player.grain,
			rate: player.rate === DEFAULT_RATE ? null : player.rate,
			breakpoints: player.breakpoints,
			view: this.view
		};
	}

	/** Keeps the run in sync with puzzle and strategy. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			const { problem, strategy, watched } = this;
			untrack(() => {
				const arrival = this.#arrival;
				this.#arrival = null;
				this.#asked = arrival?.position ?? 0;
				// Drop everything about the last run.
				if (arrival === null) this.player.reset();
				if (problem === null || arrival !== null) this.#kept = null;
				const spec = problem && specOf(this.kind, this.puzzle.setup);
				const counts =
					this.options.countsSolutions !== false &&
					this.choices.goals.includes('all') &&
					watched?.isTable !== true;
				this.uniqueness.call(counts ? spec : null);
				if (problem === null || spec === null) {
					this.run.clear();
					return;
				}
				if (watched === null) this.run.start(problem, spec, strategy);
				else this.run.adopt(problem, strategy, watched.trace);
				if (arrival === null) return;
				if (arrival.play) this.player.play();
				// Seek last: playing cancels a pending position.
				this.player.seek(arrival.position);
			});
		});
		this.horizon.watch();
		$effect(() => {
			const { tree, ended } = this.run;
			untrack(() => this.#keepPlace(tree !== null, ended));
		});
		$effect(() => () => {
			this.player.dispose();
			this.run.dispose();
			this.uniqueness.dispose();
		});
	}

	/**
	 * Shows the first moment of the first example, without an address and without a search: this is
	 * what the prerendered page contains and what the browser starts from.
	 */
	showFirst(): void {
		this.visit('');
		this.#arrival = null;
		if (this.problem !== null) this.run.prepare(this.problem, this.strategy);
	}

	/** Shows what an address contains. @returns whether to show the dialog that opens a puzzle. */
	visit(search: string): { open: boolean } {
		const { address, errors } = readAddress(this.kind, search, this.options.tasks);
		this.#showTrace(null);
		this.addressErrors = errors;
		this.noticeQuery = search.replace(/^\?/, '');
		this.#left.clear();
		this.player.pause();
		this.#arrival = { position: address.position, play: address.play };
		this.puzzle.restore(address.setup, address.example, null, isPartial(this.kind, errors));
		this.#chosen = address.strategy;
		this.view = address.view;
		this.visits++;
		this.task = address.task;
		this.taskBegin = address.position;
		this.player.grain = address.grain;
		this.player.rate = address.rate ?? DEFAULT_RATE;
		this.player.breakpoints = address.breakpoints;
		return { open: address.open };
	}

	/**
	 * Shows the run of another solver, from its beginning unless an address has said where.
	 * @param isFirst it is what the reader came for: there is nothing before it to return to.
	 */
	watchTrace(watched: Watched<Setup>, position = 0, isFirst = false): void {
		const name = watched.name || watched.file.header.solver || null;
		this.#open(watched.setup, name, null);
		if (isFirst) this.puzzle.restore(watched.setup, null, name);
		this.#showTrace(watched);
		this.#arrival = { position, play: false };
	}

	/** Searches the puzzle of the run of another solver. */
	leaveTrace(): void {
		this.player.pause();
		this.player.reset();
		this.#showTrace(null);
	}

	/** Shows the run of another solver; null for a search of ours. */
	#showTrace(watched: Watched<Setup> | null): void {
		this.watched = watched;
		this.unread = '';
	}

	/** Shows an address of the run that is here, at whatever moment: how it is shown, and where it stops. */
	adopt(search: string): void {
		const { address } = readAddress(this.kind, search);
		this.view = address.view;
		this.player.grain = address.grain;
		this.player.breakpoints = address.breakpoints;
	}

	/** Loads a puzzle. @param play whether to play its search at once. */
	load(setup: Setup, name: string | null, play = false): void {
		this.#open(setup, name, null, play);
	}

	#open(setup: Setup, name: string | null, example: string | null, play = false): void {
		this.player.pause();
		this.#leave();
		this.#showTrace(null);
		this.puzzle.load(setup, name, example);
		this.player.reset();
		this.#arrival = play ? { position: 0, play } : null;
	}

	/** Loads an example with the settings that suit it best. */
	loadExample(example: Example<Setup>): void {
		this.#open(example.setup, null, example.id);
		if (example.settings === undefined) return;
		const { address } = readAddress(this.kind, `example=${example.id}`);
		const { seed } = this.#chosen;
		const { whole, stubs } = address.view;
		this.#chosen = { ...address.strategy, seed };
		this.view = { ...this.view, whole, stubs };
		this.#arrival = { position: address.position, play: false };
	}

	/** Changes the strategy. */
	choose(change: Partial<Strategy>): void {
		this.#chosen = { ...this.#chosen, ...change };
	}

	/** The query of a task about this puzzle: from a moment on, or, where the whole tree is asked about, all of it. */
	taskAddress(task: Task, position = this.#destination()): string {
		const isWhole = task.kind === 'find';
		const { view } = this;
		const address = {
			...this.#settings(),
			task,
			view: { ...view, present: null, embed: false, whole: isWhole || view.whole },
			position: isWhole && this.run.ended ? this.run.length : position
		};
		return writeAddress(this.kind, address, this.options.tasks);
	}

	/** Sets a task about this moment, or ends it. */
	ask(task: Task | null): void {
		this.task = task;
		this.taskBegin = this.#destination();
	}

	/** Changes what is shown. */
	show(change: Partial<View>): void {
		this.view = { ...this.view, ...change };
	}

	/**
	 * Changes the puzzle, which starts another search. Keeps the place where that search has it; undo
	 * and redo return to where the reader was.
	 */
	edit(change: () => void): void {
		const { setup, opening } = this.puzzle;
		const place = this.moment === null || this.player.position === 0 ? null : placeOf(this.moment);
		this.#leave();
		change();
		// Typing on a given changes nothing and must keep the position.
		if (this.puzzle.setup === setup) return;
		const back = this.#left.get(this.puzzle.setup);
		this.#showTrace(back?.watched ?? null);
		// Loading was undone or redone: restore the strategy too, because a carving depends on it.
		if (back !== undefined && this.puzzle.opening !== opening) this.#chosen = back.strategy;
		this.player.reset();
		if (back?.strategy === this.#chosen) this.#arrival = { position: back.position, play: false };
		else this.#kept = place;
	}

	/** Remembers strategy and position for the current setup. */
	#leave(): void {
		this.#left.set(this.puzzle.setup, {
			strategy: this.#chosen,
			position: this.#destination(),
			watched: this.watched
		});
	}

	/** Goes to the kept place once the recording has it, or ends before. */
	#keepPlace(isRecorded: boolean, ended: boolean): void {
		const { player, run } = this;
		const { trace, problem } = run;
		if (this.#kept === null || !isRecorded || trace === null || problem === null) return;
		const isUntouched = player.position === 0 && !player.playing && player.awaited === null;
		const position = findPlace(this.#kept, trace, problem.fixed);
		if (isUntouched && position >= 0) player.seek(position);
		if (!isUntouched || position >= 0 || ended || trace.length > this.#kept.horizon)
			this.#kept = null;
	}

	/** Types a value at a variable; −1 empties it. */
	type(variable: number, value: number): void {
		this.edit(() => this.puzzle.type(variable, value));
	}

	/** Goes to the step that placed the value of a stack frame. */
	async goToFrame(index: number): Promise<void> {
		const { moment, player } = this;
		const { tree, trace } = this.run;
		if (moment === null || tree === null || trace === null) return;
		const found = await frameStart(trace, moment, index, tree);
		if (found >= 0 && trace === this.run.trace) player.seek(found);
	}
}

/** The initial number of moves per second: slow enough to follow. */
export const DEFAULT_RATE = 5;
