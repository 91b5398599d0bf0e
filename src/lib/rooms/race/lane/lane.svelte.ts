import { untrack } from 'svelte';
import { variantOf, type Problem } from '$lib/engine/problem';
import type { ProblemSpec } from '$lib/engine/spec';
import { fitStrategy } from '$lib/engine/search/choices';
import type { Strategy } from '$lib/engine/search/strategy';
import { sampled, type Sample } from '$lib/engine/trace/samples';
import { OpenedSubtrees } from '$lib/stage/run/opened-subtrees.svelte';
import { ProgramRun } from '$lib/stage/program/raced/program-run.svelte';
import { Run } from '$lib/stage/run/run.svelte';
import type { Watched } from '$lib/stage/watch/watched';
import type { ToldStrategy } from '$lib/stage/facts/moment-facts.svelte';
import { positionAt, type Clock } from '../clock/clock';
import type { Entry } from '$lib/stage/address/entry';
import type { RaceProgram } from '../program/race-program.svelte';
import { runner } from '../program/runner';
import type { LaneRun } from './lane-run';

/** A puzzle as a lane searches it. */
export interface LanePuzzle<Setup> {
	readonly setup: Setup;
	readonly problem: Problem;
	readonly spec: ProblemSpec;
	readonly conflicts: ReadonlySet<number>;
	/** It does not contradict itself, and the address was read whole. */
	readonly isSearchable: boolean;
}

/** What a lane needs of the trace of another solver. */
type WatchedRun = Pick<Watched, 'strategy' | 'trace'>;

/** What a lane gets from its race. All of it is reactive. */
export interface LaneRace<Setup> {
	readonly clock: Clock;
	readonly tick: number;
	readonly shared: Pick<Strategy, 'goal' | 'limits'>;
	/** The race's puzzle, written with this seed; null while it cannot be written so yet. */
	puzzleOf(rewriting: number): LanePuzzle<Setup> | null;
	/** The program of the race, and what of it may run. */
	readonly program: Pick<RaceProgram<Setup>, 'allowed' | 'callOf'>;
	/** The trace of another solver. */
	readonly watched: { readonly fitting: WatchedRun | null; readonly isComing: boolean };
}

/** The points of a curve: more would not be seen. A short run has all of them. */
const SAMPLES = 400;
const SHORT = 4096;

/**
 * One search of a race, the program of the reader's or the trace of another solver, and the moment that the
 * race's clock shows.
 */
export class Lane<Setup = unknown> {
	/** The search, if it is one; the run of the trace, if it is that. */
	readonly search = new Run();
	/** The run of the program, if it is that. */
	readonly program = new ProgramRun(runner);
	/** What was opened in the tree of the search. */
	readonly opened = new OpenedSubtrees(this.search);
	entry = $state.raw<Entry>()!;
	/** It is a search of ours. */
	readonly isSearch: boolean = $derived.by(() => this.entry.own === undefined);
	/** It is the program of the race. */
	readonly isProgram: boolean = $derived.by(() => this.entry.own === 'program');
	/** It is the trace of the race. */
	readonly isTrace: boolean = $derived.by(() => this.entry.own === 'trace');
	/** The trace that it shows; null for none. */
	readonly watched: WatchedRun | null = $derived.by(() =>
		this.isTrace ? this.race.watched.fitting : null
	);
	readonly run: LaneRun = $derived.by(() => (this.isProgram ? this.program : this.search));
	readonly puzzle: LanePuzzle<Setup> | null = $derived.by(() => {
		const puzzle = this.race.puzzleOf(this.entry.rewriting);
		return puzzle && { ...puzzle, problem: variantOf(puzzle.problem, this.strategy) };
	});
	readonly strategy: ToldStrategy = $derived.by(() => {
		if (this.watched !== null) return this.watched.strategy;
		const { rewriting: _, own: __, ...method } = this.entry;
		const problem = this.race.puzzleOf(0)!.problem;
		return fitStrategy(problem, { ...method, ...this.race.shared });
	});
	/** Where this lane stands. */
	readonly position: number = $derived.by(() =>
		positionAt(this.race.clock, this.run, this.race.tick)
	);
	/** The lane has come to its end, and its search with it. */
	readonly isDone: boolean = $derived.by(
		() => this.run.ended && this.run.trace !== null && this.position >= this.run.length
	);
	/** Everything at the position; null until this exact puzzle is searched. */
	readonly moment = $derived.by(() => {
		// The last position has an outcome once the search has ended.
		void this.isDone;
		const { problem, trace } = this.run;
		return problem !== null && problem === this.puzzle?.problem
			? (trace?.at(this.position) ?? null)
			: null;
	});
	/** The puzzle as it is now is being searched, or it cannot be searched. A program is told when it has ended. */
	readonly isStarted: boolean = $derived.by(() => {
		const { puzzle, run } = this;
		if (puzzle === null) return false;
		if (!puzzle.isSearchable) return run.problem === null;
		if (this.isTrace && this.watched === null) return !this.isComing;
		if (this.isProgram && this.race.program.allowed === null) return true;
		return run.problem === puzzle.problem && (run.ended || (run.running && !this.isProgram));
	});
	/** It is a trace that is being opened. */
	readonly isComing: boolean = $derived.by(() => this.isTrace && this.race.watched.isComing);
	/**
	 * It has nothing to show: a program that the reader has to let run, or that could not be run; or a trace
	 * that could not be opened, or is about another puzzle.
	 */
	readonly isWaiting: boolean = $derived.by(() => {
		if (this.isTrace) return this.watched === null && !this.isComing;
		return this.isProgram && (this.race.program.allowed === null || this.run.failure !== null);
	});
	/** The search was stopped before its end, so its counts are lower bounds. */
	readonly isBound: boolean = $derived.by(() => this.run.outcome?.kind === 'stopped');
	/** The curve of the run. While it is recorded, it is made anew whenever the run has doubled. */
	readonly samples: readonly Sample[] = $derived.by(() => {
		const { trace, ended, length, statistics } = this.run;
		const recorded = ended ? length : this.#doubled;
		if (trace === null || recorded === 0) return [];
		const samples = sampled(trace, recorded, recorded <= SHORT ? recorded + 1 : SAMPLES);
		return ended ? [...samples, statistics] : samples;
	});
	readonly #doubled: number = $derived.by(() => {
		const { length } = this.run;
		return length === 0 ? 0 : 2 ** Math.floor(Math.log2(length));
	});

	/** @param id tells the lanes of a race apart. */
	constructor(
		readonly id: number,
		entry: Entry,
		private readonly race: LaneRace<Setup>
	) {
		this.entry = entry;
	}

	/** Shows the beginning of the search without searching. */
	prepare(): void {
		if (this.puzzle !== null) this.search.prepare(this.puzzle.problem, this.strategy);
	}

	/** Searches again whenever the puzzle or the strategy changes. Call it where effects may be created. */
	watch(): void {
		$effect(() => {
			const { puzzle, strategy, isProgram, isTrace, watched } = this;
			const raced = isProgram ? this.race.program.allowed : null;
			untrack(() => {
				const isSearchable = puzzle?.isSearchable === true;
				if (isProgram || !isSearchable || (isTrace && watched === null)) this.search.clear();
				else if (watched !== null) this.search.adopt(puzzle.problem, strategy, watched.trace);
				else this.search.start(puzzle.problem, puzzle.spec, strategy);
				const call =
					isSearchable && raced !== null && this.race.program.callOf(raced, puzzle.setup);
				if (call && raced) this.program.start(puzzle.problem, raced.program, call);
				else this.program.clear();
			});
		});
		$effect(() => () => {
			this.search.dispose();
			this.program.dispose();
		});
	}
}
