import type { FailureReply, PingRequest, PongReply } from '$lib/stage/run/protocol';
import type { Experiment, RunKey, RunRow } from '../measure/experiment';

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
