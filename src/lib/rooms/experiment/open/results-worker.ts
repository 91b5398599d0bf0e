import { workerOrFailure, type WorkerLike } from '$lib/stage/run/call';
import type { ResultsReply, ResultsRequest } from './protocol';

/** A worker that opens files of results. */
export function resultsWorker(): WorkerLike<ResultsRequest, ResultsReply> {
	return workerOrFailure(
		() => new Worker(new URL('./results.worker.ts', import.meta.url), { type: 'module' })
	);
}
