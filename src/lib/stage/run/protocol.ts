import type { ProblemSpec } from '$lib/engine/spec';
import type { Finding } from '$lib/engine/prevention/prevention';
import type { DeadEnd } from '$lib/engine/prevention/reasons';
import type { Strategy } from '$lib/engine/search/strategy';
import type { Checkpoint } from '$lib/engine/trace/checkpoint';
import type { Outcome } from '$lib/engine/search/outcome';
import type { TraceChunk } from '$lib/engine/trace/recorder';

/** The page's requests to a worker. A worker does one job and is then terminated. */
export type WorkerRequest =
	| RecordRequest
	| CountRequest
	| PreventRequest
	| CancelRequest
	| PingRequest;

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

/** Find out what would have prevented a dead end of a run. */
export interface PreventRequest {
	readonly type: 'prevent';
	readonly spec: ProblemSpec;
	readonly strategy: Strategy;
	readonly deadEnd: DeadEnd;
	/** Where it is in its run, and how many steps that has. */
	readonly run: { readonly position: number; readonly length: number };
}

/** End the job early and keep the results so far. */
export interface CancelRequest {
	readonly type: 'cancel';
}

/** Answer at once, in the middle of a job: this shows that the worker is still there. */
export interface PingRequest {
	readonly type: 'ping';
}

export type WorkerReply =
	| ChunkReply
	| EndReply
	| CountReply
	| PreventReply
	| PongReply
	| FailureReply;

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

/** What is new about a {@link PreventRequest}. */
export interface PreventReply {
	readonly type: 'prevent';
	readonly findings: readonly Finding[];
	/** How many placements it has taken so far. */
	readonly placements: number;
	/** How it ended; null if it goes on. */
	readonly end: 'complete' | 'cancelled' | null;
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
