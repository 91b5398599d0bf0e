import type { Board } from '../../board';
import { EMPTY } from '../../board';
import { kind } from '../../kind';
import type { SudokuSetup } from '../../setup';
import type { Problem } from '$lib/engine/problem';
import { specOf } from '$lib/engine/spec';
import { BACKTRACK, DEADEND, FORCE, PLACE, SOLUTION, stepKind } from '$lib/engine/search/step';
import { DEFAULT_STRATEGY, type Strategy } from '$lib/engine/search/strategy';
import { Run } from '$lib/stage/run/run.svelte';
import type { Moment } from '$lib/engine/trace/moment';
import { NO_STEP, type Trace } from '$lib/engine/trace/trace';

/** With singles the way to a dead end is shortest, and each of its steps has a reason. */
export const STRATEGY: Strategy = {
	...DEFAULT_STRATEGY,
	ordering: 'findmin',
	elimination: 'hidden',
	eliminate: 'every',
	limits: { steps: 500_000 }
};

/** What is worth a stop: what changes the board, and dead ends. */
const STOPS = (1 << PLACE) | (1 << FORCE) | (1 << DEADEND) | (1 << BACKTRACK) | (1 << SOLUTION);
/** Nobody watches more moves than this. */
const MOST_STOPS = 2000;

/** How a search from a board ended; `broken` if the board breaks a rule, so that no search began. */
export type DeadEndState = 'searching' | 'none' | 'solvable' | 'unknown' | 'broken';

/** A search from a board with a wrong symbol, and the moment of it that is shown. */
export class DeadEndSearch {
	readonly run = new Run();
	/** The symbols that are not givens are entries. */
	readonly setup: SudokuSetup;
	readonly problem: Problem;
	readonly conflicts: ReadonlySet<number>;
	/** The index of the position shown among {@link positions}. */
	at = $state(0);

	readonly state: DeadEndState = $derived.by(() => {
		if (this.conflicts.size > 0) return 'broken';
		if (!this.run.ended) return 'searching';
		const { outcome } = this.run;
		if (outcome?.kind === 'exhausted') return 'none';
		return outcome?.kind === 'solved' ? 'solvable' : 'unknown';
	});
	/** The positions to stop at: the start, moves and dead ends. */
	readonly positions: readonly number[] = $derived.by(() => {
		const { trace, ended, length } = this.run;
		return trace === null || !ended ? [0] : stopsOf(trace, length);
	});
	readonly moment: Moment | null = $derived.by(
		() => this.run.trace?.at(this.positions[this.at] ?? 0) ?? null
	);
	readonly isAtEnd: boolean = $derived.by(() => this.at === this.positions.length - 1);

	/**
	 * @param board the symbols to search from.
	 * @param givens those that are the puzzle's.
	 */
	constructor(board: Board, givens: Board) {
		const entries = board.cells.map((symbol, cell) =>
			givens.cells[cell] === EMPTY ? symbol : EMPTY
		);
		this.setup = { givens, entries: { shape: givens.shape, cells: entries } };
		this.problem = kind.problem(this.setup);
		this.conflicts = new Set(kind.conflicts(this.setup));
	}

	/** Searches, off the page's thread. */
	start(): void {
		if (this.conflicts.size === 0) this.run.start(this.problem, specOf(kind, this.setup), STRATEGY);
	}

	go(at: number): void {
		this.at = Math.max(0, Math.min(this.positions.length - 1, at));
	}

	/** Goes to the next dead end, or to the end. */
	toDeadEnd(): void {
		const { trace } = this.run;
		const next = this.positions.findIndex(
			(position, at) => at > this.at && trace?.at(position).step?.kind === 'deadend'
		);
		this.go(next < 0 ? this.positions.length - 1 : next);
	}

	dispose(): void {
		this.run.dispose();
	}
}

/**
 * The positions to stop at, from the start on. What is taken back at once is one move. The last dead end
 * comes twice: as a dead end, and as the end, because all that follows is taken back.
 */
export function stopsOf(trace: Pick<Trace, 'scan'>, length: number): number[] {
	const stops = [0];
	let last = -1;
	trace.scan(0, length, (word, _, position, next) => {
		const kind = stepKind(word);
		const isMove = ((STOPS >>> kind) & 1) !== 0;
		const goesOn = kind === BACKTRACK && next !== NO_STEP && stepKind(next) === BACKTRACK;
		if (isMove && !goesOn) stops.push(position);
		if (kind === DEADEND) last = stops.length - 1;
		return stops.length >= MOST_STOPS;
	});
	if (last < 0) return [...stops, length];
	return [...stops.slice(0, last + 1), stops[last]];
}
