import type { Experiment, RunKey, RunRow } from '../experiment/experiment';
import type { DataError } from '../experiment/strict';
import type { Made, Unmade } from '../generator/make';
import type { Rating } from '../generator/rating';
import type { Wish } from '../generator/wish';
import type { Parsed } from '../problems/kind';
import type { ProblemSpec } from '../problems/spec';
import type { Strategy } from '../search/strategy';
import type { Checkpoint } from '../trace/checkpoint';
import type { Outcome } from '../search/outcome';
import type { TraceChunk } from '../trace/recorder';

/** The page's requests to a worker. A worker does one job and is then terminated. */
export type WorkerRequest = RecordRequest | CountRequest | CancelRequest | PingRequest;

/** Record a run and stream it. */
export interface RecordRequest {
	readonly type: 'record';
	readonly spec: ProblemSpec;
	readonly strategy: Strategy;
	/** Record only what is below this node; absent for the whole run. */
	readonly within?: Checkpoint;
}

/** Determine whether the problem has no solution, one, or several. */
export interface CountRequest {
	readonly type: 'count';
	readonly spec: ProblemSpec;
	/** Give up after this many steps. */
	readonly steps: number;
}

/** End the job early and keep the results so far. */
export interface CancelRequest {
	readonly type: 'cancel';
}

/** Answer at once, in the middle of a job: this shows that the worker is still there. */
export interface PingRequest {
	readonly type: 'ping';
}

export type WorkerReply = ChunkReply | EndReply | CountReply | PongReply | FailureReply;

export interface ChunkReply {
	readonly type: 'chunk';
	readonly chunk: TraceChunk;
	/** Time spent searching so far. */
	readonly milliseconds: number;
}

export interface EndReply {
	readonly type: 'end';
	readonly outcome: Outcome;
}

export interface CountReply {
	readonly type: 'count';
	readonly count: SolutionCount;
}

/** The answer to a {@link PingRequest}. */
export interface PongReply {
	readonly type: 'pong';
}

/** The job failed; `message` is for the log, not for the reader. */
export interface FailureReply {
	readonly type: 'failure';
	readonly message: string;
}

/** The number of solutions; `known` is false if the count was cut short. */
export interface SolutionCount {
	readonly known: boolean;
	/** Solutions found, at most two. */
	readonly found: number;
	/** The first solution, null if none was found. */
	readonly solution: Int8Array | null;
}

/** One large text to read, for a worker that does nothing else. */
export interface ParseRequest {
	readonly kind: string;
	readonly text: string;
	/** The file name, if the text has one. */
	readonly name?: string;
}

export type ParseReply<Setup = unknown> =
	{ readonly type: 'parsed'; readonly parsed: Parsed<Setup> } | FailureReply;

/** The page's requests to a worker that opens files of results. */
export type ResultsRequest = KnownRequest | OpenRequest;

/** Rows that the page has already, some at a time. */
export interface KnownRequest {
	readonly type: 'known';
	readonly rows: readonly RunRow[];
}

/** Open these files: one experiment, or parts of the results of one. */
export interface OpenRequest {
	readonly type: 'open';
	readonly files: readonly File[];
	/** The experiment of the rows that the page has. */
	readonly known: Experiment | null;
}

export type ResultsReply =
	| { readonly type: 'read'; /** How much of the files. */ readonly share: number }
	| { readonly type: 'rows'; readonly rows: readonly RunRow[] }
	| { readonly type: 'merged'; readonly experiment: Experiment; readonly missing: number }
	| { readonly type: 'experiment'; readonly name: string; readonly experiment: Experiment }
	/** The name is that of a file that cannot be read; null if parts do not belong together. */
	| { readonly type: 'refused'; readonly name: string | null; readonly error: DataError }
	| FailureReply;

/** The page's requests to a worker that measures. It measures one run after the other. */
export type MeasureRequest = PrepareRequest | MeasureRunsRequest | PingRequest;

/** The experiment, before its runs. */
export interface PrepareRequest {
	readonly type: 'prepare';
	readonly experiment: Experiment;
}

/** Measure these runs, in this order. */
export interface MeasureRunsRequest {
	readonly type: 'measure';
	readonly runs: readonly RunKey[];
}

export type MeasureReply = ReadyReply | MeasuredReply | ProgressReply | PongReply | FailureReply;

/** The experiment is loaded: what fails from now on is a run. */
export interface ReadyReply {
	readonly type: 'ready';
}

/** Rows of runs that have ended, in the order of the request. */
export interface MeasuredReply {
	readonly type: 'measured';
	readonly measured: readonly Measured[];
	/** Milliseconds that the worker needed for them, with their repeats. */
	readonly spent: number;
}

/** A row, and how long it took. Rows are the same on every machine, times are not. */
export interface Measured {
	readonly row: RunRow;
	/** Time spent searching, of a short run the shortest of several; null if it is not known. */
	readonly milliseconds: number | null;
}

/** The current run goes on. */
export interface ProgressReply {
	readonly type: 'progress';
	/** Its steps so far. */
	readonly steps: number;
}

/** The page's requests to a worker that makes puzzles. It gets one of the first kind. */
export type MakeRequest = MakePuzzlesRequest | RatePuzzleRequest | PingRequest;

/** Rate a puzzle of which it is known that this is its only solution. */
export interface RatePuzzleRequest {
	readonly type: 'rate';
	readonly board: Made['board'];
	readonly solution: Int8Array;
}

/** Make puzzles with this wish's seed and those after it. */
export interface MakePuzzlesRequest {
	readonly type: 'make';
	readonly wish: Wish;
	/** How many. Seeds for which it gives up do not count. */
	readonly count: number;
}

export type MakeReply = MadeReply | RatedReply | PongReply | FailureReply;

export interface RatedReply {
	readonly type: 'rated';
	readonly rating: Rating;
}

/** What came of the seeds since the last reply, in order. */
export interface MadeReply {
	readonly type: 'made';
	readonly results: readonly (Made | Unmade)[];
	/** Tries since the request, also of what is not made yet. */
	readonly tries: number;
	/** Nothing more will come: all are made, or the wish cannot be met. */
	readonly isDone: boolean;
}
