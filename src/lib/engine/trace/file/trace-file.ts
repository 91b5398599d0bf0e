import { costOf, worthOf, type CostScale } from '../../problem';
import type { Outcome } from '../../search/outcome';
import type { StepLog } from '../stored/step-log';

/**
 * The file of a trace, version 1: what a search did, as JSON Lines that any solver can write. See
 * `docs/trace-file.md`.
 */
export const TRACE_VERSION = 1;

/** The most events that are read; the rest of a longer file is left out. */
export const MAX_EVENTS = 5_000_000;
/** The most bytes of a gzipped file, and of one that is text. */
export const MAX_GZIPPED = 32 * 1024 * 1024;
export const MAX_TRACE_TEXT = 256 * 1024 * 1024;
/** The most characters of a header, and of an event. */
export const MAX_HEADER = 1024 * 1024;
export const MAX_EVENT = 10_000;
export const MAX_NOTE = 500;
/** The most characters of all notes, each with 16 more for itself. Those that follow are empty. */
export const MAX_NOTES = 1 << 24;
/** The most numbers in all lists of reasons, with their lengths. Those that follow are left out. */
export const MAX_REASONS = 1 << 24;
/** The most placements in force. */
export const MAX_PLACEMENTS = 10_000;
export const MAX_SOLVER = 100;
/** The most variables that a header may name, and the most characters of a name. */
export const MAX_TRACE_VARIABLES = 4096;
export const MAX_TRACE_NAME = 60;

/** The largest number of an event, below 0 as well. */
export const MAX_NUMBER = 1_000_000_000;

/** What a solver looks for. */
export type TraceGoal = 'first' | 'all' | 'best';

/** A text, or the parameters of its address, which need not be texts; null if the header has neither. */
export type GroundPuzzle = string | Readonly<Record<string, unknown>> | null;

/** The header of a file. */
export interface TraceHeader {
	/** One of our kinds, and the puzzle; null for a table. */
	readonly ground: { readonly kind: string; readonly puzzle: GroundPuzzle } | null;
	/** The names of a table, as texts or numbers; null for a kind of ours, or if names are taken as they appear. */
	readonly variables: readonly (string | number)[] | null;
	readonly values: readonly (string | number)[] | null;
	/** The numbers of the first variable and the first value. */
	readonly first: readonly [variable: number, value: number];
	readonly goal: TraceGoal | null;
	/** The best is sought, and it has the largest cost. A kind of ours knows that by itself. */
	readonly isLargest: boolean;
	/** The name of the solver; empty for none. */
	readonly solver: string;
}

/** A file of a trace, read. */
export interface TraceFile {
	readonly header: TraceHeader;
	/** The names of the variables and values of a table; empty for a kind of ours. */
	readonly variables: readonly string[];
	readonly values: readonly string[];
	/**
	 * The events. `others` holds, by kind: `reject`: where its reasons begin in {@link reasons}; NOTE: the
	 * index of its note; `solution`: {@link loggedCost}; any other: the cause, as in `Step.cause`; −1 for none.
	 */
	readonly log: StepLog;
	/** Lists of variables, each after its length. */
	readonly reasons: Int32Array;
	readonly notes: readonly string[];
	/** What the file says of its end; null if it has none. */
	readonly outcome: Outcome | null;
	/** Why there is no more: the file has no end, or has more than {@link MAX_EVENTS} events; null for neither. */
	readonly cut: 'no-end' | 'too-many' | null;
	/** Where events do not follow one another line by line: pairs of an index and its line, ascending. */
	readonly lines: Int32Array;
}

/** The reasons that a `reject` at an index of the log gives; empty for none. */
export function reasonsAt(file: TraceFile, index: number): readonly number[] {
	const at = file.log.others[index];
	return at < 0 ? [] : reasonsFrom(file, at);
}

/** The list of reasons that begins at a place. */
export function reasonsFrom({ reasons }: Pick<TraceFile, 'reasons'>, at: number): number[] {
	return Array.from(reasons.subarray(at + 1, at + 1 + reasons[at]));
}

/** The line of an event, counted from 1. */
export function lineOf({ lines }: Pick<TraceFile, 'lines'>, index: number): number {
	let low = 0;
	let high = lines.length / 2;
	// Invariant: the pairs before `low` are at or before the event, those from `high` on are not.
	while (low < high) {
		const middle = (low + high) >> 1;
		if (lines[2 * middle] <= index) low = middle + 1;
		else high = middle;
	}
	return low === 0 ? index + 2 : lines[2 * low - 1] + index - lines[2 * low - 2];
}

/** What the costs of a table are counted from: below that, no number of a file is. */
export function tableScale({ isLargest }: Pick<TraceHeader, 'isLargest'>): CostScale {
	return isLargest ? { most: MAX_NUMBER } : { least: -MAX_NUMBER };
}

/**
 * The cost in a log of a solution whose cost the file gives as `written`: what people call it. It is never −1,
 * which stands for none; it is less if no solution can have it.
 */
export function loggedCost(scale: CostScale, written: number): number {
	const cost = costOf(scale, written);
	return cost < 0 ? cost - 1 : cost;
}

/** {@link loggedCost}, turned round. */
export function writtenCost(scale: CostScale, logged: number): number {
	return worthOf(scale, logged < 0 ? logged + 1 : logged);
}
