import type { ParseReply, ParseRequest } from '../puzzle/open/protocol';
import type { TraceReply, TraceRequest } from '../watch/protocol';
import type { WorkerLike } from './call';
import type { WorkerReply, WorkerRequest } from './protocol';

/** A worker that records or counts. */
export type SearchWorker = WorkerLike<WorkerRequest, WorkerReply>;
/** A worker that reads one text. */
export type ParseWorker<Setup = unknown> = WorkerLike<ParseRequest, ParseReply<Setup>>;

/** A worker that reads the file of a trace. */
export type TraceWorker<Setup = unknown> = WorkerLike<TraceRequest, TraceReply<Setup>>;

/** Makers of workers that know the kinds of problems, which a stage does not. */
export interface KindWorkers {
	search(): SearchWorker;
	parse<Setup>(): ParseWorker<Setup>;
	trace<Setup>(): TraceWorker<Setup>;
}

let makers: KindWorkers | null = null;

/** Tells the stages of a page, before the first of them, how to start workers that know the kinds. */
export function provideWorkers(kindWorkers: KindWorkers): void {
	makers = kindWorkers;
}

/** @throws Error if nobody has provided workers. */
function provided(): KindWorkers {
	if (makers === null) throw new Error('no workers are provided');
	return makers;
}

export const searchWorker = (): SearchWorker => provided().search();
export const parseWorker = <Setup>(): ParseWorker<Setup> => provided().parse<Setup>();
export const traceWorker = <Setup>(): TraceWorker<Setup> => provided().trace<Setup>();
