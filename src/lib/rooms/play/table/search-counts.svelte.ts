import type { Board } from '$lib/kinds/sudoku/board';
import { sudoku } from '$lib/kinds/sudoku/sudoku';
import { DEFAULT_STRATEGY, type Ordering } from '$lib/engine/search/strategy';
import { countInTurns } from '$lib/stage/run/count-in-turns';

/** Counting stops after this many placements. */
const MOST = 2_000_000;

/** What an ordering needs for a puzzle. */
export interface SearchCount {
	readonly ordering: Ordering;
	readonly placed: number;
	/** How often it went back; null if the count was given up, and `placed` is a lower bound. */
	readonly wentBack: number | null;
}

/**
 * What findmin and naive need for a puzzle with one solution, the quick one first. It is counted only
 * when {@link start} is called, a few milliseconds at a time.
 */
export class SearchCounts {
	known = $state.raw<readonly SearchCount[]>([]);
	isCounting = $state(false);
	#stop: AbortController | null = null;

	constructor(private readonly givens: Board) {}

	/** Counts what is not known yet. */
	async start(): Promise<void> {
		if (this.#stop !== null) return;
		this.#stop = new AbortController();
		const { signal } = this.#stop;
		this.isCounting = true;
		const problem = sudoku(this.givens);
		const open = this.givens.cells.filter((symbol) => symbol < 0).length;
		for (const ordering of ['findmin', 'naive'] as const) {
			if (this.known.some((one) => one.ordering === ordering)) continue;
			const counted = await countInTurns(problem, { ...DEFAULT_STRATEGY, ordering }, MOST, signal);
			if (counted === null) return;
			const { placements: placed, end } = counted;
			// What is not part of the solution was taken back.
			const wentBack = end === 'solved' ? placed - open : null;
			this.known = [...this.known, { ordering, placed, wentBack }];
		}
		this.isCounting = false;
	}

	/** Stops; {@link start} goes on. */
	stop(): void {
		this.#stop?.abort();
		this.#stop = null;
		this.isCounting = false;
	}
}
