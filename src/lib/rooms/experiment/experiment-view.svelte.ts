import type { ResolvedPathname } from '$app/types';
import type { LoadedSet } from './measure/boards';
import { setupOfRun } from './measure/boards';
import { boardFacts, type BoardFacts } from './measure/board-facts';
import {
	isBound,
	type BoardKey,
	type Experiment,
	type RunKey,
	type RunRow
} from './measure/experiment';
import { MisfitFinder, type Misfit } from './measure/fit';
import { boardOrder, isRandom } from './measure/runs';
import {
	boardValue,
	byBoard,
	quotient,
	summarize,
	type BoardRuns,
	type Ratio,
	type Value
} from './measure/summary';
import { verdictOf } from './measure/verdict';
import { formatNumber } from '$lib/i18n/format';
import * as m from '$lib/i18n/compiled/messages';
import { raceHref } from './open/race-link';
import { nextTask } from '$lib/ui/loading/when-idle';
import { seriesStyle, setStyle, type Series } from '$lib/ui/chart/series';
import {
	boardText,
	methodName,
	methodNames,
	setName,
	type Effort,
	type ExperimentKind
} from './texts';

/** What was measured so far. */
export interface Measured {
	readonly experiment: Experiment;
	/** Null while its boards are being loaded. */
	readonly sets: readonly LoadedSet[] | null;
	readonly rows: readonly RunRow[];
	/** The milliseconds that a run took here; null if it was not measured here. */
	readonly timeOf: (run: RunKey) => number | null;
	/** The fragment of an address with the reader's program that is one of the strategies. */
	readonly program?: string;
}

/** Two strategies on one board. */
export interface Pair extends BoardKey {
	readonly base: Value;
	readonly judged: Value;
	/** What the first needed by what the second needed. */
	readonly ratio: Ratio;
}

/** All strategies on one board, as printed or in one rewriting. */
export interface BoardLine extends BoardKey {
	/** The runs of each strategy that was measured, by its index. */
	readonly runs: ReadonlyMap<number, BoardRuns>;
}

/** Milliseconds of work on the facts of boards before the page may do something else. */
const SLICE = 8;

/** Rows as the pictures and tables of an experiment show them. */
export class ExperimentView {
	/** The strategy that the others are compared with. */
	base = $state(0);
	/** The strategy that is judged. */
	judged = $state(1);
	#facts = $state.raw<readonly (readonly BoardFacts[])[]>([]);
	/** The strategies that do not fit a set; none before the facts of boards are known. */
	misfits = $state.raw<readonly Misfit[]>([]);

	readonly experiment = $derived.by(() => this.#measured().experiment);
	/** Whether some strategy jumps back. */
	readonly jumps = $derived.by(() =>
		this.experiment.strategies.some(({ back }) => back === 'jump')
	);
	readonly sets = $derived.by(() => this.#measured().sets);
	readonly rows = $derived.by(() => this.#measured().rows);
	readonly boards: readonly BoardRuns[] = $derived(byBoard(this.rows));
	readonly strategies: readonly Series[] = $derived(
		methodNames(this.experiment.strategies).map((name, index) => ({
			name: this.#isMisfitEverywhere(index) ? this.#ranAs(this.#misfit(0, index)!, name) : name,
			style: seriesStyle(index)
		}))
	);
	readonly setNames = $derived(
		this.experiment.sets.map((_, set) => setName(this.experiment, set, this.#kinds()))
	);
	/** Sets as series, for pictures in which a point is a board and not a run. */
	readonly setSeries: readonly Series[] = $derived(
		this.setNames.map((name, index) => ({ name, style: setStyle(index) }))
	);
	/** Room for the longest name of a strategy, in characters, and for those of boards. */
	readonly nameWidth = $derived(
		Math.max(10, ...this.strategies.map(({ name }) => Math.min(34, name.length + 2)))
	);
	readonly boardWidth = $derived.by(() => {
		const isOnlySet = this.setNames.length === 1;
		let width = isOnlySet ? 14 : 24;
		for (const [set, { puzzles }] of (this.sets ?? []).entries()) {
			const before = isOnlySet ? 0 : this.setNames[set].length + 2;
			for (const board of puzzles.keys()) {
				const { length } = this.#nameOf(set, board) ?? '';
				width = Math.max(width, Math.min(36, before + length));
			}
		}
		return width + (this.experiment.rewritings > 0 ? 12 : 0);
	});
	/** The sets hold boards with clues; others differ by their size. */
	readonly hasClues = $derived(
		this.experiment.sets.some((_, set) => (this.factsOf({ set, board: 0 })?.clues ?? 0) > 0)
	);
	/** How many runs have counts that are only lower bounds. */
	readonly bounded = $derived(this.rows.filter(isBound).length);
	/** Some strategy is random and has several seeds. */
	readonly hasSeeds = $derived(
		this.experiment.seeds > 1 && this.experiment.strategies.some(isRandom)
	);

	constructor(
		readonly measured: () => Measured,
		readonly kinds: () => readonly ExperimentKind[]
	) {}

	#measured = () => this.measured();
	#kinds = () => this.kinds();

	#misfit(set: number, strategy: number): Misfit | undefined {
		return this.misfits.find((one) => one.set === set && one.strategy === strategy);
	}

	#isMisfitEverywhere(strategy: number): boolean {
		return this.experiment.sets.every((_, set) => this.#misfit(set, strategy));
	}

	#ranAs({ ran }: Misfit, asked: string): string {
		return m.experiment_ran_as({ ran: methodName(ran), asked });
	}

	/** The name of a strategy on a set: what ran there, if the strategy does not fit the set. */
	strategyName(set: number, strategy: number): string {
		const { name } = this.strategies[strategy];
		const misfit = this.#misfit(set, strategy);
		return misfit === undefined || this.#isMisfitEverywhere(strategy)
			? name
			: this.#ranAs(misfit, name);
	}

	/** What to say of the strategies that do not fit a set. */
	readonly misfitTexts: readonly string[] = $derived.by(() => {
		const names = methodNames(this.experiment.strategies);
		return this.misfits.map(({ set, strategy, ran }) =>
			m.experiment_misfit({
				asked: names[strategy],
				set: this.setNames[set],
				ran: methodName(ran)
			})
		);
	});

	/** The runs on each board, by board and then by strategy. */
	readonly #byBoard = $derived.by(() => {
		const found = new Map<number, Map<number, BoardRuns>>();
		for (const runs of this.boards) {
			const key = boardOrder(runs);
			let board = found.get(key);
			if (board === undefined) found.set(key, (board = new Map<number, BoardRuns>()));
			board.set(runs.strategy, runs);
		}
		return found;
	});

	/** The boards, each once, in the order of the experiment. */
	readonly lines: readonly BoardLine[] = $derived(
		Array.from(this.#byBoard.values(), (runs) => {
			const [{ set, board, rewriting }] = runs.values();
			return { set, board, rewriting, runs };
		})
	);

	/**
	 * How two strategies compare on a board; null if one was not measured on it. A time of nothing is one
	 * that the clock did not see.
	 */
	ratioOf(
		runs: ReadonlyMap<number, BoardRuns>,
		effort: Effort,
		base = this.base,
		judged = this.judged
	): Pair | null {
		const [first, second] = [runs.get(base), runs.get(judged)];
		if (first === undefined || second === undefined) return null;
		const [above, below] = [this.effort(first, effort), this.effort(second, effort)];
		if (above === null || below === null) return null;
		// What was cut off took less time than it would have needed.
		const divided = quotient(above, below);
		if (effort === 'time' && (above.value === 0 || below.value === 0)) return null;
		const { set, board, rewriting } = first;
		const key = { set, board, rewriting };
		const ratio = { ...key, strategy: base, ...divided };
		return { ...key, base: above, judged: below, ratio };
	}

	/** Two strategies on the same boards, in the order of the boards. */
	pairs(effort: Effort, base = this.base, judged = this.judged): Pair[] {
		const pairs: Pair[] = [];
		for (const runs of this.#byBoard.values()) {
			const pair = this.ratioOf(runs, effort, base, judged);
			if (pair !== null) pairs.push(pair);
		}
		return pairs;
	}

	/** The thesis's table has the plain order twice. Once it is the thesis's own solver, which is not compared. */
	isRival(strategy: number): boolean {
		const { name, strategies } = this.experiment;
		const isSameSolver =
			name === 'thesis' && strategies[strategy].ordering === strategies[this.base].ordering;
		return strategy !== this.base && !isSameSolver;
	}

	verdict(effort: Effort, base = this.base, judged = this.judged) {
		return verdictOf(this.pairs(effort, base, judged).map(({ ratio }) => ratio));
	}

	/** The median time of the runs on a board; null if none was measured here. */
	timeOf(runs: BoardRuns): number | null {
		const { timeOf } = this.measured();
		if (runs.rows.length === 1) return timeOf(runs.rows[0]);
		const times = runs.rows.map(timeOf).filter((time) => time !== null);
		return summarize(times.map((value) => ({ value, atLeast: false })))?.median.value ?? null;
	}

	/** The effort on a board, by the median over its seeds. */
	effort(runs: BoardRuns, effort: Effort): Value | null {
		if (effort !== 'time') return boardValue(runs, effort, this.experiment.limits);
		const time = this.timeOf(runs);
		return time === null ? null : { value: time, atLeast: runs.rows.some(isBound) };
	}

	/** The name that a board has of its own; null if it has none. */
	#nameOf(set: number, board: number): string | null {
		const name = this.sets?.[set].puzzles[board]?.name;
		return name === undefined ? null : boardText(this.experiment, set, name, this.#kinds());
	}

	/** "Easy 50, board 12, rewriting 3". @param isFull with its set, even if there is only one. */
	boardName({ set, board, rewriting }: BoardKey, isFull = false): string {
		const name = this.#nameOf(set, board);
		const shown = name ?? formatNumber(board + 1);
		const isSingle = this.sets?.[set].puzzles.length === 1;
		const isOnlySet = !isFull && this.setNames.length === 1;
		const full = isSingle
			? (name ?? this.setNames[set])
			: name === null && isOnlySet
				? m.experiment_board_alone({ number: shown })
				: name === null
					? m.experiment_board({ set: this.setNames[set], number: shown })
					: isOnlySet
						? shown
						: m.experiment_board_named({ set: this.setNames[set], name: shown });
		return rewriting === 0
			? full
			: m.experiment_board_rewritten({ board: full, number: formatNumber(rewriting) });
	}

	/** The address of a race of the strategies on a board; null while boards are being loaded. */
	raceHref(run: BoardKey): ResolvedPathname | null {
		const loaded = this.sets?.[run.set];
		if (!loaded) return null;
		const { kind, puzzles } = loaded;
		const { strategies } = this.experiment;
		// Those that are compared come first, since a race has room for four.
		const chosen = new Set([this.base, this.judged, ...strategies.keys()]);
		const methods = [...chosen].flatMap((index) => strategies[index] ?? []);
		const lanes = methods.length === 1 ? [methods[0], methods[0]] : methods;
		return raceHref(
			kind.id,
			kind.write(puzzles[run.board].setup),
			run.rewriting,
			lanes,
			strategies[0].goal,
			this.measured().program
		);
	}

	/** A race of one strategy on two rewritings of a board: they look alike. */
	lookAlikeHref(
		board: Pick<RunKey, 'set' | 'board'>,
		strategy: number,
		rewritings: number[]
	): string | null {
		const loaded = this.sets?.[board.set];
		if (!loaded) return null;
		const method = this.experiment.strategies[strategy];
		return raceHref(
			loaded.kind.id,
			loaded.kind.write(loaded.puzzles[board.board].setup),
			0,
			rewritings.map((rewriting) => ({ ...method, rewriting })),
			method.goal
		);
	}

	/** The facts about a board, the same for each of its rewritings; null until they are known. */
	factsOf({ set, board }: Pick<RunKey, 'set' | 'board'>): BoardFacts | null {
		return this.#facts[set]?.[board] ?? null;
	}

	/** Computes the facts of all boards, a few at a time, and which strategies fit. @param signal ends it. */
	async learnFacts(sets: readonly LoadedSet[], signal: AbortSignal): Promise<void> {
		const facts: BoardFacts[][] = sets.map(() => []);
		const finder = new MisfitFinder(this.experiment.strategies);
		let until = performance.now() + SLICE;
		for (const [set, { kind, puzzles }] of sets.entries()) {
			for (let board = 0; board < puzzles.length; board++) {
				const problem = kind.problem(setupOfRun(sets, { set, board, rewriting: 0 }));
				facts[set].push(boardFacts(problem));
				finder.look(set, problem);
				if (performance.now() < until) continue;
				await nextTask();
				if (signal.aborted) return;
				until = performance.now() + SLICE;
			}
		}
		this.#facts = facts;
		this.misfits = finder.found;
	}
}
