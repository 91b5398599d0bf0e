import type { TraceError } from '$lib/engine/trace/file/trace-error';
import type { TraceFile } from '$lib/engine/trace/file/trace-file';
import type { FailureReply } from '../run/protocol';

/** What a page asks a worker that knows the kinds of problems: to read the file of a trace. */
export interface TraceRequest {
	readonly type: 'open';
	readonly file: Blob;
}

export type TraceReply<Setup = unknown> =
	ProgressReply | OpenedReply<Setup> | RefusedReply | FailureReply;

export interface ProgressReply {
	readonly type: 'progress';
	/** The share that is done. */
	readonly share: number;
}

/** A file that was read, and the puzzle that it is about: for a table, a problem without constraints. */
export interface OpenedReply<Setup = unknown> {
	readonly type: 'opened';
	readonly file: TraceFile;
	readonly kind: string;
	readonly setup: Setup;
}

export interface RefusedReply {
	readonly type: 'refused';
	readonly error: TraceError;
}
