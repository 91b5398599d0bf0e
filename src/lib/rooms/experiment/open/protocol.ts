import type { FailureReply } from '$lib/stage/run/protocol';
import type { Experiment, RunRow } from '../measure/experiment';
import type { DataError } from '../measure/strict';

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
