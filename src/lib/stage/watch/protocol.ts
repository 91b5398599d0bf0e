import type { Checked } from '$lib/engine/trace/check/lie';
import type { TraceError } from '$lib/engine/trace/file/trace-error';
import type { TraceFile } from '$lib/engine/trace/file/trace-file';
import type { FailureReply } from '../run/protocol';

/** What a page asks a worker that knows the kinds of problems. It does one job and is then terminated. */
export type TraceRequest =
	/** Read the file of a trace. */
	| { readonly type: 'open'; readonly file: Blob }
	/** Look for the first event of a trace that is false. */
	| { readonly type: 'check'; readonly file: TraceFile };

export type TraceReply<Setup = unknown> =
	| ProgressReply
	| OpenedReply<Setup>
	| RefusedReply
	| CheckedReply
	| FailureReply;

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

export interface CheckedReply {
	readonly type: 'checked';
	readonly checked: Checked;
}

export interface RefusedReply {
	readonly type: 'refused';
	readonly error: TraceError;
}
